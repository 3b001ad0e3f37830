import type { Calculation, Problem, Revision } from '@madre/contract'
import type { Solution } from '@madre/engine'
import type { Answer, ApiClient } from './api-client.ts'

/** A simulation with a result and a choice: the lightest that passes, or the heaviest that fails. */
export async function chosen(client: ApiClient, passes = true): Promise<Calculation> {
  const { id, result } = await client.calculated()
  const isWanted = ({ pass, status }: Solution) => status !== 'NOT_APPLICABLE' && pass === passes
  const solution = result?.solutions.find(isWanted)
  if (solution === undefined) throw new Error('no such solution')
  return (await client.patch(`Calculations/${id}`, { chosenResultId: solution.id })).body
}

/** Issues what is saved of a simulation. */
export const issue = (
  client: ApiClient,
  id: string,
  body: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Promise<Answer<Revision & Problem>> => client.post(`Calculations/${id}/revisions?lang=en`, body, headers)
