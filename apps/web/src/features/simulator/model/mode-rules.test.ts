import { describe, expect, it } from 'vitest'
import { setBandByBand, setLocalWind, setMinMax, setSpanBySpan } from './mode-rules.ts'
import { setMainSpanCount } from './span-rules.ts'
import { defaultValues, type Values } from './values.ts'

type Permanent = Values['loads']['permanent']['distributed']
const pair = (min: number, max: number) => ({ min, max })

describe('switching how loads are typed', () => {
  it('back to one value for all spans takes the first main span everywhere, cantilevers included', () => {
    const list: Permanent = {
      cfgMode: { isMinMax: true, isSpanBySpan: true },
      main: [pair(0.1, 0.2), pair(0.3, 0.4)],
      console: [pair(5, 6), pair(7, 8)],
    }
    const level = setSpanBySpan(list, false)
    expect([...level.main, ...level.console]).toEqual(Array(4).fill(pair(0.1, 0.2)))
    expect(level.cfgMode).toEqual({ isMinMax: true, isSpanBySpan: false })
  })

  it('back to one permanent load keeps the greatest', () => {
    const { distributed } = defaultValues().loads.permanent
    const two = { ...setMinMax(distributed, true), main: [pair(0.15, 0.2)] }
    expect(setMinMax(two, false).main).toEqual([pair(0.2, 0.2)])
  })

  it('to bands starts with the whole line, and back keeps the first band over it', () => {
    const v = setMainSpanCount(defaultValues(), 2)
    const banded = setBandByBand(v, true)
    expect(banded.wind.general.suction.l).toEqual([10.5, 0, 0])
    const typed = { ...banded.wind.general, suction: { w: [0.9, 0.6, 0.3], l: [2, 3, 4] } } as Values['wind']['general']
    const back = setBandByBand({ ...banded, wind: { ...banded.wind, general: typed } }, false)
    expect(back.wind.general.suction).toEqual({ w: [0.9, 0, 0], l: [0, 0, 0] })
  })

  it('local wind starts on the whole line only when it has no lengths yet', () => {
    const banded = setBandByBand(defaultValues(), true)
    const cleared = { ...banded, wind: { ...banded.wind, local: defaultValues().wind.local } }
    expect(setLocalWind(cleared, true).wind.local).toMatchObject({ use: true, pressure: { l: [5.5, 0, 0] } })
    const own = { ...cleared.wind.local, suction: { w: [1, 0, 0], l: [1.5, 0, 0] } } as Values['wind']['local']
    const kept = setLocalWind({ ...cleared, wind: { ...cleared.wind, local: own } }, true)
    expect(kept.wind.local.suction.l).toEqual([1.5, 0, 0])
    expect(setLocalWind(defaultValues(), true).wind.local.pressure.l).toEqual([0, 0, 0])
  })
})
