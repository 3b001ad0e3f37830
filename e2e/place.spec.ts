import { AxeBuilder } from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { toast } from './toasts.ts'

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** What keeps the Tab key inside the dialog: it takes the focus only to pass it on, and says nothing. */
const FOCUS_GUARDS = '[data-base-ui-focus-guard]'

/** A roof of Guarda: 15 m long, as the line, so that the line is symmetric. */
const GUARDA = { altitude: 900, length: 15, width: 12, height: 7 }

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Wind and snow from the place' })

async function openAtWind(page: Page, id: string): Promise<Locator> {
  await page.goto(`/simulator/${id}?step=wind`)
  const open = page.getByRole('button', { name: 'From the place…' })
  await expect(open).toBeVisible()
  await open.focus()
  await page.keyboard.press('Enter')
  const dialog = dialogOf(page)
  await expect(dialog).toBeVisible()
  return dialog
}

/** Tab until the element has the focus. */
async function tabTo(page: Page, target: Locator) {
  for (let i = 0; i < 80; i++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`not reached by Tab: ${target}`)
}

/** The place and the building, with the keyboard alone. */
async function enterGuarda(page: Page, dialog: Locator) {
  const municipality = dialog.getByRole('combobox', { name: 'Municipality' })
  await tabTo(page, municipality)
  await page.keyboard.type('guar')
  await expect(dialog.getByRole('option').first()).toHaveText(/^Guarda/)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(municipality).toHaveValue(/^Guarda/)
  await expect(dialog.getByRole('listbox')).toHaveCount(0)
  const sizes = [
    [/^Altitude of the site/, GUARDA.altitude],
    [/^Length along the ridge/, GUARDA.length],
    [/^Width across the ridge/, GUARDA.width],
    [/^Height of the highest point/, GUARDA.height],
  ] as const
  for (const [name, value] of sizes) {
    await tabTo(page, dialog.getByRole('textbox', { name }))
    await page.keyboard.type(String(value))
  }
}

/** Colours on their way from one theme to the other are not what is checked; what inherits one sets out a frame after its parent. */
const stillness = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame)
    for (let still = 0; still < 3; still = document.getAnimations().length === 0 ? still + 1 : 0) await frame()
  })

/** What stands beside the loads of the step: 'Suction: from the place'. */
const marks = (page: Page) =>
  page
    .locator('main')
    .getByRole('listitem')
    .filter({ hasText: /from the place|typed|no longer/ })

async function saveAndContinue(page: Page, next: string) {
  await page.keyboard.press('Control+Enter')
  await expect(page).toHaveURL(new RegExp(`step=${next}`))
  await expect(page.getByRole('progressbar')).toHaveCount(0)
}

/** Where each load comes from, as it is saved. */
async function sources(read: { request: { metadata: { site?: unknown } } }) {
  const site = read.request.metadata.site as { accepted: { loads: Record<string, { source: string }> } }
  return Object.fromEntries(Object.entries(site.accepted.loads).map(([load, { source }]) => [load, source]))
}

test('wind and snow are taken from the place by keyboard, kept, and say when they no longer match', async ({
  page,
  simulations,
}) => {
  test.slow()
  const id = await simulations.save({ name: 'Guarda', request: { location: 'PORTUGAL', inclinationDegrees: 10 } })
  const before = (await simulations.read(id)).request
  const dialog = await openAtWind(page, id)
  await expect(dialog.getByRole('heading', { name: 'Nothing can be taken over yet:' })).toBeVisible()
  await enterGuarda(page, dialog)

  // Z1 at 900 m: 0.8·0.3·(1 + 1.8²) = 1.018 kN/m²
  const offer = (name: string) =>
    dialog.getByRole('listitem').filter({ has: page.getByRole('checkbox', { name, exact: true }) })
  await expect(offer('Snow')).toContainText('so far: 0.5 kN/m² in every span')
  await expect(offer('Snow')).toContainText('from the place: 1.018 kN/m² in every span')
  await expect(offer('Wind suction')).toContainText('so far: 0.6 kN/m² over 15 m')
  for (const tick of await dialog.getByRole('listitem').getByRole('checkbox').all()) await expect(tick).toBeChecked()
  await expect(dialog.getByRole('img').last()).toBeVisible()

  await tabTo(page, dialog.getByRole('button', { name: 'Take over the ticked loads' }))
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(marks(page)).toHaveText([
    'Pressure: from the place',
    'Suction: from the place',
    'Pressure: from the place',
    'Suction: from the place',
  ])
  await expect(page.getByRole('note')).toContainText(
    'General and local wind are two directions of the wind on one building, not two strengths. Suction: wind on the left gable.',
  )
  await saveAndContinue(page, 'snow')
  const taken = await simulations.read(id)
  expect(taken.request.loadSnowRegular).toEqual([1.018, 1.018, 1.018])
  expect(taken.request.loadWindSuction).not.toEqual(before.loadWindSuction)
  expect(new Set(Object.values(await sources(taken)))).toEqual(new Set(['PLACE']))

  // One changed by hand is typed, and that one alone.
  const snow = page.getByRole('spinbutton', { name: 'General snow: Load' })
  await expect(snow).toHaveValue('1.018')
  await snow.fill('0.9')
  await saveAndContinue(page, 'additional-parameters')
  expect(await sources(await simulations.read(id))).toMatchObject({
    loadSnowRegular: 'TYPED',
    loadWindSuction: 'PLACE',
  })
  await page.goto(`/simulator/${id}?step=snow`)
  await expect(marks(page).first()).toHaveText('typed')

  // Another spacing, another loaded area: the numbers stay, and say that they no longer match.
  await page.goto(`/simulator/${id}?step=general`)
  await page.getByRole('spinbutton', { name: 'Profile spacing' }).fill('0.8')
  await saveAndContinue(page, 'loads')
  const spaced = await simulations.read(id)
  expect(spaced.request.loadWindSuction).toEqual(taken.request.loadWindSuction)
  expect(await sources(spaced)).toMatchObject({ loadWindSuction: 'STALE', loadSnowRegular: 'TYPED' })

  await page.goto(`/simulator/${id}?step=wind`)
  await page.reload()
  await expect(marks(page).nth(1)).toHaveText('Suction: no longer matches')

  await page.getByRole('toolbar').getByRole('button', { name: 'Duplicate' }).click()
  await expect(toast(page, 'Simulation duplicated successfully.')).toBeVisible()
  await expect(page).not.toHaveURL(new RegExp(id))
  const copy = await simulations.read(/[0-9a-f-]{36}/.exec(page.url())![0])
  expect(await sources(copy)).toEqual(await sources(spaced))
  expect(copy.request.loadWindSuction).toEqual(spaced.request.loadWindSuction)
  await page.goto(`/simulator/${copy.id}?step=wind`)
  await expect(marks(page).nth(1)).toHaveText('Suction: no longer matches')
  await expect((await openAtWind(page, copy.id)).getByRole('combobox', { name: 'Municipality' })).toHaveValue(/^Guarda/)
})

test('cancelling changes nothing, and a load that is not ticked stays', async ({ page, simulations }) => {
  const id = await simulations.save({ name: 'Covilhã', request: { location: 'PORTUGAL', inclinationDegrees: 10 } })
  const dialog = await openAtWind(page, id)
  await enterGuarda(page, dialog)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(marks(page)).toHaveCount(0)

  await openAtWind(page, id)
  await enterGuarda(page, dialog)
  const snow = dialog.getByRole('checkbox', { name: 'Snow', exact: true })
  await tabTo(page, snow)
  await page.keyboard.press('Space')
  await expect(snow).not.toBeChecked()
  await dialog.getByRole('button', { name: 'Take over the ticked loads' }).click()
  await saveAndContinue(page, 'snow')
  const saved = await simulations.read(id)
  expect(saved.request.loadSnowRegular).toEqual([0.5, 0.5, 0.5])
  expect(await sources(saved)).toMatchObject({ loadSnowRegular: 'TYPED', loadWindPressure: 'PLACE' })
})

for (const [width, height] of [
  [1366, 650],
  [390, 650],
] as const)
  test(`help opens in sight and moves no field beside its own, and the plan is drawn at its size: ${width}×${height}`, async ({
    page,
    simulations,
  }) => {
    await page.setViewportSize({ width, height })
    const id = await simulations.save({ request: { location: 'PORTUGAL', inclinationDegrees: 10 } })
    const dialog = await openAtWind(page, id)
    await enterGuarda(page, dialog)
    const highest = dialog.getByRole('textbox', { name: /^Height of the highest/ })
    const beside = dialog.getByRole('textbox', { name: /^Width across/ })
    const apart = async () => (await highest.boundingBox())!.y - (await beside.boundingBox())!.y
    const before = await apart()
    await expect(highest).toBeFocused()
    await page.keyboard.press('F1')
    await expect(dialog.getByRole('note')).toBeInViewport({ ratio: 1 })
    expect(await apart()).toBeCloseTo(before, 1)
    const plan = dialog.getByRole('img', { name: /^Plan of the roof/ })
    expect(await plan.evaluate((svg: SVGSVGElement) => svg.getBoundingClientRect().width)).toBeCloseTo(
      Number(await plan.getAttribute('width')),
      1,
    )
  })

for (const [device, viewport] of [
  ['desktop', { width: 1440, height: 900 }],
  ['phone', { width: 390, height: 844 }],
] as const)
  test.describe(device, () => {
    test.use({ viewport })

    test('axe finds nothing in the open dialog, and nothing is wider than the screen', async ({
      page,
      simulations,
    }) => {
      test.slow()
      const id = await simulations.save({ request: { location: 'PORTUGAL', inclinationDegrees: 10 } })
      const dialog = await openAtWind(page, id)
      const expectClean = async (where: string) => {
        for (const theme of ['light', 'dark']) {
          await page.evaluate((name) => {
            document.documentElement.dataset.theme = name
          }, theme)
          await stillness(page)
          const { violations } = await new AxeBuilder({ page })
            .setLegacyMode()
            .options({ resultTypes: ['violations'] })
            .include('[role=dialog]')
            .withTags(STANDARDS)
            .exclude(FOCUS_GUARDS)
            .analyze()
          expect(
            violations.map(
              (v) => `${v.id}: ${v.nodes.map((n) => n.target.join(' ')).join(' | ')} ${v.nodes[0]?.failureSummary}`,
            ),
            `${where}, ${theme}`,
          ).toEqual([])
        }
        const wider = await dialog.evaluate((element) => {
          const screen = document.documentElement.clientWidth
          const parts = [...element.querySelectorAll('*')].filter(
            (part) => part.checkVisibility() && part.getBoundingClientRect().right > screen + 1 && !part.closest('svg'),
          )
          return [
            ...(document.documentElement.scrollWidth > screen ? ['the page'] : []),
            ...parts.map((part) => `${part.tagName} ${part.className} ${part.textContent?.slice(0, 40)}`),
          ]
        })
        expect(wider, where).toEqual([])
      }
      await expectClean('empty')
      await dialog.getByRole('combobox', { name: 'Municipality' }).pressSequentially('mira')
      await expect(dialog.getByRole('option').first()).toBeVisible()
      await expectClean('choosing')
      await dialog.getByRole('combobox', { name: 'Municipality' }).fill('')
      await enterGuarda(page, dialog)
      await expect(dialog.getByRole('heading', { name: 'How it comes about' })).toBeVisible()
      for (const line of (await dialog.locator('details > summary').all()).slice(0, 6)) await line.click()
      await expect(dialog.getByRole('math').first()).toBeVisible()
      await expectClean('filled')
    })
  })
