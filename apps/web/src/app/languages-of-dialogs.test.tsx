import { LANGUAGES } from '@madre/contract'
import { cleanup, fireEvent, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ana } from '../api/testing/ana.ts'
import { sayIn } from '../i18n/testing/speech.ts'
import { expectOwnLanguage, inLanguage } from './testing/in-language.ts'
import { openApp } from './testing/open-app.tsx'
import { ServerInMemory } from './testing/server-in-memory.ts'
import { request, result } from './testing/simulator-page.ts'

const TRANSLATIONS = LANGUAGES.filter((language) => language !== 'pt')
const [first, second] = result!.solutions
const failing = result!.solutions.find((solution) => solution.status === 'FAIL')!

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(380)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** The first element of a kind that is called so, once it is there: by its label, else by its text. */
const called = (selector: string, name: string) =>
  waitFor(() => {
    const found = [...document.querySelectorAll<HTMLElement>(selector)].find(
      (element) => (element.getAttribute('aria-label') ?? element.textContent) === name,
    )
    if (!found) throw new Error(`no ${selector} called ${name}`)
    return found
  })
const there = (selector: string) =>
  waitFor(() => {
    const found = document.querySelector<HTMLElement>(selector)
    if (!found) throw new Error(`no ${selector}`)
    return found
  })

describe.each(TRANSLATIONS)('in %s every dialog and every menu speaks that language only', (language) => {
  const say = sayIn(language)
  const name = 'T1'
  const results = '?step=results'

  /** Opens an address of the one simulation there is, or another one. */
  async function at(path: string, change: { chosenResultId?: string } = {}) {
    const server = new ServerInMemory()
    const id = server.add({ request, result, calculationStatus: 'COMPLETE', name, ...change })
    const user = { ...ana, lang: language }
    const address = path.startsWith('/') ? path : `/simulator/${id}${path}`
    const app = await openApp(address, server, user, [['madre.language', language]])
    const press = async (label: string, selector = 'button') => app.user.click(await called(selector, label))
    return { ...app, server, id, press }
  }
  async function type() {
    const app = await at('?step=overloads')
    fireEvent.change(await there('main input[role=spinbutton]'), { target: { value: '0.7' } })
    return app
  }

  it.each<[string, () => Promise<unknown>]>([
    ['delete in the toolbar', async () => (await at('')).press(say('Apagar'))],
    [
      'unsaved changes',
      async () => {
        const { user } = await type()
        const steps = await there(`nav[aria-label="${say('Passos seguintes')}"]`)
        await user.click(steps.querySelector('button')!)
      },
    ],
    [
      'another version',
      async () => {
        const { server, id, press } = await type()
        server.change(id, { name: 'T2' })
        await press(say('Salvar e continuar'))
      },
    ],
    ...(['Salvar como modelo…', 'Usar como valores iniciais…'] as const).map((key): [string, () => Promise<void>] => [
      key,
      async () => {
        const { press } = await at('')
        await press(say('Mais ações'))
        await press(say(key), '[role=menuitem]')
      },
    ]),
    ...(['Alterar detalhes', 'Apagar'] as const).map((key): [string, () => Promise<void>] => [
      `${key} in the list`,
      async () => (await at('/simulations')).press(`${say(key)}: ${name}`),
    ]),
    ['delete in the history', async () => (await at('/dashboard')).press(say('Apagar {{name}}', { name }))],
    ['delete the account', async () => (await at('/account')).press(say('Apagar conta'))],
    ['compare', () => at(`${results}&compare=${first!.id},${second!.id}&comparing=1`)],
    [
      'choose what fails',
      async () => {
        const { user } = await at(`${results}&all=1&solution=${failing.id}`)
        await there('main section [role=tab]')
        const heads = document.querySelectorAll('main section header')
        await user.click(heads[heads.length - 1]!.querySelector('button')!)
      },
    ],
    // Only a chosen solution has a note.
    ['note', async () => (await at(results, { chosenResultId: first!.id })).press(say('calculationNote'))],
    [
      'order list',
      async () => {
        const { press } = await at(results)
        await press(say('Exportar'))
        await press(say('Lista de encomenda (CSV)…'), '[role=menuitem]')
      },
    ],
  ])('%s', async (what, open) => {
    const gaps = await inLanguage(language)
    await open()
    await there('[role=dialog], [role=alertdialog]')
    expectOwnLanguage(language, what)
    expect(gaps).toEqual([])
  })

  it.each<[string, () => Promise<unknown>]>([
    ['exports', async () => (await at(results)).press(say('Exportar'))],
    ['looks', async () => (await at('/account')).press(say('Aspeto'))],
  ])('the menu of the %s', async (what, open) => {
    const gaps = await inLanguage(language)
    await open()
    await there('[role=menu]')
    expectOwnLanguage(language, what)
    expect(gaps).toEqual([])
  })
})
