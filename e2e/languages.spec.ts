import { LANGUAGES, type Language } from '@madre/contract'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const STEPS = ['general', 'loads', 'overloads', 'wind', 'snow', 'additional-parameters']
const GUEST_SCREENS = ['/login', '/register', '/forgot-password', '/reset-password', '/reset-password?userId=1&code=2']

/** Words that only one of the languages writes; found on a screen of another, they were left untranslated. */
const OWN_WORDS: Record<Language, string[]> = {
  en: ['the', 'with', 'and', 'spacing', 'length', 'sheet', 'password', 'loads?', 'snow', 'checks?'],
  pt: [
    'não',
    '\\p{L}+ção',
    'vãos?',
    'afastamento',
    'comprimento',
    'cargas?',
    'neve',
    'vento',
    'aço',
    'apoio',
    'iniciar',
    'seu',
    'sua',
  ],
  de: ['und', 'der', 'mit', 'nicht', 'länge', 'schnee', 'stützweite', 'passwort', 'ergebnisse', 'lasten?', 'auflager'],
  fr: ['et', 'les', 'avec', 'longueur', 'neige', 'travées?', 'mot de passe', 'résultats', 'charges?', 'une', 'appui'],
}
const wordsOf = (language: Language) => new RegExp(`(?<!\\p{L})(${OWN_WORDS[language].join('|')})(?!\\p{L})`, 'giu')

/** Texts that are data or names of standards, the same in every language. */
const SAME_EVERYWHERE =
  /Ana Silva|Rua do Exemplo.*|Estruturas do Norte|engineer\.\S+|English|Português|Deutsch|Français/g

async function foreignWords(page: Page, language: Language): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const attributes = ['aria-label', 'title', 'placeholder', 'alt']
    const labels = [...document.querySelectorAll('body *')]
      .filter((element) => !element.closest('[lang]:not(html)'))
      .flatMap((element) => attributes.map((name) => element.getAttribute(name) ?? ''))
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const drawn: string[] = []
    while (walker.nextNode())
      if (!walker.currentNode.parentElement?.closest('[lang]:not(html), script, style'))
        drawn.push(walker.currentNode.textContent ?? '')
    return [...labels, ...drawn, document.title]
  })
  const text = texts.join('\n').replace(SAME_EVERYWHERE, '')
  const others = LANGUAGES.filter((other) => other !== language)
  return others.flatMap((other) => [...text.matchAll(wordsOf(other))].map((found) => `${other}: ${found[0]}`))
}

async function expectOwnLanguage(page: Page, language: Language) {
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  expect([...new Set(await foreignWords(page, language))], `${language} ${page.url()}`).toEqual([])
}

const pick = (page: Page, language: Language) =>
  page.addInitScript((lang) => localStorage.setItem('madre.language', lang), language)

for (const language of LANGUAGES)
  test(`every screen speaks ${language} only`, async ({ page, guest, simulations }) => {
    const id = await simulations.calculated({
      name: 'T1',
      project: 'T2',
      request: {
        loadSnowExceptional: [1, 1, 1],
        loadSnowAccumulation: { s1: 1, l1: 2, s2: 0, l2: 0, s3: 0, l3: 0 },
        axialLoad: { valueKn: 1, direction: 'TRACTION', type: 'DESIGN' },
        loadPermanentPoint: [{ spanType: 'SPAN', spanIdx: 0, loads: { p1: 0.1, p2: 0, l1: 50, l2: 0 } }],
        spanRestraints: { upper: { type: 1, lateralLocks: [1, 2, 1] }, lower: { use: true, lateralLocks: [1, 1, 1] } },
        claddingProperties: { coveringInertia: 10, fixationsPerMeter: 3 },
      },
    })
    await pick(guest, language)
    for (const path of GUEST_SCREENS) {
      await guest.goto(path)
      await expect(guest.locator('h1')).toBeVisible()
      await expectOwnLanguage(guest, language)
    }
    await pick(page, language)
    await page.goto('/dashboard')
    await expect(page.getByRole('toolbar')).toBeVisible()
    await expectOwnLanguage(page, language)
    await page.goto('/account')
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(4)
    await expectOwnLanguage(page, language)
    await page.goto('/simulations')
    await page.getByRole('article').getByRole('button', { expanded: false }).first().click()
    await expect(page.getByRole('article').locator('dl').first()).toBeVisible()
    await expectOwnLanguage(page, language)
    for (const step of STEPS) {
      await page.goto(`/simulator/${id}?step=${step}`)
      await expect(page.getByRole('complementary').getByRole('tabpanel')).toBeVisible()
      await expectOwnLanguage(page, language)
    }
    const { result } = await simulations.read(id)
    await page.goto(`/simulator/${id}?step=results&all=1&solution=${result!.solutions[0]!.id}`)
    for (const tab of [0, 1, 2, 3]) {
      await page.getByRole('tab').nth(tab).click()
      await expect(page.getByRole('tabpanel')).not.toBeEmpty()
      await expectOwnLanguage(page, language)
    }
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
