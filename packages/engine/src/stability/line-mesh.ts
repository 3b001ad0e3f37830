/** One span of the line, in mm; a cantilever has a free end. */
export interface LineSpan {
  readonly length: number
  readonly isCantilever: boolean
}

/** Where the mesh needs a node besides the supports, in mm from the left end of the whole line. */
export interface LineCuts {
  /** Discrete lateral restraints of the upper (outer) fibre. */
  readonly upperRestraints?: readonly number[]
  /** Discrete lateral restraints of the lower (inner) fibre. */
  readonly lowerRestraints?: readonly number[]
  /** Ends of load bands and positions of point loads. */
  readonly loads?: readonly number[]
  /** Where the slope of the moment jumps though no load stands there: ends of laps and sleeves. */
  readonly kinks?: readonly number[]
  /** Where the moment itself jumps: a node has the value on its left, and one `STEP` beyond it that on its right. */
  readonly steps?: readonly number[]
}

/** The nodes and elements of the whole line; element e lies between nodes e and e + 1. */
export interface LineMesh {
  readonly nodeCount: number
  readonly elementCount: number
  /** Node positions [mm] from the left end of the line, ascending. */
  readonly x: Float64Array
  /** Element lengths [mm]. */
  readonly length: Float64Array
  /** Index of the span an element lies in (cantilevers counted). */
  readonly spanOfElement: Int32Array
  readonly isSupport: Uint8Array
  readonly isUpperRestraint: Uint8Array
  readonly isLowerRestraint: Uint8Array
  /** Nodes where the slope of the moment jumps for other reasons than a load, a support or a restraint. */
  readonly isKink: Uint8Array
}

/** How finely a line is divided. */
export interface Division {
  readonly fewestOfSpan: number
  /** elements of a cantilever; `likeSpan`: as fine as the span beside it, at least eight */
  readonly fewestOfCantilever: number | 'likeSpan'
  /** longest element [mm] */
  readonly longest: number
}
/** Struts and lines of a rigid cross-section: method 5.5. */
export const RIGID_SECTION: Division = {
  fewestOfSpan: 32,
  fewestOfCantilever: 'likeSpan',
  longest: Number.POSITIVE_INFINITY,
}
/** The Ω line with distortion: method 5.14; sixteen and four elements miss up to 0.4 %. */
export const OMEGA_LINE: Division = { fewestOfSpan: 24, fewestOfCantilever: 8, longest: 300 }
const FEWEST_OF_CANTILEVER = 8
/** Elements beside each other up to this ratio of their lengths make one parabola. */
export const COMPARABLE = 2
/** Positions closer than this are the same [mm]. */
const SAME_PLACE = 1e-6
/**
 * A load cut this close to another node, as a part of the span, moves onto it: a shorter element would cost digits (its stiffness grows
 * with 1/L³) and change nothing. 33.3 % typed for a third, beside a restraint at the third, is 1/3000 away.
 */
const LOAD_CUT_REACH = 1 / 2900
/** Over this length a moment that jumps changes in a straight line [mm]; shorter it would cost digits. */
export const STEP = 2

/** Whether an element is the short one between both values of a moment that jumps. */
export const isAtStep = ({ isSupport, length }: Pick<LineMesh, 'isSupport' | 'length'>, e: number): boolean =>
  isSupport[e] === 1 && length[e]! < 1.5 * STEP

/**
 * Divides the line into elements: nodes at supports, restraints and load discontinuities first, every piece between them
 * in equal elements as fine as `division` asks for, rounded up piece by piece.
 *
 * Spans of no length are left out. A load cut nearer than span/2900 to another node falls onto that node; so a load is
 * attached to the node found by `nearestNode`.
 *
 * @throws RangeError  no main span of positive length, or a cantilever that is not at an end of the line
 */
export function createLineMesh(
  spans: readonly LineSpan[],
  cuts: LineCuts = {},
  division: Division = RIGID_SECTION,
): LineMesh {
  const x: number[] = [0]
  const spanOfElement: number[] = []
  const supports: number[] = []
  let start = 0
  let mains = 0
  spans.forEach((span, index) => {
    if (span.isCantilever && index !== 0 && index !== spans.length - 1)
      throw new RangeError(`spans[${index}]: a cantilever stands at an end of the line`)
    if (!(span.length > SAME_PLACE)) {
      if (span.isCantilever) return
      throw new RangeError(`spans[${index}].length must be positive, it is ${span.length}`)
    }
    const end = start + span.length
    const fewest = span.isCantilever
      ? elementsOfCantilever(span, spans[index === 0 ? 1 : index - 1], division)
      : division.fewestOfSpan
    let left = start
    for (const right of [...cutsInside(start, end, cuts), end]) {
      const longest = Math.min(span.length / fewest, division.longest)
      const pieces = Math.max(1, Math.ceil((right - left) / longest - 1e-9))
      for (let k = 1; k <= pieces; k++) {
        x.push(k === pieces ? right : left + ((right - left) * k) / pieces)
        spanOfElement.push(index)
      }
      left = right
    }
    if (!span.isCantilever) {
      if (mains === 0) supports.push(start)
      supports.push(end)
      mains++
    }
    start = end
  })
  if (mains === 0) throw new RangeError('the line needs at least one main span')

  const nodes = Float64Array.from(x)
  return {
    nodeCount: nodes.length,
    elementCount: spanOfElement.length,
    x: nodes,
    length: Float64Array.from(spanOfElement, (_, e) => nodes[e + 1]! - nodes[e]!),
    spanOfElement: Int32Array.from(spanOfElement),
    isSupport: marks(nodes, supports),
    isUpperRestraint: marks(nodes, cuts.upperRestraints ?? []),
    isLowerRestraint: marks(nodes, cuts.lowerRestraints ?? []),
    isKink: marks(nodes, cuts.kinks ?? []),
  }
}

/** Index of the node nearest to `x` [mm]; of two equally near ones the left. */
export function nearestNode(mesh: Pick<LineMesh, 'x'>, x: number): number {
  const nodes = mesh.x
  let low = 0
  let high = nodes.length - 1
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (nodes[middle]! <= x) low = middle
    else high = middle
  }
  return x - nodes[low]! <= nodes[high]! - x ? low : high
}

/** Elements of a cantilever; as finely as the span beside it, at least eight, where the division says so. */
function elementsOfCantilever(span: LineSpan, neighbour: LineSpan | undefined, division: Division): number {
  if (division.fewestOfCantilever !== 'likeSpan') return division.fewestOfCantilever
  const likeNeighbour = neighbour ? Math.ceil((division.fewestOfSpan * span.length) / neighbour.length) : 0
  return Math.min(division.fewestOfSpan, Math.max(FEWEST_OF_CANTILEVER, likeNeighbour))
}

/** The positions strictly inside a span that need a node: restraints exactly, load cuts where no other node is near. */
function cutsInside(start: number, end: number, cuts: LineCuts): number[] {
  const kept: number[] = []
  const take = (positions: readonly number[], reach: number) => {
    for (const p of positions) {
      const isFree = p - start > reach && end - p > reach && kept.every((other) => Math.abs(other - p) > reach)
      if (isFree) kept.push(p)
    }
  }
  take([...(cuts.upperRestraints ?? []), ...(cuts.lowerRestraints ?? [])], SAME_PLACE)
  take(
    (cuts.steps ?? []).map((x) => x + STEP),
    SAME_PLACE,
  )
  take(cuts.loads ?? [], (end - start) * LOAD_CUT_REACH)
  return kept.sort((a, b) => a - b)
}

function marks(nodes: Float64Array, positions: readonly number[]): Uint8Array {
  const marked = new Uint8Array(nodes.length)
  const last = nodes.length - 1
  for (const p of positions) {
    if (p < nodes[0]! - SAME_PLACE || p > nodes[last]! + SAME_PLACE) continue
    marked[nearestNode({ x: nodes }, p)] = 1
  }
  return marked
}
