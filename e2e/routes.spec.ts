import { LANGUAGES } from '@madre/contract'
import { signIn } from './account.ts'
import { expect, test } from './fixtures.ts'

const NEW = /\/simulator\/new(\?|#|$)/

test('an unauthenticated visit signs in first and comes back to the path it asked for', async ({ guest, account }) => {
  await guest.goto('/simulator/new?step=wind')
  await expect(guest).toHaveURL(/\/login\?redirectTo=/)
  expect(new URL(guest.url()).searchParams.get('redirectTo')).toBe('/simulator/new?step=wind')
  await signIn(guest, account.email)
  await expect(guest).toHaveURL(/\/simulator\/new\?step=wind/)
  await expect(guest.getByRole('heading', { name: 'Wind', exact: true })).toBeVisible()
})

test('every protected route asks a guest to sign in', async ({ guest }) => {
  for (const path of ['/dashboard', '/simulations', '/simulator', '/account']) {
    await guest.goto(path)
    await expect(guest).toHaveURL(/\/login\?redirectTo=/)
  }
})

test('a sign-in leads to own routes only', async ({ guest, account }) => {
  await guest.goto('/login?redirectTo=https%3A%2F%2Fevil.example.com%2Fdashboard')
  await signIn(guest, account.email)
  await expect(guest).toHaveURL(/127\.0\.0\.1:\d+\/dashboard$/)
})

test('who is signed in is sent from the signed-out screens to a new simulation', async ({ page }) => {
  for (const path of ['/login', '/register', '/forgot-password', '/reset-password?userId=1&code=2']) {
    await page.goto(path)
    await expect(page).toHaveURL(NEW)
  }
})

test('home, the bare simulator and unknown paths redirect', async ({ page }) => {
  for (const path of ['/', '/404', '/no/such/screen']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/dashboard$/)
  }
  await page.goto('/simulator')
  await expect(page).toHaveURL(NEW)
})

test('every screen has its title, which follows the language', async ({ page, guest, simulations }) => {
  const id = await simulations.save()
  const titles: [string, string][] = [
    ['/dashboard', 'Madre — Dashboard'],
    ['/simulations', 'Madre — Simulations'],
    ['/account', 'Madre — Account'],
    [`/simulator/${id}`, 'Madre — Simulator — General Parameters'],
    [`/simulator/${id}?step=loads`, 'Madre — Simulator — Permanent Loads'],
    [`/simulator/${id}?step=overloads`, 'Madre — Simulator — Live Loads'],
    [`/simulator/${id}?step=wind`, 'Madre — Simulator — Wind'],
    [`/simulator/${id}?step=snow`, 'Madre — Simulator — Snow'],
    [`/simulator/${id}?step=additional-parameters`, 'Madre — Simulator — Additional Parameters'],
    [`/simulator/${id}?step=results`, 'Madre — Simulator — Results'],
  ]
  for (const [path, title] of titles) {
    await page.goto(path)
    await expect(page).toHaveTitle(title)
  }
  const guestTitles: [string, string][] = [
    ['/login', 'Madre — Sign in'],
    ['/register', 'Madre — Create account'],
    ['/forgot-password', 'Madre — Recover password'],
    ['/reset-password?userId=1&code=2', 'Madre — New password'],
  ]
  for (const [path, title] of guestTitles) {
    await guest.goto(path)
    await expect(guest).toHaveTitle(title)
  }
  await guest.getByRole('button', { name: /^Language/ }).click()
  await guest.getByRole('menuitemradio', { name: /^FR/ }).click()
  await expect(guest).toHaveTitle('Madre — Nouveau mot de passe')
  await expect(guest.locator('html')).toHaveAttribute('lang', 'fr')
})

test('a hash scrolls to the element it names', async ({ page, simulations }) => {
  const id = await simulations.save()
  await page.setViewportSize({ width: 1280, height: 500 })
  await page.goto(`/simulator/${id}?step=loads#toolbar`)
  await expect
    .poll(() => page.locator('#toolbar').evaluate((element) => Math.abs(element.getBoundingClientRect().top)))
    .toBeLessThan(2)
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
})

test('the header leads everywhere and out', async ({ guest, account }) => {
  await guest.goto('/login')
  const header = guest.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Simulations' })).toHaveCount(0)
  await expect(header.getByRole('link', { name: 'Logout' })).toHaveCount(0)
  await signIn(guest, account.email)
  await expect(guest).toHaveURL(/\/dashboard$/)
  await header.getByRole('link', { name: 'Simulations', exact: true }).click()
  await expect(guest).toHaveURL(/\/simulations$/)
  await header.getByRole('link', { name: 'New Simulation' }).click()
  await expect(guest).toHaveURL(NEW)
  await header.getByRole('link', { name: /^Madre/ }).click()
  await expect(guest).toHaveURL(/\/dashboard$/)
  await header.getByRole('link', { name: 'Logout' }).click()
  await expect(guest).toHaveURL(/\/login/)
  await guest.goto('/dashboard')
  await expect(guest).toHaveURL(/\/login\?redirectTo=/)
})

test('the language menu lists upper-case codes and closes 1.5 s after the mouse leaves, not while it is focused', async ({
  guest,
}) => {
  await guest.goto('/login')
  const trigger = guest.getByRole('button', { name: 'Language: English' })
  const menu = guest.getByRole('menu', { name: 'Language' })
  await trigger.click()
  await expect(menu.getByRole('menuitemradio')).toHaveText([/^EN/, /^PT/, /^DE/, /^FR/, /^ES/])

  const left = await guest.evaluate(() => performance.now())
  await guest.mouse.move(20, 600)
  await guest.waitForTimeout(900)
  await expect(menu).toBeVisible()
  await expect(menu).toBeHidden()
  expect(await guest.evaluate((start) => performance.now() - start, left)).toBeGreaterThan(1400)

  await trigger.focus()
  await guest.keyboard.press('ArrowDown')
  await expect(menu.getByRole('menuitemradio', { name: /^EN/ })).toBeFocused()
  await trigger.hover()
  await guest.mouse.move(20, 600)
  await guest.waitForTimeout(2000)
  await expect(menu).toBeVisible()
  await guest.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(trigger).toBeFocused()
})

test('the language picked is kept on the device', async ({ guest }) => {
  await guest.goto('/login')
  await expect(guest.locator('html')).toHaveAttribute('lang', 'en')
  await guest.getByRole('button', { name: 'Language: English' }).click()
  await guest.getByRole('menuitemradio', { name: /^DE/ }).click()
  await expect(guest.getByRole('button', { name: 'Anmelden' })).toBeVisible()
  await guest.reload()
  await expect(guest.locator('html')).toHaveAttribute('lang', 'de')
  await expect(guest.getByRole('button', { name: 'Anmelden' })).toBeVisible()
})

test('the method and its verification are open to all, and a check leads to the reading that derives it', async ({
  guest,
  page,
  simulations,
}) => {
  await guest.goto('/method/actions#1.11')
  await expect(guest.getByRole('heading', { name: '1.11 ULS, persistent and transient' })).toBeInViewport()
  const chapters = guest.getByRole('navigation', { name: 'Chapters' })
  await chapters.getByRole('link', { name: 'Verification', exact: true }).click()
  await expect(guest).toHaveURL(/\/verification$/)
  await expect(guest).toHaveTitle('Madre — Verification')
  await guest.getByRole('main').getByRole('link', { name: 'a page of their own' }).click()
  await expect(guest).toHaveURL(/\/verification\/climate$/)
  await expect(guest).toHaveTitle('Madre — Verification of wind and snow from the place')
  const id = await simulations.calculated()
  const { result } = await simulations.read(id)
  await page.goto(`/simulator/${id}?step=results&solution=${result!.solutions[0]!.id}`)
  const link = page.getByRole('row', { name: /Shear/ }).first().getByRole('link', { name: 'Method 4.5' })
  await expect(link).toHaveAttribute('href', '/method/resistances#4.5')
})

test('after an upgrade a dot leads to what is new, and goes once that was opened', async ({ guest }) => {
  await guest.goto('/login')
  const link = guest.getByRole('contentinfo').getByRole('link', { name: /^What is new/ })
  await expect(link).toHaveAccessibleName('What is new')
  await guest.evaluate(() => localStorage.setItem('madre.changes', 'Engine 0.9.0'))
  await guest.reload()
  await expect(link).toHaveAccessibleName('What is new (unread)')
  const opened = guest.context().waitForEvent('page')
  await link.click()
  const changes = await opened
  await expect(changes).toHaveTitle('Madre — What is new')
  await expect(changes.getByRole('region', { name: '1.0.0' })).toContainText('21/11/2026')
  await expect(link).toHaveAccessibleName('What is new')
})

test('the footer gives the address and the links of the brand file, on one line in every language', async ({
  page,
}) => {
  await page.goto('/dashboard')
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText('4700-000 Braga · Portugal')
  const links: [string, string][] = [
    ['Product catalogue', 'https://catalogue.example.com/'],
    ['Privacy policy', 'https://example.com/privacy'],
    ['Cookie policy', 'https://example.com/cookies'],
    ['LinkedIn', 'https://social.example.com/madre'],
    ['Method', '/method'],
    ['Verification', '/verification'],
    ['API', '/developers'],
    ['What is new', '/changes'],
    ['Accessibility', '/accessibility'],
  ]
  for (const [name, url] of links) await expect(footer.getByRole('link', { name })).toHaveAttribute('href', url)
  for (const language of LANGUAGES) {
    await page.evaluate((lang) => {
      localStorage.setItem('madre.language', lang)
      localStorage.setItem('madre.changes', 'Engine 0.9.0')
    }, language)
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    // The typeface that comes while one reads is narrower than the one that stands in for it.
    await page.evaluate(() => document.fonts.ready)
    await expect.poll(async () => (await footer.boundingBox())!.height, { message: language }).toBeLessThan(60)
  }
})
