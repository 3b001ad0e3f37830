import { LIMITS } from '@madre/contract'
import { z } from 'zod'
import { MAX_BODY_BYTES, UNSTORABLE } from '../http/json-body.ts'
import { langQuery } from '../http/problem-schema.ts'
import { rule } from '../http/zod-issues.ts'
import { titleFields } from '../revisions/revision-schemas.ts'

export const ofProjects = { tags: ['Projects'], querystring: langQuery }

export const projectName = z
  .string()
  .max(LIMITS.nameLength)
  .superRefine((text, ctx) => {
    if (UNSTORABLE.test(text)) rule(ctx, [], 'InvalidCharacters')
  })
  .meta({ description: 'of the project, exactly as it stands in the simulations' })
export const project = z
  .strictObject({ name: projectName, ...titleFields })
  .meta({ id: 'Project', description: 'What stands in the title block of every note of a project' })

export const logo = z
  .strictObject({
    png: z
      .string()
      .max(MAX_BODY_BYTES)
      .meta({ description: 'base64 of a PNG, up to 100 kB and 1,000 by 1,000 pixels' }),
  })
  .meta({ id: 'Logo' })
