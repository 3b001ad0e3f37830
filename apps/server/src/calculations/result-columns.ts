import { ENGINE_VERSION } from '@madre/engine'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import type { CalculationAnswer } from '../jobs/threads.ts'
import { chosenColumn } from './chosen-solution.ts'
import { recalculatedColumn } from './earlier-engines.ts'

/** The columns derived from a new result. The choice stays if the new result has it and it may be chosen. */
export async function resultColumns(
  tx: Tx,
  calculationId: string,
  { result, solutionIds }: Pick<CalculationAnswer, 'result' | 'solutionIds'>,
) {
  const row = await tx
    .selectFrom('calculations')
    .select(['chosen_result_id', 'underestimated'])
    .where('id', '=', calculationId)
    .executeTakeFirst()
  const wanted = row?.chosen_result_id ?? null
  const chosen = wanted !== null && solutionIds.includes(wanted) ? wanted : null
  const before = row && row.underestimated !== '' ? await resultOf(tx, calculationId) : null
  return {
    result,
    judged_by: ENGINE_VERSION,
    underestimated: '',
    recalculated: before === null ? null : recalculatedColumn(before, result, wanted),
    calculated_at: sql<Date>`now()`,
    chosen_result_id: chosen,
    chosen: chosenColumn(result, chosen),
  }
}

/** Read only where needed, since it is large. */
async function resultOf(tx: Tx, calculationId: string): Promise<string | null> {
  const row = await tx.selectFrom('calculations').select('result').where('id', '=', calculationId).executeTakeFirst()
  return row?.result ?? null
}
