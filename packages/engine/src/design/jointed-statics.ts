/** Reactions of a line with joints by load case, of one solution in one model; over a joint both ends are added; method 4.24. */
import { loadsInPlane } from '../actions/load-cases.ts'
import { type CaseReactions, characteristicReactions } from '../line/characteristic-reactions.ts'
import type { LineDesign } from '../line/line-design.ts'
import { roofLoadInPlane } from '../line/roof-load.ts'
import type { CaseResponse } from '../line/statics-table.ts'
import { lateralLine } from '../line/statics-table.ts'
import type { CharacteristicReactions, Check } from '../result.ts'
import { kN } from '../units.ts'
import { roofReactionOver } from './roof-load-at-joints.ts'
import type { OnLine } from './worst-of-lines.ts'

/** The reactions of every load case in one model; null: the line has no laps. */
export interface ModelReactions {
  model: NonNullable<Check['model']> | null
  cases: CharacteristicReactions[]
}

const SAME_PLACE = 1e-3

/**
 * Reactions of a solution in each of its models. An envelope of the models would not be in equilibrium.
 * @param given its section on all lines
 */
export function reactionsByModel(whole: LineDesign, given: OnLine[]): ModelReactions[] {
  const models = [...new Set(given.map(({ placed }) => placed.model))]
  return models.map((model) => {
    const of = given.filter(({ placed }) => placed.model === model)
    // With two thicknesses a part may appear for either; both give the same reactions.
    const parts = of.filter((one, i) => of.findIndex(({ placed }) => placed.part.from === one.placed.part.from) === i)
    return { model, cases: characteristicReactions(statics(whole, parts), weightOf(parts)) }
  })
}

/** Mass per metre of the section of the first part; the own weights of the others are given in units of it. */
const weightOf = ([one]: OnLine[]): number => one!.purlin.candidate.massPerMetre

function statics(whole: LineDesign, parts: OnLine[]): CaseReactions {
  const { actions } = whole
  const { supports } = actions.line
  const inPlaneX = [...new Set(parts.flatMap((one) => placesInPlane(one)))].sort((a, b) => a - b)
  const places = inPlaneX.filter((x, i) => i === 0 || x - inPlaneX[i - 1]! > SAME_PLACE)
  const isSideways = parts.some(({ purlin }) => purlin.line.own.lateralReactions !== null)
  /** The section of a part weighs so much of that of the first one: joints may cut a line of two thicknesses. */
  const share = (one: OnLine) => one.purlin.candidate.massPerMetre / weightOf(parts)
  const record = (id: string): CaseReactions['loadCases'][number] => {
    const scale = (one: OnLine) => (id === 'OwnWeight' ? share(one) : 1)
    const found = actions.cases.find((c) => c.id === id)
    const once = (x: number, of: 'normal' | 'inPlane') =>
      (found?.[of].points ?? []).reduce((sum, p) => sum + (Math.abs(p.x - x) < 1e-6 ? p.P : 0), 0)
    /** A part need not have every case. */
    const caseOf = ({ purlin: { line } }: OnLine): CaseResponse | undefined =>
      id === 'OwnWeight' ? line.own : line.cases.get(id)
    const sumAt = (x: number, of: 'normal' | 'inPlane', reactions: (one: OnLine) => [number, number][]) => {
      const sides = parts.flatMap((one) => reactions(one).filter(([at]) => Math.abs(at - x) < SAME_PLACE))
      return kN(sides.reduce((sum, [, R]) => sum + R, 0) - Math.max(0, sides.length - 1) * once(x, of))
    }
    const normal = (one: OnLine) =>
      one.purlin.line.actions.line.supports.map((x, k): [number, number] => [
        x + one.placed.part.from,
        scale(one) * (caseOf(one)?.reactions[k] ?? 0),
      ])
    const sideways = (one: OnLine) =>
      placesInPlane(one).map((x, k): [number, number] => [x, scale(one) * (caseOf(one)?.lateralReactions?.[k] ?? 0)])
    const total = (of: 'normal' | 'inPlane') =>
      found
        ? whole.cases.get(id)!.total[of]
        : parts.reduce((sum, one) => sum + share(one) * one.purlin.line.own.total[of], 0)
    return {
      id,
      reactionsKn: supports.map((x) => sumAt(x, 'normal', normal)),
      loadKn: kN(total('normal')),
      ...(isSideways && { inPlaneReactionsKn: places.map((x) => sumAt(x, 'inPlane', sideways)) }),
      ...(loadsInPlane(whole.input) && {
        inPlaneLoadKn: kN(total('inPlane')),
        inPlaneKnM: Math.max(
          ...parts.map((one) => (found ? (caseOf(one)?.total.mostInPlane ?? 0) : share(one) * weightInPlane(one))),
        ),
      }),
    }
  }
  return {
    ...(isSideways && { inPlaneXM: places.map((x) => x / 1e3) }),
    loadCases: [...actions.cases.map(({ id }) => id), 'OwnWeight'].map(record),
    ...roofPointLoad(whole, parts, places),
  }
}

/** Largest line load in the plane from 1 N/mm of own weight; in a lap both members weigh [N/mm]. */
function weightInPlane({ purlin: { line } }: OnLine): number {
  const { distributed } = line.actions.ownWeight.inPlane
  const at = (x: number) => distributed.reduce((sum, d) => sum + (d.from <= x && x < d.to ? Math.abs(d.q0) : 0), 0)
  return Math.max(0, ...distributed.map(({ from }) => at(from)))
}

/** Supports of a line for the load in its plane, from the left end of the whole line [mm]. */
const placesInPlane = ({ purlin: { line }, placed }: OnLine): number[] =>
  lateralLine(line.actions.line, line.restraints).supports.map((x) => x + placed.part.from)

/** Extreme reactions of the concentrated load of a roof over its places; over a joint, normal to the roof, both ends are added. */
function roofPointLoad(whole: LineDesign, parts: OnLine[], places: number[]): Pick<CaseReactions, 'roofPointLoad'> {
  if (!parts.some(({ placed }) => placed.space.roof)) return {}
  const normal = whole.actions.line.supports.map((x) => roofReactionOver(parts, x))
  const sideways = parts.map((one) => ({ at: placesInPlane(one), found: roofLoadInPlane(one.purlin.line) }))
  const inPlane = places.map((x) => {
    const there = sideways.flatMap(({ at, found }) => {
      const k = at.findIndex((a) => Math.abs(a - x) < SAME_PLACE)
      return k >= 0 && found ? [found[k]!] : []
    })
    return { max: Math.max(0, ...there.map(({ max }) => max)), min: Math.min(0, ...there.map(({ min }) => min)) }
  })
  return {
    roofPointLoad: {
      maxKn: normal.map(({ max }) => kN(max)),
      minKn: normal.map(({ min }) => kN(min)),
      ...(sideways.some(({ found }) => found) && {
        inPlaneMaxKn: inPlane.map(({ max }) => kN(max)),
        inPlaneMinKn: inPlane.map(({ min }) => kN(min)),
      }),
    },
  }
}
