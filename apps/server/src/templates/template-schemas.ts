import { type CalculationRequest, TEMPLATE_NAME_LENGTH, type Template, type TemplateSummary } from '@madre/contract'
import { z } from 'zod'
import { calculationRequest } from '../calculations/calculation-schemas.ts'
import { langQuery } from '../http/problem-schema.ts'
import { rule } from '../http/zod-issues.ts'
import type { TemplateRow } from './template-store.ts'

export const ofTemplates = { tags: ['Templates'], querystring: langQuery }

// Sheets have similar bodies with other fields: the API names them apart.
const name = z.string().trim().min(1).max(TEMPLATE_NAME_LENGTH)
export const createBody = z.strictObject({ name, request: calculationRequest }).meta({ id: 'NewTemplate' })
export const patchBody = z
  .strictObject({ name: name.optional(), request: calculationRequest.optional() })
  .superRefine((body, ctx) => {
    if (body.name === undefined && body.request === undefined)
      rule(ctx, [], 'NothingToChange', { allowed: 'name, request' })
  })
  .meta({ id: 'TemplateChange' })

const summary = z.object({
  id: z.string(),
  name: z.string(),
  creationDate: z.iso.datetime(),
  lastUpdateDate: z.iso.datetime(),
})
export const summaryAnswer = summary.meta({ id: 'TemplateSummary', description: 'A template as a list shows it' })
export const templateAnswer = summary.extend({ request: calculationRequest }).meta({ id: 'Template' })

export const presentSummary = (row: Omit<TemplateRow, 'request'>): TemplateSummary => ({
  id: row.id,
  name: row.name,
  creationDate: row.created_at.toISOString(),
  lastUpdateDate: row.updated_at.toISOString(),
})

export const presentTemplate = (row: TemplateRow): Template => ({
  ...presentSummary(row),
  request: JSON.parse(row.request) as CalculationRequest,
})
