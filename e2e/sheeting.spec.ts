import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { toast } from './toasts.ts'

test.use({ viewport: { width: 390, height: 844 } })

/** A folder for pictures to look at; none are taken without it. */
const SHOTS = process.env.SHEETING_SHOTS
const shots = async (page: Page, name: string) => {
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/${name}.png`, fullPage: true })
}

test('a sheet at every second rib is too soft, and holds once it is screwed at every rib', async ({
  page,
  simulations,
}) => {
  const id = await simulations.save({ name: 'Under a sheet', request: { sectionTypes: ['Z'], transverseLengthM: 1 } })
  const radio = (name: string) => page.getByRole('radio', { name, exact: true })

  await test.step('is chosen with the keyboard, and what follows from it stands beside', async () => {
    await page.goto(`/simulator/${id}?step=additional-parameters`)
    await page.getByRole('switch', { name: 'Cladding properties' }).press('Space')
    await radio('Typed values').press('ArrowDown')
    const sheet = page.getByRole('combobox', { name: 'Sheet', exact: true })
    await sheet.focus()
    await page.keyboard.type('T 35/207')
    await sheet.press('ArrowDown')
    await expect(sheet.locator('option:checked')).toHaveText('T 35/207 · 0.75 mm')
    await expect(page.getByText(/^S = .* holds the upper fibre/)).toBeVisible()
    await expect(page.getByText(/^CD\s=\s.* and Table 10\.3\)$/)).toBeVisible()
    await radio('Every rib').press('ArrowDown')
    await expect(page.getByText(/^S = .* < Sreq\s=\s.* too little to hold the upper fibre/)).toBeVisible()
    await shots(page, 'form')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })

  await test.step('governs the result, which offers every rib', async () => {
    await page.keyboard.press('Control+Enter')
    await expect(page).toHaveURL(/step=results/)
    await page.getByRole('button', { name: 'Start calculation' }).press('Enter')
    await expect(page.getByText(/^utilisation 10\d\.\d\s% \(Shear stiffness of the cladding\)$/)).toBeVisible()
    await page.getByText(/conditions to observe/).press('Enter')
    await expect(page.getByText(/^Sections that fail for the shear stiffness of the cladding alone/)).toBeVisible()
    await expect(page.getByText(/^The chosen sheet counts as it is described/)).toBeVisible()
    await shots(page, 'result')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await page.getByRole('button', { name: /^Apply – Sheet screwed at every rib/ }).press('Enter')
  })

  await test.step('passes once that is applied', async () => {
    await expect(toast(page, 'Sheet: screwed at every rib')).toBeVisible()
    await expect(radio('Every rib')).toBeChecked()
    await page.keyboard.press('Control+Enter')
    await expect(page).toHaveURL(/step=results/)
    await page.getByRole('button', { name: 'Start calculation' }).press('Enter')
    await expect(page.getByText('Lightest that works', { exact: false })).toBeVisible()
    // The live panel names the lightest before the calculation has ended.
    await expect.poll(async () => (await simulations.read(id)).calculationStatus).toBe('COMPLETE')
    const { result, request } = await simulations.read(id)
    expect(request.sheeting).toMatchObject({ kind: 'TRAPEZOIDAL', name: 'T 35/207', tNomMm: 0.75, ribs: 'EVERY' })
    const check = result!.solutions[0]!.checks.find(({ code }) => code === 'SHEETING_SHEAR')
    expect([result!.solutions[0]!.pass, check!.status]).toEqual([true, 'OK'])
  })
})

test('a sheet is typed, kept in the account, and waits while restraints hold the fibre', async ({
  page,
  simulations,
}) => {
  const id = await simulations.save({ name: 'Typed sheet', request: { sectionTypes: ['C'] } })
  await page.goto(`/simulator/${id}?step=additional-parameters`)
  const cladding = page.getByRole('switch', { name: 'Cladding properties' })
  const sheet = page.getByRole('combobox', { name: 'Sheet', exact: true })

  await test.step('a thin one says why it gives no spring', async () => {
    await cladding.press('Space')
    await page.getByRole('radio', { name: 'A sheet', exact: true }).press('Space')
    await page.getByRole('button', { name: 'Type a sheet…' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Trapezoidal sheet' })
    await dialog.getByRole('button', { name: 'Use', exact: true }).press('Enter')
    await expect(dialog.getByText('The sheet needs a name.')).toBeVisible()
    await dialog.getByRole('textbox', { name: 'Name of the sheet' }).fill('Thin 35')
    await dialog.getByRole('spinbutton', { name: 'Nominal thickness' }).fill('0.6')
    await shots(page, 'dialog')
    await dialog.getByRole('button', { name: 'Keep this sheet' }).press('Enter')
    await expect(toast(page, 'Sheet kept.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Use', exact: true }).press('Enter')
    await expect(dialog).toBeHidden()
    await expect(sheet.locator('option:checked')).toHaveText('Thin 35 · 0.60 mm')
    await expect(page.getByText(/^CD\s=\s0, no rotational spring: the sheet is thinner than 0\.66 mm/)).toBeVisible()
  })

  await test.step('is hidden and not sent under restraints, and back again after them', async () => {
    await page.getByRole('switch', { name: 'Lateral restraints' }).press('Space')
    const discrete = page.getByRole('group', { name: 'Upper fibre' }).getByRole('radio', { name: /Number of/ })
    await discrete.press('Space')
    await expect(sheet).toBeHidden()
    await expect(cladding).toBeDisabled()
    await expect(page.getByRole('textbox', { name: 'Fasteners from the web (a)' })).toBeVisible()
    await page
      .getByRole('group', { name: 'Upper fibre' })
      .getByRole('radio', { name: 'Braced by panel' })
      .press('Space')
    await expect(sheet.locator('option:checked')).toHaveText('Thin 35 · 0.60 mm')
  })

  await test.step('is renamed and deleted in the account, and the simulation keeps it', async () => {
    await page.keyboard.press('Control+Enter')
    await expect(page).toHaveURL(/step=results/)
    await page.goto('/account')
    await page.getByRole('button', { name: 'Rename: Thin 35' }).press('Enter')
    await page.getByRole('textbox', { name: 'Name of the sheet' }).fill('Barn')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Delete Barn' }).press('Enter')
    await shots(page, 'account')
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter')
    await expect(page.getByRole('button', { name: 'Delete Barn' })).toHaveCount(0)
    expect((await simulations.read(id)).request.sheeting).toMatchObject({ name: 'Thin 35', tNomMm: 0.6 })
  })
})
