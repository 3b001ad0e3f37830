import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startI18n } from '../../../i18n/i18n.ts'
import { storeLanguage } from '../../../i18n/languages.ts'
import { defaultValues, type Values } from '../model/values.ts'
import { HeldSheet } from '../testing/held-sheet.tsx'
import { CladdingSection } from './cladding-section.tsx'

beforeAll(async () => {
  storeLanguage('pt')
  await startI18n()
})
afterEach(cleanup)

const field = () => screen.queryByRole<HTMLInputElement>('textbox', { name: 'Da alma às fixações (a)' })
const valuesOf = (change: Partial<Values>): Values => ({ ...defaultValues(), ...change })

/** The section with these values; what it makes of them. */
function shown(start: Values) {
  const now = { values: start }
  const onValues = (values: Values) => {
    now.values = values
  }
  const { container } = render(
    <HeldSheet start={start} onValues={onValues}>
      {(props) => <CladdingSection {...props} />}
    </HeldSheet>,
  )
  return { container, place: () => now.values.cladding.fastenerMm }
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
