import { expect, type Page } from '@playwright/test'
import type { Say } from '../apps/web/src/i18n/testing/speech.ts'
import type { Simulations } from './simulations.ts'

export interface Opening {
  name: string
  open: () => Promise<unknown>
}

/** Every dialog and every menu, each opened from the address it belongs to; `name` is the simulation's, calculated before. */
export function openings(page: Page, simulations: Simulations, say: Say, { id, name }: { id: string; name: string }) {
  const isPhone = page.viewportSize()!.width < 768
  const button = (label: string) => page.getByRole('button', { name: label, exact: true })
  const item = (label: string) => page.getByRole('menuitem', { name: label, exact: true })
  const dialog = () => expect(page.getByRole('dialog')).toBeVisible()
  const menu = () => expect(page.getByRole('menu')).toBeVisible()
  const results = `/simulator/${id}?step=results`

  /** A button of the toolbar or of a card, which stands in a menu where there is no room. */
  const act = async (label: string, wide: string, more: string) => {
    if (isPhone) {
      await button(more).first().click()
      await item(label).click()
    } else await button(wide).first().click()
    await dialog()
  }
  /** The account, each of its cards in its place: what comes late moves those below, and a press on them is lost. */
  const account = async () => {
    await page.goto('/account')
    await expect(page.getByRole('heading', { name: say('Cabeçalho das notas') })).toBeVisible()
    await expect(page.getByRole('status', { name: say('A carregar…') })).toHaveCount(0)
  }
  const typeSomething = async () => {
    await page.goto(`/simulator/${id}?step=overloads`)
    await page.getByRole('spinbutton').first().fill('0.7')
  }

  const list: Opening[] = [
    {
      name: 'delete in the toolbar',
      open: async () => {
        await page.goto(`/simulator/${id}`)
        await act(say('Apagar'), say('Apagar'), say('Ações'))
      },
    },
    {
      name: 'unsaved changes',
      open: async () => {
        await typeSomething()
        await page
          .getByRole('navigation', { name: say('Passos seguintes') })
          .getByRole('button')
          .first()
          .click()
        await dialog()
      },
    },
    {
      name: 'another version',
      open: async () => {
        await typeSomething()
        const { request } = await simulations.read(id)
        await simulations.change(id, { request })
        await button(say('Salvar e continuar')).click()
        await dialog()
      },
    },
    ...(['Salvar como modelo…', 'Usar como valores iniciais…'] as const).map((key) => ({
      name: key,
      open: async () => {
        await page.goto(`/simulator/${id}`)
        await button(say(isPhone ? 'Ações' : 'Mais ações'))
          .first()
          .click()
        await item(say(key)).click()
        await dialog()
      },
    })),
    ...(['Alterar detalhes', 'Apagar'] as const).map((key) => ({
      name: `${key} in the list`,
      open: async () => {
        await page.goto('/simulations')
        await act(say(key), `${say(key)}: ${name}`, say('Mais ações para {{name}}', { name }))
      },
    })),
    {
      name: 'delete in the history',
      open: async () => {
        await page.goto('/dashboard')
        await button(say('Apagar {{name}}', { name })).first().click()
        await dialog()
      },
    },
    {
      name: 'delete the account',
      open: async () => {
        await account()
        await button(say('Apagar conta')).click()
        await dialog()
      },
    },
    {
      name: 'compare',
      open: async () => {
        const { solutions } = (await simulations.read(id)).result!
        await page.goto(`${results}&compare=${solutions[0]!.id},${solutions[1]!.id}&comparing=1`)
        await dialog()
      },
    },
    {
      name: 'choose what fails',
      open: async () => {
        const failing = (await simulations.read(id)).result!.solutions.find((s) => s.status === 'FAIL')!
        await page.goto(`${results}&all=1&solution=${failing.id}`)
        await page.locator('main section header').last().getByRole('button').first().click()
        await dialog()
      },
    },
    {
      name: 'order list',
      open: async () => {
        await page.goto(results)
        await button(say('Exportar')).click()
        await item(say('Lista de encomenda (CSV)…')).click()
        await dialog()
      },
    },
    {
      name: 'note',
      open: async () => {
        // Only a chosen solution has a note.
        await simulations.change(id, { chosenResultId: (await simulations.read(id)).result!.solutions[0]!.id })
        await page.goto(results)
        await button(say('calculationNote')).click()
        await dialog()
      },
    },
    {
      name: 'menu of the files',
      open: async () => {
        await page.goto(results)
        await button(say('Exportar')).click()
        await menu()
      },
    },
    {
      name: 'menu of the looks',
      open: async () => {
        await page.goto('/account')
        await button(say('Aspeto')).click()
        await menu()
      },
    },
  ]
  if (isPhone)
    list.push(
      {
        name: 'details in the toolbar',
        open: async () => {
          await page.goto(`/simulator/${id}`)
          await act(say('Alterar detalhes'), '', say('Ações'))
        },
      },
      {
        name: 'the menu of the header',
        open: async () => {
          await page.goto('/account')
          await button(say('Menu')).click()
          await dialog()
        },
      },
    )
  return list
}
