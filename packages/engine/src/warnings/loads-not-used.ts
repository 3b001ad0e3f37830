/** Loads of a request that no combination contains. */
import type { DesignInput, SnowBands, WindBands } from '../input.ts'
import type { LineDesign } from '../line/line-design.ts'
import type { Combination, Warning } from '../result.ts'

const BAND_LOADS = {
  loadWindPressure: 'Wp',
  loadWindSuction: 'Ws',
  loadWindLocalPressure: 'Wlp',
  loadWindLocalSuction: 'Wls',
  loadSnowAccumulation: 'Sacc',
} as const

const valuesOf = (b: WindBands | SnowBands): number[] => ('w1' in b ? [b.w1, b.w2, b.w3] : [b.s1, b.s2, b.s3])

const contains = (combinations: Combination[], id: string): boolean =>
  combinations.some(({ factors }) => factors[id] !== undefined)

/**
 * Bands with a value that stand nowhere, counted from 1: without a length, where others have one or the value is not the first,
 * which is then uniform (method 1.6).
 */
function bandsWithoutLength(b: WindBands | SnowBands): number[] {
  const lengths = [b.l1, b.l2, b.l3]
  const isUniform = lengths.every((l) => l === 0)
  return valuesOf(b).flatMap((value, i) => (value === 0 || lengths[i]! > 0 || (isUniform && i === 0) ? [] : [i + 1]))
}

/** Permanent, live and regular snow loads of a request are in some combination always; the others may be in none. */
export function loadsNotUsed({ input, combinations }: Pick<LineDesign, 'input' | 'combinations'>): Warning[] {
  const warnings: Warning[] = []
  const say = (load: keyof DesignInput, band?: number) =>
    warnings.push({
      code: 'LOAD_NOT_USED',
      message: `No combination contains ${load}${band === undefined ? '' : `, band ${band}`}: it counts in no check.`,
      values: { load, ...(band === undefined ? {} : { band }) },
    })
  for (const [load, id] of Object.entries(BAND_LOADS) as [keyof typeof BAND_LOADS, string][]) {
    if (valuesOf(input[load]).every((value) => value === 0)) continue
    if (contains(combinations, id)) for (const band of bandsWithoutLength(input[load])) say(load, band)
    else say(load)
  }
  if (input.axialLoad.valueKn !== 0 && !contains(combinations, 'Nax')) say('axialLoad')
  return warnings
}
