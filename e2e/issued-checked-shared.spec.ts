import type { Download, Page } from '@playwright/test'
import { createAccount } from './account.ts'
import { clientOf } from './api.ts'
import { expect, served as test } from './fixtures.ts'
import { pdfText } from './pdf-text.ts'
import { Simulations } from './simulations.ts'

/** Downloads what a button hands out. */
async function downloaded(page: Page, name: string): Promise<Download> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name, exact: true }).click()
  return download
}

/** Issues what is saved, from the results; ends with the revision over the simulator. */
async function issue(page: Page, id: string, letter: string, message: string): Promise<void> {
  await page.goto(`/simulator/${id}?step=results`)
  await page.getByRole('button', { name: `Issue revision ${letter}` }).click()
  await page.getByLabel('Message (optional)').fill(message)
  await page.getByRole('button', { name: 'Issue', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`revisions=${letter}$`), { timeout: 120_000 })
  await expect(page.getByRole('article', { name: `Revision ${letter}` })).toBeVisible()
}

/** Changes what is saved over the API, calculates it and takes the lightest solution that passes. */
async function change(simulations: Simulations, id: string, spacingM: number): Promise<void> {
  const { request } = await simulations.read(id)
  await simulations.change(id, { request: { ...request, transverseLengthM: spacingM } })
  await simulations.calculate(id)
  await choose(simulations, id)
}

async function choose(simulations: Simulations, id: string): Promise<void> {
  const { result } = await simulations.read(id)
  await simulations.change(id, { chosenResultId: result!.solutions[0]!.id })
}

/** Says yes to a question that cannot be taken back. */
async function answer(page: Page, question: string, name: string): Promise<void> {
  await page.getByRole('dialog', { name: question }).getByRole('button', { name, exact: true }).click()
}

test('a revision is issued, compared, checked, shared and verified', async ({ page, browser, baseURL }) => {
  const author = await createAccount(baseURL!)
  const second = await createAccount(baseURL!)
  await page.context().addCookies(author.storageState.cookies)
  const simulations = new Simulations(clientOf(page.request, baseURL!))
  const id = await simulations.calculated({ name: 'Hall 7', project: 'Braga' })
  await choose(simulations, id)

  await issue(page, id, 'A', 'for the tender')
  await expect(page.getByText('for the tender').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).not.toHaveURL(/revisions=/)

  // The working copy moves on: the badge says so.
  await change(simulations, id, 1.8)
  await page.goto(`/simulator/${id}?step=results`)
  await expect(page.getByRole('link', { name: 'Revision A · not checked · changed since' })).toBeVisible()
  await issue(page, id, 'B', 'wider apart')

  // What changed, in the words of the note.
  await page.getByRole('tab', { name: 'Differences' }).click()
  await expect(page.getByRole('row', { name: /Profile spacing|spacing/i }).first()).toContainText('1.80')

  // Back to A is one change of the form, which undo takes back.
  await page.getByRole('navigation', { name: 'Revisions' }).getByRole('button', { name: /^A/ }).click()
  await page.getByRole('button', { name: 'Back to A' }).click()
  await expect(page).toHaveURL(/step=general/)
  const spacing = page.getByRole('spinbutton', { name: 'Profile spacing' })
  await expect(spacing).toHaveValue('1.50')
  await expect(page.getByText('unsaved changes', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Undo (Ctrl+Z)' }).click()
  await expect(spacing).toHaveValue('1.80')
  await page.getByRole('link', { name: 'Revision B · not checked' }).click()

  await page.getByRole('button', { name: 'Ask for a check' }).click()
  await page.getByLabel('E-mail of the checker').fill(second.email)
  await page.getByRole('dialog').last().getByRole('button', { name: 'Ask for a check' }).click()
  await expect(page.getByText('being checked').first()).toBeVisible()

  // The checker finds it in the header, and returns it with a comment.
  const checking = await browser.newContext({ baseURL: baseURL!, storageState: second.storageState })
  const checker = await checking.newPage()
  await checker.goto('/dashboard')
  await checker.getByRole('link', { name: 'Checks (1)' }).click()
  await checker.getByRole('link', { name: 'Revision B of Hall 7' }).click()
  await checker.getByRole('tab', { name: 'Changes since A' }).click()
  await expect(checker.getByRole('row', { name: /spacing/i }).first()).toContainText('1.80')
  await checker.getByRole('button', { name: 'Return', exact: true }).click()
  await expect(checker.getByText('Say what is missing for you to check it.')).toBeVisible()
  await checker.getByLabel('Comment').fill('The snow drift is missing.')
  await checker.getByRole('button', { name: 'Return', exact: true }).click()
  await checker.keyboard.press('Escape')
  await expect(checker.getByRole('button', { name: 'Return', exact: true })).toBeFocused()
  await checker.keyboard.press('Enter')
  await answer(checker, 'Return revision B?', 'Return')
  await expect(checker.getByText('The snow drift is missing.')).toBeVisible()
  await expect(checker.locator(':focus')).toContainText('returned')

  // Issued anew, asked again; this one is checked.
  await change(simulations, id, 1.6)
  await issue(page, id, 'C', 'with the drift')
  await page.getByRole('button', { name: 'Ask for a check' }).click()
  await page.getByLabel('E-mail of the checker').fill(second.email)
  await page.getByRole('dialog').last().getByRole('button', { name: 'Ask for a check' }).click()
  await expect(page.getByText('being checked').first()).toBeVisible()
  await checker.goto('/checks')
  await checker.getByRole('link', { name: 'Revision C of Hall 7' }).click()
  await checker.getByRole('button', { name: 'Check revision C' }).click()
  await answer(checker, 'Check revision C?', 'Check')
  await expect(checker.getByText('checked', { exact: true }).first()).toBeVisible({ timeout: 120_000 })

  await page.reload()
  await expect(page.getByRole('article', { name: 'Revision C' }).getByText('checked', { exact: true })).toBeVisible()
  const note = await downloaded(page, 'Calculation note')
  expect(note.suggestedFilename()).toContain('Hall 7 C')
  expect((await pdfText(await note.path())).includes('Revision C')).toBe(true)

  // A link, opened by somebody who is signed out, and ended while they read.
  await page.getByRole('button', { name: 'Share' }).click()
  await page.getByRole('button', { name: 'Make a link' }).click()
  const url = await page.locator('code', { hasText: '#madre_share_' }).textContent()
  const open = await browser.newContext({ baseURL: baseURL! })
  const reader = await open.newPage()
  const asked: string[] = []
  reader.on('request', (request) => asked.push(request.url()))
  await reader.goto(url!)
  await expect(reader.getByRole('heading', { name: 'Revision C of Hall 7' })).toBeVisible()
  await expect(reader.getByRole('button', { name: /^Choose/ })).toHaveCount(0)
  await reader.getByRole('tab', { name: 'Input' }).click()
  // The column that stays while a table is scrolled has the colour of the page behind it, in either theme.
  const behind = (selector: string) =>
    reader
      .locator(selector)
      .first()
      .evaluate((e) => getComputedStyle(e).backgroundColor)
  for (const colorScheme of ['light', 'dark'] as const) {
    await reader.emulateMedia({ colorScheme })
    expect(await behind('main thead td')).toBe(await behind('body'))
  }
  expect(asked.filter((address) => address.includes('madre_share_'))).toEqual([])
  await page.getByRole('button', { name: /^End the link/ }).click()
  await expect(page.getByText('No link is open.')).toBeVisible()
  await reader.getByRole('button', { name: 'Download file' }).click()
  await expect(reader.getByText('This link does not work.')).toBeVisible()
  await expect(reader.getByText('Hall 7')).toHaveCount(0)

  // Anybody who has the code is told how it stands, and whether the PDF is the one that was issued.
  const { code } = await simulations.revision(id, 'C')
  await reader.goto(`/verify/${code}`)
  await expect(reader.getByText('Revision C is the newest.')).toBeVisible()
  await reader.locator('input[type=file]').setInputFiles(await note.path())
  await expect(reader.getByText('Unchanged: it is the checked note of revision C.')).toBeVisible()
  await reader
    .locator('input[type=file]')
    .setInputFiles({ name: 'other.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 other') })
  await expect(reader.getByText(/This is not the note of revision C/)).toBeVisible()
  const old = await simulations.revision(id, 'B')
  await reader.goto(`/verify/${old.code}`)
  await expect(reader.getByText('Revision B is no longer the newest.')).toBeVisible()
  await open.close()
  await checking.close()

  // With revisions, its name has to be typed.
  await page.goto(`/simulator/${id}`)
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByLabel('Type the name of the simulation to delete it').fill('Hall')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('This is not the name of the simulation.')).toBeVisible()
  await page.getByLabel('Type the name of the simulation to delete it').fill('Hall 7')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveURL(/dashboard/)
})
