import { type JointRecord, sleeveRecord, withArrangementLetters } from '@madre/engine'
import type { Block, Column, Line } from '../typst/blocks.ts'
import { edgeOf } from './lap-edge.ts'
import { combinationName } from './load-case-names.ts'
import type { Picture } from './pictures.ts'
import { stepBlocks } from './step-block.ts'
import type { Subject } from './subject.ts'
import { withSymbols } from './symbols-in-text.ts'

const left: Column = { width: 'auto', align: 'left' }
const right: Column = { width: 'auto', align: 'right' }
const figure: Column = { width: '1fr', align: 'right' }
const wide: Column = { width: '1fr', align: 'left' }

/** The chapter of the joints; nothing for a line of one piece. */
export function joints(s: Subject, pictures: ReadonlyMap<string, Picture>): Block[] {
  const { solution, joints: explained } = s.explanation
  if (!explained) return []
  const alt = pictures.get('joints.svg')?.alt
  return [
    { kind: 'heading', level: 1, text: s.say('joints') },
    { kind: 'text', text: s.say('joints.text') },
    ...(alt === undefined
      ? []
      : [{ kind: 'figure', file: 'joints.svg', alt, caption: s.say('joints.caption'), width: '100%' } as const]),
    ...models(s),
    ...tests(s),
    ...forces(s, solution.joints ?? []),
    ...explained.laps.flatMap((lap): Block[] => {
      const joint = s.line.joints!.supports[lap.joint]!
      if (joint.kind !== 'LAP') return []
      const steps = lap.steps.map((step) => withArrangementLetters(step, s.note.result.statics.loadCases))
      const facts: [string, Line][] = [
        [s.say('checks.model'), s.say(`model.${lap.model}`)],
        [s.say('checks.combination'), combinationName(s, lap.combinationId)],
      ]
      if (lap.roofLoadXM !== null) facts.push([s.say('checks.roofLoad'), `x = ${s.number(lap.roofLoadXM, 3)} m`])
      return [
        { kind: 'heading', level: 2, text: s.say('joints.lap', { n: lap.joint + 2 }) },
        {
          kind: 'text',
          text: withSymbols(
            s.say('joints.lapText', { left: s.typed(Math.round(joint.a)), right: s.typed(Math.round(joint.b)) }),
          ),
        },
        { kind: 'facts', columns: 1, rows: facts },
        ...stepBlocks(steps, s),
      ]
    }),
    ...pieces(s),
  ]
}

/** Stiffness assumed for laps. */
function models({ explanation, family, say, typed }: Subject): Block[] {
  const [first] = explanation.joints!.reactions
  if (!first?.model) return []
  const tested = 'lap' in family ? family.lap?.stiffnessRatio : undefined
  const text = tested === undefined ? say('joints.models') : say('joints.tested', { ratio: typed(tested, 2) })
  return [{ kind: 'text', text }]
}

/** Origin of the joints' data: the tests of their maker, with their numbers. */
function tests({ explanation: { solution }, family, line, say, typed, free }: Subject): Block[] {
  const has = (kind: 'LAP' | 'SLEEVE') => line.joints!.supports.some((joint) => joint.kind === kind)
  const lap = has('LAP') && 'lap' in family ? family.lap : undefined
  const { thicknessMm, endBayThicknessMm = thicknessMm, steel } = solution
  const sleeve = has('SLEEVE') ? sleeveRecord(family, Math.min(thicknessMm, endBayThicknessMm), steel) : undefined
  const values = sleeve && {
    length: typed(sleeve.lengthMm),
    stiffness: typed(sleeve.kThetaKnmPerRad),
    moment: typed(sleeve.mRdKnm),
    shear: typed(sleeve.vRdKn),
  }
  const sources = [lap, sleeve].flatMap((record) => (record ? [record.source] : []))
  return [
    ...(values ? [{ kind: 'text', text: withSymbols(say('joints.sleeveTest', values)) } as const] : []),
    ...sources.map((source): Block => ({ kind: 'text', text: say('joints.testSource', { source: free(source) }) })),
  ]
}

/** The largest forces of every joint. */
function forces(s: Subject, records: JointRecord[]): Block[] {
  if (records.length === 0) return []
  const kN = (value: number) => s.number(value, 2)
  const laps = records.flatMap((of) => (of.kind === 'LAP' ? [of] : []))
  const cuts = records.flatMap((of) => (of.kind === 'LAP' ? [] : [of]))
  const table = (columns: Column[], head: string[], rows: Line[][]): Block[] =>
    rows.length > 0 ? [{ kind: 'table', columns, head, rows, small: true }] : []
  return [
    { kind: 'text', text: s.say('joints.forces') },
    ...table(
      [left, figure, figure, left, left, figure, figure, figure],
      [
        s.say('reactions.support'),
        `${s.say('joints.moment')} [kNm]`,
        s.say('joints.share'),
        s.say('characteristic.model', { model: '' }).trim(),
        s.say('checks.combination'),
        `${s.say('joints.boltsLeft')} [kN]`,
        `${s.say('joints.boltsSupport')} [kN]`,
        `${s.say('joints.boltsRight')} [kN]`,
      ],
      laps.map((of) => [
        String(of.joint + 2),
        s.number(of.momentKnm, 3),
        of.shareLeft === null ? '–' : s.number(of.shareLeft, 3),
        of.model,
        { muted: combinationName(s, of.combinationId) },
        kN(of.boltForceLeftKn),
        kN(of.boltForceSupportKn),
        kN(of.boltForceRightKn),
      ]),
    ),
    ...table(
      [left, wide, right, right],
      [
        s.say('reactions.support'),
        s.say('joints.kind'),
        `${s.say('joints.moment')} [kNm]`,
        `${s.say('joints.shear')} [kN]`,
      ],
      cuts.map((of) => [String(of.joint + 2), s.say(`joint.${of.kind}`), s.number(of.momentKnm, 3), kN(of.shearKn)]),
    ),
  ]
}

function pieces(s: Subject): Block[] {
  const { pieces: list = [], jointWeightKg = 0, alignmentWeightKg } = s.explanation.solution
  const kg = (value: number) => s.number(value, 1)
  return [
    { kind: 'heading', level: 2, text: s.say('joints.pieces') },
    {
      kind: 'table',
      columns: [wide, right, right, right, right],
      head: [
        `${s.say('joints.length')} [m]`,
        `${s.say('joints.thickness')} [mm]`,
        s.say('joints.count'),
        `${s.say('joints.massOne')} [kg]`,
        `${s.say('joints.massAll')} [kg]`,
      ],
      rows: list.map((p): Line[] => [
        s.number(p.lengthM, 3),
        s.typed(p.thicknessMm, 1),
        String(p.count),
        kg(p.massKg),
        kg(p.count * p.massKg),
      ]),
    },
    {
      kind: 'text',
      text: [
        s.say('joints.edge', { edge: s.typed(edgeOf(s)), kg: kg(jointWeightKg) }),
        s.labelled(s.say('summary.weight'), `${kg(alignmentWeightKg)} kg.`),
      ].join(' '),
    },
  ]
}
