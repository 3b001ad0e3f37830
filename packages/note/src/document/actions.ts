import type { LoadCaseStatics } from '@madre/engine'
import type { Block, Line } from '../typst/blocks.ts'
import type { DocumentWords } from '../words/words.ts'
import { symbolInline } from './property-table.ts'
import type { Subject } from './subject.ts'

/** The parameters of national choice, each with its source. */
export function national(s: Subject): Block[] {
  const { details, location } = s.note.result.nationalParameters
  return [
    { kind: 'heading', level: 1, text: s.say('national.heading') },
    { kind: 'text', text: `${s.say('inputs.location')}: ${s.say(`location.${location}`)}` },
    {
      kind: 'table',
      columns: [
        { width: 'auto', align: 'left' },
        { width: 'auto', align: 'right' },
        { width: '1fr', align: 'left' },
        { width: 'auto', align: 'left' },
      ],
      head: [s.say('national.parameter'), s.say('national.value'), s.say('national.source'), ''],
      rows: details.map((p) => [
        symbolInline(p.symbol),
        s.number(p.value, 2),
        localSource(p.source, s),
        p.confirmed ? '' : { muted: s.say('national.open') },
      ]),
    },
  ]
}

/** Names of standards stay as they are; the few words between them are the note's. */
function localSource(source: string, s: Pick<Subject, 'say'>): string {
  return source
    .replace('recommended value kept', s.say('national.kept'))
    .replace('recommended value', s.say('national.recommended'))
    .replace('national annex to', s.say('national.annexTo'))
    .replace(' with psi_1', s.say('national.withPsi1'))
}

/** The load cases with their unfactored effects. */
export function loadCases(s: Subject): Block[] {
  const rows = s.note.result.statics.loadCases.map((c) => {
    const { momentKnm, shearKn } = c.stations
    const sum = c.reactionsKn.reduce((a, b) => a + b, 0)
    const shear = Math.max(0, ...shearKn.map(Math.abs))
    const figures = [Math.max(0, ...momentKnm), Math.min(0, ...momentKnm), shear, sum].map((v) => s.number(v, 3))
    return [c.id, caseName(s, c.id), ...figures]
  })
  return [
    { kind: 'heading', level: 1, text: s.say('cases.heading') },
    { kind: 'text', text: s.say('cases.text') },
    {
      kind: 'table',
      columns: [
        { width: 'auto', align: 'left' },
        { width: '1fr', align: 'left' },
        ...Array.from({ length: 4 }, () => ({ width: 'auto', align: 'right' }) as const),
      ],
      head: [
        s.say('cases.case'),
        s.say('cases.meaning'),
        [symbolInline('M_max'), ' [kNm]'].flat(),
        [symbolInline('M_min'), ' [kNm]'].flat(),
        [symbolInline('V_max'), ' [kN]'].flat(),
        `${s.say('cases.reactions')} [kN]`,
      ],
      rows,
      small: rows.length > 10,
    },
  ]
}

/** What a load-case key means, in words; patterns of live load name their spans. */
function caseName(s: Pick<Subject, 'say' | 'words'>, id: LoadCaseStatics['id']): string {
  const pair = /^Live:pair(\d+)-(\d+)$/.exec(id)
  if (pair) return s.say('case.Live:pair', { pair: `${pair[1]}–${pair[2]}` })
  const key = `case.${id}`
  return key in s.words.document ? s.say(key as keyof DocumentWords) : id
}

/** Beyond so many combinations only those are listed that govern something. */
const LISTED = 160

/** The combinations with their factors. */
export function combinations(s: Subject): Block[] {
  const all = s.note.result.combinations
  const governing = governingIds(s)
  const list = all.length <= LISTED ? all : all.filter((c) => governing.has(c.id))
  const rows: Line[][] = list.map((c) => [c.id, s.say(`situation.${c.situation}`), localFormula(c.formula, s)])
  const omitted = s.say('combinations.omitted', { count: all.length, listed: list.length })
  const text = list.length < all.length ? `${s.say('combinations.text')} ${omitted}` : s.say('combinations.text')
  return [
    { kind: 'heading', level: 1, text: s.say('combinations.heading') },
    { kind: 'text', text },
    {
      kind: 'table',
      columns: [
        { width: 'auto', align: 'left' },
        { width: 'auto', align: 'left' },
        { width: '1fr', align: 'left' },
      ],
      head: [s.say('combinations.id'), s.say('combinations.situation'), s.say('combinations.formula')],
      rows,
      small: true,
    },
  ]
}

/** Combinations a check, a reaction or a deflection of the solution refers to. */
function governingIds({ explanation: { solution } }: Subject): Set<string> {
  return new Set([
    ...solution.checks.flatMap((c) => c.combinationId ?? []),
    ...solution.reactions.flatMap((r) => [r.maxCombinationId, r.minCombinationId]),
    ...solution.deflections.map((d) => d.combinationId),
  ])
}

/** '1.35·Gmax + 0.90·Wp' with the language's decimal mark. */
export function localFormula(formula: string, s: Pick<Subject, 'mark'>): string {
  return formula.replace(/(\d)\.(\d)/g, `$1${s.mark}$2`)
}
