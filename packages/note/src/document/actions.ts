import { isAlongSlope } from '@madre/contract'
import { partsOf } from '@madre/difference'
import { arrangementLetter, g_earth, loadsInPlane } from '@madre/engine'
import { type Block, columnsOf, type Line } from '../typst/blocks.ts'
import { citation } from './citations.ts'
import { lineLoads } from './line-loads.ts'
import { caseName, combinationName, formulaInWords } from './load-case-names.ts'
import { symbolInline } from './property-table.ts'
import { chapterNumber, type Subject } from './subject.ts'
import { withSymbols } from './symbols-in-text.ts'

/** The parameters of national choice, each with its source. */
export function national(s: Subject): Block[] {
  const { location, details } = s.note.result.nationalParameters
  const { accidental } = partsOf(s.given)
  const used = details.filter(({ key }) => key !== 'gammaAccidental' || accidental)
  return [
    { kind: 'heading', level: 1, text: s.say('national.heading') },
    { kind: 'text', text: s.labelled(s.say('inputs.location'), s.say(`location.${location}`)) },
    {
      kind: 'table',
      columns: columnsOf('auto left', 'auto right', '1fr left', 'auto left'),
      head: [s.say('national.parameter'), s.say('national.value'), s.say('national.source'), ''],
      rows: used.map((p) => [
        symbolInline(p.symbol),
        s.number(p.value, 2),
        citation(p.source, s),
        p.confirmed ? '' : { muted: s.say('national.open') },
      ]),
    },
  ]
}

/** The load cases with their unfactored effects. */
export function loadCases(s: Subject): Block[] {
  const cases = s.note.result.statics.loadCases
  const isBentSideways = cases.some((c) => c.extremes.lateralMomentKnm !== 0)
  const lateral = <T>(...of: T[]): T[] => (isBentSideways ? of : [])
  const rows = cases.map((c): Line[] => {
    const { momentMaxKnm, momentMinKnm, shearKn, lateralMomentKnm } = c.extremes
    const sum = c.reactionsKn.reduce((a, b) => a + b, 0)
    const figures = [momentMaxKnm, momentMinKnm, shearKn, sum, ...lateral(lateralMomentKnm)].map((v) => s.number(v, 3))
    return [c.id === 'OwnWeight' ? 'own' : arrangementLetter(c.id, cases), caseName(s, c.id), ...figures]
  })
  const mass = s.explanation.section.gross.find((v) => v.symbol === 'm')?.value ?? s.explanation.solution.massPerMetreKg
  return [
    { kind: 'heading', level: 1, text: s.say('cases.heading') },
    ...lineLoads(s),
    { kind: 'heading', level: 2, text: s.say('cases.effects') },
    { kind: 'text', text: s.say('cases.text', { weight: s.number((mass * g_earth) / 1e3, 5) }) },
    ...(s.explanation.joints
      ? [{ kind: 'text', text: s.say('cases.withJoints', { section: chapterNumber(s, 9) }) } as const]
      : []),
    ...otherComponent(s),
    {
      kind: 'table',
      columns: [
        { width: 'auto', align: 'left' },
        { width: '1fr', align: 'left' },
        ...['auto', 'auto', 'auto', '22mm', ...lateral('auto')].map((width) => ({ width, align: 'right' }) as const),
      ],
      head: [
        s.say('index'),
        s.say('action'),
        [symbolInline('M_y_max'), ' [kNm]'].flat(),
        [symbolInline('M_y_min'), ' [kNm]'].flat(),
        [symbolInline('V_max'), ' [kN]'].flat(),
        `${s.say('cases.reactions')} [kN]`,
        ...lateral(['|', symbolInline('M_z'), '| [kNm]'].flat()),
      ],
      rows,
      small: rows.length > 8,
    },
  ]
}

/** Reference to the component of the loads that does not bend the member about its strong axis. */
function otherComponent(s: Subject): Block[] {
  if (isAlongSlope(s.given)) return [{ kind: 'text', text: s.say('cases.alongMember') }]
  if (!loadsInPlane(s.line)) return []
  const byMember = s.explanation.section.matrices ? 'cases.inPlaneByOmega' : 'cases.inPlaneByMember'
  const key = s.given.restraints.upper.byPanel ? 'cases.inPlaneByCladding' : byMember
  return [{ kind: 'text', text: withSymbols(s.say(key, { section: chapterNumber(s, 9) })) }]
}

/** Above this number only governing combinations are listed. */
const LISTED = 160

/** The combinations with their factors; the short form lists those it refers to. */
export function combinations(s: Subject): Block[] {
  const all = s.note.result.combinations
  const governing = governingIds(s)
  const whole = all.length <= LISTED && s.note.form !== 'short'
  const list = whole ? all : all.filter((c) => governing.has(c.id))
  const rows: Line[][] = list.map((c) => [
    combinationName(s, c.id),
    s.say(`situation.${c.situation}`),
    formulaInWords(c, s),
  ])
  const omitted = s.say('combinations.omitted', { count: all.length, listed: list.length })
  const text = list.length < all.length ? `${s.say('combinations.text')} ${omitted}` : s.say('combinations.text')
  return [
    { kind: 'heading', level: 1, text: s.say('combinations.heading') },
    { kind: 'text', text },
    {
      kind: 'table',
      columns: columnsOf('auto left', 'auto left', '1fr left'),
      head: [s.say('combinations.id'), s.say('combinations.situation'), s.say('combinations.formula')],
      rows,
      small: true,
    },
  ]
}

/** Combinations a check, a reaction or a deflection of the solution refers to. */
function governingIds({ explanation: { solution, inPlaneReactions } }: Subject): Set<string> {
  return new Set([
    ...solution.checks.flatMap((c) => c.combinationId ?? []),
    ...[...solution.reactions, ...inPlaneReactions].flatMap((r) => [r.maxCombinationId, r.minCombinationId]),
    ...solution.deflections.map((d) => d.combinationId),
  ])
}
