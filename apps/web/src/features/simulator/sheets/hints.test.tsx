import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startI18n } from '../../../i18n/i18n.ts'
import { storeLanguage } from '../../../i18n/languages.ts'
import { setMinMax, setSpanBySpan } from '../model/mode-rules.ts'
import { isUpperFibreFree, setInverted, setLevel, setType } from '../model/restraint-rules.ts'
import { setMainSpanCount } from '../model/span-rules.ts'
import { defaultValues, type Values } from '../model/values.ts'
import { HeldSheet } from '../testing/held-sheet.tsx'
import { LiveSheet } from './live-sheet.tsx'
import { PermanentSheet } from './permanent-sheet.tsx'
import { ProfileSection } from './profile-section.tsx'
import { RestraintSection } from './restraint-section.tsx'

beforeAll(async () => {
  storeLanguage('pt')
  await startI18n()
})
afterEach(cleanup)

const facade = () => setType(defaultValues(), 'FACADE')
const note = () => screen.queryByRole('note')?.textContent ?? null

describe('what the sheets point out', () => {
  it('tells where a live load acts on a façade, as long as there is one', async () => {
    const user = userEvent.setup()
    render(<HeldSheet start={facade()}>{(props) => <LiveSheet {...props} />}</HeldSheet>)
    expect(note()).toContain('no plano da fachada')
    const load = screen.getByRole('spinbutton', { name: /Carga$/ })
    await user.clear(load)
    await user.type(load, '0')
    expect(note()).toBeNull()
  })

  it('says nothing of it on a roof', () => {
    render(<HeldSheet start={defaultValues()}>{(props) => <LiveSheet {...props} />}</HeldSheet>)
    expect(note()).toBeNull()
  })

  it('tells that nothing holds the upper fibre, as a horizontal façade starts', async () => {
    expect(isUpperFibreFree(facade())).toBe(true)
    expect(isUpperFibreFree(defaultValues())).toBe(false)
    expect(isUpperFibreFree(setInverted(facade(), true))).toBe(false)
    const user = userEvent.setup()
    render(<HeldSheet start={facade()}>{(props) => <RestraintSection {...props} />}</HeldSheet>)
    const notes = () => screen.queryAllByRole('note').map((n) => n.textContent)
    expect(notes().join()).toContain('nada trava a fibra exterior')
    expect(notes().join()).not.toContain('confirme')
    expect(notes()).toHaveLength(2)
    await user.click(screen.getByRole('radio', { name: /Travada pelo painel/ }))
    expect(note()).toBeNull()
  })

  it('says of a lower fibre with a count of 0 in every span that it is free, until one is typed', async () => {
    const user = userEvent.setup()
    const start = defaultValues()
    const restraints = { ...start.restraints, use: true, lower: { ...start.restraints.lower, isHeld: true } }
    render(<HeldSheet start={{ ...start, restraints }}>{(props) => <RestraintSection {...props} />}</HeldSheet>)
    expect(note()).toBe('0 em todos os vãos: a fibra inferior fica livre entre apoios.')
    const count = screen.getByRole('spinbutton', { name: /Travamentos por vão/ })
    await user.clear(count)
    await user.type(count, '2')
    expect(note()).toBeNull()
  })

  it('calls the fibres of a façade outer and inner, drawn standing', () => {
    const shown = (values: Values) => {
      cleanup()
      const { container } = render(
        <HeldSheet start={{ ...values, restraints: { ...values.restraints, use: true } }}>
          {(props) => <RestraintSection {...props} />}
        </HeldSheet>,
      )
      const sizes = [...container.querySelectorAll('svg[viewBox^="0 0 "]')].map((svg) => ({
        width: Number(svg.getAttribute('width')),
        height: Number(svg.getAttribute('height')),
      }))
      const pictures = sizes.filter((size) => size.width > 40)
      expect(pictures).toHaveLength(4)
      return { text: container.textContent, stand: pictures.every(({ width, height }) => height > width) }
    }
    const roof = shown(defaultValues())
    expect(roof.text).toMatch(/Fibra superior.*Fibra inferior/)
    expect(roof.stand).toBe(false)
    const rail = shown(facade())
    expect(rail.text).toMatch(/Fibra exterior.*Fibra interior/)
    expect(rail.text).not.toMatch(/superior|inferior/)
    expect(rail.stand).toBe(true)
  })

  it('draws types and formats of profiles standing on a façade, lying elsewhere', () => {
    const stand = (values: Values) => {
      cleanup()
      render(<HeldSheet start={values}>{(props) => <ProfileSection {...props} />}</HeldSheet>)
      return ['Tipo de perfil', 'Formato'].map((name) =>
        [...screen.getByRole('group', { name }).querySelectorAll('label svg[viewBox^="0 0 "]')]
          .map((svg) => [Number(svg.getAttribute('width')), Number(svg.getAttribute('height'))] as const)
          .filter(([width]) => width > 40)
          .map(([width, height]) => height > width),
      )
    }
    expect(stand(facade())).toEqual([
      [true, true, true],
      [true, true],
    ])
    expect(stand(defaultValues())).toEqual([
      [false, false, false],
      [false, false],
    ])
  })

  it('says what a roof with members down the slope changes', () => {
    const vertical = (values: Values) => {
      cleanup()
      render(<HeldSheet start={setLevel(values, false)}>{(props) => <ProfileSection {...props} />}</HeldSheet>)
      return screen.queryByText(/ao longo da pendente/)
    }
    expect(vertical(defaultValues())?.textContent).toContain('conta como compressão')
    expect(vertical(facade())).toBeNull()
  })

  it('says what minimum and maximum mean where they are switched on', async () => {
    const user = userEvent.setup()
    render(<HeldSheet start={defaultValues()}>{(props) => <PermanentSheet {...props} />}</HeldSheet>)
    expect(note()).toBeNull()
    await user.click(screen.getByRole('switch', { name: 'Mínima e máxima' }))
    expect(note()).toMatch(/A mínima .* alivia.* A máxima .* carrega/)
  })

  it('names the spans whose least permanent load exceeds the greatest, as an error', () => {
    const three = setMainSpanCount(defaultValues(), 3)
    const list = three.loads.permanent.distributed
    const distributed = {
      ...setMinMax(
        setSpanBySpan<Values['loads']['permanent']['distributed']['main'][number], typeof list>(list, true),
        true,
      ),
      main: [
        { min: 0.2, max: 0.5 },
        { min: 0.2, max: 0.5 },
        { min: 0.9, max: 0.5 },
      ],
    }
    const permanent = { ...three.loads.permanent, distributed }
    const start = { ...three, loads: { ...three.loads, permanent } }
    render(<HeldSheet start={start}>{(props) => <PermanentSheet {...props} />}</HeldSheet>)
    expect(screen.getByRole('alert').textContent).toBe(
      'Vão 3: a carga mínima (0,90 kN/m²) é maior do que a máxima (0,50 kN/m²).',
    )
  })
})
