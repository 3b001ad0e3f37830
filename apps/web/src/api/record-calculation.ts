import type { RevisionRecord } from '@madre/contract'
import type { StoredCalculation } from './simulation-store.ts'

/** A record in the form of a calculation, for results and inputs. */
export const calculationOfRecord = (record: RevisionRecord): StoredCalculation => ({
  id: `revision-${record.letter}`,
  name: record.name,
  project: record.project,
  description: record.description,
  creationDate: record.issuedAt,
  lastUpdateDate: record.issuedAt,
  calculationStatus: 'COMPLETE',
  chosenResultId: record.chosenResultId,
  calculatedAt: record.calculatedAt,
  request: record.request,
  result: record.result,
  etag: null,
})
