import type { TFunction } from 'i18next'
import { describe, expect, it } from 'vitest'
import { formatFor } from '../../../i18n/format.ts'
import { placeText, roofLoadText, spanName, supportNumber } from './place.ts'

const t = ((key: string, values: Record<string, unknown> = {}) =>
  key.replace(/\{\{(\w+)\}\}/g, (_, name) => String(values[name]))) as TFunction
const withCantilevers = { supportsXM: [0.25, 5.25, 10.25], lengthM: 10.5 }
const without = { supportsXM: [0, 5, 10], lengthM: 10 }

describe('names of places on the line', () => {
  it.each([
    [0, withCantilevers, 'consola esquerda'],
    [1, withCantilevers, 'vão 1'],
    [2, withCantilevers, 'vão 2'],
    [3, withCantilevers, 'consola direita'],
    [0, without, 'vão 1'],
    [1, without, 'vão 2'],
  ])('span %i of %o is %s', (index, line, name) => {
    expect(spanName(index, line, t)).toBe(name)
  })

  it('supports are counted from the left end', () => {
    expect(supportNumber(5.25, withCantilevers)).toBe(2)
    expect(placeText({ xM: 5.25, spanIndex: 2, location: 'SUPPORT' }, withCantilevers, t, formatFor('de'))).toBe(
      'apoio 2, x\u00a0=\u00a05,25\u00a0m',
    )
  })

  it('the concentrated load of a roof stands where the check says, where it governs', () => {
    const text = (roofLoadXM?: number | null) =>
      roofLoadText(roofLoadXM === undefined ? {} : { roofLoadXM }, t, formatFor('pt'))
    expect(text(2.165)).toBe('carga concentrada em x = 2,165 m')
    expect(text(0)).toBe('carga concentrada em x = 0,000 m')
    expect([text(null), text()]).toEqual([null, null])
  })

  it('a check without a place has none', () => {
    expect(placeText({ xM: null, spanIndex: null, location: null }, without, t, formatFor('en'))).toBe('–')
  })
})
