/** The shapes of section as the catalogue file and `madre section` read them: outside dimensions beside depth and top flange. */
import { z } from 'zod'
import { testedLapSchema } from './family-joints-schema.ts'
import { FIELDS } from './fields.ts'
import { positive, within } from './number-schema.ts'

const lip = z.number().min(0).max(1000)

export interface ProfileSizes {
  /** profile types of this shape */
  types: [string, ...string[]]
  sizes: Record<string, z.ZodType<number>>
  /** what a family of a catalogue may have besides */
  ofFamily?: Record<string, z.ZodType>
}

export const PROFILE_SIZES: readonly ProfileSizes[] = [
  {
    types: ['C', 'Z'],
    sizes: { bBottom: positive, cTop: lip, cBottom: lip },
    ofFamily: {
      fastenerToWeb: within(FIELDS.claddingProperties.numbers.fastenerToWebMm).optional(),
      nests: z.boolean().optional(),
      lap: testedLapSchema.optional(),
    },
  },
  { types: ['OMEGA'], sizes: { bBase: positive, bFoot: positive, c: lip } },
]

type Member = z.ZodObject<Record<string, z.ZodType>, z.core.$strict>

/** A section of one of the shapes, which `key` tells. @param common what all of them have */
export function profileSchema<T>(
  key: string,
  common: Record<string, z.ZodType>,
  profiles: readonly { types: ProfileSizes['types']; sizes: Record<string, z.ZodType> }[],
): z.ZodType<T> {
  const members = profiles.map(
    ({ types, sizes }): Member => z.strictObject({ [key]: z.literal(types), ...common, ...sizes }),
  )
  return z.discriminatedUnion(key, members as [Member, ...Member[]]) as unknown as z.ZodType<T>
}
