import { PASSWORD, signedIn, signIn } from './account.ts'
import { expect, test } from './fixtures.ts'
import { toast } from './toasts.ts'

test('creating an account needs every field, a strong password twice and the terms', async ({ guest }) => {
  await guest.goto('/register')
  await expect(guest.locator('main svg').first()).toBeVisible()
  const submit = guest.getByRole('button', { name: 'Create account' })
  await expect(submit).toBeDisabled()
  await guest.getByRole('checkbox', { name: 'I accept the terms and conditions' }).check()
  await submit.click()
  await expect(guest.getByText('This field is required')).toHaveCount(6)

  await guest.getByLabel('E-mail').fill('ana@')
  await guest.locator('[name=password]').fill('abc')
  await guest.locator('[name=confirmPassword]').fill('abcd')
  await submit.click()
  await expect(guest.getByText('The e-mail address is not valid')).toBeVisible()
  await expect(guest.getByText(/The password must contain at least 8 characters/)).toBeVisible()
  await expect(guest.getByText('The fields do not match')).toBeVisible()
})

test('the checklist ticks off what the password already has', async ({ guest }) => {
  await guest.goto('/register')
  const list = guest.getByRole('list', { name: 'The password needs' })
  const state = (name: string) => list.getByRole('listitem').filter({ hasText: name })
  await guest.locator('[name=password]').fill('madre')
  await expect(state('Lowercase')).toContainText('met')
  for (const name of ['Minimum 8 characters', 'Uppercase', 'Special', 'Numeric'])
    await expect(state(name)).toContainText('missing')
  await guest.locator('[name=password]').fill(PASSWORD)
  await expect(list.getByText('missing')).toHaveCount(0)
})

test('registering tells what is next, and signing in opens the dashboard', async ({ guest }) => {
  await signedIn(guest)
  await expect(guest.getByRole('heading', { name: 'Hello, Ana Silva' })).toBeVisible()
})

test('a wrong password and an unknown address get the same answer', async ({ guest, account }) => {
  await guest.goto('/login')
  await guest.getByRole('button', { name: 'Sign in' }).click()
  await expect(guest.getByText('This field is required')).toHaveCount(2)
  const answers: string[] = []
  for (const email of [account.email, 'nobody@example.com']) {
    await guest.goto('/login')
    await signIn(guest, email, 'Wrong#password1')
    const told = guest.getByRole('alert').filter({ hasText: 'wrong' })
    await expect(told).toBeVisible()
    await expect(toast(guest, /./)).toHaveCount(0)
    answers.push((await told.textContent()) ?? '')
  }
  expect(answers[0]).toBe(answers[1])
  expect(answers[0]).not.toBe('')
})

test('a forgotten password is nothing this server sends a mail for: it says so at once, and whom to ask', async ({
  guest,
}) => {
  await guest.goto('/login')
  await guest.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(guest.getByText(/^This server sends no e-mails/)).toBeVisible()
  await expect(guest.getByRole('link', { name: 'help@maker.example' })).toHaveAttribute('href', /^mailto:help@/)
  await expect(guest.getByRole('textbox')).toHaveCount(0)
})

test('a forgotten password asks for an e-mail and says where to look, where the server sends mails', async ({
  guest,
}) => {
  await guest.route('**/Brand*', async (route) => {
    const told = await (await route.fetch()).json()
    await route.fulfill({ json: { ...told, sendsMail: true } })
  })
  await guest.goto('/login')
  await guest.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(guest).toHaveURL(/\/forgot-password$/)
  await guest.getByLabel('E-mail').fill('not an address')
  await guest.getByRole('button', { name: 'Send e-mail' }).click()
  await expect(guest.getByText('The e-mail address is not valid')).toBeVisible()
  await guest.getByLabel('E-mail').fill('someone@example.com')
  await guest.getByRole('button', { name: 'Send e-mail' }).click()
  await expect(guest.getByText('E-mail sent successfully. Check your inbox.')).toBeVisible()
})

test('a reset link that is incomplete or not ours is refused in words', async ({ guest }) => {
  await guest.goto('/reset-password')
  await expect(guest.getByText('This link is incomplete.')).toBeVisible()
  await guest.goto('/reset-password?userId=00000000-0000-4000-8000-000000000000&code=wrong')
  await guest.locator('[name=password]').fill(PASSWORD)
  await guest.locator('[name=confirmPassword]').fill(PASSWORD)
  await guest.getByRole('button', { name: 'Change password' }).click()
  await expect(guest.getByText('The password could not be changed.')).toBeVisible()
})

test('a confirmation link that is not ours is refused in words', async ({ guest }) => {
  await guest.goto('/confirm-email?userId=00000000-0000-4000-8000-000000000000&code=wrong')
  await expect(guest.getByText('The account could not be activated.')).toBeVisible()
})

test('the account page changes the data, shows the sessions and exports everything', async ({ page, simulations }) => {
  await simulations.save({ name: 'Exported' })
  await page.goto('/account')
  await page.getByLabel('Company').fill('Perfis do Sul')
  const personal = page.locator('section').filter({ hasText: 'Personal data' })
  await personal.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Data saved.')).toBeVisible()
  await expect(page.getByText('This session')).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export my data' }).click()
  expect((await download).suggestedFilename()).toBe('madre-account.json')
  await page.getByRole('button', { name: 'Delete account' }).click()
  const question = page.getByRole('dialog', { name: 'Delete the account?' })
  await question.getByLabel('Password', { exact: true }).fill('Wrong#password1')
  await question.getByRole('button', { name: 'Delete account' }).click()
  await expect(page.getByText('The account could not be deleted.')).toBeVisible()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
})
