import type { Language } from '@madre/contract'
import type { Page } from '@playwright/test'
import { foreignWords, textsOfPage } from '../apps/web/src/i18n/testing/foreign-words.ts'
import { keysAmong, sayIn } from '../apps/web/src/i18n/testing/speech.ts'
import { openings } from './dialogs.ts'
import { expect, test } from './fixtures.ts'

const STEPS = ['general', 'loads', 'overloads', 'wind', 'snow', 'additional-parameters']
const GUEST_SCREENS = ['/login', '/register', '/forgot-password', '/reset-password', '/reset-password?userId=1&code=2']

async function expectOwnLanguage(page: Page, language: Language, where = page.url()) {
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  const texts = await page.evaluate(textsOfPage)
  expect(foreignWords(texts, language), `${language} ${where}`).toEqual([])
  expect(keysAmong(texts, language), `${language} ${where}`).toEqual([])
}

/** What the page says is not translated. */
function gapsOf(...pages: Page[]): string[] {
  const gaps: string[] = []
  for (const page of pages)
    page.on('console', (message) => {
      if (message.text().startsWith('No translation')) gaps.push(message.text())
    })
  return gaps
}

const pick = (page: Page, language: Language) =>
  page.addInitScript((lang) => localStorage.setItem('madre.language', lang), language)

const WHOLE_ROOF = {
  loadSnowExceptional: [1, 1, 1],
  loadSnowAccumulation: { s1: 1, l1: 2, s2: 0, l2: 0, s3: 0, l3: 0 },
  loadWindLocalSuction: { w1: 1.2, l1: 2, w2: 0, l2: 0, w3: 0, l3: 0 },
  axialLoad: { valueKn: 1, direction: 'TRACTION' as const, type: 'DESIGN' as const },
  loadPermanentPoint: [{ spanType: 'SPAN' as const, spanIdx: 0, loads: { p1: 0.1, p2: 0, l1: 50, l2: 0 } }],
  spanRestraints: {
    upper: { type: 1 as const, lateralLocks: [1, 2, 1] },
    lower: { use: true, lateralLocks: [1, 1, 1] },
  },
  claddingProperties: { coveringInertia: 10, fixationsPerMeter: 3 },
}

/** As it is built and served: all four translations are looked for without a browser, in apps/web/src/app/languages-of-screens.test.tsx. */
const TRANSLATIONS: Language[] = ['de']

const FACADE = { simulationType: 'FACADE' as const, inclinationDegrees: 0, loadSnowRegular: null }

for (const language of TRANSLATIONS)
  test(`every screen speaks ${language} only`, async ({ page, guest, simulations }) => {
    test.slow()
    const gaps = gapsOf(page, guest)
    await pick(guest, language)
    for (const path of GUEST_SCREENS) {
      await guest.goto(path)
      await expect(guest.locator('h1')).toBeVisible()
      await expectOwnLanguage(guest, language)
    }
    await guest.goto('/login')
    await guest.locator('main [type=submit]').click()
    await expect(guest.getByText(sayIn(language)('Este campo é obrigatório')).first()).toBeVisible()
    await expectOwnLanguage(guest, language)

    await pick(page, language)
    const id = await simulations.calculated({ name: 'T1', project: 'T2', request: WHOLE_ROOF })
    const pending = await simulations.save({ name: 'T3', project: 'T2', request: FACADE })
    const hopeless = await simulations.calculated({
      name: 'T4',
      project: 'T2',
      request: { loadSnowRegular: [15, 15, 15] },
    })
    const outdated = await simulations.calculated({ name: 'T5', project: 'T2' })
    const { request, result } = await simulations.read(id)
    await simulations.change(outdated, { request: { ...request, transverseLengthM: 1.2 } })
    await page.goto('/dashboard')
    await expect(page.getByRole('toolbar')).toBeVisible()
    await expectOwnLanguage(page, language)
    await page.goto('/account')
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(10)
    await expectOwnLanguage(page, language)
    await page.goto('/simulations')
    await page.getByRole('article').filter({ hasText: 'T1' }).getByRole('button', { expanded: false }).first().click()
    await expect(page.getByRole('article').locator('dl').first()).toBeVisible()
    await expectOwnLanguage(page, language)
    await page.locator('search input').fill('zzzz')
    await expect(page.getByRole('article')).toHaveCount(0)
    await expectOwnLanguage(page, language)
    for (const where of ['new?', ...STEPS.map((step) => `${id}?step=${step}`), `${pending}?step=wind`]) {
      await page.goto(`/simulator/${where}`)
      await expect(page.getByRole('complementary').getByRole('tabpanel')).toBeVisible()
      await expectOwnLanguage(page, language)
    }
    await page.goto(`/simulator/${pending}?step=results`)
    await expect(page.locator('#step-title')).toBeVisible()
    await expectOwnLanguage(page, language)
    await page.goto('/simulator/00000000-0000-4000-8000-000000000000')
    await expect(page.getByRole('main').getByRole('link')).toBeVisible()
    await expectOwnLanguage(page, language)

    const failing = result!.solutions.find((solution) => !solution.pass)!
    for (const query of ['&all=1', '&all=1&view=chart', '&typology=none', `&all=1&solution=${failing.id}`]) {
      await page.goto(`/simulator/${id}?step=results${query}`)
      await expect(page.locator('#results-answer')).toBeVisible()
      await expectOwnLanguage(page, language)
    }
    for (const other of [hopeless, outdated]) {
      await page.goto(`/simulator/${other}?step=results`)
      await expect(page.locator('#results-answer')).toBeVisible()
      await expectOwnLanguage(page, language)
    }
    await page.goto(`/simulator/${id}?step=results&all=1&solution=${result!.solutions[0]!.id}`)
    for (const tab of [0, 1, 2, 3, 4]) {
      await page.getByRole('tab').nth(tab).click()
      await expect(page.getByRole('tabpanel')).not.toBeEmpty()
      if (tab === 0) await page.getByRole('tabpanel').getByRole('button', { expanded: false }).first().click()
      await expectOwnLanguage(page, language)
    }
    expect(gaps).toEqual([])
  })

for (const language of TRANSLATIONS)
  test(`every dialog and every menu speaks ${language} only`, async ({ page, simulations }) => {
    test.slow()
    const gaps = gapsOf(page)
    await pick(page, language)
    const name = `T ${language}`
    const id = await simulations.calculated({ name, project: 'T2' })
    for (const { name: what, open } of openings(page, simulations, sayIn(language), { id, name }))
      await test.step(what, async () => {
        await open()
        await expectOwnLanguage(page, language, what)
        await page.evaluate(() => localStorage.clear())
      })
    expect(gaps).toEqual([])
  })

test('numbers that are only read have the mark of the language, fields have the point', async ({
  page,
  simulations,
}) => {
  const id = await simulations.calculated()
  await pick(page, 'de')
  await page.goto(`/simulator/${id}`)
  await expect(page.getByText('Gesamtlänge: 15,00 m')).toBeVisible()
  await expect(page.getByRole('spinbutton', { name: 'Profilabstand' })).toHaveValue('1.50')
  await page.goto(`/simulator/${id}?step=results`)
  await expect(page.getByText(/\d,\d\d\s*kg\/m/).first()).toBeVisible()
})

test('the language of the account is the language of its next sign-in', async ({ page, account, guest }) => {
  await page.goto('/dashboard')
  const kept = page.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok())
  await page.getByRole('button', { name: 'Language: English' }).click()
  await page.getByRole('menuitemradio', { name: /^FR/ }).click()
  await kept
  await expect(page).toHaveTitle('Madre — Tableau de bord')
  await guest.goto('/login')
  await guest.getByLabel('E-mail').fill(account.email)
  await guest.locator('[name=password]').fill('Madre#purlin9x')
  await guest.getByRole('button', { name: 'Sign in' }).click()
  await expect(guest.locator('html')).toHaveAttribute('lang', 'fr')
})
