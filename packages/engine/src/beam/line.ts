/** The line of a purlin: supports between its two ends; lengths mm, x from the left end. */
export interface Line {
  /** rising; at least two */
  supports: number[]
  /** ends of the line; equal to the outer supports where there is no cantilever */
  start: number
  end: number
  /** where the stiffness is not that of the rest: rising, without overlap; absent: one stiffness */
  zones?: StiffnessZone[]
  /** by support EI/k of a rotational spring between its two sides [mm], Infinity a hinge; 0 or absent: none; none at the first and the last one */
  springs?: number[]
}

/** Part of the line with `ratio` times the stiffness of the reference. */
export interface StiffnessZone {
  from: number
  to: number
  ratio: number
}

/** Lateral load over part of the line [N/mm], linear from q0 to q1. */
export interface DistributedLoad {
  from: number
  to: number
  q0: number
  q1: number
}

/** A force at one place [N]. */
interface PointForce {
  x: number
  P: number
}

export interface LineLoading {
  distributed: DistributedLoad[]
  points: PointForce[]
}

/** The line of spans with cantilevers at its ends; one without length counts as none. */
export function lineOf(spans: number[], leftCantilever: boolean, rightCantilever: boolean): Line {
  const ends = [0]
  for (const span of spans) ends.push(ends.at(-1)! + span)
  const supports = ends.slice(leftCantilever ? 1 : 0, rightCantilever ? -1 : undefined)
  return { supports, start: 0, end: ends.at(-1)! }
}
