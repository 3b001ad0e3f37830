import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { pdfText } from './pdf-text.ts'
import type { Simulations } from './simulations.ts'
import { toast } from './toasts.ts'

/** The results of a calculated roof, on screen. */
async function opened(page: Page, simulations: Simulations, query = ''): Promise<string> {
  const id = await simulations.calculated()
  await page.goto(`/simulator/${id}?step=results${query}`)
  await expect(page.getByText('Lightest that works')).toBeVisible()
  return id
}

const rows = (page: Page) => page.getByRole('table', { name: 'Solutions' }).locator('tbody > tr')
const cells = (page: Page, label: string) =>
  page.getByRole('table', { name: 'Solutions' }).locator(`tbody td[data-label="${label}"]`)
const numbers = async (page: Page, label: string) =>
  (await cells(page, label).allInnerTexts()).map((text) => Number.parseFloat(text))

test('the answer comes first: the lightest section that works, its weight, utilisation and governing check', async ({
  page,
  simulations,
}) => {
  const id = await opened(page, simulations)
  const { solutions } = (await simulations.read(id)).result!
  const first = solutions[0]!
  const answer = page.getByRole('region', { name: new RegExp(first.section) }).first()
  await expect(answer).toContainText(`${first.massPerMetreKg.toFixed(2)} kg/m`)
  await expect(answer).toContainText(`${first.alignmentWeightKg.toFixed(1)} kg`)
  await expect(answer).toContainText(/utilisation \d+\.\d\s%/)
  const passing = solutions.filter((s) => s.pass).length
  await expect(page.getByText(`· ${passing} of ${solutions.length} sections pass`)).toBeVisible()
  await answer.getByText('Why not lighter?').click()
  await expect(answer.getByRole('listitem').first()).toContainText(/kg\/m/)
  await page.getByText(/conditions? to observe/).click()
  await expect(page.getByText('A chartered structural engineer has to confirm')).toBeVisible()
})

test('one solution a typology by default, all on demand, page by page', async ({ page, simulations }) => {
  const id = await opened(page, simulations)
  const { solutions } = (await simulations.read(id)).result!
  const typologies = new Set(solutions.filter((s) => s.pass).map((s) => s.typology)).size
  await expect(rows(page)).toHaveCount(typologies)
  await page.getByRole('switch', { name: 'Include all solutions' }).check()
  await expect(page.getByRole('heading', { name: `${solutions.length} results` })).toBeVisible()
  await expect(rows(page)).toHaveCount(12)
  await page.getByRole('button', { name: 'Load More' }).click()
  await expect(rows(page)).toHaveCount(24)
  await page.reload()
  await expect(rows(page)).toHaveCount(24)
})

test('every column sorts both ways, and the address remembers it', async ({ page, simulations }) => {
  await opened(page, simulations, '&all=1')
  const sorted = async (label: string, direction: 1 | -1) => {
    await expect
      .poll(async () => {
        const found = await numbers(page, label)
        return found.length > 1 && found.every((value, i) => i === 0 || direction * (value - found[i - 1]!) >= 0)
      })
      .toBe(true)
  }
  for (const label of ['Thickness', 'Height', 'Alignment weight', 'Estimated weight', 'Alignment length']) {
    const head = page.getByRole('columnheader', { name: new RegExp(`^${label}`) })
    await head.getByRole('button').click()
    await expect(head).toHaveAttribute('aria-sort', 'ascending')
    await sorted(label, 1)
    await head.getByRole('button').click()
    await expect(head).toHaveAttribute('aria-sort', 'descending')
    await sorted(label, -1)
  }
  await expect(page).toHaveURL(/sort=-length/)
  for (const label of ['Section', 'Steel', 'Utilisation']) {
    const head = page.getByRole('columnheader', { name: new RegExp(`^${label}`) })
    await head.getByRole('button').click()
    await expect(head).toHaveAttribute('aria-sort', 'ascending')
  }
})

test('filters narrow the list, show as chips, say when nothing is left and reset', async ({ page, simulations }) => {
  await opened(page, simulations, '&all=1')
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByRole('group', { name: 'Steel' }).getByRole('button', { name: /S350/ }).click()
  await expect(cells(page, 'Steel').first()).toHaveText('S350')
  expect(new Set(await cells(page, 'Steel').allInnerTexts())).toEqual(new Set(['S350']))
  await page.getByRole('group', { name: 'Thickness [mm]' }).getByRole('button', { name: /^2\.0/ }).click()
  await page.getByRole('group', { name: 'Height [mm]' }).getByRole('button').first().click()
  await page.getByRole('switch', { name: 'Passing only' }).check()
  await expect(page.getByText('4 filters applied')).toBeVisible()
  await expect(page).toHaveURL(/steel=S350/)
  await page.getByRole('button', { name: 'Remove the filter S350' }).click()
  await expect(page.getByText('3 filters applied')).toBeVisible()
  await page.getByRole('button', { name: 'Reset' }).first().click()
  await expect(page.getByText(/filters? applied/)).toHaveCount(0)
  await page.goto(`${page.url()}&typology=none`)
  await expect(page.getByText('No results were found for the applied filters.')).toBeVisible()
  await page.getByRole('button', { name: 'Reset' }).first().click()
  await expect(rows(page).first()).toBeVisible()
})

test('the chart shows every solution, is read with the arrow keys and opens one', async ({ page, simulations }) => {
  await opened(page, simulations, '&all=1')
  await page.getByRole('button', { name: 'Chart' }).click()
  await expect(page).toHaveURL(/view=chart/)
  const marks = page.getByRole('listbox', { name: /^Weight against height: \d+ solutions/ })
  await marks.focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText(/: \d+ mm, [\d.]+\skg\/m, [\d.]+\s%/).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/solution=/)
  await expect(page.getByRole('tab', { name: 'Checks' })).toBeVisible()
  await page.getByRole('button', { name: 'List' }).click()
  await expect(rows(page).first()).toBeVisible()
})

test('a solution opens into its checks with derivations, diagrams, sections and reactions', async ({
  page,
  simulations,
}) => {
  const id = await opened(page, simulations)
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await rows(page)
    .first()
    .getByRole('button', { name: /see checks/ })
    .click()
  const detail = page.getByRole('region', { name: /Ω/ }).filter({ has: page.getByRole('tablist') })
  await expect(detail).toBeFocused()
  // What draws the signature curve is there before its tab is opened.
  for (const part of [/buckling-tab-.*\.js/, /strips-worker-.*\.js/])
    await expect.poll(() => fetched.some((url) => part.test(url))).toBe(true)
  const checks = detail.getByRole('table', { name: 'Checks' })
  await expect(checks.getByRole('row').nth(1)).toContainText(/EN 1993|EN 1990/)
  const { result } = await simulations.read(id)
  const made = result!.solutions[0]!.checks.filter((c) => c.utilisation !== null)
  await expect(checks.locator('tbody > tr[data-status]')).toHaveCount(made.length)
  expect(made.some((c) => c.status === 'NOT_CHECKED')).toBe(false)
  await checks.getByRole('button', { expanded: false }).first().click()
  await expect(detail.locator('math, [role="math"], [role="img"]').first()).toBeVisible()

  await detail.getByRole('tab', { name: 'Diagrams' }).click()
  const picker = detail.getByRole('combobox', { name: 'Envelope, combination or load case' })
  await expect(detail.getByRole('tabpanel').getByRole('img').first()).toBeVisible()
  const combination = result!.combinations[1]!
  await picker.selectOption(combination.id)
  await expect(detail.getByRole('tabpanel')).toContainText(/ULS|SLS/)
  await picker.selectOption(`case:${result!.statics.loadCases[0]!.id}`)
  await expect(detail.getByRole('tabpanel')).toContainText('Unfactored')

  await detail.getByRole('tab', { name: 'Section' }).click()
  await expect(detail.getByRole('heading', { name: 'Gross section' })).toBeVisible()
  await expect(detail.getByRole('heading', { name: /^Effective section/ })).toHaveCount(3)
  await detail.getByRole('tab', { name: 'Buckling' }).click()
  await detail.getByRole('radio', { name: /M−/ }).check()
  await expect(detail.getByText(/^distortional: code \d+, strips \d+ N\/mm²/)).toBeVisible()
  const shape = detail.getByRole('slider', { name: /Shape at/ })
  await expect(shape).toHaveAttribute('aria-valuetext', /distortional$/)
  await shape.press('End')
  await expect(shape).toHaveAttribute('aria-valuetext', /10,000 mm .* global$/)
  await detail.getByRole('img', { name: /^Elastic buckling stress/ }).hover({ position: { x: 120, y: 100 } })
  await expect(shape).not.toHaveAttribute('aria-valuetext', /10,000 mm/)
  await detail.getByRole('tab', { name: 'Reactions and deflections' }).click()
  await expect(detail.getByRole('table').first().locator('tbody tr')).toHaveCount(4)
  await page.keyboard.press('Escape')
  await expect(detail).toHaveCount(0)
  await expect(
    rows(page)
      .first()
      .getByRole('button', { name: /see checks/ }),
  ).toBeFocused()
})

test('a solution that fails says which check fails first and the smallest change that helps', async ({
  page,
  simulations,
}) => {
  const id = await simulations.calculated()
  const failing = (await simulations.read(id)).result!.solutions.filter((s) => s.status === 'FAIL')
  const closest = failing.sort((a, b) => a.utilisation! - b.utilisation!)[0]!
  await page.goto(`/simulator/${id}?step=results&all=1&solution=${closest.id}`)
  await expect(page.getByRole('heading', { name: 'Why it fails' })).toBeVisible()
  const detail = page
    .getByRole('region')
    .filter({ has: page.getByRole('heading', { name: 'Why it fails' }) })
    .last()
  await expect(detail).toContainText(/in combination/)
  await expect(
    detail.getByText(/instead of|more lateral restraint|Cladding with at least|No single change/).first(),
  ).toBeVisible({
    timeout: 30_000,
  })
})

test('two to four solutions stand side by side', async ({ page, simulations }) => {
  await opened(page, simulations, '&all=1')
  const box = (i: number) => rows(page).nth(i).getByRole('checkbox')
  await box(0).check()
  await expect(page.getByRole('button', { name: 'Compare (1)' })).toBeDisabled()
  for (const i of [1, 2, 3]) await box(i).check()
  await expect(box(4)).toBeDisabled()
  await page.getByRole('button', { name: 'Compare (4)' }).click()
  const dialog = page.getByRole('dialog', { name: 'Compare solutions' })
  await expect(dialog.getByRole('heading', { name: 'Compare solutions' })).toBeFocused()
  await expect(dialog.getByRole('button', { name: /^Remove/ })).toHaveCount(4)
  await dialog
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click()
  await expect(dialog.getByRole('button', { name: /^Remove/ })).toHaveCount(3)
  await expect(dialog).toContainText('Largest support reaction')
  await dialog.getByRole('button', { name: 'Clear selection' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: /^Compare \(/ })).toHaveCount(0)
})

test('choosing makes the note downloadable, in the language picked for it', async ({ page, simulations }) => {
  const id = await opened(page, simulations)
  const note = page.getByRole('button', { name: 'Calculation note' })
  await expect(note).toBeDisabled()
  await expect(page.getByText('Choose a solution first.').first()).toBeVisible()

  await page
    .getByRole('button', { name: /^Choose/ })
    .first()
    .click()
  await expect(toast(page, /^Solution chosen/)).toBeVisible()
  await expect(page.getByText('Chosen', { exact: true }).first()).toBeVisible()
  await expect.poll(async () => (await simulations.read(id)).chosenResultId).not.toBeNull()
  const download = page.waitForEvent('download')
  await note.click()
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch')
  await page.getByRole('button', { name: 'Download PDF' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('Simulação Hall - Note de cálculo.pdf')
  const text = await pdfText(await file.path())
  expect(text).toContain('Durchbiegung')
  expect(text).toMatch(/\d,\d/)
})

test('the other downloads: results as CSV and JSON, section as DXF, order list', async ({ page, simulations }) => {
  const id = await opened(page, simulations)
  const { result } = await simulations.read(id)
  const saved = async (item: string | RegExp) => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export' }).click()
    await page.getByRole('menuitem', { name: item }).click()
    const file = await download
    return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8') }
  }
  const csv = await saved('List of results (CSV)')
  expect(csv.name).toMatch(/\.csv$/)
  expect(csv.text.trim().split('\n').length).toBeGreaterThanOrEqual(result!.solutions.length + 1)
  const json = await saved('Whole result (JSON)')
  expect(JSON.parse(json.text)).toMatchObject({ solutions: expect.arrayContaining([]) })
  const dxf = await saved('Section (DXF)')
  expect(dxf.text).toContain('AC1009')
  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('menuitem', { name: /^Order list/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Order list' })
  await dialog.getByRole('spinbutton', { name: 'Number of pieces' }).fill('12')
  await expect(dialog).toContainText(
    `Total weight: ${(result!.solutions[0]!.massPerMetreKg * 15 * 12).toLocaleString('en-GB', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} kg`,
  )
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.csv$/)
})

test('the spacing sweep draws a curve and the largest spacing of each typology', async ({ page, simulations }) => {
  await opened(page, simulations)
  await page.getByRole('button', { name: 'Calculate spacings' }).click()
  await expect(page.getByRole('table', { name: 'Largest spacing of each typology' })).toBeVisible({ timeout: 90_000 })
  await expect(page.getByRole('img', { name: /Weight per area against spacing/ })).toBeVisible()
})

test('when nothing works the answer says so and names the closest', async ({ page, simulations }) => {
  const id = await simulations.calculated({
    request: {
      spanLengthsM: [20, 20, 20],
      loadSnowRegular: [5, 5, 5],
      loadWindPressure: { w1: 0.3, l1: 60, w2: 0, l2: 0, w3: 0, l3: 0 },
      loadWindSuction: { w1: 0.3, l1: 60, w2: 0, l2: 0, w3: 0, l3: 0 },
    },
  })
  await page.goto(`/simulator/${id}?step=results`)
  await expect(page.getByRole('heading', { name: 'No section of the catalogue passes.' })).toBeVisible()
  await expect(page.getByText('The one that comes closest:')).toBeVisible()
  await expect(rows(page).first()).toContainText('fails')
})
