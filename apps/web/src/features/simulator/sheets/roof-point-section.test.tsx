import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { loadArea, startI18n } from '../../../i18n/i18n.ts'
import { storeLanguage } from '../../../i18n/languages.ts'
import type { SheetProps } from '../fields/section.tsx'
import { withPointLoads } from '../model/point-loads.ts'
import { setType } from '../model/restraint-rules.ts'
import { withRoofPoint } from '../model/roof-point.ts'
import { toRequest } from '../model/to-request.ts'
import { defaultValues, NO_ROOF_POINT, type Values } from '../model/values.ts'
import { HeldSheet } from '../testing/held-sheet.tsx'
import { PlaceSection } from './general-sheet.tsx'
import { LiveSheet } from './live-sheet.tsx'
import { PermanentSheet } from './permanent-sheet.tsx'

beforeAll(async () => {
  storeLanguage('pt')
  await startI18n()
  await loadArea('simulator')
})
afterEach(cleanup)

const sent = (values: Values) =>
  toRequest({ values, steelGrades: ['S350'] }, { project: '', description: '', date: '' }).roofPointLoadKn

/** A sheet over values of its own, and what it would send now. */
function held(start: Values, sheet: (props: SheetProps) => React.ReactNode = (props) => <LiveSheet {...props} />) {
  let now = start
  render(
    <HeldSheet
      start={start}
      onValues={(values) => {
        now = values
      }}
    >
      {sheet}
    </HeldSheet>,
  )
  return { sent: () => sent(now) }
}

const roofPoint = () => screen.queryByRole<HTMLInputElement>('switch', { name: 'Carga concentrada de cobertura' })
const field = () => screen.queryByRole<HTMLInputElement>('spinbutton', { name: /^Valor Q/ })
const inShort = () => screen.queryByText('Como chega à madre')?.closest('summary')?.textContent
const notes = () => screen.queryAllByRole('note').map((note) => note.textContent)

describe('the concentrated load of a roof', () => {
  it('is on with 1.00 kN, takes another value, and is switched off', async () => {
    const user = userEvent.setup()
    const form = held(defaultValues())
    expect([roofPoint()?.checked, field()?.value, form.sent()]).toEqual([true, '1.00', 1])
    await user.clear(field()!)
    await user.type(field()!, '1.5')
    expect(form.sent()).toBe(1.5)
    await user.click(roofPoint()!)
    expect([roofPoint()?.checked, field(), form.sent()]).toEqual([false, null, undefined])
    expect(screen.getByText(/^Desligada: /)).toBeTruthy()
    await user.click(roofPoint()!)
    expect(form.sent()).toBe(1.5)
  })

  it('refuses more than 100 kN in words', async () => {
    const user = userEvent.setup()
    const form = held(defaultValues())
    await user.clear(field()!)
    await user.type(field()!, '101')
    await user.tab()
    expect(document.body.textContent).toMatch(/101.{0,3} não é permitido: 0.{0,8}100.{0,4}kN/)
    expect(form.sent()).toBe(1)
  })

  it('is off, and can be switched on, in general and where a stored roof has none', async () => {
    const user = userEvent.setup()
    const roof = defaultValues()
    const live = { ...roof.loads.live, roofPoint: NO_ROOF_POINT }
    for (const start of [setType(roof, 'GENERAL'), { ...roof, loads: { ...roof.loads, live } }]) {
      const form = held(start)
      expect([roofPoint()?.checked, form.sent()]).toEqual([false, undefined])
      await user.click(roofPoint()!)
      expect(form.sent()).toBe(1)
      cleanup()
    }
  })

  it('is not asked on a façade', () => {
    held(setType(defaultValues(), 'FACADE'))
    expect([roofPoint(), field(), inShort()]).toEqual([null, null, undefined])
  })

  it('goes out of the request with a ψ that is not 0, says so beside the ψ, and counts again when all are 0', async () => {
    const user = userEvent.setup()
    const form = held(withRoofPoint(defaultValues(), { value: 1.2 }))
    expect(notes()).toEqual([])
    const psi = () => screen.getByRole('spinbutton', { name: 'ψ₀' })
    await user.clear(psi())
    await user.type(psi(), '0.7')
    expect(form.sent()).toBeUndefined()
    expect(notes()).toEqual([
      'A carga concentrada de cobertura (1,2 kN) saiu do cálculo: é da categoria H, com todos os ψ a 0. Com eles a 0 volta a contar.',
    ])
    expect([roofPoint()?.checked, roofPoint()?.disabled, field()]).toEqual([false, true, null])
    expect(screen.getByText('Só na categoria H, com todos os ψ a 0.')).toBeTruthy()
    await user.clear(psi())
    await user.type(psi(), '0')
    expect([form.sent(), notes(), roofPoint()?.checked]).toEqual([1.2, [], true])
  })

  it('says nothing of a ψ where it was off', async () => {
    const user = userEvent.setup()
    held(withRoofPoint(defaultValues(), { use: false }))
    await user.type(screen.getByRole('spinbutton', { name: 'ψ₁' }), '{Control>}a{/Control}0.5')
    expect(notes()).toEqual([])
  })

  it('goes out of the request with a façade or with general, and says so beside the type', async () => {
    const user = userEvent.setup()
    const form = held(defaultValues(), (props) => <PlaceSection {...props} />)
    const choose = (name: string) => user.click(screen.getByRole('radio', { name }))
    expect(notes()).toEqual([])
    await choose('Fachada')
    expect(form.sent()).toBeUndefined()
    expect(notes()).toEqual(['A carga concentrada de cobertura (1,0 kN) saiu do cálculo: numa fachada não existe.'])
    await choose('Geral')
    expect(form.sent()).toBeUndefined()
    expect(notes()[0]).toContain('em «Geral» só conta se a ligar')
    await choose('Cobertura')
    expect([form.sent(), notes()]).toEqual([1, []])
  })

  it('asks in a closed line how it reaches the purlin, and as all point loads once there are others', async () => {
    const user = userEvent.setup()
    held(defaultValues())
    expect(inShort()).toMatch(/^Como chega à madreSobre o banzo, em 100\smm$/)
    const details = screen.getByText('Como chega à madre').closest('details')!
    expect(details.open).toBe(false)
    await user.click(within(details).getByRole('radio', { name: /Na alma/, hidden: true }))
    expect(inShort()).toContain('Na alma, por uma peça de ligação')
    cleanup()

    const roof = defaultValues()
    const live = { ...roof.loads.live, point: withPointLoads([], roof.spans, 'span:0', [2, 0, 50, 0]) }
    held({ ...roof, loads: { ...roof.loads, live } })
    expect(inShort()).toBeUndefined()
    expect(screen.getByRole('heading', { name: 'Como chegam as cargas pontuais à madre' })).toBeTruthy()
    cleanup()

    held(roof, (props) => <PermanentSheet {...props} />)
    expect(screen.queryByText(/Como chega/)).toBeNull()
  })
})
