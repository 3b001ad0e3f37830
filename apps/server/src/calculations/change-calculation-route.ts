import type { CalculationRequest, CalculationResult } from '@madre/contract'
import type { Route } from '../app-deps.ts'
import { ProblemError } from '../http/problem.ts'
import { ACCESS, idParams, problems } from '../http/problem-schema.ts'
import { NO_RUN } from '../jobs/calculation-queue.ts'
import { calculationAnswer, ofCalculations, type PatchBody, patchBody } from './calculation-schemas.ts'
import { type CalculationRow, requestColumns, updateCalculation } from './calculation-store.ts'
import { choiceRefusal, chosenColumn } from './chosen-solution.ts'
import { changeHeaders, versionWanted } from './if-match.ts'
import { issuedAlike } from './issued-mark.ts'
import { requireKnownSteels } from './known-steels.ts'
import { changeOwn, sendCalculation } from './own-calculation.ts'
import { withSettledSite } from './site-provenance.ts'
import { sameDesign, statusAfterEdit } from './status-policy.ts'

export const changeCalculationRoute: Route = (app, { database, auth, queue, catalogue }) => {
  app.patch('/Calculations/:id', {
    preValidation: auth.gate,
    schema: {
      operationId: 'changeCalculation',
      summary: 'Change a simulation',
      description:
        'Any of the fields alone. A changed request makes it EDITED and takes the choice away; name, project, description and choice never change the status.',
      security: ACCESS.write,
      ...ofCalculations,
      params: idParams,
      headers: changeHeaders,
      body: patchBody,
      response: { 200: calculationAnswer, ...problems(400, 401, 404, 409, 507) },
    },
    handler: async (request, reply) => {
      const { user } = await auth.require(request)
      if (request.body.request) requireKnownSteels(request.body.request, catalogue)
      const { saved } = await changeOwn({ database, queue }, user.id, request.params, async (tx, row) => {
        if (!versionWanted(request.headers['if-match'])(row.version)) throw new ProblemError(409, 'StaleVersion')
        const { edited, columns } = changeOf(row, request.body)
        const saved = await updateCalculation(tx, row.id, columns)
        const dropped = edited ? row.run_token : null
        return { saved, dropped, admitted: await queue.released(tx, user.id, dropped) }
      })
      return sendCalculation(database.db, request, reply, saved)
    },
  })
}

/** The calculation after a change, and whether its design changes. */
function changeOf(row: CalculationRow, body: PatchBody) {
  const stored = JSON.parse(row.request) as CalculationRequest
  const request = body.request === undefined ? stored : withSettledSite(body.request, stored)
  const named = body.project === undefined ? request : withProject(request, body.project)
  const edited = !sameDesign(stored, named)
  const chosen = edited ? null : chosenAfter(row, body.chosenResultId)
  const before = { ...row, request: stored }
  const { name = row.name, description = row.description } = body
  const isIssuedAlike = issuedAlike(before, { name, description, chosen_result_id: chosen, request: named })
  const columns = {
    ...(body.name === undefined ? {} : { name: body.name }),
    ...(body.description === undefined ? {} : { description: body.description }),
    ...(body.request === undefined && body.project === undefined ? {} : requestColumns(named)),
    chosen_result_id: chosen,
    ...(chosen === row.chosen_result_id ? {} : { chosen: chosenColumn(row.result, chosen) }),
    status: edited ? statusAfterEdit(row.status, row.result !== null) : row.status,
    ...(edited ? { ...NO_RUN, error_message: null, recalculated: null } : {}),
    ...(row.issued_version !== null && isIssuedAlike ? { issued_version: row.issued_version + 1 } : {}),
  }
  return { edited, columns }
}

function withProject(request: CalculationRequest, projectName: string): CalculationRequest {
  return { ...request, metadata: { ...request.metadata, projectName } }
}

/**
 * The chosen solution after a change that keeps the design.
 *
 * @throws ProblemError 400  the solution is not in the results, is outside the standard or has no checks: it could have no note
 * @throws ProblemError 409  the solution is there, but the results are outdated
 */
function chosenAfter(row: CalculationRow, wanted: string | null | undefined): string | null {
  if (wanted === undefined || wanted === row.chosen_result_id) return row.chosen_result_id
  if (wanted === null) return null
  const refusal = choiceRefusal(
    JSON.parse(row.result ?? '{"solutions":[]}') as Pick<CalculationResult, 'solutions'>,
    wanted,
  )
  if (refusal !== null) throw ProblemError.invalid([{ field: 'chosenResultId', key: refusal }])
  if (row.status !== 'COMPLETE') throw new ProblemError(409, 'ResultOutdated')
  return wanted
}
