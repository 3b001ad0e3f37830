import { type LineSpan, lineSpans } from './line.ts'
import { roofPointKn } from './roof-point.ts'
import { cantileverId, type PointLoad, type SpanId, spanId, type Values } from './values.ts'

export type Loads = PointLoad['loads']
const NONE: Loads = [0, 0, 0, 0]
const isNone = (loads: Loads) => loads.every((v) => v === 0)

export const idOf = (span: Pick<LineSpan, 'kind' | 'index'>): SpanId =>
  span.kind === 'SPAN' ? spanId(span.index) : cantileverId(span.index)

/** P1, P2, L1, L2 on one span, zero where unset. */
export function pointLoadsOn(list: PointLoad[], id: SpanId): Loads {
  return list.find((p) => p.targetSpans.includes(id))?.loads ?? NONE
}

const anyForce = (list: Pick<PointLoad, 'loads'>[]) => list.some(({ loads: [p1, p2] }) => p1 !== 0 || p2 !== 0)

/** Whether a point load that has its place, permanent or live, presses on the member. On a façade they act in its plane and press on no flange. */
export const hasPressingPoints = ({ envelope, loads }: Pick<Values, 'envelope' | 'loads'>): boolean =>
  envelope !== 'FACADE' && (anyForce(loads.permanent.point) || anyForce(loads.live.point))

/** Whether it matters how point loads reach the member: there is one that has its place, or the concentrated load of a roof. */
export const asksIntroduction = (values: Pick<Values, 'envelope' | 'loads'>): boolean =>
  hasPressingPoints(values) || roofPointKn(values) > 0

/** One entry per set of equal loads, in the order of the line; spans without loads are left out. */
export function groupPointLoads(perSpan: { id: SpanId; loads: Loads }[]): PointLoad[] {
  const groups: PointLoad[] = []
  for (const { id, loads } of perSpan) {
    if (isNone(loads)) continue
    const group = groups.find((g) => g.loads.every((v, i) => v === loads[i]))
    if (group) group.targetSpans.push(id)
    else groups.push({ targetSpans: [id], loads: [...loads] })
  }
  return groups
}

export function withPointLoads(list: PointLoad[], spans: Values['spans'], id: SpanId, loads: Loads): PointLoad[] {
  return groupPointLoads(
    lineSpans(spans).map((s) => {
      const own = idOf(s)
      return { id: own, loads: own === id ? loads : pointLoadsOn(list, own) }
    }),
  )
}

/** Without the targets that no longer exist: removed spans, and cantilevers that are off or have no length. */
export function keepExistingTargets(list: PointLoad[], spans: Values['spans']): PointLoad[] {
  const existing = new Set(lineSpans(spans).map(idOf))
  return list
    .map((p) => ({ ...p, targetSpans: p.targetSpans.filter((id) => existing.has(id)) }))
    .filter((p) => p.targetSpans.length > 0)
}

/** Spans whose point loads of one kind are gone. */
export interface LostPoints {
  step: 'loads' | 'overloads'
  spans: LineSpan[]
}

/** The spans that carried a point load and carry none now. */
export function lostPoints(before: Values, after: Values): LostPoints[] {
  const lost = (step: LostPoints['step'], was: PointLoad[], is: PointLoad[]): LostPoints => ({
    step,
    spans: lineSpans(before.spans).filter((span) => {
      const [then, now] = [was, is].map((list) => anyForce([{ loads: pointLoadsOn(list, idOf(span)) }]))
      return then && !now
    }),
  })
  return [
    lost('loads', before.loads.permanent.point, after.loads.permanent.point),
    lost('overloads', before.loads.live.point, after.loads.live.point),
  ].filter(({ spans }) => spans.length > 0)
}
