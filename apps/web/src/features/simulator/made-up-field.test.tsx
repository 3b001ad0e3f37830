import { decode } from '@madre/contract'
import { EXAMPLES } from '@madre/contract/examples'
import { WITH_MADE_UP } from '@madre/contract/testing/made-up-field'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { TFunction } from 'i18next'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { formatFor } from '../../i18n/format.ts'
import { startI18n } from '../../i18n/i18n.ts'
import { storeLanguage } from '../../i18n/languages.ts'
import { summarise } from '../../ui/simulation/summarise.ts'
import { TypedNumberField } from './fields/typed-number-field.tsx'
import { readNumbers, sentNumbers, type TypedNumber } from './model/typed-numbers.ts'
import { defaultValues, type Values } from './model/values.ts'
import { HeldSheet } from './testing/held-sheet.tsx'

/** No name of the product's; the form takes it as it would one of those. */
const NAME = 'walkwayLoadKn' as TypedNumber

beforeAll(async () => {
  storeLanguage('pt')
  await startI18n()
})
afterEach(cleanup)

const withNumbers = (request: object): Values => ({ ...defaultValues(), numbers: readNumbers(request, WITH_MADE_UP) })

describe('a made-up optional number is a row of the table', () => {
  it('that the form reads, keeps and sends by its name', () => {
    const sent = (request: object, isAsked = true) =>
      sentNumbers(readNumbers(request, WITH_MADE_UP), () => isAsked, WITH_MADE_UP)
    expect(readNumbers({}, WITH_MADE_UP)).toEqual({ pointLoadBearingMm: 100, walkwayLoadKn: 2.5 })
    expect(sent({ walkwayLoadKn: 4 })).toEqual({ walkwayLoadKn: 4 })
    expect(sent({ walkwayLoadKn: 4 }, false)).toEqual({})
    expect(sent({ walkwayLoadKn: 2.5 })).toEqual({})
    expect(sent({})).toEqual({})
  })

  it('that a field of a sheet is made of: its limits, unit, decimals and help', async () => {
    const user = userEvent.setup()
    let values = withNumbers({ walkwayLoadKn: 4 })
    const onValues = (now: Values) => {
      values = now
    }
    render(
      <HeldSheet start={values} onValues={onValues}>
        {(props) => <TypedNumberField {...props} name={NAME} label="Walkway" row={WITH_MADE_UP.walkwayLoadKn} />}
      </HeldSheet>,
    )
    const field = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Walkway' })
    expect(field.value).toBe('4.0')
    expect(screen.getByRole('button', { name: 'Ajuda' })).toBeTruthy()
    await user.clear(field)
    await user.type(field, '6.25')
    await user.tab()
    expect(values.numbers[NAME]).toBe(6.25)
    await user.clear(field)
    await user.type(field, '13')
    await user.tab()
    expect(screen.getByText(/^13 não é permitido: 0,5.*12,0 kN/)).toBeTruthy()
    expect(values.numbers[NAME]).toBe(6.25)
  })

  it('that the card of a simulation shows where it says more than its absence', () => {
    const t = ((key: string) => key) as unknown as TFunction
    const rows = (walkwayLoadKn?: number) => {
      const request = { ...EXAMPLES['omega-roof'].request, ...(walkwayLoadKn === undefined ? {} : { walkwayLoadKn }) }
      return summarise(decode(request, WITH_MADE_UP).typed, t, formatFor('en')).flatMap((section) => section.rows)
    }
    const row = expect.objectContaining({ value: '4', unit: 'kN' })
    expect(rows(4)).toContainEqual(row)
    expect(rows()).not.toContainEqual(row)
    expect(rows(2.5)).toEqual(rows())
  })
})
