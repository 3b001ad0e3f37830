import { LIMITS } from '@madre/contract'
import { z } from 'zod'
import { calculationRequest } from '../calculations/calculation-schemas.ts'
import { rule } from '../http/zod-issues.ts'

const contact = z.strictObject({
  name: z.string().trim().min(1).max(100),
  email: z.string().trim().max(254).pipe(z.email()),
  company: z.string().trim().max(100).default(''),
  message: z.string().trim().max(LIMITS.descriptionLength).default(''),
})

/** A design sent to the maker: the contact, and the simulation as in its file. */
export const enquiryBody = z.strictObject({
  contact,
  consent: z
    .boolean()
    .superRefine((given, ctx) => {
      if (!given) rule(ctx, [], 'ConsentNeeded')
    })
    .meta({ description: 'true: the maker may use contact, message and design to answer; else nothing is sent' }),
  name: z.string().trim().min(1).max(LIMITS.nameLength),
  description: z.string().max(LIMITS.descriptionLength).default(''),
  request: calculationRequest,
  chosenResultId: z.string().min(1).max(100),
})
export type EnquiryBody = z.infer<typeof enquiryBody>
