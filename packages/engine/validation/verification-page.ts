/** docs/verification.md and docs/verification-references.md as text: what is computed, by what it is held, how far it is off; and every reference. */
import { CLAUSES, type Clause, type ClauseId } from './clauses.ts'
import { RANKS, type Rank, type Reference, type ReferenceValue, relativeError } from './evidence.ts'
import { fullScaleChapter } from './full-scale/chapter.ts'
import { NOT_CONFIRMED } from './not-confirmed.ts'
import { references } from './references/all.ts'
import { ENDED_BELOW } from './shell/findings.ts'
import { shellRows, unsafeRows } from './shell/findings-table.ts'

/** How much of its load a line carried where its run ended before. */
const ENDED = Object.values(ENDED_BELOW)

/** Up to the next of 1, 2, 5 · 10^k: coarse enough to be the same on every machine. */
function upTo(error: number): string {
  if (error < 1e-9) return '< 1e-9'
  const power = 10 ** Math.floor(Math.log10(error) + 1e-9)
  const bound = [1, 2, 5, 10].find((m) => error <= m * power * (1 + 1e-6))! * power
  return bound >= 1e-6 ? `≤ ${Number((bound * 100).toPrecision(1))} %` : `≤ ${bound.toExponential(0)}`
}

const worst = (values: ReferenceValue[]) => values.reduce((max, v) => Math.max(max, relativeError(v)), 0)
const row = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`
const table = (head: string[], rows: (string | number)[][]) => [row(head), row(head.map(() => '---')), ...rows.map(row)]
const inEngine = (path: string) => `[${path.split('/').at(-1)}](../packages/engine/${path})`

/** The ranks in words, strongest first. */
const MEANING: Record<Rank, string> = {
  published: 'printed in a standard, a worked example or a maker’s sheet',
  'other physics': 'shell finite elements: agreement within the range the case states, not to a digit',
  'independent program': 'computed by a program that shares nothing with this engine',
  theory: 'closed form, or numerical mathematics that shares no code with the engine',
  invariant: 'a law that holds for every input: equilibrium, mirror, scale, monotony',
  hand: 'hand calculation from the rule, written out in the test',
  regression: 'our own earlier output; never counted here',
}

/** Property tests over random input; comparisons with shell elements. */
const holdsInvariants = (test: string) => test.includes('invariants')
const holdsShells = (test: string) => test.includes('validation/shell/')

interface ClauseEvidence {
  clause: Clause
  found: { reference: Reference; values: ReferenceValue[] }[]
}

function evidenceOf(id: ClauseId, all: Reference[]): ClauseEvidence {
  const found = all.filter((r) => r.clause === id).map((reference) => ({ reference, values: reference.values() }))
  return { clause: CLAUSES[id], found }
}

const valuesOf = ({ found }: ClauseEvidence) => found.flatMap((f) => f.values)

/** The sources of all references, strongest rank first, each numbered once. */
function numberedSources(all: Reference[]): Map<string, { number: number; rank: Rank; references: number }> {
  const numbered = new Map<string, { number: number; rank: Rank; references: number }>()
  for (const { rank, source } of all.toSorted((a, b) => RANKS.indexOf(a.rank) - RANKS.indexOf(b.rank))) {
    const known = numbered.get(source)
    if (known) known.references++
    else numbered.set(source, { number: numbered.size + 1, rank, references: 1 })
  }
  return numbered
}

function clauseRow(
  { clause, found }: ClauseEvidence,
  sources: ReturnType<typeof numberedSources>,
): (string | number)[] {
  const ranks = RANKS.filter(
    (rank) =>
      found.some((f) => f.reference.rank === rank) ||
      (rank === 'invariant' && clause.tests.some(holdsInvariants)) ||
      (rank === 'other physics' && clause.tests.some(holdsShells)),
  )
  const values = found.flatMap((f) => f.values)
  const ofDigits = found.filter((f) => f.reference.rank !== 'other physics').flatMap((f) => f.values)
  // Never silently: a clause without a reference stands out.
  const name = values.length > 0 ? clause.clause : `**${clause.clause}**`
  const evidence = values.length > 0 ? ranks.join(' · ') : '**no reference**'
  const numbers = new Set(found.map(({ reference }) => sources.get(reference.source)!.number))
  return [
    name,
    clause.about,
    evidence,
    values.length,
    values.length > 0 ? upTo(worst(ofDigits)) : '–',
    [...numbers].toSorted((a, b) => a - b).join(', '),
  ]
}

const referenceRows = (
  { clause, found }: ClauseEvidence,
  sources: ReturnType<typeof numberedSources>,
): (string | number)[][] =>
  found.map(({ reference, values }) => [
    clause.clause,
    reference.title,
    reference.rank,
    values.length,
    upTo(worst(values)),
    sources.get(reference.source)!.number,
  ])

const allEvidence = (all: Reference[]) => (Object.keys(CLAUSES) as ClauseId[]).map((id) => evidenceOf(id, all))

/** Deterministic: no times, no dates, errors as upper bounds. */
export function verificationPage(): string {
  const all = references()
  const sources = numberedSources(all)
  const evidence = allEvidence(all)
  const total = evidence.flatMap(valuesOf).length
  const propertyTests = new Set(evidence.flatMap((e) => e.clause.tests.filter(holdsInvariants)))
  const byRank = RANKS.filter((rank) => rank !== 'regression').map((rank) => {
    if (rank === 'invariant') return [rank, MEANING[rank], `${propertyTests.size} files of property tests`, 'random']
    const found = evidence.flatMap((e) => e.found.filter((f) => f.reference.rank === rank))
    return [rank, MEANING[rank], found.length, found.reduce((sum, f) => sum + f.values.length, 0)]
  })
  const excluded = evidence.flatMap((e) =>
    e.found.flatMap(({ reference }) =>
      (reference.excluded ?? []).map((x) => [e.clause.clause, reference.title, x.value, x.reason]),
    ),
  )
  return [
    '# Verification',
    '',
    'What the engine computes, what it is compared with, and the worst error found. Every reference by itself, the functions and the tests stand on',
    '[a page behind this one](verification-references.md), wind and snow from the place on [a page of their own](verification-climate.md).',
    'Written by `node scripts/verification.mjs` from the references in [packages/engine/validation](../packages/engine/validation/sources.md); a test fails when a page is not what the script writes.',
    '',
    `${total} values are compared. Errors are relative and given as upper bounds; the tolerance of a printed value is half of its last digit.`,
    '',
    ...table(['Rank', 'Meaning', 'References', 'Values'], byRank),
    '',
    '## Clauses',
    '',
    'A clause in bold has no reference. The worst error leaves shell elements out: their ratios stand below. The numbers of the sources are those of the next table.',
    '',
    ...table(
      ['Clause', 'What', 'Evidence', 'Values', 'Worst error', 'Sources'],
      evidence.map((e) => clauseRow(e, sources)),
    ),
    '',
    '## Sources',
    '',
    ...table(
      ['Number', 'Rank', 'References', 'Source'],
      [...sources].map(([source, { number, rank, references }]) => [number, rank, references, source]),
    ),
    '',
    ...fullScaleChapter(table),
    '## Our own shell lines',
    '',
    'Made by `npm run shell`, kept with their provenance in `packages/engine/validation/shell/cases`. The ratio is the rule over the shells: below 1 is unsafe. Lines apart are unsafe by (10.3b) or in the utilisation; where (10.7) does not cover it, they stand in the second table.',
    '',
    ...table(['Clause', 'Group', 'Compared', 'Lines', 'Rule over shells'], shellRows()),
    '',
    `Of the C and Z loaded to failure, all without imperfections, two of those apart fail before their load and stand in the second table. The runs of the others, all with webs of h/t above 130, ended at ${Math.min(...ENDED).toFixed(2)} to ${Math.max(...ENDED).toFixed(2)} of it where a plate snaps and no equilibrium is found beyond: they show no failure, and no more than that. With inertia such a line goes on past the snap.`,
    '',
    'Unsafe by 5 % or more. The method stays; where a warning stands beside a line, the result, the screen and the note name it.',
    '',
    ...table(['Clause', 'Line', 'Utilisation of the rule over that of the shells', 'Named by'], unsafeRows()),
    '',
    '## Left out, with the reason',
    '',
    ...table(['Clause', 'Reference', 'Value', 'Reason'], excluded),
    '',
    '## Not yet confirmed',
    '',
    'Built as written, but not yet held against the text of the standard, its national annex or a maker’s data, or not shown by an independent calculation. A chartered structural engineer has to sign the method off before commercial use.',
    '',
    ...table(
      ['Clause', 'What', 'As built'],
      NOT_CONFIRMED.map((x) => [x.clause, x.what, x.asBuilt]),
    ),
    '',
  ].join('\n')
}

/** Every reference, function and test behind the page of verification; deterministic too. */
export function verificationReferencesPage(): string {
  const all = references()
  const sources = numberedSources(all)
  const evidence = allEvidence(all)
  const tests = evidence.flatMap(({ clause }) =>
    clause.tests.map((test) => [clause.clause, clause.about, inEngine(test)]),
  )
  return [
    '# References of the verification',
    '',
    'What stands behind [the verification](verification.md), one by one. The numbers of the sources are [those of its table](verification.md#sources).',
    '',
    '## Functions',
    '',
    'Paths are from `packages/engine/src`.',
    '',
    ...table(
      ['Clause', 'Function and file'],
      evidence.map(({ clause }) => [clause.clause, clause.where]),
    ),
    '',
    '## References',
    '',
    ...table(
      ['Clause', 'Reference', 'Rank', 'Values', 'Worst error', 'Source'],
      evidence.flatMap((e) => referenceRows(e, sources)),
    ),
    '',
    '## Invariants, second solvers and limits',
    '',
    ...table(['Clause', 'What', 'Test'], tests),
    '',
  ].join('\n')
}
