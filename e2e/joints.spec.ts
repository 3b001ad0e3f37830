import { readFileSync } from 'node:fs'
import { expect, test } from './fixtures.ts'

test('a roof of four spans with laps is entered, saved and opened again', async ({ page, simulations }) => {
  await page.goto('/simulator/new')
  await page.getByRole('radio', { name: 'Z profile' }).check()
  const spans = page.getByRole('spinbutton', { name: 'Number of spans' })
  await expect(page.getByText('Joints', { exact: true })).toHaveCount(0)
  await spans.fill('4')
  await spans.press('Tab')
  // Who needs no joints meets one line more.
  const summary = page.locator('summary').filter({ hasText: 'Joints' })
  await expect(summary).toHaveText('Jointscontinuous')
  await expect(page.getByRole('combobox', { name: 'Support 2' })).toHaveCount(0)

  await summary.click()
  await page.getByRole('combobox', { name: 'All supports' }).selectOption('Lap')
  await expect(summary).toContainText('3 × lap')
  const first = page.getByRole('group', { name: 'Support 2' })
  await expect(first.getByRole('spinbutton', { name: 'Into span 1' })).toHaveValue('10')
  await expect(first.getByRole('spinbutton', { name: 'Into span 2' })).toHaveValue('15')
  await page.getByRole('group', { name: 'Support 3' }).getByRole('combobox').selectOption('Hinge')
  await page.getByRole('switch', { name: 'Heavier end bays' }).check()

  // The pieces are drawn while they are entered, and said.
  const panel = page.getByRole('complementary', { name: 'Preview' })
  await expect(
    panel.getByRole('img', { name: 'The pieces of the line with its laps, sleeves and hinges' }),
  ).toBeVisible()
  await expect(panel.getByRole('listitem')).toHaveCount(4)

  // A lap that cannot be built is said beside it, and nothing is saved.
  const right = first.getByRole('spinbutton', { name: 'Into span 2' })
  await right.fill('24')
  await right.press('Tab')
  await expect(first.locator('..').getByRole('alert')).toHaveText(
    'One side is at most twice the other: they are 0.50 m and 1.20 m.',
  )
  await page.getByRole('button', { name: 'Save and Continue' }).click()
  await expect(page.getByText(/^There are laps with lengths that cannot be/)).toBeVisible()
  await expect(page).toHaveURL(/\/simulator\/new/)
  await right.fill('18')
  await right.press('Tab')
  await page.getByRole('button', { name: 'Save and Continue' }).click()
  await expect(page).toHaveURL(/\/simulator\/[0-9a-f-]{36}/)
  const [, id = ''] = /simulator\/([0-9a-f-]{36})/.exec(page.url()) ?? []
  const { request } = await simulations.read(id)
  const lap = (left: number, right: number) => ({ kind: 'LAP', left, right })
  expect(request).toMatchObject({
    joints: { supports: [lap(10, 18), { kind: 'HINGE' }, lap(15, 10)], endBays: 'HEAVIER' },
  })

  await page.goto(`/simulator/${id}`)
  await expect(summary).toHaveText('Joints2 × lap, 1 × hinge, heavier end bays')
  await expect(first.getByRole('spinbutton', { name: 'Into span 2' })).toHaveValue('18')
  await expect(page.getByRole('group', { name: 'Support 3' }).getByRole('combobox')).toHaveValue('HINGE')
  await expect(page.getByRole('switch', { name: 'Heavier end bays' })).toBeChecked()

  // Another profile has no laps, says so, and gives them back.
  await page.getByRole('radio', { name: 'C profile' }).check()
  await expect(summary).toHaveText('Joints2 × continuous, 1 × hinge')
  await page.getByRole('button', { name: 'Back to Z' }).click()
  await expect(summary).toHaveText('Joints2 × lap, 1 × hinge, heavier end bays')
})

test('a roof with laps is calculated: its pieces, its joints and the list to order', async ({ page, simulations }) => {
  const five = (value: number) => [value, value, value, value, value]
  const lap = (left: number, right: number) => ({ kind: 'LAP' as const, left, right })
  const id = await simulations.save({
    request: {
      sectionTypes: ['Z'],
      steelGrades: ['S350'],
      spanLengthsM: five(6),
      hasLeftCantilever: false,
      hasRightCantilever: false,
      transverseLengthM: 1.8,
      loadPermanentDistributed: five(0.18),
      loadPermanentDistributedMin: null,
      loadPermanentDistributedMax: null,
      loadLiveDistributed: five(0.4),
      loadSnowRegular: five(0.6),
      spanRestraints: { upper: { type: 0, lateralLocks: five(0) }, lower: { use: false, lateralLocks: five(0) } },
      claddingProperties: { coveringInertia: 20, fixationsPerMeter: 3 },
      joints: { supports: [lap(10, 15), lap(10, 10), lap(10, 10), lap(15, 10)], endBays: 'HEAVIER' },
    },
  })
  await page.goto(`/simulator/${id}?step=additional-parameters`)
  await page.getByRole('button', { name: 'Save and Calculate' }).click()
  const table = page.getByRole('table', { name: 'Solutions' })
  // The live panel names the lightest before the calculation has ended.
  await expect(table).toBeVisible({ timeout: 150_000 })
  const { solutions } = (await simulations.read(id)).result!
  const solution = solutions[0]!
  const { pieces = [], joints = [], thicknessMm, endBayThicknessMm = thicknessMm } = solution
  expect(endBayThicknessMm).toBeGreaterThan(thicknessMm)

  await expect(table.getByRole('columnheader', { name: 'Longest piece' })).toBeVisible()
  await expect(
    table.getByText(`${endBayThicknessMm.toFixed(1)} mm in the end bays, ${thicknessMm.toFixed(1)} mm inside`).first(),
  ).toBeVisible()
  await table
    .getByRole('button', { name: new RegExp(`^${solution.section} `) })
    .first()
    .click()
  const detail = page.getByRole('region', { name: `Solution ${solution.section}×`, exact: false })
  await expect(detail.getByText(/^Laps calculated without test data/)).toBeVisible()

  await detail.getByRole('tab', { name: 'Joints' }).click()
  await expect(
    detail.getByRole('img', { name: 'The pieces of the line with its laps, sleeves and hinges' }),
  ).toBeVisible()
  const [first] = joints
  const card = detail.getByRole('region', { name: 'Support 2 · lap' })
  await expect(card).toContainText(`−${Math.abs(first!.momentKnm).toFixed(2)} kNm`)
  await detail.getByText('Derivation: Lap over support 2').click()
  await expect(detail.getByText(/600 mm long left of the support and 900 mm right of it/)).toBeVisible()

  await detail.getByRole('tab', { name: 'Diagrams' }).click()
  await detail.getByRole('combobox', { name: /^Envelope, combination/ }).selectOption({ index: 1 })
  await detail.getByRole('combobox', { name: 'Model of the laps' }).selectOption('SINGLE')
  await expect(detail.getByRole('img', { name: /^Bending moment/ })).toBeVisible()

  await page.getByRole('button', { name: 'Export', exact: true }).click()
  await page.getByRole('menuitem', { name: /^Order list/ }).click()
  const order = page.getByRole('dialog', { name: 'Order list' })
  const lines = order.getByRole('spinbutton', { name: 'Number of lines' })
  await lines.fill('4')
  await lines.press('Tab')
  const row = order.getByRole('row').nth(1)
  await expect(row.getByRole('cell').nth(2)).toHaveText(String(4 * pieces[0]!.count))
  await expect(order.getByText('Bolts and sleeves are not in the list.')).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    order.getByRole('button', { name: 'Download CSV' }).click(),
  ])
  const text = readFileSync(await download.path(), 'utf8')
  // Header, total, and what is to be known of it.
  expect(text.trimEnd().split('\r\n')).toHaveLength(pieces.length + 4)
  expect(text).toContain('No section was chosen')
  expect(text).toContain(`,${pieces[0]!.lengthM.toFixed(3)},${4 * pieces[0]!.count},`)
  await expect(order).toBeHidden()
})
