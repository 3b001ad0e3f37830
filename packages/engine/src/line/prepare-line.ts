/** From the request to what all its candidates share: every elementary case is solved once. */
import { type Actions, buildActions } from '../actions/load-cases.ts'
import type { DesignInput } from '../input.ts'
import { PROFILES, profileOf } from '../sections/profiles/all.ts'
import { createLineMesh, OMEGA_LINE, RIGID_SECTION } from '../stability/line-mesh.ts'
import type { Rules } from '../standards/rules.ts'
import { mm, mm4_per_mm } from '../units.ts'
import { bendingLoads } from './bending-loads.ts'
import { blockSizes } from './block-sizes.ts'
import { combineForces } from './combined-forces.ts'
import { combineDeflections } from './deflection-order.ts'
import { forceGroups } from './force-groups.ts'
import type { LineDesign } from './line-design.ts'
import { loadShapes } from './load-shapes.ts'
import { activeParts } from './mesh-forces.ts'
import { pointLoads } from './point-loads.ts'
import { restraintsOf } from './restraints.ts'
import { solveCase } from './statics-table.ts'
import { createStations } from './stations.ts'

/** Bearing length of the support width classes [mm], method 4.7. */
const BEARING_LENGTH = { LESS_THAN_135: 80, BETWEEN_135_AND_200: 135, MORE_THAN_200: 200 } as const

/** Lengths below a micrometre and axial loads below a thousandth of a newton are none: they would only cost digits. */
function withoutDust(input: DesignInput): DesignInput {
  return {
    ...input,
    spanLengthsM: input.spanLengthsM.map((length) => (length < 1e-6 ? 0 : length)),
    axialLoad: { ...input.axialLoad, valueKn: input.axialLoad.valueKn < 1e-6 ? 0 : input.axialLoad.valueKn },
  }
}

/** Everything of a request that does not depend on the section. */
export function prepareLine(request: DesignInput, rules: Rules, profiles = PROFILES): LineDesign {
  const input = withoutDust(request)
  const profile = profileOf(input.sectionTypes[0]!, profiles)
  const national = rules.nationalParameters(input.location)
  const actions = buildActions(input)
  const spans = input.spanLengthsM.length
  const isConsole = (i: number) => (i === 0 && input.hasLeftCantilever) || (i === spans - 1 && input.hasRightCantilever)
  const restraints = restraintsOf(input, actions.ends)
  const stations = createStations(actions, restraints, isConsole)
  const mesh = createLineMesh(
    input.spanLengthsM.map((length, i) => ({ length: mm(length), isConsole: isConsole(i) })),
    { upperRestraints: restraints.upper, lowerRestraints: restraints.lower, loads: stations.places },
    profile.line === 'DISTORTING' ? OMEGA_LINE : RIGID_SECTION,
  )
  const solve = (c: Actions['ownWeight']) => solveCase(actions, stations, restraints, mesh, c)
  const cases = new Map(actions.cases.map((c) => [c.id, solve(c)]))
  const own = solve(actions.ownWeight)
  const combinations = rules.combinations(input, actions, national)
  const forces = (limitState: 'ULS' | 'SLS') =>
    combineForces(
      combinations.filter((c) => c.limitState === limitState),
      cases,
      own,
      stations,
      actions.axialForce,
    )
  const uls = forces('ULS')
  const sls = forces('SLS')
  return {
    input,
    profile,
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
    ownBlocks: blockSizes([own.M], own.M_z, own.N),
    combinations,
    hasAxialLoads: [own, ...cases.values()].some((r) => r.N.some((v) => v !== 0)),
    uls,
    sls,
    meshResponses: [],
    activeCases: new Map([...cases].map(([id, r]) => [id, activeParts(r.mesh)])),
    activeOwn: activeParts(own.mesh),
    extremes: [],
    supportEnvelopes: null,
    ...forceGroups(uls, cases, stations.count),
    deflections: combineDeflections(sls, stations, spans),
    bendingLoads: bendingLoads(uls),
    shapes: loadShapes(cases, own, uls, actions.axialForce),
    pointLoads: pointLoads(input, actions, stations, uls),
    s_s: BEARING_LENGTH[input.supportWidth],
    sheeting: rules.sheeting(
      mm4_per_mm(input.claddingProperties.coveringInertia),
      input.claddingProperties.fixationsPerMeter,
      mm(input.transverseLengthM),
    ),
  }
}
