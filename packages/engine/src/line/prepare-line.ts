/** From a line to what all its candidates share: every elementary case is solved once. */
import { type Actions, buildActions } from '../actions/load-cases.ts'
import type { PurlinLine } from '../input.ts'
import { PROFILES, profileOf } from '../sections/profiles/all.ts'
import { createLineMesh, OMEGA_LINE, RIGID_SECTION } from '../stability/line-mesh.ts'
import type { Rules } from '../standards/rules.ts'
import { blockSizes } from './block-sizes.ts'
import { combineForces } from './combined-forces.ts'
import { combineDeflections } from './deflection-order.ts'
import { forceGroups } from './force-groups.ts'
import type { LineDesign } from './line-design.ts'
import { loadShapes } from './load-shapes.ts'
import { activeParts } from './mesh-forces.ts'
import { restraintsOf } from './restraints.ts'
import { solveCase } from './statics-table.ts'
import { createStations } from './stations.ts'

/** Everything of a line that does not depend on the section. */
export function prepareLine(input: PurlinLine, rules: Rules, profiles = PROFILES): LineDesign {
  const profile = profileOf(input.profileType, profiles)
  const national = rules.nationalParameters(input.location)
  const actions = buildActions(input)
  const spans = input.spans.length
  const isConsole = (i: number) => input.spans[i]?.kind === 'CONSOLE'
  const restraints = restraintsOf(input, actions.ends)
  const stations = createStations(actions, restraints, isConsole)
  const mesh = createLineMesh(
    input.spans.map(({ length }, i) => ({ length, isConsole: isConsole(i) })),
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
    ...forceGroups(uls, cases, stations.count),
    deflections: combineDeflections(sls, stations, spans),
    shapes: loadShapes(cases, own, uls, actions.axialForce),
    sheeting: rules.sheeting(input.cladding.I_eff, input.cladding.p, input.spacing),
  }
}
