import type { SectionInput } from '@madre/engine'
import { z } from 'zod'
import { FIELDS } from './fields.ts'
import { problemsOf } from './most-problems.ts'
import { within } from './number-schema.ts'
import { sectionSchema } from './section-schema.ts'
import { checkChosen, type SheetingRequest, sheetingSchema } from './sheeting-schema.ts'
import { SPANS } from './spans.ts'

/** A sheet over one section, as `madre sheeting` reads it. */
export interface SheetingCase {
  sheeting: SheetingRequest
  section: SectionInput
  spacingM: number
  spanM: number
  inverted?: boolean | undefined
  fastenerToWebMm?: number | undefined
}

export const sheetingCaseSchema: z.ZodType<SheetingCase> = z
  .strictObject({
    sheeting: sheetingSchema,
    section: sectionSchema,
    spacingM: within(FIELDS.transverseLengthM),
    spanM: within(SPANS.main),
    inverted: z.boolean().optional(),
    fastenerToWebMm: within(FIELDS.claddingProperties.numbers.fastenerToWebMm).optional(),
  })
  .superRefine(({ sheeting }, ctx) => checkChosen(sheeting, ['sheeting'], problemsOf(ctx)))
