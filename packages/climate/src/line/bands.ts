/** From pieces of the line to the three bands a load of the request has; method 9.6. */
import type { Bands } from '../answer.ts'
import type { Piece } from './pieces.ts'

const SAME = 1e-9

/** Rounded to thousandths, halves upwards: r3(v) = floor(1000·v + 0.5 + 1e-7)/1000. */
export const r3 = (v: number): number => Math.floor(1000 * v + 0.5 + 1e-7) / 1000
export const six = (v: number): number => Math.round(v * 1e6) / 1e6

/** The larger of several loads at each place of the line. */
export function envelope(loads: Piece[][]): Piece[] {
  const cuts = [...new Set(loads.flatMap((l) => l.flatMap((p) => [p.from, p.to])))]
    .sort((a, b) => a - b)
    .filter((x, i, all) => i === 0 || x - all[i - 1]! > SAME)
  return cuts.slice(1).map((to, i) => {
    const from = cuts[i]!
    const middle = (from + to) / 2
    const here = loads.flatMap((l) => l.find((p) => p.from <= middle && middle <= p.to) ?? [])
    const largest = here.reduce((a, b) => (b.w > a.w ? b : a))
    return { ...largest, from, to }
  })
}

function joinEqual(pieces: Piece[]): Piece[] {
  const joined: Piece[] = []
  for (const p of pieces) {
    const last = joined.at(-1)
    if (last && Math.abs(last.w - p.w) <= SAME) last.to = p.to
    else joined.push({ ...p })
  }
  return joined
}

const MOST = 3

/**
 * Joins equal neighbours, then, until three are left, the pair that adds the least area w·l at the larger value (ties: the leftmost).
 *
 * @returns the bands, and how many there were before any was merged
 */
export function mergeBands(pieces: Piece[]): { bands: Piece[]; before: number } {
  let bands = joinEqual(pieces)
  const before = bands.length
  while (bands.length > MOST) {
    let least = Infinity
    let pair = 0
    for (let i = 0; i + 1 < bands.length; i++) {
      const [a, b] = [bands[i]!, bands[i + 1]!]
      const added = a.w < b.w ? (b.w - a.w) * (a.to - a.from) : (a.w - b.w) * (b.to - b.from)
      if (added < least - SAME) {
        least = added
        pair = i
      }
    }
    const [a, b] = [bands[pair]!, bands[pair + 1]!]
    const larger = a.w >= b.w ? a : b
    bands = joinEqual([...bands.slice(0, pair), { ...larger, from: a.from, to: b.to }, ...bands.slice(pair + 2)])
  }
  return { bands, before }
}

/** A band as it is written into the request: value and ends rounded. */
export interface WrittenBand {
  w: number
  from: number
  to: number
  /** the piece it comes from */
  piece: Piece
}

/**
 * Bands rounded as the request holds them: ends to thousandths, none beyond the line rounded down; those left without length are dropped.
 *
 * @param closes the last band ends with the line
 */
export function writtenBands(pieces: Piece[], L: number, closes = true): WrittenBand[] {
  const end = Math.floor(1000 * L + 1e-6) / 1000
  const written: WrittenBand[] = []
  let from = Math.min(r3(pieces[0]?.from ?? 0), end)
  for (const [i, piece] of pieces.entries()) {
    const to = closes && i === pieces.length - 1 ? end : Math.min(r3(piece.to), end)
    if (r3(to - from) > 0) written.push({ w: r3(piece.w), from, to, piece })
    from = Math.max(from, to)
  }
  return written.every((b) => b.w === 0) ? [] : written
}

export const NO_BANDS: Bands = { w1: 0, l1: 0, w2: 0, l2: 0, w3: 0, l3: 0 }

export function bandsOf(written: WrittenBand[]): Bands {
  const w = (i: number) => written[i]?.w ?? 0
  const l = (i: number) => (written[i] ? r3(written[i].to - written[i].from) : 0)
  return { w1: w(0), l1: l(0), w2: w(1), l2: l(1), w3: w(2), l3: l(2) }
}
