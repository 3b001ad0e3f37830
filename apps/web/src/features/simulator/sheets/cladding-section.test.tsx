import { genericCatalogue } from '@madre/engine'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { loadArea, startI18n } from '../../../i18n/i18n.ts'
import { storeLanguage } from '../../../i18n/languages.ts'
import { defaultValues, type Values } from '../model/values.ts'
import { HeldSheet } from '../testing/held-sheet.tsx'
import { CladdingSection } from './additional-sheet.tsx'

beforeAll(async () => {
  storeLanguage('pt')
  await startI18n()
  await loadArea('simulator')
  await loadArea('sheeting')
})
afterEach(cleanup)

const field = () => screen.queryByRole<HTMLInputElement>('textbox', { name: 'Da alma às fixações (a)' })
const valuesOf = (change: Partial<Values>): Values => ({ ...defaultValues(), ...change })

/** The section with these values; what it makes of them. */
function shown(start: Values) {
  const client = new QueryClient()
  client.setQueryData(['catalogue'], genericCatalogue)
  const now = { values: start }
  const onValues = (values: Values) => {
    now.values = values
  }
  const { container } = render(
    <QueryClientProvider client={client}>
      <HeldSheet start={start} onValues={onValues}>
        {(props) => <CladdingSection {...props} />}
      </HeldSheet>
    </QueryClientProvider>,
  )
  return { container, place: () => now.values.cladding.fastenerMm, values: () => now.values }
}

describe('where the fasteners of the cladding stand', () => {
  it.each([
    ['OMEGA', false, false],
    ['OMEGA', true, false],
    ['C', false, true],
    ['C', true, true],
    ['Z', false, true],
  ] as const)('is asked of a %s, the two values used: %s', (profileType, use, isAsked) => {
    const { cladding } = defaultValues()
    shown(valuesOf({ profileType, cladding: { ...cladding, use } }))
    expect(field() !== null).toBe(isAsked)
  })

  it('is empty until it is said, and can be emptied again', async () => {
    const user = userEvent.setup()
    const { place } = shown(valuesOf({ profileType: 'Z' }))
    expect(field()!.value).toBe('')
    await user.type(field()!, '32,5')
    expect(place()).toBe(32.5)
    await user.clear(field()!)
    await user.tab()
    expect([place(), field()!.value]).toEqual([null, ''])
  })

  it('goes back to what it was where it is no number from 1 to 200', async () => {
    const user = userEvent.setup()
    const { place } = shown(valuesOf({ profileType: 'C' }))
    await user.type(field()!, '30')
    await user.tab()
    await user.clear(field()!)
    await user.type(field()!, '300')
    expect(screen.getByText(/300 não é permitido/)).toBeTruthy()
    await user.tab()
    expect([place(), field()!.value]).toEqual([30, '30'])
    expect(screen.getByText(/300 não é permitido/)).toBeTruthy()
  })

  it('is shown on the flange at the cladding as the profile is turned', () => {
    const drawn = (isInverted: boolean) => {
      const { container } = shown(valuesOf({ profileType: 'C', isInverted }))
      const svg = container.querySelector('svg[viewBox="0 0 150 76"]')!.innerHTML
      cleanup()
      return svg
    }
    expect(drawn(true)).not.toBe(drawn(false))
  })
})

describe('the cladding as a sheet', () => {
  const { cladding, restraints } = defaultValues()
  const used = valuesOf({ profileType: 'Z', cladding: { ...cladding, use: true, inertia: 14, fixings: 4.8 } })
  const inertia = () => screen.queryByRole('spinbutton', { name: 'Inércia do revestimento' })

  it('is one small choice more beside the two numbers, which stay as they were', async () => {
    const user = userEvent.setup()
    const { values } = shown(used)
    expect(screen.getByRole('radio', { name: 'Valores escritos' })).toHaveProperty('checked', true)
    expect(inertia()).not.toBeNull()
    await user.click(screen.getByRole('radio', { name: 'Uma chapa' }))
    const list = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Chapa' })
    expect(inertia()).toBeNull()
    expect(values().sheeting.sheet).toBeNull()
    await user.selectOptions(list, 'T 35/207 · 0,75 mm')
    expect(values().sheeting.sheet).toMatchObject({ name: 'T 35/207', tNomMm: 0.75, inertiaCm4M: 8.5 })
    await user.click(screen.getByRole('radio', { name: 'Valores escritos' }))
    expect(values().cladding).toEqual(used.cladding)
    expect(values().sheeting).toMatchObject({ use: false, sheet: { name: 'T 35/207' } })
  })

  it('offers no crest while the narrow flange lies on the member', async () => {
    const user = userEvent.setup()
    const { values } = shown(used)
    await user.click(screen.getByRole('radio', { name: 'Uma chapa' }))
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Chapa' }), 'T 40/183 · 0,88 mm')
    expect(screen.getByRole('radio', { name: 'Pela crista' })).toHaveProperty('disabled', true)
    await user.click(screen.getByRole('radio', { name: 'Banzo largo no perfil' }))
    await user.click(screen.getByRole('radio', { name: 'Pela crista' }))
    expect(values().sheeting.laid).toMatchObject({ position: 'NEGATIVE', through: 'CREST' })
  })

  it('is hidden under restraints, with the two numbers but without the place of the fasteners', () => {
    const discrete = { ...restraints, use: true, upper: { ...restraints.upper, byPanel: false } }
    shown({ ...used, restraints: discrete })
    expect(screen.getByRole('switch')).toHaveProperty('disabled', true)
    expect([inertia(), screen.queryByRole('radio')]).toEqual([null, null])
    expect(field()).not.toBeNull()
    expect(screen.getByText(/^Só contam onde o painel/)).toBeTruthy()
  })
})
