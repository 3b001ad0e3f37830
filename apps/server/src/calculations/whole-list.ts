import { Readable } from 'node:stream'
import type { CalculationSummary } from '@madre/contract'
import type { Db } from '../db/database.ts'
import { type Listed, readSummaries } from './summaries.ts'

/** Rows at a time: other requests run between two slices. */
export const SLICE = 500

/** A long list as JSON text, read slice by slice. Its calculations and their order are fixed by the request. Decision 0015. */
export function longList(db: Db, userId: string, { places, unbroken }: Listed): Readable {
  async function* parts(): AsyncGenerator<string> {
    let separator = '['
    for (let from = 0; from < places.length; from += SLICE) {
      const summaries: CalculationSummary[] = await readSummaries(
        db,
        userId,
        places.slice(from, from + SLICE),
        unbroken,
      )
      if (summaries.length > 0) {
        yield separator + JSON.stringify(summaries).slice(1, -1)
        separator = ','
      }
      await new Promise((turn) => setImmediate(turn))
    }
    yield separator === '[' ? '[]' : ']'
  }
  return Readable.from(parts())
}
