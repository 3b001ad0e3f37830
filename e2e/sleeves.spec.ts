import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { createAccount } from './account.ts'
import { clientOf } from './api.ts'
import { ownServer } from './own-server.ts'
import { pdfText } from './pdf-text.ts'
import { Simulations } from './simulations.ts'

/** The sample catalogue, its C in 2.0 and 2.5 mm with sleeves: the longer one does not fit into a span of 5 m. */
function catalogueWithSleeves(): string {
  const catalogue = JSON.parse(readFileSync(join(import.meta.dirname, '../docs/samples/catalogue.json'), 'utf8'))
  const sleeve = { kThetaKnmPerRad: 900, mRdKnm: 9, vRdKn: 30, massKg: 4.2, source: 'test report 12/2025' }
  catalogue.families[1].sleeves = [
    { ...sleeve, thicknessMm: 2, lengthMm: 700 },
    { ...sleeve, thicknessMm: 2.5, lengthMm: 3000 },
  ]
  return JSON.stringify(catalogue)
}

let madre: Awaited<ReturnType<typeof ownServer>>
let directory = ''

test.beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'madre-sleeves-'))
  const file = join(directory, 'catalogue.json')
  writeFileSync(file, catalogueWithSleeves())
  madre = await ownServer({ CATALOGUE_FILE: file })
})

test.afterAll(async () => {
  await madre?.stop()
  rmSync(directory, { recursive: true, force: true })
})

test('a roof of C with the sleeves of a maker: entered, calculated, its joints on screen and in the note', async ({
  browser,
}) => {
  const { storageState } = await createAccount(madre.url)
  const context = await browser.newContext({ baseURL: madre.url, storageState })
  const page = await context.newPage()
  await page.goto('/simulator/new')
  await page.getByRole('radio', { name: 'C profile' }).check()
  const spans = page.getByRole('spinbutton', { name: 'Number of spans' })
  await spans.fill('3')
  await spans.press('Tab')
  const summary = page.locator('summary').filter({ hasText: 'Joints' })
  await summary.click()
  // A C cannot be lapped, and this catalogue has sleeves for it alone.
  const all = page.getByRole('combobox', { name: 'All supports' })
  await expect(all.getByRole('option')).toHaveText(['Continuous', 'Sleeve', 'Hinge'])
  await all.selectOption('Sleeve')
  await expect(summary).toHaveText('Joints2 × sleeve')
  const panel = page.getByRole('complementary', { name: 'Preview' })
  await expect(
    panel.getByRole('img', { name: 'The pieces of the line with its laps, sleeves and hinges' }),
  ).toBeVisible()
  await page.getByRole('radio', { name: 'Omega (Ω)' }).check()
  await expect(page.getByText('Sleeves: the catalogue has none for this profile')).toBeVisible()
  await page.getByRole('radio', { name: 'C profile' }).check()
  await expect(summary).toHaveText('Joints2 × sleeve')
  await page.getByRole('button', { name: 'Save and Continue' }).click()
  await expect(page).toHaveURL(/\/simulator\/[0-9a-f-]{36}/)
  const [, entered = ''] = /simulator\/([0-9a-f-]{36})/.exec(page.url()) ?? []
  const simulations = new Simulations(clientOf(page.request, madre.url))
  const joints = { supports: [{ kind: 'SLEEVE' as const }, { kind: 'SLEEVE' as const }] }
  expect((await simulations.read(entered)).request).toMatchObject({ joints })

  const id = await simulations.save({ request: { sectionTypes: ['C'], transverseLengthM: 1.2, joints } })
  await page.goto(`/simulator/${id}?step=additional-parameters`)
  await page.getByRole('button', { name: 'Save and Calculate' }).click()
  const table = page.getByRole('table', { name: 'Solutions' })
  await expect(table).toBeVisible({ timeout: 60_000 })
  const { solutions } = (await simulations.read(id)).result!
  const passes = solutions.find(({ status }) => status === 'OK')
  expect(passes).toMatchObject({ thicknessMm: 2 })
  const { joints: found = [], jointWeightKg } = passes!
  expect(found.map(({ kind }) => kind)).toEqual(['SLEEVE', 'SLEEVE'])
  expect(jointWeightKg).toBeCloseTo(2 * 4.2, 9)
  const problems = solutions.map(({ jointProblem }) => jointProblem)
  expect(problems).toContain('NO_SLEEVE')
  expect(problems).toContain('SLEEVE_TOO_LONG')

  await table
    .getByRole('button', { name: new RegExp(`^${passes!.section} `) })
    .first()
    .click()
  const detail = page.getByRole('region', { name: `Solution ${passes!.section}×`, exact: false })
  await detail.getByRole('tab', { name: 'Joints' }).click()
  const card = detail.getByRole('region', { name: 'Support 2 · sleeve' })
  await expect(card).toContainText(`${Math.abs(found[0]!.momentKnm).toFixed(2)} kNm`)
  await expect(detail.getByText('Shear at a sleeve').first()).toBeVisible()
  await detail.getByRole('button', { name: 'Choose' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Calculation note' }).click()
  await page.getByRole('button', { name: 'Download PDF' }).click()
  const note = await pdfText(await (await download).path())
  expect(note).toContain('Moment over a lap or sleeve')
  expect(note).toContain('test report 12/2025')
  await context.close()
})
