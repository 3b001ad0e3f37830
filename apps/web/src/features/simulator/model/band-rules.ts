import { bandsNowhere } from '@madre/contract'
import { roundLength, totalLength } from './line.ts'
import type { Triple, Values } from './values.ts'

/** Lengths are typed in centimetres; smaller differences are rounding errors. */
const NOISE_M = 1e-6

export const bandSum = ([a, b, c]: Triple): number => roundLength(a + b + c)

export const exceedsLine = (total: number, lengths: Triple): boolean => bandSum(lengths) > total + NOISE_M

const isSame = (a: Triple, b: Triple) => a.every((v, i) => Math.abs(v - (b[i] ?? 0)) < NOISE_M)

/**
 * Whether band 1 takes the rest of the line: while it is the whole line, as at the start, or has its length computed as the rest (`given`).
 * A typed or pasted length is never changed by another band.
 */
export function isFirstTheRest(total: number, lengths: Triple, given: Triple | null): boolean {
  return total > 0 && (isSame(lengths, [total, 0, 0]) || (given !== null && isSame(lengths, given)))
}

/** The largest length of a band [m]: the whole line minus the other bands (band 1 yields where it is the rest), at least 0. */
export function bandLengthMax(total: number, lengths: Triple, band: number, firstIsRest = false): number {
  const others = lengths.reduce((sum, l, i) => (i === band || (firstIsRest && i === 0) ? sum : sum + l), 0)
  return Math.max(0, Math.round((total - others) * 1e6) / 1e6)
}

/**
 * The lengths [m] with some of them replaced at once. If band 1 is the rest and not among them, it takes what the others leave, at least 0.
 * The result may exceed the line (`exceedsLine`) and must then be rejected.
 */
export function withBandLengths(
  total: number,
  lengths: Triple,
  cells: { column: number; value: number }[],
  firstIsRest: boolean,
): Triple {
  const next: Triple = [...lengths]
  for (const { column, value } of cells) next[column as 0 | 1 | 2] = value
  if (firstIsRest && !cells.some((c) => c.column === 0)) next[0] = bandLengthMax(total, next, 0)
  return next
}

/**
 * The lengths [m] on a line of another length. The band that ended at the end of the line follows it; the others keep their typed length.
 * If they no longer fit, all are cleared.
 */
export function onNewLine(before: number, after: number, lengths: Triple): Triple {
  const last = lengths.findLastIndex((l) => l > 0)
  const next: Triple = [...lengths]
  if (last >= 0 && Math.abs(bandSum(lengths) - before) < NOISE_M)
    next[last as 0 | 1 | 2] = bandLengthMax(after, next, last)
  return exceedsLine(after, next) ? [0, 0, 0] : next
}

/** Changes of the bands of one kind by another length of the line. */
export interface BandChange {
  step: 'wind' | 'snow'
  block: 'general' | 'local' | 'accumulation'
  sign: 'pressure' | 'suction' | null
  isCleared: boolean
  /** 0, 1, 2, with the length before and now [m] */
  band: number
  from: number
  to: number
}

/** The changed bands in use, a line each, or one line for all of a kind that were cleared. */
export function bandChanges(before: Values, after: Values): BandChange[] {
  if (totalLength(before.spans) === totalLength(after.spans)) return []
  const found: BandChange[] = []
  const look = (at: Pick<BandChange, 'step' | 'block' | 'sign'>, was: Triple, is: Triple) => {
    const isCleared = bandSum(was) > 0 && bandSum(is) === 0
    const band = was.findIndex((l, i) => Math.abs(l - (is[i] ?? 0)) > NOISE_M)
    if (band >= 0) found.push({ ...at, isCleared, band, from: was[band] ?? 0, to: is[band] ?? 0 })
  }
  if (before.wind.cfgMode.isBandByBand && after.wind.cfgMode.isBandByBand)
    for (const block of after.wind.local.use ? (['general', 'local'] as const) : (['general'] as const))
      for (const sign of ['pressure', 'suction'] as const)
        look({ step: 'wind', block, sign }, before.wind[block][sign].l, after.wind[block][sign].l)
  const { drift } = after.snow
  if (drift.use && after.envelope !== 'FACADE')
    look({ step: 'snow', block: 'accumulation', sign: null }, before.snow.drift.l, drift.l)
  return found
}

/** The bands (0, 1, 2) with a load but without length. Only band 1 may be so: if no band has a length, its load acts on the whole line (method 1.6). */
export const bandsWithoutLength = (loads: Triple, [a, b, c]: Triple): number[] =>
  bandsNowhere([
    [loads[0], a],
    [loads[1], b],
    [loads[2], c],
  ])

interface BandFault {
  step: 'wind' | 'snow'
  block: 'general' | 'local' | 'accumulation'
  /** 0, 1, 2 */
  bands: number[]
  /** no band of the block has a length, as after a line too short for them */
  isCleared: boolean
}

/** Every block of bands in use that loses a load, or is longer than the line: such values are neither saved nor calculated. */
export function bandFaults({ envelope, wind, snow, spans }: Values): BandFault[] {
  const total = totalLength(spans)
  const found: BandFault[] = []
  const look = (step: BandFault['step'], block: BandFault['block'], loads: Triple, lengths: Triple) => {
    const bands = exceedsLine(total, lengths) ? [0, 1, 2] : bandsWithoutLength(loads, lengths)
    if (bands.length > 0) found.push({ step, block, bands, isCleared: bandSum(lengths) === 0 })
  }
  if (wind.cfgMode.isBandByBand)
    for (const block of wind.local.use ? (['general', 'local'] as const) : (['general'] as const))
      for (const { w, l } of [wind[block].pressure, wind[block].suction]) look('wind', block, w, l)
  const { use, s, l } = snow.drift
  if (envelope !== 'FACADE' && use) look('snow', 'accumulation', s, l)
  return found
}
