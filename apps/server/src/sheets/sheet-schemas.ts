import { type KeptSheet, SHEETS, type Sheet } from '@madre/contract'
import { sheetSchema } from '@madre/contract/schemas'
import { z } from 'zod'
import { langQuery } from '../http/problem-schema.ts'
import { rule } from '../http/zod-issues.ts'
import type { SheetRow } from './sheet-store.ts'

export const ofSheets = { tags: ['Sheets'], querystring: langQuery }

const name = z.string().trim().min(1).max(SHEETS.nameLength)
const sheet = sheetSchema.meta({
  id: 'Sheet',
  description: 'A cladding sheet by itself: the sheeting of a request without how it lies on a roof',
})
export const createBody = z.strictObject({ name, sheet }).meta({ id: 'NewSheet' })
export const patchBody = z
  .strictObject({ name: name.optional(), sheet: sheet.optional() })
  .superRefine((body, ctx) => {
    if (body.name === undefined && body.sheet === undefined)
      rule(ctx, [], 'NothingToChange', { allowed: 'name, sheet' })
  })
  .meta({ id: 'SheetChange' })

export const keptSheet = z
  .object({
    id: z.string(),
    name: z.string(),
    sheet,
    creationDate: z.iso.datetime(),
    lastUpdateDate: z.iso.datetime(),
  })
  .meta({ id: 'KeptSheet', description: 'A sheet that the user keeps' })

export const presentSheet = (row: SheetRow): KeptSheet => ({
  id: row.id,
  name: row.name,
  sheet: JSON.parse(row.sheet) as Sheet,
  creationDate: row.created_at.toISOString(),
  lastUpdateDate: row.updated_at.toISOString(),
})
