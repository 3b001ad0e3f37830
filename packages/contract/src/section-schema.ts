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

/** SECTION.json of `madre section`; an example is docs/samples/section.json. */
export const sectionSchema = profileSchema<SectionInput>('profile', sectionCommon, PROFILE_SIZES)

const stiffness = z.number().positive().max(1e12)

/** BEAM.json of `madre beam`; an example is docs/samples/beam.json. */
export const beamSchema: z.ZodType<BeamInput> = z
  .strictObject({
    spansM: z.array(z.number().min(0).max(1000)).min(1).max(60),
    leftCantilever: z.boolean(),
    rightCantilever: z.boolean(),
    eiKnm2: stiffness.optional(),
    stiffness: z
      .array(z.strictObject({ fromM: z.number(), toM: z.number(), eiKnm2: stiffness }))
      .min(1)
      .max(1000)
      .optional(),
    springs: z
      .array(z.strictObject({ support: z.number().int(), kKnmPerRad: z.number().min(0).max(1e12) }))
      .max(60)
      .optional(),
    sectionsM: z.array(z.number()).max(1000).optional(),
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
    if ((b.eiKnm2 === undefined) === (b.stiffness === undefined))
      problem(['eiKnm2'], 'eiKnm2 or stiffness, one of the two')
    let reached = 0
    b.stiffness?.forEach(({ fromM, toM }, i) => {
      if (Math.abs(fromM - reached) > slack)
        problem(['stiffness', i, 'fromM'], `${reached} m, where the part before ends, got ${fromM}`)
      if (!(toM > fromM)) problem(['stiffness', i, 'toM'], `more than fromM, got ${toM}`)
      reached = toM
    })
    if (b.stiffness?.length && Math.abs(reached - total) > slack)
      problem(['stiffness', b.stiffness.length - 1, 'toM'], `${total} m, the end of the line, got ${reached}`)
    const last = n - Number(b.leftCantilever) - Number(b.rightCantilever)
    b.springs?.forEach(({ support }, i) => {
      if (!(support > 0 && support < last))
        problem(
          ['springs', i, 'support'],
          last > 1 ? `an inner support, 1 to ${last - 1}, got ${support}` : 'none: no inner support',
        )
      if (b.springs!.findIndex((other) => other.support === support) < i)
        problem(['springs', i, 'support'], `each support once, got ${support} again`)
    })
    b.sectionsM?.forEach((x, i) => {
      if (x < -slack || x > total + slack) problem(['sectionsM', i], `0 to ${total} m, got ${x}`)
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
