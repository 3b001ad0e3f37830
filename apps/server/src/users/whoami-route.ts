import type { Route } from '../app-deps.ts'
import { ACCESS, problems } from '../http/problem-schema.ts'
import { ofUsers, userAnswer } from './user-schemas.ts'
import { presentOwnUser, presentUser } from './user-store.ts'

export const whoamiRoute: Route = (app, { auth }) => {
  app.get('/Users/whoami', {
    schema: {
      operationId: 'whoami',
      summary: 'Who is signed in',
      security: ACCESS.read,
      ...ofUsers,
      response: { 200: userAnswer, ...problems(401) },
    },
    handler: async (request) => {
      const access = await auth.require(request)
      return 'scope' in access ? presentUser(access.user) : presentOwnUser(access.user)
    },
  })
}
