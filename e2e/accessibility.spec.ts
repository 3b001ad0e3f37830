import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { sayIn } from '../apps/web/src/i18n/testing/speech.ts'
import { openings } from './dialogs.ts'
import { expect, test } from './fixtures.ts'

const STEPS = ['general', 'loads', 'overloads', 'wind', 'snow', 'additional-parameters']
const GUEST_SCREENS = [
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password?userId=1&code=2',
  '/confirm-email',
  '/changes',
  '/accessibility',
]

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** The themes differ in colours only: what they can break is asked in the second one again. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

async function show(page: Page, theme: 'light' | 'dark') {
  await page.evaluate((name) => {
    document.documentElement.dataset.theme = name
  }, theme)
  // Colours on their way from one theme to the other are not what is checked.
  await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => 0))))
}

/** What keeps the Tab key inside an open menu or dialog: it takes the focus only to pass it on, and says nothing. */
const FOCUS_GUARDS = '[data-base-ui-focus-guard]'

async function expectNoFinding(page: Page, axe: AxeBuilder, where: string) {
  const { violations } = await axe.exclude(FOCUS_GUARDS).analyze()
  const found = violations.map(
    (v) => `${v.id} (${v.impact}): ${v.nodes.map((n) => n.target.join(' ')).join(' | ')} ${v.nodes[0]?.failureSummary}`,
  )
  expect(found, `${where} ${page.url()}`).toEqual([])
}

/**
 * Nothing axe finds, of any impact: on the desktop every rule in the light theme and the colours in the dark one, too; on the
 * phone, where the colours are the same, every rule in the dark one.
 */
async function expectClean(page: Page, part = 'body') {
  const isPhone = page.viewportSize()!.width < 768
  // In the page itself, and only what is found: the same findings in two thirds of the time.
  const axe = () =>
    new AxeBuilder({ page })
      .setLegacyMode()
      .options({ resultTypes: ['violations'] })
      .include(part)
  if (!isPhone) {
    await show(page, 'light')
    await expectNoFinding(page, axe().withTags(STANDARDS), 'light')
  }
  await show(page, 'dark')
  await expectNoFinding(page, isPhone ? axe().withTags(STANDARDS) : axe().withRules(COLOUR_RULES), 'dark')
}

for (const [device, viewport] of [
  ['desktop', { width: 1440, height: 900 }],
  ['phone', { width: 390, height: 844 }],
] as const)
  test.describe(device, () => {
    test.use({ viewport })

    test('the signed-out screens are clean', async ({ guest }) => {
      for (const path of GUEST_SCREENS) {
        await guest.goto(path)
        await expect(guest.locator('h1')).toBeVisible()
        await expectClean(guest)
      }
    })

    test('the pages of the method are clean', async ({ guest }) => {
      for (const path of ['/method', '/method/deflections']) {
        await guest.goto(path)
        await expect(guest.getByRole('heading', { level: 2 }).first()).toBeVisible()
        await expectClean(guest)
      }
    })

    test('dashboard, account and list are clean', async ({ page, simulations }) => {
      await simulations.save()
      await page.goto('/dashboard')
      await expect(page.getByRole('complementary').getByRole('img').first()).toBeVisible()
      await expectClean(page)
      await page.goto('/account')
      await expect(page.getByText('This session')).toBeVisible()
      await expectClean(page)
      await page.goto('/simulations')
      await page.getByRole('article').getByRole('button', { expanded: false }).first().click()
      await expect(page.getByRole('article').locator('dl').first()).toBeVisible()
      await expectClean(page)
    })

    test('the steps of the simulator are clean', async ({ page, simulations }) => {
      const id = await simulations.save({
        request: {
          loadPermanentDistributed: null,
          loadPermanentDistributedMin: [0.1, 0.2, 0.1],
          loadPermanentDistributedMax: [0.2, 0.3, 0.2],
          loadWindSuction: { w1: 0.9, l1: 4, w2: 0.6, l2: 11, w3: 0, l3: 0 },
          loadWindLocalSuction: { w1: 1.2, l1: 2, w2: 0, l2: 0, w3: 0, l3: 0 },
          loadSnowExceptional: [1, 1, 1],
          axialLoad: { valueKn: 1, direction: 'TRACTION', type: 'DESIGN' },
          spanRestraints: {
            upper: { type: 1, lateralLocks: [1, 2, 1] },
            lower: { use: true, lateralLocks: [1, 1, 1] },
          },
          claddingProperties: { coveringInertia: 10, fixationsPerMeter: 3 },
        },
      })
      for (const step of STEPS) {
        await page.goto(`/simulator/${id}?step=${step}`)
        await expect(page.getByRole('complementary').getByRole('tabpanel')).toBeVisible()
        await expectClean(page)
      }
      await page.goto(`/simulator/${id}?step=results`)
      await expect(page.getByRole('button', { name: 'Start calculation' })).toBeVisible()
      await expectClean(page)
    })

    test('the results are clean, every part opened', async ({ page, simulations }) => {
      const id = await simulations.calculated()
      const { result } = await simulations.read(id)
      const [first] = result!.solutions
      await page.goto(`/simulator/${id}?step=results&solution=${first!.id}`)
      await expect(page.getByRole('tab', { name: 'Diagrams' })).toBeVisible()
      await page.getByRole('tabpanel').getByRole('button', { expanded: false }).first().click()
      await expect(page.getByRole('math').first()).toBeVisible()
      await page.getByRole('button', { name: 'Filters' }).click()
      await expectClean(page)
      for (const tab of ['Diagrams', 'Section', 'Buckling', 'Reactions and deflections']) {
        await page.getByRole('tab', { name: tab }).click()
        await expect(page.getByRole('tabpanel').locator('svg, table').first()).toBeVisible()
        await expectClean(page, '[role=tabpanel]')
      }
      await page.goto(`/simulator/${id}?step=results&view=chart`)
      await expect(page.getByRole('listbox')).toBeVisible()
      await expectClean(page)
    })

    test('every dialog and every menu is clean', async ({ page, simulations }) => {
      test.slow()
      const name = `Dialogs ${device}`
      const id = await simulations.calculated({ name })
      const all = openings(page, simulations, sayIn('en'), { id, name })
      // On the phone those that are laid out otherwise there.
      const here = device === 'phone' ? all.filter((o) => /toolbar|list|compare|header/.test(o.name)) : all
      for (const { name: what, open } of here)
        await test.step(what, async () => {
          await open()
          // What a dialog covers is dimmed on purpose, and checked uncovered by the tests above.
          await expectClean(page, '[role=dialog], [role=menu]')
          // What was typed stays on the page that follows otherwise, and asks again.
          await page.evaluate(() => localStorage.clear())
        })
    })
  })
