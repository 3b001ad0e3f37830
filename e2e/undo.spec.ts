import { expect, test } from './fixtures.ts'

test('changes are taken back and made again over the steps and across a save, by keys and by buttons', async ({
  page,
  simulations,
}) => {
  const id = await simulations.save({ name: 'Undo', project: 'Braga' })
  await page.goto(`/simulator/${id}`)
  const spacing = page.getByRole('spinbutton', { name: 'Profile spacing' })
  const undo = page.getByRole('button', { name: 'Undo (Ctrl+Z)' })
  const before = await spacing.inputValue()
  await expect(undo).toBeDisabled()
  await spacing.fill('1.75')
  await page.getByRole('button', { name: 'Save and Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Permanent Loads' })).toBeVisible()

  const load = page.getByRole('spinbutton').first()
  const loadBefore = await load.inputValue()
  await load.fill('0.98')
  await page.keyboard.press('Control+z')
  await expect(load).toHaveValue(loadBefore)
  await expect(load).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('heading', { name: 'General Parameters' })).toBeVisible()
  await expect(spacing).toHaveValue(before)
  await expect(page.getByText('unsaved changes').first()).toBeVisible()

  await page.getByRole('button', { name: 'Redo (Ctrl+Y)' }).click()
  await expect(spacing).toHaveValue('1.75')
  await page.keyboard.press('Control+Shift+z')
  await expect(page.getByRole('heading', { name: 'Permanent Loads' })).toBeVisible()
  await expect(load).toHaveValue('0.98')
})

test('a name keeps the browser’s own undo', async ({ page, simulations }) => {
  const id = await simulations.save({ name: 'Names', project: 'Braga' })
  await page.goto(`/simulator/${id}`)
  const spacing = page.getByRole('spinbutton', { name: 'Profile spacing' })
  await spacing.fill('1.5')
  await page.getByRole('button', { name: /Simulation name/ }).click()
  await page.keyboard.type('x')
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Escape')
  await expect(spacing).toHaveValue('1.50')
})
