import { expect, test } from './fixtures.ts'

test('light and dark follow the system until one is picked, and the pick is kept', async ({ page }) => {
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const light = await background()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(background).not.toBe(light)
  await page.getByRole('banner').getByRole('button', { name: 'Appearance' }).click()
  await page.getByRole('menuitem', { name: 'Light' }).click()
  await expect.poll(background).toBe(light)
  await page.reload()
  await expect.poll(background).toBe(light)
})
