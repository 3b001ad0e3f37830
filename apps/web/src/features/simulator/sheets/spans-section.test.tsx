import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startI18n } from '../../../i18n/i18n.ts'
import { storeLanguage } from '../../../i18n/languages.ts'
import { withPointLoads } from '../model/point-loads.ts'
import { setMainSpanCount, setSpanSize } from '../model/span-rules.ts'
import { defaultValues, type Values } from '../model/values.ts'
import { HeldSheet } from '../testing/held-sheet.tsx'
import { SpansSection } from './spans-section.tsx'

beforeAll(async () => {
  storeLanguage('pt')
  await startI18n()
})
afterEach(cleanup)

const equalise = () => screen.queryByRole('button', { name: /^Todos os vãos como o primeiro/ })
const lengths = () =>
  screen
    .getAllByRole<HTMLInputElement>('spinbutton')
    .filter((field) => field.closest('td'))
    .map((field) => field.value)

describe('all spans as long as the first', () => {
  it('is one button, which leaves the cantilevers as they are', async () => {
    const three = setSpanSize(setMainSpanCount(defaultValues(), 3), { kind: 'SPAN', index: 0 }, 6.5)
    const start = setSpanSize(three, { kind: 'CONSOLE', index: 1 }, 1.2)
    render(<HeldSheet start={start}>{(props) => <SpansSection {...props} />}</HeldSheet>)
    const before = lengths()
    expect(before).toEqual(['0.25', '6.50', before[2], before[3], '1.20'])
    expect(before[2]).not.toBe('6.50')
    expect(equalise()!.textContent).toBe('Todos os vãos como o primeiro: 6,50 m')
    expect(equalise()!.getAttribute('aria-disabled')).not.toBe('true')
    await userEvent.setup().click(equalise()!)
    expect(lengths()).toEqual(['0.25', '6.50', '6.50', '6.50', '1.20'])
    expect(equalise()!.getAttribute('aria-disabled')).toBe('true')
  })

  it('is not offered for a single span', () => {
    render(<HeldSheet start={setMainSpanCount(defaultValues(), 1)}>{(props) => <SpansSection {...props} />}</HeldSheet>)
    expect(lengths()).toHaveLength(3)
    expect(equalise()).toBeNull()
  })
})

describe('point loads of a span that goes', () => {
  const start = (): Values => {
    const three = setMainSpanCount(defaultValues(), 3)
    const { permanent, live } = three.loads
    const held = withPointLoads([], three.spans, 'span:2', [2, 0, 50, 0])
    const point = withPointLoads(held, three.spans, 'console:1', [1, 0, 50, 0])
    const onFirst = withPointLoads([], three.spans, 'span:0', [1, 0, 50, 0])
    return {
      ...three,
      loads: { ...three.loads, permanent: { ...permanent, point }, live: { ...live, point: onFirst } },
    }
  }
  const said = () => screen.queryByText(/^Foram apagadas as cargas pontuais/)?.textContent

  it('are named beside the spans', async () => {
    const user = userEvent.setup()
    render(<HeldSheet start={start()}>{(props) => <SpansSection {...props} />}</HeldSheet>)
    expect(said()).toBeUndefined()
    const count = screen.getByRole('spinbutton', { name: 'Número de vãos' })
    await user.clear(count)
    await user.type(count, '2')
    await screen.findByText(/^Foram apagadas as cargas pontuais/)
    expect(said()).toMatch(/:Cargas permanentes: Vão 3$/)
    await user.click(screen.getByRole('switch', { name: 'Com consolas' }))
    expect(said()).toMatch(/:Cargas permanentes: Vão 3, Consola dir\.$/)
    await user.click(screen.getByRole('switch', { name: 'Com consolas' }))
    expect(said(), 'the cantilever is back without its load').toMatch(/Consola dir\.$/)
  })
})
