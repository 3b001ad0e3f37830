import { expect, test } from './fixtures.ts'

test('light and dark follow the system until one is picked, and the pick is kept', async ({ page }) => {
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const light = await background()
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await background()
  expect(dark).not.toBe(light)
  await page.getByRole('banner').getByRole('button', { name: 'Appearance' }).click()
  await page.getByRole('menuitem', { name: 'Light' }).click()
  await expect.poll(background).toBe(light)
  await page.reload()
  await expect.poll(background).toBe(light)
})

test('the first load brings at most 230 kB of JavaScript, results and simulator on demand', async ({ guest }) => {
  const scripts: Promise<{ url: string; bytes: number }>[] = []
  guest.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      scripts.push(
        response
          .request()
          .sizes()
          .then((sizes) => ({ url: response.url(), bytes: sizes.responseBodySize })),
      )
  })
  await guest.goto('/login', { waitUntil: 'networkidle' })
  const loaded = await Promise.all(scripts)
  const total = loaded.reduce((sum, script) => sum + script.bytes, 0)
  console.log(`first load: ${loaded.length} scripts, ${(total / 1000).toFixed(0)} kB as sent`)
  expect(loaded.length).toBeGreaterThan(0)
  expect(total).toBeLessThanOrEqual(230_000)
  expect(loaded.filter((script) => /simulator|results/i.test(script.url))).toEqual([])
})
