import { bandsOf, forcesOn, isLoaded, isWholeLine, lowerIsHeld, type TypedPoints, upperIsHeld } from '@madre/contract'
import { type CombinationFactors, introducedPointLoads } from '@madre/engine'
import type { FactWords } from '../words/keys.ts'
import type { FactTexts } from './fact-texts.ts'
import { partsOf } from './line-parts.ts'
import { spanName } from './spans.ts'

/** Facts per span: its name, and its text by its index in the whole list. */
export type SpanColumn = [key: keyof FactWords, text: (i: number) => string]

export function spanLoads(s: FactTexts): SpanColumn[] {
  const { permanent, imposed, snow } = s.given
  const figures = (list: number[]) => (i: number) => s.area(list[i] ?? 0)
  const loads: SpanColumn[] = permanent.isMinMax
    ? [
        ['inputs.permanentMax', figures(permanent.max)],
        ['inputs.permanentMin', figures(permanent.min)],
      ]
    : [['inputs.permanent', figures(permanent.max)]]
  const others: [keyof FactWords, number[]][] = [
    ['inputs.live', imposed.area],
    ['inputs.snow', snow.regular ?? []],
    ['inputs.snowExceptional', snow.exceptional ?? []],
  ]
  for (const [key, list] of others) if (list.some((value) => value !== 0)) loads.push([key, figures(list)])
  return loads
}

/** Actions in bands: each with its bands in words, '–' for one without length. */
export function bandsOfLine(s: FactTexts): { action: keyof FactWords; bands: string[] }[] {
  const text = ([v, l]: [number, number]) =>
    l > 0 ? s.say('inputs.bandValue', { value: s.area(v), length: s.typed(l, 2) }) : '–'
  return (['Wp', 'Ws', 'Wlp', 'Wls', 'Sacc'] as const)
    .filter((id) => isLoaded(s.given, id))
    .map((id) => {
      const bands = bandsOf(s.given, id).pairs
      const last = bands.findLastIndex(([, l]) => l > 0)
      return {
        action: `case.${id}`,
        bands: isWholeLine(bands)
          ? [s.say('inputs.wholeLine', { value: s.area(bands[0]![0]) })]
          : bands.slice(0, last + 1).map(text),
      }
    })
}

/** The same with the name of each action. */
export const bandRows = (s: FactTexts): [action: string, bands: string[]][] =>
  bandsOfLine(s).map(({ action, bands }) => [s.say(action), bands])

/** A point load in words; `span` is its place in the whole list. */
export interface PointText {
  action: keyof FactWords
  span: number
  force: string
  position: string
}

export function pointsOfLine(s: FactTexts): PointText[] {
  const texts = (action: keyof FactWords, points: TypedPoints[]) =>
    forcesOn(points).map(({ span, kN, percent, xM }): PointText => {
      const position = s.say('inputs.positionText', { percent: s.typed(percent), x: s.number(xM, 3) })
      return { action, span, force: `${s.typed(kN, 2)} kN`, position }
    })
  const { permanent, imposed } = s.given
  return [...texts('inputs.permanent', permanent.points), ...texts('inputs.live', imposed.points)]
}

/** Point loads: action, span, force and position. */
export const pointRows = (s: FactTexts): [action: string, span: string, force: string, position: string][] =>
  pointsOfLine(s).map(({ action, span, force, position }) => [s.say(action), spanName(s, span), force, position])

/** The concentrated load of a roof, which has no fixed place: its name and value in one line. */
export function roofPointRows(s: FactTexts): [name: string, text: string][] {
  const value = s.given.imposed.roofPointKn
  return value > 0 ? [[s.say('case.LiveR'), s.say('inputs.roofLoadShort', { value: s.typed(value, 2) })]] : []
}

/** Number of restraints per span, for the fibres that are held. */
export function restraintColumns({ given: { restraints } }: FactTexts): SpanColumn[] {
  const count = (list: number[]) => (i: number) => String(list[i] ?? 0)
  const columns: SpanColumn[] = []
  if (upperIsHeld(restraints)) columns.push(['inputs.upperRestraints', count(restraints.upper.perSpan)])
  if (lowerIsHeld(restraints)) columns.push(['inputs.lowerRestraints', count(restraints.lower.perSpan)])
  return columns
}

/** Introduction of the point loads into the member; null without any, since loads in the plane of a façade press on no flange. */
export function introductionText(s: FactTexts): string | null {
  const points = introducedPointLoads(s.line)
  if (points === null) return null
  return points.kind === 'WEB'
    ? s.say('inputs.intoWeb')
    : s.say('inputs.onFlange', { length: s.typed(points.bearingLength) })
}

/** The factors ψ0, ψ1, ψ2 of the variable actions the line has. */
export function factorRows(s: FactTexts): [action: keyof FactWords, psi: [string, string, string]][] {
  const { imposed, snow, wind, axial } = s.given
  const has = partsOf(s.given)
  const goesWithWind = axial.kN !== 0 && axial.kind === 'UNFACTORED_WIND'
  const texts = ({ psi_0, psi_1, psi_2 }: CombinationFactors): [string, string, string] => [
    s.typed(psi_0, 1),
    s.typed(psi_1, 1),
    s.typed(psi_2, 1),
  ]
  const rows: [keyof FactWords, [string, string, string]][] = []
  if (has.live || forcesOn(imposed.points).length > 0 || imposed.roofPointKn > 0)
    rows.push(['inputs.live', texts(imposed.psi)])
  if (has.snow) rows.push(['inputs.snow', texts(snow.psi)])
  if (has.wind || goesWithWind) rows.push(['case.wind', texts(wind.psi)])
  return rows
}
