import { totalLength } from './line.ts'
import type { MinMax, PerSpan, Triple, Values, WindBands } from './values.ts'

/** Back to one value for all spans: the first main span's. */
function levelled<T, L extends PerSpan<T>>(list: L): L {
  const first = list.main[0] as T
  return {
    ...list,
    main: list.main.map(() => structuredClone(first)),
    console: list.console.map(() => structuredClone(first)),
  }
}

type Spanwise<T> = PerSpan<T> & { cfgMode: { isSpanBySpan: boolean } }

/** One value for all spans, or one a span; switching back takes the first main span's value everywhere. */
export function setSpanBySpan<T, L extends Spanwise<T>>(list: L, isSpanBySpan: boolean): L {
  const next = { ...list, cfgMode: { ...list.cfgMode, isSpanBySpan } }
  return isSpanBySpan ? next : levelled<T, L>(next)
}

type Permanent = Values['loads']['permanent']['distributed']

/** A least and a greatest permanent load, or one; switching back keeps the greatest. */
export function setMinMax(list: Permanent, isMinMax: boolean): Permanent {
  const single = ({ max }: MinMax): MinMax => ({ min: max, max })
  return {
    ...list,
    cfgMode: { ...list.cfgMode, isMinMax },
    main: isMinMax ? list.main : list.main.map(single),
    console: isMinMax ? list.console : list.console.map(single),
  }
}

/** Wind in bands, or one value over the whole line; the first band starts with, and goes back to, the whole line. */
export function setBandByBand(values: Values, isBandByBand: boolean): Values {
  const total = totalLength(values.spans)
  const change = ({ w }: WindBands): WindBands =>
    isBandByBand ? { w, l: [total, 0, 0] } : { w: [w[0], 0, 0], l: [0, 0, 0] }
  const { wind } = values
  return {
    ...values,
    wind: {
      ...wind,
      cfgMode: { ...wind.cfgMode, isBandByBand },
      general: { pressure: change(wind.general.pressure), suction: change(wind.general.suction) },
      local: { ...wind.local, pressure: change(wind.local.pressure), suction: change(wind.local.suction) },
    },
  }
}

/** Local wind on or off; its first bands start with the whole line, as the general ones do. */
export function setLocalWind(values: Values, use: boolean): Values {
  const { wind } = values
  const total = totalLength(values.spans)
  const isUnset = wind.local.pressure.l.every((l) => l === 0) && wind.local.suction.l.every((l) => l === 0)
  const start = (bands: WindBands): WindBands => ({ ...bands, l: [total, 0, 0] })
  const local =
    use && wind.cfgMode.isBandByBand && isUnset
      ? { use, pressure: start(wind.local.pressure), suction: start(wind.local.suction) }
      : { ...wind.local, use }
  return { ...values, wind: { ...wind, local } }
}

export function withPart(values: Triple, index: number, value: number): Triple {
  const next: Triple = [...values]
  next[index as 0 | 1 | 2] = value
  return next
}

/** The first main span's entry of a list that is not span by span stands for all. */
export const setAll = <T, L extends PerSpan<T>>(list: L, value: T): L => ({
  ...list,
  main: list.main.map(() => structuredClone(value)),
  console: list.console.map(() => structuredClone(value)),
})
