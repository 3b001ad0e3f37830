import type { AppDeps } from '../app-deps.ts'
import { ACCESS, type Api, idParams, problems } from '../http/problem-schema.ts'
import type { Authenticator } from '../users/authenticator.ts'
import { checkAnswer, ofChecks } from './check-schemas.ts'
import { ownCheck, wholeCheck } from './own-check.ts'

export function readCheckRoute(app: Api, deps: AppDeps, auth: Authenticator): void {
  const { db } = deps.database
  app.get(
    '/Checks/:id',
    {
      schema: {
        operationId: 'readCheck',
        summary: 'Read a check',
        description:
          'With all that was issued. 404 also once it is withdrawn, or a newer revision was issued while it was open.',
        security: ACCESS.session,
        ...ofChecks,
        params: idParams,
        response: { 200: checkAnswer, ...problems(401, 403, 404) },
      },
    },
    async (request) => {
      const { user } = await auth.requireSession(request)
      return wholeCheck(deps, await ownCheck(db, user, request.params))
    },
  )
}
