/** An effect at one place as the sum of its load cases: factor times case, own weight included. */
import { linearAt, momentAt as momentIn, type Place } from '../line/between-stations.ts'
import { type CombinedForces, isPermanent } from '../line/combined-forces.ts'
import type { CaseResponse } from '../line/statics-table.ts'
import type { Purlin } from '../search/candidate.ts'
import { sumOf } from '../zero.ts'
import { named, StepList, type Value } from './step-list.ts'

/** 'Live:pair1-2' → 'Live_pair1_2' */
const symbolOf = (id: string) => id.replace(/[^A-Za-z0-9]/g, '_')

/** An effect as printed: the symbol of its cases before their names, that of its sum, its unit where the letter does not tell it. */
type Effect = { name: string; symbol: string; unit?: string }

/** Summands: forces of ULS by default; service states by 6.5.3; without the permanent ones, the variable actions alone. */
type Summed = { forces?: CombinedForces; withPermanent?: boolean }

/** The sum in a combination. @param pick the effect of one case at the place, N, mm */
export function superposition(
  { line, candidate }: Purlin,
  c: number,
  { name, symbol, unit }: Effect,
  pick: (r: CaseResponse) => number,
  { forces = line.uls, withPermanent = true }: Summed = {},
): StepList {
  const { combinations, ownFactor } = forces
  const clause = forces === line.uls ? 'EN 1990 6.4.3' : 'EN 1990 6.5.3'
  const terms: string[] = []
  const operands: Value[] = []
  let value = 0
  const term = (factor: number, id: string, part: number) => {
    if (part === 0) return
    terms.push(`${factor}*${name}_${id}`)
    operands.push(named(`${name}_${id}`, part, unit))
    value = sumOf(value, factor * part)
  }
  for (const [id, factor] of Object.entries(combinations[c]!.factors)) {
    if (id === 'Nax') {
      if (name === 'N') term(factor, 'ax', line.input.axial.N)
    } else if (withPermanent || !isPermanent(id)) {
      // A line cut by hinges may lack some cases.
      const response = line.cases.get(id)
      if (response) term(factor, symbolOf(id), pick(response))
    }
  }
  if (withPermanent) term(ownFactor[c]!, 'own', pick(line.own) * candidate.ownWeight)
  const list = new StepList()
  const sum = named(symbol, value, unit)
  return terms.length === 0
    ? list.value(...sum, clause, 'statics')
    : list.sum(sum, clause, terms.join('+').replaceAll('+-', '-'), operands)
}

export const MOMENT = { name: 'M', symbol: 'M_y_Ed' }
export const SHEAR = { name: 'V', symbol: 'V_Ed' }
export const AXIAL_FORCE = { name: 'N', symbol: 'N_Ed' }
const LATERAL_MOMENT = { name: 'M_z', symbol: 'M_z_Ed' }

/** A place of the line in a combination. */
type InCombination = Place & { combination: number }

export const momentAt = (s: Purlin, at: InCombination) =>
  superposition(s, at.combination, MOMENT, (r) => momentIn(s.line.stations, r, at))
export const shearAt = (s: Purlin, at: InCombination) =>
  superposition(s, at.combination, SHEAR, (r) => linearAt(r.V, at))
export const axialAt = (s: Purlin, at: InCombination) =>
  superposition(s, at.combination, AXIAL_FORCE, (r) => linearAt(r.N, at))
export const lateralMomentAt = (s: Purlin, { combination, station }: Omit<InCombination, 'fraction'>) =>
  superposition(s, combination, LATERAL_MOMENT, (r) => r.M_z[station]!)
