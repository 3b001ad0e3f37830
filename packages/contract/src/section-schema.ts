/** The inputs of `madre section` and `madre beam`. */
import type { BeamInput, SectionInput } from '@madre/engine'
import { z } from 'zod'
import { longList, problemsOf } from './most-problems.ts'
import { positive } from './number-schema.ts'
import { PROFILE_SIZES, profileSchema } from './profile-schemas.ts'

const sectionCommon = {
  h: positive,
  bTop: positive,
  r: z.number().min(0).max(1000),
  t: z.number().positive().max(50),
  tCoat: z.number().min(0).max(1).optional(),
  tDesign: z.number().positive().max(50).optional(),
  fyb: z.number().positive().max(2000),
  fu: z.number().positive().max(2000),
  gammaM0: z.number().positive().max(10).optional(),
  gammaM1: z.number().positive().max(10).optional(),
  ss: z.number().positive().max(2000).optional(),
}

/** SECTION.json of contract.md §4. */
export const sectionSchema = profileSchema<SectionInput>('profile', sectionCommon, PROFILE_SIZES)

/** BEAM.json of contract.md §4. */
export const beamSchema: z.ZodType<BeamInput> = z
  .strictObject({
    spansM: z.array(z.number().min(0).max(1000)).min(1).max(60),
    leftCantilever: z.boolean(),
    rightCantilever: z.boolean(),
    eiKnm2: z.number().positive().max(1e12),
    loads: longList(
      z.union([
        z.strictObject({
          type: z.enum(['uniform', 'linear']),
          fromM: z.number(),
          toM: z.number(),
          q0KnM: z.number().min(-1e6).max(1e6),
          q1KnM: z.number().min(-1e6).max(1e6).optional(),
        }),
        z.strictObject({ type: z.literal('point'), xM: z.number(), pKn: z.number().min(-1e6).max(1e6) }),
      ]),
      1000,
    ),
  })
  .superRefine((b, ctx) => {
    const problem = problemsOf(ctx)
    const n = b.spansM.length
    const total = b.spansM.reduce((sum, l) => sum + l, 0)
    const slack = 1e-9 * Math.max(1, total)
    if (n - Number(b.leftCantilever) - Number(b.rightCantilever) < 1) problem(['spansM'], 'at least one main span')
    b.spansM.forEach((length, i) => {
      if (!(length > 0)) problem(['spansM', i], `a length above 0 m, got ${length}`)
    })
    b.loads.forEach((load, i) => {
      if (load.type === 'point') {
        if (load.xM < -slack || load.xM > total + slack) problem(['loads', i, 'xM'], `0 to ${total} m, got ${load.xM}`)
        return
      }
      if (load.type === 'linear' && load.q1KnM === undefined)
        problem(['loads', i, 'q1KnM'], 'a number: the load at toM')
      if (load.fromM < -slack || load.fromM > total + slack)
        problem(['loads', i, 'fromM'], `0 to ${total} m, got ${load.fromM}`)
      if (load.toM < load.fromM || load.toM > total + slack)
        problem(['loads', i, 'toM'], `fromM to ${total} m, got ${load.toM}`)
    })
  })
