import {
  type CaseForces,
  type CharacteristicReactions,
  characteristicReactions,
  listedReactions,
  roofLoadOf,
} from '@madre/engine'
import { type Block, columnsOf, type Line } from '../typst/blocks.ts'
import { caseName, everyArrangement } from './load-case-names.ts'
import type { Subject } from './subject.ts'

/** Load cases side by side in one table. */
const SIDE_BY_SIDE = 5

/** Unfactored reactions by load case, for the design of frames. Each case ends with its sum and the applied load. */
export function characteristic(s: Subject): Block[] {
  const { statics } = s.note.result
  const { solution, joints } = s.explanation
  const models = joints?.reactions ?? [
    { model: null, cases: characteristicReactions(statics, solution.massPerMetreKg) },
  ]
  const [first, ...others] = models.map(({ model, cases }) => ({ model, cases: listedReactions(cases) }))
  const { cases, model } = first!
  const ofModel = (of: typeof model): Block[] =>
    of === null
      ? []
      : [{ kind: 'heading', level: 3, text: s.say('characteristic.model', { model: s.say(`model.${of}`) }) }]
  const inPlane = cases.flatMap((c) => (c.inPlane ? [{ ...c, forces: c.inPlane }] : []))
  const sheet = cases.filter((c) => c.intoSheetKnM !== null)
  const points = cases.flatMap((c) => {
    const largest = pointIntoSheet(s, c)
    return largest > 0 ? [`${nameOf(s, c)} ${s.number(largest, 3)} kN`] : []
  })
  return [
    { kind: 'heading', level: 2, text: s.say('characteristic.heading') },
    {
      kind: 'text',
      text: [
        s.say('characteristic.text'),
        ...(cases.some((c) => c.extreme !== null && c.id !== 'LiveR') ? [s.say('characteristic.arrangements')] : []),
        ...(cases.some((c) => c.id === 'LiveR') ? [s.say('characteristic.roofLoad')] : []),
        ...(others.length > 0 ? [s.say('characteristic.models')] : []),
      ].join(' '),
    },
    ...[{ cases, model }, ...others].flatMap((of) => [
      ...ofModel(of.model),
      ...tables(
        s,
        statics.supportsXM,
        of.cases.map((c) => ({ ...c, forces: c })),
      ),
    ]),
    ...(inPlane.length > 0
      ? [
          { kind: 'heading', level: 3, text: s.say('characteristic.inPlane') } as const,
          ...tables(s, statics.inPlaneXM ?? [], inPlane),
        ]
      : []),
    ...(sheet.length > 0
      ? [
          {
            kind: 'text',
            text: s.say('characteristic.intoSheet', {
              list: sheet.map((c) => `${nameOf(s, c)} ${s.number(c.intoSheetKnM!, 3)} kN/m`).join('; '),
            }),
          } as const,
        ]
      : []),
    ...(points.length > 0
      ? [{ kind: 'text', text: s.say('characteristic.pointsIntoSheet', { list: points.join('; ') }) } as const]
      : []),
  ]
}

/** The largest in-plane force that one point load of a case introduces into a panel [kN]; 0: none, or the member carries it. */
function pointIntoSheet({ line, explanation }: Subject, { id, extreme }: CharacteristicReactions): number {
  if (line.restraints.upper !== 'PANEL' || extreme === 'MIN') return 0
  if (id === 'LiveR') return Math.abs(roofLoadOf(line).inPlane) / 1e3
  const isOfCase = (caseId: string) => caseId === id || (extreme === 'MAX' && caseId.startsWith(`${id}:`))
  const forces = explanation.lineLoads
    .filter(({ caseId }) => isOfCase(caseId))
    .flatMap(({ steps }) => steps.flatMap(({ symbol, value }) => (symbol === 'P_y' ? [Math.abs(value)] : [])))
  return Math.max(0, ...forces)
}

const nameOf = (s: Subject, { id, extreme }: Pick<CharacteristicReactions, 'id' | 'extreme'>): string =>
  extreme === null
    ? caseName(s, id)
    : `${everyArrangement(s, id)}, ${s.say(extreme === 'MAX' ? 'reactions.max' : 'reactions.min')}`

type Listed = CharacteristicReactions & { forces: CaseForces }

/** Places as rows, cases as columns. */
function tables(s: Subject, places: number[], cases: Listed[]): Block[] {
  const blocks: Block[] = []
  for (let from = 0; from < cases.length; from += SIDE_BY_SIDE) {
    const part = cases.slice(from, from + SIDE_BY_SIDE)
    const kn = (value: number) => s.number(value, 3)
    const row = (head: Line[], of: (c: Listed) => string): Line[] => [...head, ...part.map(of)]
    const sum = (c: Listed) => c.forces.reactionsKn.reduce((a, b) => a + b, 0)
    const rows = places.map((x, i) => row([s.number(x, 2)], (c) => kn(c.forces.reactionsKn[i]!)))
    rows.push(row([s.say('characteristic.sum')], (c) => (c.extreme === null ? kn(sum(c)) : '–')))
    if (part.some((c) => c.forces.loadKn !== undefined))
      rows.push(
        row([s.say('characteristic.loads')], (c) => (c.forces.loadKn === undefined ? '–' : kn(c.forces.loadKn))),
      )
    blocks.push({
      kind: 'table',
      columns: columnsOf('auto left', ...part.map(() => '1fr right' as const)),
      head: ['x [m]', ...part.map((c): Line => `${nameOf(s, c)} [kN]`)],
      rows,
      small: true,
    })
  }
  return blocks
}
