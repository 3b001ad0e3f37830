import { decode } from '@madre/contract'
import { describe, expect, it } from 'vitest'
import { request } from '../testing/request.ts'
import { areaDecimals, loadStrips } from './load-strips.ts'

const strip = (input: typeof request, label: string) => loadStrips(decode(input).typed).find((s) => s.label === label)

describe('the actions drawn over the line', () => {
  it('are those that are not zero, in the order of the form', () => {
    expect(loadStrips(decode(request).typed).map((s) => s.label)).toEqual([
      'load.permanent-max',
      'load.permanent-min',
      'load.live',
      'load.snow',
      'load.wind-pressure',
      'load.wind-suction',
      'load.wind-local-suction',
    ])
  })

  it('are written with the decimals that one of them takes', () => {
    const { w1, ...rest } = request.loadWindSuction
    expect(areaDecimals(decode(request).typed)).toBe(2)
    expect(areaDecimals(decode({ ...request, loadWindSuction: { ...rest, w1: w1 + 0.005 } }).typed)).toBe(3)
  })

  it('join spans of equal load into one band', () => {
    expect(strip(request, 'load.live')?.segments).toEqual([{ fromM: 0, toM: 10.5, value: 0.4 }])
  })

  it('extend the last wind band over what the bands leave open', () => {
    expect(strip(request, 'load.wind-suction')?.segments).toEqual([
      { fromM: 0, toM: 2, value: 0.9 },
      { fromM: 2, toM: 10.5, value: 0.6 },
    ])
  })

  it('give local wind the general value outside its bands', () => {
    expect(strip(request, 'load.wind-local-suction')?.segments).toEqual([
      { fromM: 0, toM: 1, value: 1.2 },
      { fromM: 1, toM: 2, value: 0.9 },
      { fromM: 2, toM: 10.5, value: 0.6 },
    ])
  })

  it('read a wind value without lengths as uniform', () => {
    const uniform = { ...request, loadWindSuction: { w1: -0.7, l1: 0, w2: 0, l2: 0, w3: 0, l3: 0 } }
    expect(strip(uniform, 'load.wind-suction')?.segments).toEqual([{ fromM: 0, toM: 10.5, value: 0.7 }])
  })

  it('put a point load at its per cent of the span', () => {
    expect(strip(request, 'load.permanent-max')?.points).toEqual([{ xM: 2.75, pKn: 0.5 }])
  })

  it('leave out a point load on a cantilever that is not there', () => {
    const load = { spanType: 'CONSOLE' as const, spanIdx: 1, loads: { p1: 1, p2: 0, l1: 0, l2: 0 } }
    const without = { ...request, spanLengthsM: [0.25, 5, 5], hasRightCantilever: false, loadLivePoint: [load] }
    expect(strip(without, 'load.live')?.points).toEqual([])
  })

  it.each([
    ['HORIZONTAL', 'in-plane'],
    ['VERTICAL', 'along'],
  ] as const)('show the weight of a %s rail of a façade acting %s', (profileOrientation, direction) => {
    const facade = { ...request, simulationType: 'FACADE' as const, profileOrientation }
    expect(strip(facade, 'load.permanent-max')?.direction).toBe(direction)
    expect(strip(facade, 'load.wind-pressure')?.direction).toBe('inwards')
  })
})
