import { expect, test } from './fixtures.ts'
import { toast } from './toasts.ts'

const SAVED = /\/simulator\/[0-9a-f-]{36}/

test('the steps stand in order, the results refuse a new simulation, and a first save takes the address over', async ({
  page,
  simulations,
}) => {
  await page.goto('/dashboard')
  await page.goto('/simulator/new')
  const later = page.getByRole('navigation', { name: 'Later steps' })
  await expect(later.getByRole('button')).toHaveText([
    /2.*Permanent Loads/,
    /3.*Live Loads/,
    /4.*Wind/,
    /5.*Snow/,
    /6.*Additional Parameters/,
    /7.*Results/,
  ])
  await expect(page.getByRole('toolbar')).toContainText('New')
  const results = later.getByRole('button', { name: /Results/ })
  await expect(results).toHaveAttribute('aria-disabled', 'true')
  await results.dispatchEvent('click')
  const refusal = toast(page, 'The results cannot be shown before the simulation is saved.')
  await expect(refusal).toBeVisible()
  await results.dispatchEvent('click')
  await expect(refusal).toHaveCount(1)
  await expect(page).toHaveURL(/\/simulator\/new/)

  const started = Date.now()
  await page.getByRole('button', { name: 'Save and Continue' }).click()
  await expect(page.getByRole('progressbar')).toBeVisible()
  await expect(page).toHaveURL(/\/simulator\/[0-9a-f-]{36}\?step=loads#toolbar/)
  expect(Date.now() - started).toBeGreaterThan(700)
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await expect(page.getByRole('toolbar')).toContainText('Pending')
  await expect(page.getByRole('heading', { name: 'Permanent Loads' })).toBeFocused()

  const id = /[0-9a-f-]{36}/.exec(page.url())![0]
  const before = (await simulations.read(id)).lastUpdateDate
  const load = page.getByRole('spinbutton', { name: /^Load/ })
  await load.fill('0.35')
  await page.keyboard.press('Control+Enter')
  await expect(page).toHaveURL(/step=overloads/)
  const saved = await simulations.read(id)
  expect(saved.request.loadPermanentDistributed).toEqual([0.35, 0.35, 0.35])
  expect(saved.lastUpdateDate > before).toBe(true)

  // The new simulation's own address is not in the history any more.
  await page
    .getByRole('navigation', { name: 'Earlier steps' })
    .getByRole('button', { name: /General/ })
    .click()
  await expect(page).toHaveURL(/step=general/)
  for (let i = 0; i < 4; i++) await page.goBack()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('the results of a new simulation asked for by address are refused with a notification', async ({ page }) => {
  await page.goto('/simulator/new?step=results')
  await expect(toast(page, 'The results cannot be shown before the simulation is saved.')).toBeVisible()
  await expect(page).toHaveURL(/\/simulator\/new\?step=general/)
})

test('a facade has no snow step', async ({ page, simulations }) => {
  const id = await simulations.save()
  await page.goto(`/simulator/${id}`)
  const later = page.getByRole('navigation', { name: 'Later steps' })
  await expect(later.getByRole('button', { name: /Snow/ })).toBeVisible()
  await page.getByRole('radio', { name: 'Façade' }).check()
  await expect(later.getByRole('button', { name: /Snow/ })).toHaveCount(0)
  await expect(later.getByRole('button', { name: /5.*Additional Parameters/ })).toBeVisible()
  await expect(page.getByRole('spinbutton', { name: 'Roof angle' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Save and Continue' }).click()
  await expect(page).toHaveURL(/step=loads/)
  await page.goto(`/simulator/${id}?step=snow`)
  await expect(page.getByRole('heading', { name: 'Additional Parameters' })).toBeVisible()
  const { request } = await simulations.read(id)
  expect(request).toMatchObject({ simulationType: 'FACADE', inclinationDegrees: 0, loadSnowRegular: null })
})

test('leaving a step with unsaved changes asks, and stays when declined', async ({ page, simulations }) => {
  const id = await simulations.save()
  await page.goto(`/simulator/${id}?step=loads`)
  await page.getByRole('spinbutton', { name: /^Load/ }).fill('0.7')
  const wind = page.getByRole('navigation', { name: 'Later steps' }).getByRole('button', { name: /Wind/ })
  await wind.click()
  const question = page.getByRole('dialog', { name: 'Unsaved changes' })
  await expect(question).toContainText('You have unsaved changes. Do you want to leave this step?')
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(page).toHaveURL(/step=loads/)
  await expect(page.getByRole('spinbutton', { name: /^Load/ })).toHaveValue('0.70')

  await page.getByRole('link', { name: 'Simulations', exact: true }).click()
  await question.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page).toHaveURL(/\/simulations$/)
  expect((await simulations.read(id)).request.loadPermanentDistributed).toEqual([0.2, 0.2, 0.2])

  await page.goto(`/simulator/${id}?step=loads`)
  await expect(page.getByRole('spinbutton', { name: /^Load/ })).toHaveValue('0.20')
  await page.getByRole('spinbutton', { name: /^Load/ }).fill('0.9')
  await wind.click()
  await question.getByRole('button', { name: 'Save and leave' }).click()
  await expect(page).toHaveURL(/step=wind/)
  expect((await simulations.read(id)).request.loadPermanentDistributed).toEqual([0.9, 0.9, 0.9])
})

test('unsaved changes survive a reload and can be thrown away', async ({ page, simulations }) => {
  const id = await simulations.save()
  await page.goto(`/simulator/${id}?step=loads`)
  const load = page.getByRole('spinbutton', { name: /^Load/ })
  await load.fill('0.8')
  await load.blur()
  page.on('dialog', (dialog) => dialog.accept())
  await page.reload()
  await expect(page.getByText(/^Unsaved draft of .+, recovered\.$/)).toBeVisible()
  await expect(load).toHaveValue('0.80')
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await expect(load).toHaveValue('0.20')
})

test('unsaved changes of one tab outlive what another does with the same simulation', async ({
  page,
  context,
  simulations,
}) => {
  const id = await simulations.save()
  const loadOn = (tab: typeof page) => tab.getByRole('spinbutton', { name: /^Load/ })
  const type = async (tab: typeof page, value: string) => {
    await loadOn(tab).fill(value)
    await loadOn(tab).blur()
  }
  const restored = (tab: typeof page) => tab.getByText(/^Unsaved draft of .+, recovered\.$/)
  await page.goto(`/simulator/${id}?step=loads`)
  await type(page, '0.8')
  page.on('dialog', (dialog) => dialog.accept())

  // The other tab takes them for those of a closed one, and throws them away.
  const other = await context.newPage()
  await other.goto(`/simulator/${id}?step=loads`)
  await expect(restored(other)).toBeVisible()
  await other.getByRole('button', { name: 'Discard changes' }).click()
  await expect(loadOn(other)).toHaveValue('0.20')
  await page.reload()
  await expect(restored(page)).toBeVisible()
  await expect(loadOn(page)).toHaveValue('0.80')

  // It saves others.
  await type(other, '0.5')
  await other.getByRole('button', { name: 'Save and Continue' }).click()
  await expect.poll(async () => (await simulations.read(id)).request.loadPermanentDistributed).toEqual([0.5, 0.5, 0.5])
  await other.close()
  await page.reload()
  await expect(restored(page)).toBeVisible()
  await expect(loadOn(page)).toHaveValue('0.80')
})

test('restart reloads the defaults of a new simulation and leaves a saved one for a new one', async ({
  page,
  simulations,
}) => {
  await page.goto('/simulator/new')
  const spacing = page.getByRole('spinbutton', { name: 'Profile spacing' })
  await spacing.fill('3')
  await page.getByRole('button', { name: 'Restart' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Restart' }).click()
  await expect(spacing).toHaveValue('2.00')
  const id = await simulations.save()
  await page.goto(`/simulator/${id}?step=wind`)
  await page.getByRole('button', { name: 'Restart' }).click()
  await expect(page).toHaveURL(/\/simulator\/new/)
  await expect(page.getByRole('heading', { name: 'General Parameters' })).toBeVisible()
})

test('the toolbar sticks to the top and edits name and project in place', async ({ page, simulations }) => {
  const id = await simulations.save({ name: 'Roof', project: 'Porto' })
  await page.setViewportSize({ width: 1280, height: 600 })
  await page.goto(`/simulator/${id}`)
  const toolbar = page.getByRole('toolbar')
  await expect(page.getByRole('button', { name: 'Save and Continue' })).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 700))
  await expect.poll(async () => Math.round((await toolbar.boundingBox())!.y)).toBe(0)

  await toolbar.getByRole('button', { name: 'Edit: Simulation name' }).click()
  const name = toolbar.getByRole('textbox', { name: 'Simulation name' })
  await name.fill('A name of more than twenty-five letters')
  await expect(name).toHaveValue('A name of more than twent')
  await name.fill('North roof')
  await name.press('Enter')
  await expect(toolbar.getByRole('button', { name: 'North roof' })).toBeVisible()
  await toolbar.getByRole('button', { name: 'Edit: Project' }).click()
  await toolbar.getByRole('textbox', { name: 'Project' }).fill('Gaia')
  await page.getByRole('heading', { name: 'General Parameters' }).click()
  await expect(toolbar.getByRole('button', { name: 'Gaia' })).toBeVisible()
  await expect.poll(async () => await simulations.read(id)).toMatchObject({ name: 'North roof', project: 'Gaia' })

  await page.route(`**/Calculations/${id}*`, (route) =>
    route.request().method() === 'PATCH' ? route.fulfill({ status: 500, body: 'no' }) : route.fallback(),
  )
  await toolbar.getByRole('button', { name: 'Edit: Project' }).click()
  await toolbar.getByRole('textbox', { name: 'Project' }).fill('Lost')
  await page.keyboard.press('Enter')
  await expect(toast(page, 'The simulation could not be saved')).toBeVisible()
  await expect(toolbar.getByRole('button', { name: 'Gaia' })).toBeVisible()
})

test('the toolbar saves a new simulation in full, duplicates it and deletes it', async ({ page, simulations }) => {
  await page.goto('/simulator/new?step=loads')
  const toolbar = page.getByRole('toolbar')
  await toolbar.getByRole('button', { name: 'Edit: Simulation name' }).click()
  await toolbar.getByRole('textbox', { name: 'Simulation name' }).fill('From toolbar')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(SAVED)
  const id = /[0-9a-f-]{36}/.exec(page.url())![0]
  expect((await simulations.read(id)).request.spanLengthsM).toEqual([0.25, 5, 0.25])
  await toolbar.getByRole('button', { name: 'Duplicate' }).click()
  await expect(toast(page, 'Simulation duplicated successfully.')).toBeVisible()
  await expect(toolbar).toContainText('From toolbar (copy)')
  await expect(page).not.toHaveURL(new RegExp(id))
  await toolbar.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page, 'Simulation deleted successfully.')).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('start calculation shows progress, polls every 5 s, tells the end once and the badge follows', async ({
  page,
  simulations,
}) => {
  const id = await simulations.save()
  await page.goto(`/simulator/${id}?step=results`)
  await expect(
    page.getByText(
      'Have you finished your simulation? Click on Start calculation to see the results or go back to continue editing',
    ),
  ).toBeVisible()
  // Held in progress for four seconds, so that the waiting can be seen.
  const looks: number[] = []
  await page.route(`**/Calculations/${id}?*`, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    const answer = await route.fetch()
    const body = await answer.json()
    looks.push(Date.now())
    const running = Date.now() - looks[0]! < 4000 && body.calculationStatus === 'COMPLETE'
    await route.fulfill({
      response: answer,
      json: running ? { ...body, calculationStatus: 'IN_PROGRESS', result: null } : body,
    })
  })
  await page.getByRole('button', { name: 'Start calculation' }).click()
  await expect(page.getByRole('progressbar')).toBeVisible()
  await expect(page.getByText('Please wait, your calculation is being processed').first()).toBeVisible()
  await expect(page.getByRole('toolbar')).toContainText('In Progress')
  await expect(page.getByText('Lightest that works')).toBeVisible({ timeout: 30_000 })
  await expect(toast(page, 'Calculation finished successfully.')).toHaveCount(1)
  await expect(page.getByRole('toolbar')).toContainText('Complete')
  const gaps = looks.slice(1).map((at, i) => at - looks[i]!)
  expect(Math.max(...gaps)).toBeGreaterThan(4500)
  expect(Math.max(...gaps)).toBeLessThan(6500)

  // An edit outdates the results.
  await page.unroute(`**/Calculations/${id}?*`)
  await page
    .getByRole('navigation', { name: 'Earlier steps' })
    .getByRole('button', { name: /Permanent/ })
    .click()
  await page.getByRole('spinbutton', { name: /^Load/ }).fill('0.25')
  await page.getByRole('button', { name: 'Save and Continue' }).click()
  await expect(page).toHaveURL(/step=overloads/)
  await expect(page.getByRole('toolbar')).toContainText('Edited')
  await page
    .getByRole('navigation', { name: 'Later steps' })
    .getByRole('button', { name: /Results/ })
    .click()
  await expect(page.getByText(/These results are from before the latest changes/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Start calculation' })).toBeVisible()
})

test('what the server refuses is told with its words and nothing typed is lost', async ({ page, simulations }) => {
  const id = await simulations.save()
  await page.goto(`/simulator/${id}?step=loads`)
  const load = page.getByRole('spinbutton', { name: /^Load/ })
  await load.fill('0.6')
  await page.route(`**/Calculations/${id}*`, (route) =>
    route.request().method() === 'PATCH' ? route.fulfill({ status: 500, body: 'the disk is full' }) : route.fallback(),
  )
  await page.getByRole('button', { name: 'Save and Continue' }).click()
  await expect(toast(page, 'Failed to save simulation. Please try again.')).toContainText('the disk is full')
  await expect(load).toHaveValue('0.60')
  await page.unroute(`**/Calculations/${id}*`)
  await page.route('**/calculate*', (route) => route.fulfill({ status: 500, body: 'no worker' }))
  await page.getByRole('button', { name: 'Save and Calculate' }).click()
  await expect(toast(page, 'Failed to calculate simulation. Please try again.')).toContainText('no worker')
  await page.unroute('**/calculate*')
  await page.route(`**/Calculations/${id}?*`, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    const answer = await route.fetch()
    await route.fulfill({
      response: answer,
      json: { ...(await answer.json()), calculationStatus: 'ERROR', result: null },
    })
  })
  await page.getByRole('button', { name: 'Save and Calculate' }).click()
  await expect(toast(page, 'Calculation error. Please try again later.')).toBeVisible()
  await expect(page.getByText('An error occurred during the calculation. Please try again later.')).toBeVisible()
  await expect(page.getByRole('toolbar')).toContainText('Error')
})

test('two windows on one simulation are told apart', async ({ page, simulations }) => {
  const id = await simulations.save()
  await page.goto(`/simulator/${id}?step=loads`)
  await page.getByRole('spinbutton', { name: /^Load/ }).fill('0.6')
  const { request } = await simulations.read(id)
  await simulations.change(id, { request: { ...request, transverseLengthM: 1.2 } })
  await page.getByRole('button', { name: 'Save and Continue' }).click()
  const question = page.getByRole('dialog', { name: 'The simulation was changed elsewhere' })
  await question.getByRole('button', { name: 'Load the other version' }).click()
  await expect(page.getByRole('spinbutton', { name: /^Load/ })).toHaveValue('0.20')
})

test('a simulation that is not ours or does not exist says so', async ({ page }) => {
  await page.goto('/simulator/00000000-0000-4000-8000-000000000000')
  await expect(page.getByText('This simulation does not exist.')).toBeVisible()
})
