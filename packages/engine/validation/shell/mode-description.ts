import type { ModeShape } from './mode-shape.ts'

export type ModeKind = 'sway' | 'spread' | 'flexure' | 'plate' | 'foot edge'

/**
 * What a mode is: its corner lines move as far as the plates bulge and the feet turn (global: sway or spread, or flexure about y, which
 * is another check), or they stay behind while a plate bulges or a foot turns about its corner.
 */
export function modeKind(m: ModeShape): ModeKind {
  if (m.corners < Math.max(m.bulge, m.footTurn)) return m.bulge > m.footTurn ? 'plate' : 'foot edge'
  if (largest(m.w) > Math.max(sideways(m), largest(m.u))) return 'flexure'
  return sideways(m) >= largest(m.u) ? 'sway' : 'spread'
}

export const isGlobal = (kind: ModeKind): boolean => kind === 'sway' || kind === 'spread'

const largest = (values: number[]) => Math.max(...values.map(Math.abs))
const sideways = (m: ModeShape) => Math.max(largest(m.v_t), largest(m.v_f))

export interface ModeDescription {
  mode: ModeKind
  description: string
  /** largest movements, the largest of all nodes of the section being 1 */
  corners: number
  bulge: number
  footTurn: number
}

export function describeMode(m: ModeShape): ModeDescription {
  const mode = modeKind(m)
  const rounded = (v: number) => Number(v.toFixed(3))
  return {
    mode,
    description: sentence(m, mode),
    corners: rounded(m.corners),
    bulge: rounded(m.bulge),
    footTurn: rounded(m.footTurn),
  }
}

function sentence(m: ModeShape, mode: ModeKind): string {
  if (mode === 'plate') return `${m.bulging} bulges between its edges`
  if (mode === 'flexure') return 'the whole section deflects as a strut about y'
  if (mode === 'foot edge') return 'a foot turns about its corner with the web'
  const moves = mode === 'spread' ? m.u : largest(m.v_f) >= largest(m.v_t) ? m.v_f : m.v_t
  const what =
    mode === 'spread'
      ? 'feet spread apart and close'
      : `${moves === m.v_f ? 'feet sway' : 'closed flange sways'} to one side, section twists`
  const at = m.x[moves.findIndex((v) => Math.abs(v) === largest(moves))]!
  return `${what}, largest at x = ${Math.round(at)} mm, ${signChanges(moves)} sign changes along the line`
}

/** How often the movement changes sides, movements below a twentieth of the largest left out. */
function signChanges(values: number[]): number {
  const seen = values.filter((v) => Math.abs(v) > largest(values) / 20)
  return seen.slice(1).filter((v, i) => v * seen[i]! < 0).length
}
