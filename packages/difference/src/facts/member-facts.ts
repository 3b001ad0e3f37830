import { hasSpring, lowerIsHeld, restraintsUnspecified, upperIsHeld } from '@madre/contract'
import { PROFILE_SIGNS } from '@madre/drawing'
import { type Catalogue, type FurtherDeflection, type PurlinLine, profileOf } from '@madre/engine'
import { slopeText } from '@madre/print'
import { type Fact, type FactTexts, fact } from './fact-texts.ts'
import { sheetFacts } from './sheet-facts.ts'
import { spansText } from './spans.ts'

export function memberFacts(s: FactTexts, catalogue: Pick<Catalogue, 'steels'>): Fact[] {
  const { given } = s
  const { inertia, fixings, fastenerMm } = given.cladding
  const { restraints } = given
  const held = (isHeld: boolean) => s.say(isHeld ? 'inputs.discrete' : 'inputs.lowerFree')
  const upperText = restraintsUnspecified(restraints)
    ? s.say('inputs.restraintsUnspecified')
    : restraints.upper.byPanel
      ? s.say('inputs.upperPanel')
      : held(upperIsHeld(restraints))
  const cladding = hasSpring(given.cladding)
    ? s.say('inputs.claddingValues', { inertia: s.typed(inertia), fixings: s.typed(fixings) })
    : s.say('inputs.notUsed')
  const { kN, isTension, kind } = given.axial
  const axial =
    kN === 0
      ? s.say('inputs.none')
      : s.say(kind === 'DESIGN' ? 'inputs.axialDesign' : 'inputs.axialWind', {
          value: s.typed(kN, 2),
          direction: s.say(isTension ? 'inputs.tension' : 'inputs.compression'),
        })
  const steels = given.steelGrades.map((id) => s.free(catalogue.steels.find((g) => g.id === id)?.name ?? id))
  return [
    fact(s, 'inputs.envelope', s.say(`type.${given.envelope}`)),
    fact(s, 'inputs.location', s.say(`location.${given.location}`)),
    ...(given.envelope === 'ROOF'
      ? [fact(s, 'inputs.inclination', slopeText(given.pitchDegrees, s.typed(given.pitchDegrees), s.mark))]
      : []),
    fact(s, 'summary.spans', spansText(s)),
    ...jointFacts(s),
    fact(s, 'summary.spacing', `${s.typed(given.spacingM, 2)} m`),
    fact(s, 'inputs.profile', PROFILE_SIGNS[given.profileType]),
    fact(s, 'inputs.format', s.say(given.isInverted ? 'format.inverted' : 'format.regular')),
    fact(s, 'inputs.orientation', s.say(given.isLevel ? 'orientation.level' : 'orientation.upright')),
    fact(s, 'inputs.supports', s.say(`support.${given.supports}`)),
    fact(s, 'inputs.steels', steels.join(', ')),
    fact(s, 'inputs.upperFibre', upperText),
    fact(s, 'inputs.lowerFibre', held(lowerIsHeld(restraints))),
    ...(given.sheeting ? sheetFacts(given.sheeting, s) : [fact(s, 'inputs.cladding', cladding)]),
    ...(fastenerMm === null || !profileOf(given.profileType).freeFlange
      ? []
      : [fact(s, 'inputs.fasteners', s.say('inputs.fastenerPlace', { a: s.typed(fastenerMm) }))]),
    fact(s, 'inputs.axial', axial),
    fact(
      s,
      'inputs.deflection',
      `L / ${s.typed(given.deflection.limit)}, ${s.say(`combination.${given.deflection.combination}`)}`,
    ),
    ...given.furtherDeflections.map((limit, i): Fact => {
      const n = i + 2
      return { key: `furtherLimit ${n}`, name: s.say('deflectionLimitN', { n }), text: furtherLimit(s, limit) }
    }),
  ]
}

/** 'spans: L / 300, variable actions, frequent' */
function furtherLimit(s: FactTexts, { allowed, combination, action, of }: FurtherDeflection): string {
  const figure = 'n_lim' in allowed ? `L / ${s.typed(allowed.n_lim)}` : `${s.typed(allowed.delta_lim)} mm`
  return `${s.say(`limitOf.${of}`)}: ${figure}, ${s.say(`limitAction.${action}`)}, ${s.say(`combination.${combination}`)}`
}

/** 'lap 0.60 m left, 0.90 m right': the joint over a support. */
const jointText = (s: FactTexts, joint: NonNullable<PurlinLine['joints']>['supports'][number]): string =>
  joint.kind === 'LAP'
    ? `${s.say('joint.LAP')} ${s.say('joints.lengths', { left: s.typed(metres(joint.a), 2), right: s.typed(metres(joint.b), 2) })}`
    : s.say(`joint.${joint.kind}`)

/** To the millimetre. */
const metres = (mm: number): number => Math.round(mm) / 1e3

/** Input of joints: support by support, and heavier end bays. */
function jointFacts(s: FactTexts): Fact[] {
  const { joints } = s.line
  if (!joints) return []
  const list = joints.supports.map((joint, j) => `${supportNumber(s, j)}: ${jointText(s, joint)}`)
  const heavier = joints.endBays === 'HEAVIER' ? [s.say('heavierEndBays')] : []
  return [fact(s, 'joints', [...list, ...heavier].join('; '))]
}

/** Supports count from 1, and joint j is over the support after it. */
const supportNumber = (s: Pick<FactTexts, 'say'>, joint: number): string => `${s.say('reactions.support')} ${joint + 2}`
