/** Hinges and sleeves cut a line into independent lines, each with its own spans, loads and joints. */
import type { Band, Joint, LineSpan, PurlinLine, SpanForce } from '../input.ts'

/** An independent line as part of the whole line. */
export interface IndependentLine {
  input: PurlinLine
  /** index of its first span on the whole line, cantilevers included */
  firstSpan: number
  /** its ends from the left end of the whole line [mm] */
  from: number
  to: number
  /** index of the joint at which it ends; null: an end of the whole line */
  left: number | null
  right: number | null
}

const SAME_PLACE = 1e-6

/** Whether a joint cuts the member: over the support it has no moment, or only that of a sleeve. */
export const isCut = ({ kind }: Joint): boolean => kind === 'HINGE' || kind === 'SLEEVE'

/** Ends of the spans from the left end of the line [mm]. */
export function endsOf(spans: LineSpan[]): number[] {
  const ends = [0]
  for (const { length } of spans) ends.push(ends.at(-1)! + length)
  return ends
}

/** Index of the support under a joint: joint j stands over support j + 1, since the first support has none. */
export const supportOfJoint = (joint: number): number => joint + 1

/** The independent lines from left to right; a single one where nothing cuts the line. */
export function independentLines(line: PurlinLine): IndependentLine[] {
  const joints = line.joints?.supports ?? []
  const ends = endsOf(line.spans)
  const cantilevers = line.spans[0]?.kind === 'CONSOLE' ? 1 : 0
  const cuts = joints.flatMap((joint, j) => (isCut(joint) ? [j] : []))
  return [null, ...cuts].map((left, i): IndependentLine => {
    const right = cuts[i] ?? null
    const firstSpan = left === null ? 0 : cantilevers + left + 1
    const end = right === null ? line.spans.length : cantilevers + right + 1
    const [from, to] = [ends[firstSpan]!, ends[end]!]
    const own = joints.slice(left === null ? 0 : left + 1, right ?? undefined)
    return { input: partOf(line, { first: firstSpan, end, from, to }, own), firstSpan, from, to, left, right }
  })
}

/** The spans from `first` to the one before `end`, between the places `from` and `to` [mm]. */
interface Part {
  first: number
  end: number
  from: number
  to: number
}

/** A part of the line with its joints; forces over its ends belong to it. */
function partOf(line: PurlinLine, { first, end, from, to }: Part, joints: Joint[]): PurlinLine {
  if (first === 0 && end === line.spans.length) return line
  const bands = (all: Band[]): Band[] =>
    all.flatMap((b) => {
      const part = { ...b, from: Math.max(b.from, from) - from, to: Math.min(b.to, to) - from }
      return part.to > part.from ? [part] : []
    })
  const ofSpans = <T>(values: T[]): T[] => values.slice(first, end)
  const own = (all: Band[]): Band[] => ofSpans(all).map((b) => ({ ...b, from: b.from - from, to: b.to - from }))
  const forces = (all: SpanForce[]): SpanForce[] =>
    all.flatMap((p) =>
      p.x >= from - SAME_PLACE && p.x <= to + SAME_PLACE
        ? [{ ...p, span: p.span - first, x: Math.min(Math.max(p.x - from, 0), to - from) }]
        : [],
    )
  const { permanent, imposed, snow, wind, restraints } = line
  const spans = ofSpans(line.spans)
  const before = line.spans.slice(0, first).filter(({ kind }) => kind === 'SPAN').length
  return {
    ...line,
    spans: spans.map((span) => (span.kind === 'SPAN' ? { ...span, index: span.index - before } : span)),
    restraints: {
      upper: restraints.upper === 'PANEL' ? 'PANEL' : ofSpans(restraints.upper),
      lower: ofSpans(restraints.lower),
    },
    permanent: { max: own(permanent.max), min: own(permanent.min), points: forces(permanent.points) },
    imposed: {
      ...imposed,
      area: own(imposed.area),
      points: forces(imposed.points),
      // Spans outside the part are kept: a force over a joint belongs to its own span, which may be one of them.
      arrangements: imposed.arrangements.map((a) => ({ ...a, spans: a.spans.map((k) => k - first) })),
    },
    snow: {
      ...snow,
      regular: bands(snow.regular),
      accumulated: bands(snow.accumulated),
      exceptional: bands(snow.exceptional),
    },
    wind: { ...wind, cases: wind.cases.map((c) => ({ ...c, bands: bands(c.bands) })) },
    joints: { supports: joints, endBays: line.joints!.endBays },
  }
}
