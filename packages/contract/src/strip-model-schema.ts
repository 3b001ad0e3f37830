import type { StripModel } from '@madre/strips'
import { z } from 'zod'
import { longList, problemsOf } from './most-problems.ts'

/** A strip model and the half-wavelengths it is asked for [mm]. */
export interface StripQuestion extends StripModel {
  lengthsMm: number[]
}

const MOST_NODES = 1000
const coordinate = z.number().min(-1e5).max(1e5)
const node = z.number().int().min(0)

const questionShape = z.strictObject({
  nodes: longList(z.tuple([coordinate, coordinate]), MOST_NODES, 2),
  strips: longList(z.tuple([node, node, z.number().positive().max(1000)]), 2000, 1),
  stress: longList(z.number().min(-1e9).max(1e9), MOST_NODES),
  E: z.number().positive().max(1e9),
  nu: z.number().min(0).lt(0.5),
  lengthsMm: longList(z.number().positive().max(1e7), 2000, 1),
})

/** MODEL.json of `madre strips`: every node at a strip, strips of some width, compression somewhere. */
export const stripModelSchema: z.ZodType<StripQuestion> = questionShape.superRefine((model, ctx) => {
  const problem = problemsOf(ctx)
  const { nodes, strips, stress } = model
  if (stress.length !== nodes.length)
    problem(['stress'], `as many values as nodes (${nodes.length}), got ${stress.length}`)
  const attached = new Set<number>()
  strips.forEach((strip, i) => {
    const ends = strip.slice(0, 2)
    ends.forEach((end, side) => {
      attached.add(end)
      if (end >= nodes.length) problem(['strips', i, side], `a node from 0 to ${nodes.length - 1}, got ${end}`)
    })
    const [a, b] = ends.map((end) => nodes[end])
    if (a && b && Math.hypot(b[0] - a[0], b[1] - a[1]) < 1e-6)
      problem(['strips', i], `two nodes apart from each other, got ${ends.join(' and ')} at one place`)
  })
  nodes.forEach((_, i) => {
    if (!attached.has(i)) problem(['nodes', i], 'a node at which a strip ends; no strip names this one')
  })
  if (!stress.some((value) => value > 0)) problem(['stress'], 'compression (a value above 0) at one node at least')
})
