/** What all candidates of one request share: line, cases, combinations, stations, mesh. */
import { type Actions, buildActions } from '../actions/load-cases.ts'
import { combinationsOf } from '../en1990/combinations.ts'
import { rotationalSpring } from '../en1993-1-3-2006/10-1-5-sheeting-springs.ts'
import type { DesignInput } from '../input.ts'
import { nationalParameters } from '../national-annex/parameters.ts'
import type { Combination, NationalParameters } from '../result.ts'
import { createLineMesh, type LineMesh } from '../stability/line-mesh.ts'
import { mm, mm4_per_mm } from '../units.ts'
import { type DeflectionOrder, deflectionOrder } from './deflection-order.ts'
import { type ForceGroup, forceGroups } from './force-groups.ts'
import { type LoadShapes, loadShapes } from './load-shapes.ts'
import { type Restraints, restraintsOf } from './restraints.ts'
import { type CaseResponse, type MeshResponse, solveCase } from './statics-table.ts'
import { createStations, type Stations } from './stations.ts'

/** Combined responses of one limit state without own weight; arrays of combinations × stations. */
export interface CombinedForces {
  combinations: Combination[]
  M: Float64Array
  V: Float64Array
  w: Float64Array
  N: Float64Array
  M_z: Float64Array
  /** combinations × supports */
  reactions: Float64Array
  /** EI·w of the tips by combination */
  tips: Record<'left' | 'right', Record<'whole' | 'own', Float64Array>>
  /** factor of the permanent load, hence of the own weight */
  ownFactor: Float64Array
  /** N or M_z somewhere not zero, own weight included */
  hasN: Uint8Array
  hasM_z: Uint8Array
  /** what decides N(x) besides the own weight: equal keys, equal N */
  axialKey: string[]
  groups: ForceGroup[]
}

export interface LineDesign {
  input: DesignInput
  national: NationalParameters
  actions: Actions
  spans: number
  mainSpans: number[]
  isConsole: (span: number) => boolean
  spanLength: (span: number) => number
  restraints: Restraints
  stations: Stations
  mesh: LineMesh
  cases: Map<string, CaseResponse>
  own: CaseResponse
  combinations: Combination[]
  uls: CombinedForces
  sls: CombinedForces
  shapes: LoadShapes
  /** combined responses on the mesh, filled as they are asked for */
  meshResponses: (MeshResponse | undefined)[]
  /** SLS combinations by their largest deflection of each span, either way */
  deflectionOrder: DeflectionOrder[]
  /** bearing length [mm] */
  s_s: number
  sheeting: { C_D_A: number; C_D_C: number; C_D: number }
}

/** Bearing length of the support width classes [mm], D20. */
const BEARING_LENGTH = { LESS_THAN_135: 80, BETWEEN_135_AND_200: 135, MORE_THAN_200: 200 } as const

/** The permanent case a combination carries, and so the own weight with it. */
export const permanentFactor = (c: Combination): number => (c.factors.Gmax ?? 0) + (c.factors.Gmin ?? 0)

function combine(
  limitState: 'ULS' | 'SLS',
  all: Combination[],
  cases: Map<string, CaseResponse>,
  own: CaseResponse,
  stations: Stations,
  supports: number,
  axialForce: number,
): CombinedForces {
  const combinations = all.filter((c) => c.limitState === limitState)
  const n = stations.count
  const table = () => new Float64Array(combinations.length * n)
  const tips = () => ({ whole: new Float64Array(combinations.length), own: new Float64Array(combinations.length) })
  const axial = [...cases.values()].filter((r) => r.N.some((v) => v !== 0)).map((r) => r.id)
  const f: Omit<CombinedForces, 'groups'> = {
    combinations,
    M: table(),
    V: table(),
    w: table(),
    N: table(),
    M_z: table(),
    reactions: new Float64Array(combinations.length * supports),
    tips: { left: tips(), right: tips() },
    ownFactor: Float64Array.from(combinations, permanentFactor),
    hasN: new Uint8Array(combinations.length),
    hasM_z: new Uint8Array(combinations.length),
    axialKey: combinations.map((c) => ['Nax', ...axial].map((id) => c.factors[id] ?? 0).join()),
  }
  const isActive = (values: Float64Array) => values.some((v) => v !== 0)
  combinations.forEach((c, k) => {
    const from = k * n
    for (const [id, factor] of Object.entries(c.factors)) {
      if (id === 'Nax') {
        for (let i = 0; i < n; i++) f.N[from + i]! += factor * axialForce
        continue
      }
      const r = cases.get(id)!
      for (let i = 0; i < n; i++) {
        f.M[from + i]! += factor * r.M[i]!
        f.V[from + i]! += factor * r.V[i]!
        f.w[from + i]! += factor * r.w[i]!
        f.N[from + i]! += factor * r.N[i]!
        f.M_z[from + i]! += factor * r.M_z[i]!
      }
      for (let s = 0; s < supports; s++) f.reactions[k * supports + s]! += factor * r.reactions[s]!
      for (const side of ['left', 'right'] as const) {
        f.tips[side].whole[k]! += factor * r.tips[side].whole
        f.tips[side].own[k]! += factor * r.tips[side].own
      }
    }
    f.hasN[k] = Number(isActive(own.N) || isActive(f.N.subarray(from, from + n)))
    f.hasM_z[k] = Number(isActive(own.M_z) || isActive(f.M_z.subarray(from, from + n)))
  })
  return { ...f, groups: forceGroups(f, cases, n) }
}

/** Everything of a request that does not depend on the section. */
export function prepareLine(input: DesignInput): LineDesign {
  const national = nationalParameters(input.location)
  const actions = buildActions(input)
  const spans = input.spanLengthsM.length
  const isConsole = (i: number) => (i === 0 && input.hasLeftCantilever) || (i === spans - 1 && input.hasRightCantilever)
  const restraints = restraintsOf(input, actions.ends)
  const stations = createStations(actions, isConsole)
  const mesh = createLineMesh(
    input.spanLengthsM.map((length, i) => ({ length: mm(length), isConsole: isConsole(i) })),
    { upperRestraints: restraints.upper, lowerRestraints: restraints.lower, loads: stations.places },
  )
  const solve = (c: Actions['ownWeight']) => solveCase(actions, stations, restraints, mesh, c)
  const cases = new Map(actions.cases.map((c) => [c.id, solve(c)]))
  const own = solve(actions.ownWeight)
  const combinations = combinationsOf(input, actions, national)
  const supports = actions.line.supports.length
  const forces = (limitState: 'ULS' | 'SLS') =>
    combine(limitState, combinations, cases, own, stations, supports, actions.axialForce)
  const uls = forces('ULS')
  const sls = forces('SLS')
  return {
    input,
    national,
    actions,
    spans,
    mainSpans: Array.from({ length: spans }, (_, i) => i).filter((i) => !isConsole(i)),
    isConsole,
    spanLength: (i) => actions.ends[i + 1]! - actions.ends[i]!,
    restraints,
    stations,
    mesh,
    cases,
    own,
    combinations,
    uls,
    sls,
    meshResponses: [],
    deflectionOrder: deflectionOrder(sls, stations, spans),
    shapes: loadShapes(cases, own, uls, actions.axialForce),
    s_s: BEARING_LENGTH[input.supportWidth],
    sheeting: rotationalSpring(
      mm4_per_mm(input.claddingProperties.coveringInertia),
      input.claddingProperties.fixationsPerMeter,
      mm(input.transverseLengthM),
    ),
  }
}
