import { sql, type Transaction } from 'kysely'
import type { Tables } from '../db/tables.ts'
import type { CalculationAnswer } from '../jobs/threads.ts'
import { chosenColumn } from './chosen-solution.ts'

/** The columns that follow from a new result: a choice stays where the new result has it too, and can have it. */
export async function resultColumns(
  tx: Transaction<Tables>,
  calculationId: string,
  { result, solutionIds }: Pick<CalculationAnswer, 'result' | 'solutionIds'>,
) {
  const row = await tx
    .selectFrom('calculations')
    .select('chosen_result_id')
    .where('id', '=', calculationId)
    .executeTakeFirst()
  const wanted = row?.chosen_result_id ?? null
  const chosen = wanted !== null && solutionIds.includes(wanted) ? wanted : null
  return {
    result,
    calculated_at: sql<Date>`now()`,
    chosen_result_id: chosen,
    chosen: chosenColumn(result, chosen),
  }
}
