import { z } from 'zod'
import type { AppDeps } from '../app-deps.ts'
import { ACCESS, type Api, problems } from '../http/problem-schema.ts'
import type { Authenticator } from '../users/authenticator.ts'
import { keptSheet, ofSheets, presentSheet } from './sheet-schemas.ts'
import { listSheets } from './sheet-store.ts'

export function listSheetsRoute(app: Api, deps: AppDeps, auth: Authenticator): void {
  const { db } = deps.database
  app.get(
    '/Sheets',
    {
      schema: {
        operationId: 'listSheets',
        summary: 'List the sheets',
        description: 'By name.',
        security: ACCESS.read,
        ...ofSheets,
        response: { 200: z.array(keptSheet), ...problems(401) },
      },
    },
    async (request) => {
      const { user } = await auth.require(request)
      return (await listSheets(db, user.id)).map(presentSheet)
    },
  )
}
