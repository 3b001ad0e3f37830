/** Joints and the members over them under the concentrated load of a roof: upper bounds over all its places; decision 0029. */
import { axialBendingUtilisation } from '../../en1993-1-3-2006/6-1-8-axial-bending.ts'
import { kappaOf } from '../../joints/lap-resistance.ts'
import { vertex } from '../../line/between-stations.ts'
import { type RoofCombination, STEP } from '../../line/roof-load.ts'
import { membersOf } from '../../search/lap-forces.ts'
import { keepRoof, mayBeWorse, type RoofSearch } from '../../search/roof-load.ts'
import { lapUnder, type Range } from '../../search/roof-load-at-laps.ts'

/** Whether the load may worsen a check of the members over the support of a lap: those that run through, and those that end. */
export const mayWorsenMembers = (search: RoofSearch): boolean =>
  search.roof.uls.some((c) =>
    search.line.jointed!.laps.some(({ a, b, isOwn }, k) => {
      const { left, right } = lapUnder(search, c, k)
      return (isOwn[0] && mayWorsenMember(search, c, left, b)) || (isOwn[1] && mayWorsenMember(search, c, right, a))
    }),
  )

/** @param length of the member beyond the support, where its moment falls to 0 [mm] */
function mayWorsenMember(search: RoofSearch, c: RoofCombination, { max, min }: Range, length: number): boolean {
  const { candidate } = search
  const { M_c_Rd_top, M_c_Rd_bottom, V_b_Rd } = candidate.resistances
  const V = Math.max(max, -min) / length
  // Shear interacts with bending above half its resistance.
  if (V > 0.5 * V_b_Rd || mayBeWorse(search, 'SHEAR', V / V_b_Rd)) return true
  if (mayBeWorse(search, 'BENDING_Y_POS', max / M_c_Rd_top)) return true
  if (mayBeWorse(search, 'BENDING_Y_NEG', -min / M_c_Rd_bottom)) return true
  if (c.N === 0) return false
  return [max, min].some((M) => mayBeWorse(search, 'N_M_SECTION', axialBendingUtilisation(candidate, c.N, M, 0)))
}

/** Whether the load may worsen the check of a joint. Those of a sleeve are always looked at. */
export function mayWorsenJoints(search: RoofSearch): boolean {
  const { left, right, laps } = search.line.jointed!
  if (left?.kind === 'SLEEVE' || right?.kind === 'SLEEVE') return true
  const kappa_s = kappaOf(search.candidate.family)
  return search.roof.uls.some((c) =>
    laps.some(({ isOwn }, k) => {
      if (!isOwn[0] && !isOwn[1]) return false
      const { both } = lapUnder(search, c, k)
      const [l, r] = membersOf(search, isOwn).map(({ resistances }) => resistances)
      const [top, bottom] = [l!.M_c_Rd_top + r!.M_c_Rd_top, l!.M_c_Rd_bottom + r!.M_c_Rd_bottom]
      return mayBeWorse(search, 'JOINT_MOMENT', Math.max(both.max / top, -both.min / bottom) / kappa_s)
    }),
  )
}

/**
 * The peak of the sagging moment under the load itself, between the places that were looked at: beside laps, M falls off more sharply than in
 * spans of one stiffness, and the largest of the places may be more than a ten-thousandth below it.
 */
export function lookBetweenPlaces(search: RoofSearch): void {
  const { roof, candidate, line } = search
  for (const code of ['BENDING_Y_POS', 'N_M_SECTION'] as const) {
    const found = search.found.checks[code]
    const k = found && found.x === found.loadAt ? roof.x.indexOf(found.x) : -1
    const c = roof.uls.find(({ combination }) => combination.id === found?.combinationId)
    if (!found || !c || k < 1 || k + 1 === roof.x.length) continue
    const momentAt = (p: number) => {
      const { fixed, under } = roof.place(p)
      return c.ownFactor * (fixed(c.permanent).M + candidate.ownWeight * fixed(line.own).M) + c.F * under.M
    }
    const near = [roof.x[k - 1]!, roof.x[k]!, roof.x[k + 1]!] as const
    const x = Math.round(vertex([...near], [momentAt(near[0]), momentAt(near[1]), momentAt(near[2])]) / STEP) * STEP
    const M = momentAt(x)
    const u = code === 'N_M_SECTION' ? axialBendingUtilisation(candidate, c.N, M, 0) : M / found.resistance
    keepRoof(search, code, { ...found, utilisation: u, demand: code === 'N_M_SECTION' ? u : M, x, loadAt: x })
  }
}
