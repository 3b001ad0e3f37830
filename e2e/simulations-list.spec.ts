import { expect, test } from './fixtures.ts'
import { toast } from './toasts.ts'

test('without simulations the list says so and offers two ways on', async ({ page }) => {
  await page.goto('/simulations')
  await expect(page.getByRole('heading', { name: 'Your Saved Simulations' })).toBeVisible()
  await expect(page.getByText('No simulations saved, would you like to start a simulation?')).toBeVisible()
  await page.getByRole('link', { name: 'Homepage', exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.goBack()
  await page.getByRole('link', { name: 'Start Simulation' }).click()
  await expect(page).toHaveURL(/\/simulator\/new/)
})

test('simulations stand by project and are found by name and type, at most ten', async ({ page, simulations }) => {
  const facade = {
    simulationType: 'FACADE',
    inclinationDegrees: 0,
    loadSnowRegular: null,
  } as const
  await simulations.save({ name: 'Setúbal', project: 'Docks' })
  await simulations.save({ name: 'West wall', project: 'Docks', request: facade })
  for (let i = 1; i <= 11; i++) await simulations.save({ name: `Hall ${i}`, project: 'Braga' })
  await page.goto('/simulations')
  const group = (name: string) => page.getByRole('region', { name, exact: true })
  await expect(group('Docks').getByRole('article')).toHaveCount(2)
  await expect(group('Braga').getByRole('article')).toHaveCount(11)
  await expect(page.getByText('13 results available')).toBeVisible()

  const search = page.getByPlaceholder('Search for a simulation...')
  await search.fill('setubal')
  await expect(page.getByText('1 result available')).toBeVisible()
  await expect(page.getByRole('article')).toContainText('Setúbal')
  await search.fill('facade')
  await expect(page.getByRole('article')).toContainText(['West wall'])
  await search.fill('hall')
  await expect(page.getByText('10 of 11 results')).toBeVisible()
  // One letter wrong, and the whole of a search forgives it.
  await search.fill('sotubal')
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('article')).toContainText('Setúbal')
  await search.fill('docks')
  await expect(page.getByRole('article')).toHaveCount(2)
  await search.fill('zzzz')
  await expect(page.getByText('No results found for zzzz')).toBeVisible()
  await page.getByRole('button', { name: 'Clear search' }).click()
  await expect(search).toHaveValue('')
  await expect(page.getByRole('article')).toHaveCount(13)
})

test('a card shows what it is and opens into what was entered', async ({ page, simulations }) => {
  await simulations.save({
    name: 'Summary',
    project: 'Cards',
    request: { loadPermanentPoint: [{ spanType: 'SPAN', spanIdx: 1, loads: { p1: 0.5, p2: 0, l1: 40, l2: 0 } }] },
  })
  await page.goto('/simulations')
  const card = page.getByRole('article').filter({ hasText: 'Summary' })
  await expect(card).toContainText(/Roof\s· Ω\s· 3 spans/)
  await expect(card).toContainText('Pending')
  await expect(card).toContainText(/\d{2}\/\d{2}\/\d{4} \d{2}h \d{2}m/)
  let fetches = 0
  page.on('request', (request) => {
    if (/Calculations\/[0-9a-f-]{36}/.test(request.url())) fetches += 1
  })
  const toggle = card.getByRole('button', { expanded: false })
  await toggle.click()
  for (const title of ['General', 'Loads', 'Wind', 'Snow', 'Other'])
    await expect(card.getByRole('heading', { name: title, exact: true })).toBeVisible()
  for (const text of ['Portugal', '5°', '0.2 kN/m²', '0.6', 'Exceptional snow', 'Cladding', 'Restraints'])
    await expect(card).toContainText(text)
  await expect(card).toContainText(/P1/)
  await card.getByRole('button', { expanded: true }).click()
  await expect(card.getByRole('heading', { name: 'Wind' })).toHaveCount(0)
  await card.getByRole('button', { expanded: false }).first().click()
  await expect(card.getByRole('heading', { name: 'Wind' })).toBeVisible()
  expect(fetches).toBe(1)
})

test('an opened card shows every span of a table, or how to reach those beyond its edge', async ({
  page,
  simulations,
}) => {
  const line = (spans: number) => {
    const all = (value: number) => Array.from({ length: spans + 2 }, () => value)
    return {
      spanLengthsM: [0.8, ...all(5).slice(2), 0.9],
      hasLeftCantilever: true,
      hasRightCantilever: true,
      loadPermanentDistributed: null,
      loadPermanentDistributedMin: all(0.1),
      loadPermanentDistributedMax: [0.3, ...all(0.2).slice(1)],
      loadLiveDistributed: all(0.4),
      loadSnowRegular: all(0.5),
      spanRestraints: {
        upper: { type: 0 as const, lateralLocks: all(0) },
        lower: { use: true, lateralLocks: [0, ...all(1).slice(2), 0] },
      },
    }
  }
  await simulations.save({ name: 'Three spans', project: 'Tables', request: line(3) })
  await simulations.save({ name: 'Twenty spans', project: 'Tables', request: line(20) })
  await page.goto('/simulations')
  const tableOf = async (name: string, caption: string) => {
    const card = page.getByRole('article').filter({ hasText: name })
    await expect(card).toBeVisible()
    const closed = card.getByRole('button', { expanded: false })
    if ((await closed.count()) > 0) await closed.first().click()
    return card.getByRole('region', { name: caption })
  }
  for (const caption of ['Span lengths', 'Permanent load (min – max)', 'Lower fibre']) {
    const table = await tableOf('Three spans', caption)
    await expect(table.getByRole('columnheader', { name: 'Right cantilever' })).toBeVisible()
    const beyond = () => table.evaluate((element) => element.scrollWidth - element.clientWidth)
    await expect.poll(beyond, caption).toBeLessThanOrEqual(0)
  }
  const long = await tableOf('Twenty spans', 'Span lengths')
  const header = long.getByRole('columnheader', { name: 'Right cantilever' })
  await expect(header).not.toBeInViewport({ ratio: 0.95 })
  const fade = () => long.evaluate((element) => getComputedStyle(element).maskImage)
  expect(await fade()).toContain('gradient')
  await long.focus()
  await expect(async () => {
    await page.keyboard.press('ArrowRight')
    await expect(header).toBeInViewport({ ratio: 0.95, timeout: 100 })
  }).toPass()
  await expect(long.getByRole('rowheader', { name: 'L', exact: true })).toBeInViewport({ ratio: 1 })
  await long.evaluate((element) => element.scrollTo({ left: element.scrollWidth }))
  await expect.poll(fade).toBe('none')
})

test('a card changes details, duplicates and deletes', async ({ page, simulations }) => {
  await simulations.save({ name: 'Card', project: 'Actions' })
  await page.goto('/simulations')
  const card = page.getByRole('article').filter({ hasText: /^Card/ })
  await card.getByRole('button', { name: 'Change Details: Card' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change Details' })
  await dialog.getByLabel('Simulation name').fill('   ')
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled()
  await dialog.getByLabel('Simulation name').fill('A name of more than twenty-five letters')
  await expect(dialog.getByLabel('Simulation name')).toHaveValue('A name of more than twenty-five letters'.slice(0, 25))
  await dialog.getByLabel('Simulation name').fill('Renamed')
  await dialog.getByLabel('Project').fill('Moved')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('region', { name: 'Moved' }).getByRole('article')).toContainText('Renamed')

  await page.getByRole('button', { name: 'Duplicate: Renamed' }).click()
  await expect(toast(page, 'Simulation duplicated successfully.')).toBeVisible()
  await expect(page.getByRole('toolbar')).toContainText('Renamed (copy)')
  await page.goto('/simulations')
  await page.getByRole('button', { name: 'Delete: Renamed (copy)' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page, 'Simulation deleted successfully.')).toBeVisible()
  await expect(page.getByText('Renamed (copy)')).toHaveCount(0)
})
