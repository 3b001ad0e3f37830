import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import type { Simulations } from './simulations.ts'

/** How the thing after the name is activated. */
type Manner = 'mouse' | 'keyboard'
type Place = 'new' | 'saved' | 'dashboard'

const toolbar = (page: Page) => page.getByRole('toolbar', { name: 'Simulation' })
const idOf = (page: Page) => /[0-9a-f-]{36}/.exec(page.url())![0]

async function open(page: Page, simulations: Simulations, place: Place): Promise<void> {
  const path = place === 'dashboard' ? '/dashboard' : `/simulator/${place === 'new' ? 'new' : await simulations.save()}`
  await page.goto(path)
  await expect(page.getByRole('button', { name: 'Save and Continue' })).toBeVisible()
  // The list above the simulator would move it away from under the pointer.
  await expect(page.getByRole('status', { name: 'Loading…' })).toHaveCount(0)
}

/** Types a project name and leaves it standing in its field. */
async function typeProject(page: Page, name: string): Promise<void> {
  await toolbar(page).getByRole('button', { name: 'Edit: Project' }).click()
  await toolbar(page).getByRole('textbox', { name: 'Project' }).fill(name)
}

/** One real press of the mouse where the element stands now, held longer than a save takes. */
async function pressOnce(page: Page, target: Locator): Promise<void> {
  let box = { x: 0, y: 0, width: 0, height: 0 }
  // What is drawn again at this moment has no place, and what comes in above it moves it: it is looked at until it stands.
  await expect(async () => {
    await target.evaluate((e) => e.scrollIntoView({ block: 'nearest' }))
    const before = await target.boundingBox()
    await page.waitForTimeout(100)
    box = (await target.boundingBox())!
    expect(box).not.toBeNull()
    expect(box).toEqual(before)
  }).toPass({ timeout: 5_000 })
  await page.mouse.move(box.x + box.width / 2, box.y + Math.min(12, box.height / 2))
  await page.mouse.down()
  await page.waitForTimeout(1_200)
  await page.mouse.up()
}

/** Tab until the element has the focus, then Enter. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let i = 0; i < 80; i++) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((e) => e === document.activeElement)) break
  }
  await page.keyboard.press('Enter')
}

const activate = (manner: Manner) => (manner === 'mouse' ? pressOnce : tabTo)

for (const place of ['new', 'saved', 'dashboard'] as const)
  for (const manner of ['mouse', 'keyboard'] as const) {
    test(`a name typed on a ${place} simulation, then the other name by ${manner}: both are saved`, async ({
      page,
      simulations,
    }) => {
      await open(page, simulations, place)
      await typeProject(page, 'Porto')
      await activate(manner)(page, toolbar(page).getByRole('button', { name: 'Edit: Simulation name' }))
      const name = toolbar(page).getByRole('textbox', { name: 'Simulation name' })
      await expect(name).toBeFocused()
      await page.keyboard.type('North roof', { delay: 90 })
      await expect(name).toHaveValue('North roof')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/simulator\/[0-9a-f-]{36}/)
      await expect
        .poll(() => simulations.read(idOf(page)))
        .toMatchObject({ name: 'North roof', request: { metadata: { projectName: 'Porto' } } })
    })

    test(`a name typed on a ${place} simulation, then Save and Continue by ${manner}`, async ({
      page,
      simulations,
    }) => {
      await open(page, simulations, place)
      await typeProject(page, 'Porto')
      await activate(manner)(page, page.getByRole('button', { name: 'Save and Continue' }))
      await expect(page).toHaveURL(/\/simulator\/[0-9a-f-]{36}\?step=loads/)
      await expect(toolbar(page).getByRole('button', { name: 'Porto' })).toBeVisible()
      expect(await simulations.read(idOf(page))).toMatchObject({ project: 'Porto' })
    })
  }

for (const place of ['new', 'saved'] as const) {
  test(`a name typed on a ${place} simulation, then Save and Calculate`, async ({ page, simulations }) => {
    await open(page, simulations, place)
    await typeProject(page, 'Porto')
    await pressOnce(page, page.getByRole('button', { name: 'Save and Calculate' }))
    await expect(page).toHaveURL(/\/simulator\/[0-9a-f-]{36}\?step=results/)
    await expect
      .poll(() => simulations.read(idOf(page)), { timeout: 30_000 })
      .toMatchObject({ project: 'Porto', calculationStatus: 'COMPLETE' })
  })

  test(`a name typed on a ${place} simulation, then another step`, async ({ page, simulations }) => {
    await open(page, simulations, place)
    await typeProject(page, 'Porto')
    await pressOnce(page, page.getByRole('navigation', { name: 'Later steps' }).getByRole('button', { name: /Wind/ }))
    await expect(page).toHaveURL(/\/simulator\/[0-9a-f-]{36}\?step=wind/)
    expect(await simulations.read(idOf(page))).toMatchObject({ project: 'Porto' })
  })
}

test('a field that is typed in while a new simulation is being named keeps focus and value', async ({ page }) => {
  await page.goto('/simulator/new')
  await typeProject(page, 'Porto')
  await page.getByRole('spinbutton', { name: 'Profile spacing' }).click()
  const spacing = page.getByRole('spinbutton', { name: 'Profile spacing' })
  await page.keyboard.type('1.25', { delay: 300 })
  await expect(page).toHaveURL(/\/simulator\/[0-9a-f-]{36}/)
  await expect(spacing).toBeFocused()
  await expect(spacing).toHaveValue('1.25')
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 820, height: 1180 } })
  test('a name typed on a new simulation, then Save and Continue', async ({ page, simulations }) => {
    await open(page, simulations, 'new')
    await typeProject(page, 'Porto')
    await page.getByRole('button', { name: 'Save and Continue' }).tap()
    await expect(page).toHaveURL(/\/simulator\/[0-9a-f-]{36}\?step=loads/)
    expect(await simulations.read(idOf(page))).toMatchObject({ project: 'Porto' })
  })

  test('a name typed on a new simulation, then the other name', async ({ page, simulations }) => {
    await open(page, simulations, 'new')
    await typeProject(page, 'Porto')
    await toolbar(page).getByRole('button', { name: 'Edit: Simulation name' }).tap()
    const name = toolbar(page).getByRole('textbox', { name: 'Simulation name' })
    await expect(name).toBeFocused()
    await page.keyboard.type('North roof', { delay: 90 })
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/simulator\/[0-9a-f-]{36}/)
    await expect
      .poll(() => simulations.read(idOf(page)))
      .toMatchObject({ name: 'North roof', request: { metadata: { projectName: 'Porto' } } })
  })
})
