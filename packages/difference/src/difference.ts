import { type CalculationRequest, decode, type Language, requestDifferences, type SpanPlace } from '@madre/contract'
import { areaDecimals } from '@madre/drawing'
import type { Catalogue, Check, Solution } from '@madre/engine'
import { compareFacts, type DifferenceRow } from './compare-facts.ts'
import { answerFacts, checkFact, lineFacts, reactionFacts, spanFacts } from './facts/design-facts.ts'
import { type Fact, type FactTexts, factTexts, type Shown } from './facts/fact-texts.ts'
import { saidOf } from './facts/line-parts.ts'
import { spanName } from './facts/spans.ts'
import { unprintedRow } from './unprinted.ts'
import { wordsOfLine } from './words/fact-words.ts'

/** One of two compared designs: a revision, or the working copy. */
export interface ComparedDesign {
  /** its letter, or the name of the working copy */
  name: string
  /** null without a result */
  engineVersion: string | null
  request: CalculationRequest
  /** the chosen one; null without a choice */
  solution: Solution | null
}

/** Lines under a title: the answer, the checks, the reactions, the line, each span, and input that the note does not print. */
export interface DifferenceSection {
  key: string
  title: string
  rows: DifferenceRow[]
  /** number of its equal lines */
  equal: number
}

/** The differences of two designs, as a table for a screen or a note. */
export interface Difference {
  /** 'Changes since A' */
  title: string
  /** heads of the three columns */
  heads: [label: string, before: string, after: string]
  /** a remark that two versions of the engine were used; null for one */
  engines: string | null
  sections: DifferenceSection[]
  /** the number of equal lines, in words; or that all are equal */
  equal: string
  isEmpty: boolean
}

interface Options {
  /** names of the steels; a missing one is named by its id */
  steels?: Catalogue['steels']
  /** format of free text where some characters cannot be shown */
  shown?: Shown
}

const ALL_SHOWN: Shown = { free: (text) => text, shows: () => true }

interface Side {
  design: ComparedDesign
  texts: FactTexts
}

/**
 * Differences of a design from an earlier one: the answer, every check (changed verdicts first, then by the change of utilisation),
 * reactions, and the input, span by span, in the lines of the note. Input without such a line is named by its path, so that every change of
 * a request is listed except language and dates. Computes nothing. In the other direction before and after are exchanged.
 */
export function difference(
  before: ComparedDesign,
  after: ComparedDesign,
  language: Language,
  { steels = [], shown = ALL_SHOWN }: Options = {},
): Difference {
  const decoded = [before, after].map(({ request }) => decode(request).typed) as [
    FactTexts['given'],
    FactTexts['given'],
  ]
  const decimals = Math.max(...decoded.map((given) => areaDecimals(given, 6)))
  const said = decoded.map(saidOf)
  // Words valid for both lines: fibres are outer and inner where both are façades.
  const words = wordsOfLine(language, {
    facade: said.every(({ facade }) => facade),
    distorts: said.every(({ distorts }) => distorts),
  })
  const textsOf = (request: CalculationRequest) => factTexts(decode(request), language, words, shown, decimals)
  const a: Side = { design: before, texts: textsOf(before.request) }
  const b: Side = { design: after, texts: textsOf(after.request) }
  const { say } = b.texts

  const section = (key: string, title: string, x: Fact[], y: Fact[]): DifferenceSection => ({
    key,
    title,
    ...compareFacts(x, y),
  })
  const ofSolution = (key: string, title: string, facts: (s: FactTexts, solution: Solution) => Fact[]) =>
    section(key, title, ...([a, b].map((of) => factsOf(of, facts)) as [Fact[], Fact[]]))
  const line = ({ texts, design: { request } }: Side) => lineFacts(texts, mentioned(request), steels)
  const sections = [
    ofSolution('answer', say('difference.answer'), answerFacts),
    sortedChecks(ofSolution('checks', say('summary.checks'), checkFacts), a, b),
    ofSolution('reactions', say('reactions.heading'), reactionFacts),
    section('line', say('inputs.heading'), line(a), line(b)),
    ...spansOfBoth(a, b).map((span) => {
      const [x, y] = [placeOf(a, span), placeOf(b, span)]
      const title = x < 0 ? spanName(b.texts, y) : spanName(a.texts, x)
      return section(`${span.kind} ${span.index}`, title, ...([facts(a, x), facts(b, y)] as const))
    }),
    unprinted(a, b, steels, textsOf),
  ]
  const equal = sections.reduce((sum, of) => sum + of.equal, 0)
  const changed = sections.filter(({ rows }) => rows.length > 0)
  return {
    title: say('difference.title', { letter: before.name }),
    heads: [say('difference.what'), before.name, after.name],
    engines: enginesText(a, b),
    sections: changed,
    equal: changed.length === 0 ? say('difference.none') : say('difference.equal', { count: equal }),
    isEmpty: changed.length === 0,
  }
}

/** Facts of a request beside its line. */
const mentioned = ({ metadata: { projectName, description, site } }: CalculationRequest) => ({
  project: projectName,
  description,
  site: site ?? null,
})

const factsOf = ({ texts, design: { solution } }: Side, facts: (s: FactTexts, solution: Solution) => Fact[]): Fact[] =>
  solution === null ? [] : facts(texts, solution)

const checkFacts = (s: FactTexts, { checks }: Solution): Fact[] => checks.map((check) => checkFact(s, check))

const placeOf = ({ texts }: Side, span: SpanPlace): number =>
  texts.given.spans.findIndex(({ kind, index }) => kind === span.kind && index === span.index)

const facts = ({ texts }: Side, place: number): Fact[] => (place < 0 ? [] : spanFacts(texts, place))

/** Left cantilever, main spans, right cantilever. */
function spansOfBoth(a: Side, b: Side): SpanPlace[] {
  const all = [...a.texts.given.spans, ...b.texts.given.spans]
  const order = ({ kind, index }: SpanPlace) => (kind === 'SPAN' ? index : index === 0 ? -1 : Number.MAX_SAFE_INTEGER)
  return all
    .filter((span, i) => all.findIndex(({ kind, index }) => kind === span.kind && index === span.index) === i)
    .toSorted((x, y) => order(x) - order(y))
}

/** Changed verdicts first, then by the change of utilisation. */
function sortedChecks(section: DifferenceSection, a: Side, b: Side): DifferenceSection {
  const find = ({ design }: Side, key: string): Check | undefined => design.solution?.checks.find((c) => c.code === key)
  const weight = ({ key }: DifferenceRow): number => {
    const [x, y] = [find(a, key), find(b, key)]
    if (x?.status !== y?.status) return Number.POSITIVE_INFINITY
    return Math.abs((x?.utilisation ?? 0) - (y?.utilisation ?? 0))
  }
  const weights = new Map(section.rows.map((row) => [row.key, weight(row)]))
  const rows = section.rows.toSorted((x, y) =>
    weights.get(x.key) === weights.get(y.key) ? 0 : weights.get(y.key)! - weights.get(x.key)!,
  )
  return { ...section, rows }
}

/** A changed value without a line in either request: nothing printed depends on it. */
function unprinted(
  a: Side,
  b: Side,
  steels: Catalogue['steels'],
  textsOf: (request: CalculationRequest) => FactTexts,
): DifferenceSection {
  const all = (request: CalculationRequest): Fact[] => {
    const texts = textsOf(request)
    const ofSpans = texts.given.spans.flatMap((_, i) =>
      spanFacts(texts, i).map((fact) => ({ ...fact, key: `${i} ${fact.key}` })),
    )
    return [...lineFacts(texts, mentioned(request), steels), ...ofSpans]
  }
  const said = [all(a.design.request), all(b.design.request)] as const
  const rows = requestDifferences(a.design.request, b.design.request)
    .filter(({ exchanged }) =>
      exchanged().every((request, i) => compareFacts(said[i]!, all(request)).rows.length === 0),
    )
    .map((of) => unprintedRow(b.texts, of))
    .sort((x, y) => (x.key < y.key ? -1 : 1))
  return { key: 'unprinted', title: b.texts.say('difference.unprinted'), rows, equal: 0 }
}

function enginesText(a: Side, b: Side): string | null {
  const [x, y] = [a.design.engineVersion, b.design.engineVersion]
  if (x === null || y === null || x === y) return null
  return b.texts.say('difference.engine', {
    before: a.design.name,
    versionBefore: x,
    after: b.design.name,
    versionAfter: y,
  })
}
