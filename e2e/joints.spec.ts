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
