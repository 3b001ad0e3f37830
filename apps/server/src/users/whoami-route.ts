import type { AppDeps } from '../app-deps.ts'
import { ACCESS, type Api, problems } from '../http/problem-schema.ts'
import type { Authenticator } from './authenticator.ts'
import { ofUsers, userAnswer } from './user-schemas.ts'
import { presentOwnUser, presentUser } from './user-store.ts'

export function whoamiRoute(app: Api, _deps: AppDeps, auth: Authenticator): void {
  app.get(
    '/Users/whoami',
    {
      schema: {
        operationId: 'whoami',
        summary: 'Who is signed in',
        security: ACCESS.read,
        ...ofUsers,
        response: { 200: userAnswer, ...problems(401) },
      },
    },
    async (request) => {
      const access = await auth.require(request)
      return 'scope' in access ? presentUser(access.user) : presentOwnUser(access.user)
    },
  )
}
