import { FIELDS } from './fields.ts'
import type { CalculationRequest } from './request-schema.ts'

/** Which span of a line: as `TypedSpan` counts them. */
export interface SpanPlace {
  kind: 'SPAN' | 'CONSOLE'
  index: number
}

/** A value in which two requests differ; undefined where only the other one has it. */
export interface RequestDifference {
  /** 'spanRestraints.lower.lateralLocks', without the number of a span */
  path: string
  /** of which span it is; null: of the line */
  span: SpanPlace | null
  before: unknown
  after: unknown
  /** the first request with this value of the second, and the second with that of the first */
  exchanged: () => [CalculationRequest, CalculationRequest]
}

type Node = Record<string, unknown> | unknown[]
type Key = string | number

/** Where a value stands in its request, and of which span it is. */
interface Child {
  at: Key
  value: unknown
}

/** Language and dates say nothing of a design; cantilevers are told by the spans. */
const PASSED_OVER = [
  'metadata.language',
  'metadata.calculationDate',
  'metadata.site.accepted.at',
  'hasLeftCantilever',
  'hasRightCantilever',
]

const PER_SPAN = [
  'spanLengthsM',
  'loadPermanentDistributed',
  'loadPermanentDistributedMin',
  'loadPermanentDistributedMax',
  'loadLiveDistributed',
  'loadSnowRegular',
  'loadSnowExceptional',
  'spanRestraints.upper.lateralLocks',
  'spanRestraints.lower.lateralLocks',
  'metadata.site.accepted.loads.loadSnowRegular.derived',
  'metadata.site.accepted.loads.loadSnowExceptional.derived',
]
const BY_SPAN = ['loadPermanentPoint', 'loadLivePoint']
const BY_SUPPORT = 'joints.supports'
const OF_KINDS = /^(joints\.supports|deflectionLimits)\[\d+\]$/
const DERIVED = /^metadata\.site\.accepted\.loads\.(\w+)\.derived$/

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)
/** A joint or a limit of another kind is told as a whole: what half of one and half of the other would be means nothing. */
const isOtherKind = (path: string, x: Node, y: Node): boolean =>
  OF_KINDS.test(path) && !isSame(Object.keys(x).sort(), Object.keys(y).sort())
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null
/** What is not there may be null, too. */
const orNothing = (value: unknown): unknown => (value === null ? undefined : value)
/** Key of a span, and of what stands on it, in both requests. */
const keyOf = ({ kind, index }: SpanPlace): string => `${kind} ${index}`
const placeOf = (key: string): SpanPlace => ({
  kind: key.split(' ')[0] as SpanPlace['kind'],
  index: Number(key.split(' ')[1]),
})

function spansIn({ spanLengthsM, hasLeftCantilever, hasRightCantilever }: CalculationRequest): SpanPlace[] {
  const last = spanLengthsM.length - 1
  return spanLengthsM.map((_, i) => {
    if (hasLeftCantilever && i === 0) return { kind: 'CONSOLE', index: 0 }
    if (hasRightCantilever && i === last) return { kind: 'CONSOLE', index: 1 }
    return { kind: 'SPAN', index: i - Number(hasLeftCantilever) }
  })
}

/** A number that is absent means something: the same as when it is said. */
function withDefaults(request: CalculationRequest): CalculationRequest {
  const filled = Object.entries(FIELDS).flatMap(([name, field]) =>
    'absent' in field && typeof field.absent === 'number' ? [[name, field.absent]] : [],
  )
  return { ...Object.fromEntries(filled), ...JSON.parse(JSON.stringify(request)) }
}

/** A request with one value set, or taken away. */
function withValue(request: CalculationRequest, at: Key[], value: unknown): CalculationRequest {
  const copy = JSON.parse(JSON.stringify(request)) as CalculationRequest
  let node = copy as unknown as Record<Key, unknown>
  for (const key of at.slice(0, -1)) node = node[key] as Record<Key, unknown>
  const last = at.at(-1)!
  if (value !== undefined) node[last] = value
  else if (Array.isArray(node)) node.splice(Number(last), 1)
  // Null is how a list says that it is not there.
  else if (last in node && PER_SPAN.includes(at.join('.'))) node[last] = null
  else delete node[last]
  return copy
}

/**
 * Every value in which two requests differ, span beside span of the same name and point loads beside those of the same span. What stands on a
 * span that only one of them has goes with the span, and what the place gave goes with the load that was taken from it.
 */
export function requestDifferences(before: CalculationRequest, after: CalculationRequest): RequestDifference[] {
  const [a, b] = [withDefaults(before), withDefaults(after)]
  const [spansA, spansB] = [spansIn(a), spansIn(b)]
  const [keysA, keysB] = [new Set(spansA.map(keyOf)), new Set(spansB.map(keyOf))]
  /** Spans that only one of them has. */
  const inOne = new Set([...keysA, ...keysB].filter((key) => !keysA.has(key) || !keysB.has(key)))
  const found: RequestDifference[] = []

  /** The children of a node by keys that mean the same in both requests. */
  const childrenOf = (node: Node, path: string, spans: SpanPlace[]): Map<string, Child> => {
    if (!Array.isArray(node)) return new Map(Object.entries(node).map(([key, value]) => [key, { at: key, value }]))
    return new Map(
      node.map((value, i): [string, Child] => {
        if (PER_SPAN.includes(path) && spans[i]) return [keyOf(spans[i]), { at: i, value }]
        const on = value as { spanType: SpanPlace['kind']; spanIdx: number }
        if (BY_SPAN.includes(path)) return [keyOf({ kind: on.spanType, index: on.spanIdx }), { at: i, value }]
        return [String(i), { at: i, value }]
      }),
    )
  }

  /** What says nothing of a design, or is told with the load that was taken from it. */
  const isPassedOver = (path: string): boolean => {
    const load = DERIVED.exec(path)?.[1] as keyof CalculationRequest | undefined
    return PASSED_OVER.includes(path) || (load !== undefined && !isSame(a[load], b[load]))
  }

  const compare = (path: string, span: SpanPlace | null, atA: Key[], atB: Key[], x: unknown, y: unknown): void => {
    if (isPassedOver(path) || isSame(x, y)) return
    if (!isNode(x) || !isNode(y) || Array.isArray(x) !== Array.isArray(y) || isOtherKind(path, x, y)) {
      const exchanged = (): [CalculationRequest, CalculationRequest] => [withValue(a, atA, y), withValue(b, atB, x)]
      found.push({ path, span, before: x, after: y, exchanged })
      return
    }
    const [inA, inB] = [childrenOf(x, path, spansA), childrenOf(y, path, spansB)]
    const isIndexed = Array.isArray(x)
    const ofSpans = isIndexed && (PER_SPAN.includes(path) || BY_SPAN.includes(path))
    const goesWithSpan = (key: string): boolean =>
      ofSpans ? inOne.has(key) : path === BY_SUPPORT && inOne.size > 0 && !(inA.has(key) && inB.has(key))
    for (const key of new Set([...inA.keys(), ...inB.keys()])) {
      if (goesWithSpan(key)) continue
      const [p, q] = [inA.get(key), inB.get(key)]
      // What is not there would stand at the end of its list.
      const at = (of: Child | undefined, node: Node): Key => of?.at ?? (Array.isArray(node) ? node.length : key)
      const below = path === '' ? key : isIndexed ? `${path}[${key}]` : `${path}.${key}`
      compare(
        ofSpans ? path : below,
        ofSpans ? placeOf(key) : span,
        [...atA, at(p, x)],
        [...atB, at(q, y)],
        orNothing(p?.value),
        orNothing(q?.value),
      )
    }
  }
  compare('', null, [], [], a, b)
  return found
}
