/** Upper bounds of the in-plane effects of the concentrated load of a roof, without panel, over all its places. */

import type { RoofCombination, RoofLoad } from '../line/roof-load.ts'
import type { Sideways } from '../line/sideways.ts'
import { sidewaysSection, stressPerForce } from '../line/sideways-section.ts'
import { largestOf } from '../zero.ts'
import { lateralResistance } from './lateral.ts'
import { extremesIn, fixedEffect, type RoofSearch } from './roof-load.ts'

/** Upper bound of |M_z|/M_cz,Rd, or σ_q/f of an Ω, along the line: the load and permanent load, each at its own largest. */
export function lateralAtMost(search: RoofSearch, c: RoofCombination): number {
  const { sideways } = search.line
  const demand = sideways ? sidewaysStress(search, sideways, c) : bendingAboutZ(search, c)
  return demand / lateralResistance(search)
}

function bendingAboutZ(search: RoofSearch, c: RoofCombination): number {
  const { lateral } = search.roof
  const permanent = fixedEffect(search, c, (r) => extremesIn(r.M_z).size)
  return lateral ? permanent + Math.abs(c.F_y) * momentPerForce(search.roof, lateral) : permanent
}

/** The largest |M_z| of 1 N, under the force or over a hold of the line; the same for every candidate. */
const MOMENT_PER_FORCE = new WeakMap<RoofLoad, number>()
/** Between two places the value is slightly larger than at them. */
const BETWEEN_PLACES = 1.001

function momentPerForce(roof: RoofLoad, lateral: NonNullable<RoofLoad['lateral']>): number {
  let most = MOMENT_PER_FORCE.get(roof)
  if (most === undefined) {
    most = 0
    for (const p of roof.x) {
      const of = lateral.at(p)
      most = Math.max(most, Math.abs(lateral.moment(of, p)), largestOf(of.M))
    }
    most *= BETWEEN_PLACES
    MOMENT_PER_FORCE.set(roof, most)
  }
  return most
}

function sidewaysStress(search: RoofSearch, sideways: Sideways, c: RoofCombination): number {
  const { line, candidate } = search
  const section = sidewaysSection(sideways, candidate.model)
  let sigma = Math.abs(c.F_y) * stressPerForce(sideways, section)
  for (const [response, weight] of [[c.permanent, 1] as const, [line.own, candidate.ownWeight] as const])
    for (const [shape, share] of sideways.sumOf.get(response)!)
      sigma += Math.abs(c.ownFactor * weight * share) * largestOf(section.shapes[shape]!.bounds)
  return sigma
}
