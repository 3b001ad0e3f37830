import type { Route } from '../app-deps.ts'
import { requireKnownSteels } from '../calculations/known-steels.ts'
import { ACCESS, problems } from '../http/problem-schema.ts'
import { ofAccount, profileBody, userAnswer } from './user-schemas.ts'
import { presentOwnUser, updateUser } from './user-store.ts'

export const changeProfileRoute: Route = (app, { database: { db }, auth, catalogue }) => {
  app.patch('/Users/me', {
    preValidation: auth.sessionGate,
    schema: {
      operationId: 'changeProfile',
      summary: 'Change name, company, language, start values or costs',
      security: ACCESS.session,
      ...ofAccount,
      body: profileBody,
      response: { 200: userAnswer, ...problems(400, 401, 507) },
    },
    handler: async (request) => {
      const { user } = await auth.requireSession(request)
      const { lang, firstName, lastName, company, autosave, startValues, costs } = request.body
      requireKnownSteels(startValues ?? {}, catalogue, 'startValues')
      return presentOwnUser(
        await updateUser(db, user.id, {
          ...(lang === undefined ? {} : { lang }),
          ...(firstName === undefined ? {} : { first_name: firstName }),
          ...(lastName === undefined ? {} : { last_name: lastName }),
          ...(company === undefined ? {} : { company }),
          ...(autosave === undefined ? {} : { autosave }),
          ...(startValues === undefined ? {} : { start_values: startValues && JSON.stringify(startValues) }),
          ...(costs === undefined ? {} : { costs: costs && JSON.stringify(costs) }),
        }),
      )
    },
  })
}
