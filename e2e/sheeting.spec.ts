import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { toast } from './toasts.ts'

test.use({ viewport: { width: 390, height: 844 } })

const SHOTS = process.env.SHEETING_SHOTS
const shot = async (page: Page, name: string) => {
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
    await expect(page.getByText(/^C_D = .* and Table 10\.3\)$/)).toBeVisible()
    await radio('Every rib').press('ArrowDown')
    await expect(page.getByText(/^S = .* < S_req = .* too little to hold the upper fibre/)).toBeVisible()
    await shot(page, 'form')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })

  await test.step('governs the result, which offers every rib', async () => {
    await page.keyboard.press('Control+Enter')
    await expect(page).toHaveURL(/step=results/)
    await page.getByRole('button', { name: 'Start calculation' }).press('Enter')
    await expect(page.getByText(/Shear stiffness of the cladding/).first()).toBeVisible()
    await expect(page.getByText(/^Sections that fail for the shear stiffness of the cladding alone/)).toBeVisible()
    await shot(page, 'result')
    await page.getByRole('button', { name: /^Apply – Sheet screwed at every rib/ }).press('Enter')
  })

  await test.step('passes once that is applied', async () => {
    await shot(page, 'applied')
  })
})
