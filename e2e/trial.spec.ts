import { PASSWORD, signIn } from './account.ts'
import { expect, served as test } from './fixtures.ts'
import { mailServer, ownServer } from './own-server.ts'
import { pdfText } from './pdf-text.ts'

test('a guest tries, prints a marked note, keeps it, confirms an account in another tab, and finds it there', async ({
  browser,
}) => {
  const mail = await mailServer()
  const server = await ownServer({ TRIAL: 'note', SMTP_URL: mail.url })
  const context = await browser.newContext({ baseURL: server.url, locale: 'en-GB' })
  try {
    const page = await context.newPage()
    await page.goto('/login')
    await page.getByRole('link', { name: 'Try without an account' }).click()
    await expect(page).toHaveURL(/\/try/)

    // The simulator, with nothing in it that needs a server.
    await expect(page.getByText(/kg\/m/).first()).toBeVisible()
    const bar = page.getByRole('toolbar')
    await expect(bar.getByRole('button', { name: /Duplicate/ })).toHaveCount(0)
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('spinbutton', { name: 'Profile spacing' }).fill('1,5')
    await page.getByRole('button', { name: 'Save and Calculate' }).click()
    await expect(page).toHaveURL(/\/try\?step=results/)
    await expect(page.getByText(/Lightest that works/).first()).toBeVisible({ timeout: 60_000 })

    // All of the results: every tab of a solution, and the spacings.
    await page.locator('#results-answer').getByRole('button').click()
    for (const tab of ['Checks', 'Diagrams', 'Section', 'Reactions', 'Buckling']) {
      await page.getByRole('tab', { name: tab }).click()
      await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true')
    }
    await page.getByRole('button', { name: 'Calculate spacings' }).click()
    await page
      .getByRole('button', { name: /^Choose/ })
      .first()
      .click()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Calculation note' }).click()
    await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch')
    await page.getByRole('button', { name: 'Download PDF' }).click()
    const text = (await pdfText(await (await download).path())).replace(/\s+/g, ' ')
    expect(text).toContain('PROBE – NICHT ZUR AUSFÜHRUNG')

    // It survives a reload, and what is broken in the storage breaks nothing.
    await page.reload()
    await expect(page.getByText('Chosen', { exact: true }).first()).toBeVisible({ timeout: 60_000 })
    const other = await browser.newContext({ baseURL: server.url, locale: 'en-GB' })
    const broken = await other.newPage()
    await broken.addInitScript(() => {
      localStorage.setItem('madre.trial.1', '{"name":"x","request":{"spanLengthsM":[1e9]}}')
      localStorage.setItem('madre.draft.1.trial.new', '{"values":{}}')
      localStorage.setItem('madre.kept-trial.1', '[]')
    })
    await broken.goto('/try')
    await expect(broken.getByText(/kg\/m/).first()).toBeVisible()
    await other.close()

    await page.getByRole('button', { name: 'Edit: Simulation name' }).click()
    await page.getByLabel('Simulation name', { exact: true }).fill('From a trial')
    await page.keyboard.press('Enter')
    await expect(bar.getByRole('button', { name: 'From a trial' })).toBeVisible()
    await page.getByRole('button', { name: 'Keep this' }).click()
    await expect(page).toHaveURL(/\/register/)
    await expect(page.getByText(/“From a trial” is put into the account/)).toBeVisible()
    await page.getByLabel('First name').fill('Ana')
    await page.getByLabel('Last name').fill('Silva')
    await page.getByLabel('E-mail').fill('ana@example.com')
    await page.getByLabel('Company').fill('Estruturas do Norte')
    await page.locator('[name=password]').fill(PASSWORD)
    await page.locator('[name=confirmPassword]').fill(PASSWORD)
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByText(/Check your e-mail/).first()).toBeVisible()

    const tab = await context.newPage()
    const link = new URL(await mail.linkTo('/confirm-email'))
    await tab.goto(link.pathname + link.search)
    await expect(tab.getByText('Your account is active.')).toBeVisible()
    await tab.getByRole('link', { name: 'Sign in' }).click()
    await signIn(tab, 'ana@example.com')

    // The simulation is there, calculated, once; and the first tab does not make it again.
    await expect(tab).toHaveURL(/\/simulator\/[0-9a-f-]{36}\?step=results/)
    await expect(tab.getByText(/Lightest that works/).first()).toBeVisible({ timeout: 60_000 })
    await expect(tab.getByRole('toolbar').getByRole('button', { name: 'From a trial' })).toBeVisible()
    await expect(tab.getByText('Chosen', { exact: true }).first()).toBeVisible()
    await page.goto('/simulations')
    await expect(page.getByText('1 results available').or(page.getByText('1 result available'))).toBeVisible()
    const kept = await (await context.request.get('/api/madre/Calculations')).json()
    expect(kept).toMatchObject([{ name: 'From a trial', calculationStatus: 'COMPLETE' }])
    await page.goto('/try')
    await expect(bar.getByText('New', { exact: true })).toBeVisible()
  } finally {
    await context.close()
    await server.stop()
    mail.stop()
  }
})

test('an example opens in one click, and work is not replaced unasked', async ({ page }) => {
  await page.goto('/try')
  await page.getByRole('button', { name: 'Open: Z roof under uplift' }).click()
  await expect(page).toHaveURL(/\/try\?step=results/)
  await expect(page.getByText(/Lightest that works/).first()).toBeVisible({ timeout: 60_000 })
  await page.locator('summary', { hasText: 'Examples' }).click()
  await page.getByRole('button', { name: 'Open: Façade rail' }).click()
  const question = page.getByRole('dialog', { name: 'Open the example in place of this simulation?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('toolbar').getByRole('button', { name: 'Z roof under uplift' })).toBeVisible()
  await page.getByRole('button', { name: 'Open: Façade rail' }).click()
  await question.getByRole('button', { name: 'Open the example' }).click()
  await expect(page.getByRole('toolbar').getByRole('button', { name: 'Façade rail' })).toBeVisible()

  // Deleting it leaves a fresh form.
  await page.getByRole('toolbar').getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('toolbar').getByText('New', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('toolbar').getByText('New', { exact: true })).toBeVisible()
})
