import { loadsNotEntered } from '@madre/contract'
import { hasOpenChecks, massText, nameOf, perCent, spansText, utilisationText, verdictText } from '@madre/difference'
import type { Check } from '@madre/engine'
import { type Block, columnsOf, type Line, type Tone } from '../typst/blocks.ts'
import { citation } from './citations.ts'
import type { Subject } from './subject.ts'
import { withSymbols } from './symbols-in-text.ts'

/** The answer on the first page: the section, whether it carries, the governing check, and the figures for ordering and fixing. */
export function summary(s: Subject, sectionAlt: string): Block[] {
  const { solution } = s.explanation
  const reactions = solution.reactions
  const largest = Math.max(0, ...reactions.map((r) => r.maxKn))
  const uplift = Math.min(0, ...reactions.map((r) => r.minKn))
  const facts: [string, Line][] = [
    [s.say('summary.section'), s.free(solution.section)],
    ...thicknessFact(s),
    [s.say('summary.steel'), steelName(s)],
    [s.say('summary.spans'), spansText(s)],
    [s.say('summary.spacing'), `${s.typed(s.given.spacingM, 2)} m`],
    [s.say('summary.mass'), massText(s, solution)],
    [s.say('summary.areaWeight'), `${s.number(solution.estimatedWeightKgM2, 2)} kg/m²`],
    [s.say('summary.length'), `${s.number(solution.alignmentLengthM, 2)} m`],
    [s.say('summary.weight'), `${s.number(solution.alignmentWeightKg, 1)} kg`],
    ...pieceFacts(s),
    [s.say('summary.largestReaction'), `${s.number(largest, 2)} kN`],
    [s.say('summary.largestUplift'), uplift < 0 ? `${s.number(uplift, 2)} kN` : s.say('summary.noUplift')],
  ]
  return [
    ...notEntered(s),
    verdict(s),
    ...untestedLaps(s),
    {
      kind: 'pair',
      ratio: ['1fr', '46mm'],
      left: [{ kind: 'facts', columns: 1, rows: facts }],
      right: [
        { kind: 'figure', file: 'section-small.svg', alt: sectionAlt, caption: drawnThickness(s), width: '100%' },
      ],
    },
    checkOverview(s),
    { kind: 'notice', text: s.say('signOff') },
  ]
}

/** Both of two thicknesses, in words. */
function thicknessFact(s: Subject): [string, Line][] {
  const { thicknessMm, endBayThicknessMm } = s.explanation.solution
  if (endBayThicknessMm === undefined) return []
  const values = { endBay: s.typed(endBayThicknessMm, 1), inner: s.typed(thicknessMm, 1) }
  return [[s.say('summary.thickness'), s.say('summary.endBays', values)]]
}

/** Which of two thicknesses is drawn beside the facts. */
function drawnThickness(s: Subject): string {
  const { thicknessMm, endBayThicknessMm } = s.explanation.solution
  return endBayThicknessMm === undefined ? '' : s.say('summary.drawn', { inner: s.typed(thicknessMm, 1) })
}

/** The pieces of a line with joints. */
function pieceFacts(s: Subject): [string, Line][] {
  const { pieces, jointWeightKg = 0 } = s.explanation.solution
  if (!pieces) return []
  const count = pieces.reduce((sum, p) => sum + p.count, 0)
  const longest = Math.max(...pieces.map(({ lengthM }) => lengthM))
  return [
    [s.say('summary.jointWeight'), `${s.number(jointWeightKg, 1)} kg`],
    [s.say('summary.pieces'), s.say('summary.piecesText', { count, length: s.number(longest, 2) })],
  ]
}

/** Beside the answer: the assumption for laps that no test covers. */
function untestedLaps(s: Subject): Block[] {
  const hasLaps = s.line.joints?.supports.some(({ kind }) => kind === 'LAP') ?? false
  const isTested = 'lap' in s.family && s.family.lap !== undefined
  if (!hasLaps || isTested) return []
  return [{ kind: 'notice', text: withSymbols(s.words.remarks['warning.LAP_WITHOUT_TEST']) }]
}

function steelName(s: Subject): string {
  const { steel } = s.explanation.solution
  return s.free(s.note.catalogue.steels.find((g) => g.id === steel)?.name ?? steel)
}

/** 'Ω 150×60×2.0 S350' */
export function solutionName(s: Pick<Subject, 'explanation' | 'typed' | 'free'>): string {
  return nameOf(s, s.explanation.solution)
}

/** Before the answer: the loads that were not entered, without which alone it holds. */
function notEntered(s: Subject): Block[] {
  const missing = loadsNotEntered(s.given)
  if (missing.length === 0) return []
  return [{ kind: 'notice', tone: 'bad', text: { strong: missing.map((load) => s.say(load)).join(' ') } }]
}

function verdict(s: Subject): Block {
  const { solution } = s.explanation
  const open = hasOpenChecks(solution)
  const tone: Tone = solution.status === 'OK' ? (open ? 'open' : 'good') : 'bad'
  const u = solution.utilisation
  return {
    kind: 'verdict',
    tone,
    headline: solutionName(s),
    figure: u === null ? '–' : perCent(u, s),
    figureLabel: s.say('summary.utilisation'),
    text: verdictText(s, solution),
    bar: u ?? 0,
  }
}

const shown = (c: Check) => c.status === 'OK' || c.status === 'FAIL' || c.status === 'NOT_CHECKED'

function checkOverview(s: Subject): Block {
  const checks = s.explanation.solution.checks.filter(shown)
  const governing = checks.findIndex((c) => c.code === s.explanation.solution.governing)
  return {
    kind: 'table',
    columns: columnsOf('1fr left', 'auto left', 'auto right', 'auto left'),
    head: [s.say('summary.checks'), s.say('checks.clause'), s.say('checks.utilisation'), s.say('checks.status')],
    rows: checks.map((c) => [
      s.words.checks[c.code],
      { muted: citation(c.clause, s) },
      c.utilisation === null ? '–' : utilisationText(s, c.utilisation),
      s.say(`status.${c.status}`),
    ]),
    strongRows: governing < 0 ? [] : [governing],
    small: true,
  }
}
