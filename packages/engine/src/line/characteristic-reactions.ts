/** What frames are designed from: the unfactored reactions of every load case, with the weight of the chosen section. */
import type { CaseForces, CharacteristicReactions, Design, LoadCaseStatics } from '../result.ts'
import { g_earth } from '../steel.ts'
import { sumOf } from '../zero.ts'

/** What of the statics of a line is looked at. */
export interface CaseReactions extends Pick<Design['statics'], 'inPlaneXM' | 'roofPointLoad'> {
  loadCases: Omit<LoadCaseStatics, 'extremes' | 'stations'>[]
}

/**
 * The cases of a result in their order, Gmax and Gmin with the own weight m·g of the solution; the concentrated load of a roof after the
 * imposed loads, by its extremes over all its places (method 1.20).
 */
export function characteristicReactions(
  { loadCases, inPlaneXM, roofPointLoad }: CaseReactions,
  massPerMetreKg: number,
): CharacteristicReactions[] {
  const own = loadCases.find(({ id }) => id === 'OwnWeight')
  const weight = (massPerMetreKg * g_earth) / 1e3
  const isPermanent = (id: string) => id === 'Gmax' || id === 'Gmin'
  const cases = loadCases
    .filter((c) => c !== own)
    .map((c): CharacteristicReactions => {
      const factor = isPermanent(c.id) ? weight : 0
      const plus = (value: number, ownValue: number | undefined) => sumOf(value, factor * (ownValue ?? 0))
      const list = (of: (c: CaseReactions['loadCases'][number]) => number[] | undefined) =>
        of(c)?.map((R, i) => plus(R, own && of(own)?.[i])) ?? []
      const total = (of: (c: CaseReactions['loadCases'][number]) => number | undefined) => {
        const value = of(c)
        return value === undefined ? {} : { loadKn: plus(value, own && of(own)) }
      }
      const hasInPlane = inPlaneXM !== undefined && c.inPlaneReactionsKn !== undefined
      const intoSheet = hasInPlane || c.inPlaneKnM === undefined ? null : plus(c.inPlaneKnM, own?.inPlaneKnM)
      return {
        id: c.id,
        extreme: null,
        reactionsKn: list((of) => of.reactionsKn),
        ...total((of) => of.loadKn),
        inPlane: hasInPlane
          ? { reactionsKn: list((of) => of.inPlaneReactionsKn), ...total((of) => of.inPlaneLoadKn) }
          : null,
        intoSheetKnM: intoSheet === 0 ? null : intoSheet,
      }
    })
  const after = cases.findLastIndex(({ id }) => isPermanent(id) || imposedFamily(id) !== null)
  return [...cases.slice(0, after + 1), ...roofPointReactions(roofPointLoad), ...cases.slice(after + 1)]
}

/** 'Live' or 'LiveQ', whose arrangements these are; null for every other case, the concentrated load of a roof among them. */
const imposedFamily = (id: string): string | null => /^LiveQ?(?=:|$)/.exec(id)?.[0] ?? null

function roofPointReactions(found: Design['statics']['roofPointLoad']): CharacteristicReactions[] {
  if (!found) return []
  const of = (extreme: 'MAX' | 'MIN', reactionsKn: number[], inPlaneKn: number[] | undefined) => ({
    id: 'LiveR',
    extreme,
    reactionsKn,
    inPlane: inPlaneKn ? { reactionsKn: inPlaneKn } : null,
    intoSheetKnM: null,
  })
  return [of('MAX', found.maxKn, found.inPlaneMaxKn), of('MIN', found.minKn, found.inPlaneMinKn)]
}

const acts = ({ reactionsKn, loadKn }: CaseForces) => (loadKn ?? 0) !== 0 || reactionsKn.some((R) => R !== 0)

/** The cases in their order; of several arrangements of one kind of imposed load the extremes; in the plane what acts there. */
export function listedReactions(cases: CharacteristicReactions[]): CharacteristicReactions[] {
  const seen = new Set<string>()
  return cases.flatMap((c): CharacteristicReactions[] => {
    const family = imposedFamily(c.id)
    const members = cases.filter((other) => imposedFamily(other.id) === family)
    if (family === null || members.length === 1)
      return [{ ...c, inPlane: c.inPlane && acts(c.inPlane) ? c.inPlane : null }]
    if (seen.has(family)) return []
    seen.add(family)
    return (['MAX', 'MIN'] as const).map((extreme): CharacteristicReactions => {
      const of = (lists: number[][]) =>
        (lists[0] ?? []).map((_, i) => Math[extreme === 'MAX' ? 'max' : 'min'](0, ...lists.map((list) => list[i]!)))
      const sideways = members.flatMap((m) => (m.inPlane && acts(m.inPlane) ? [m.inPlane.reactionsKn] : []))
      return {
        id: family,
        extreme,
        reactionsKn: of(members.map((m) => m.reactionsKn)),
        inPlane: sideways.length > 0 ? { reactionsKn: of(sideways) } : null,
        intoSheetKnM: extreme === 'MAX' ? Math.max(0, ...members.map((m) => m.intoSheetKnM ?? 0)) || null : null,
      }
    })
  })
}
