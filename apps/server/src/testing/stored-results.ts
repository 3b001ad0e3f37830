import { readdirSync, readFileSync } from 'node:fs'
import type { CalculationRequest, CalculationResult } from '@madre/contract'

const directory = new URL('../../../../packages/contract/stored-results/', import.meta.url)

/** One result a version and profile type, as it was stored at its time. */
export const storedResults: { name: string; request: CalculationRequest; result: CalculationResult }[] = readdirSync(
  directory,
)
  .filter((file) => /^\d/.test(file))
  .map((file) => ({ name: file.replace('.json', ''), ...JSON.parse(readFileSync(new URL(file, directory), 'utf8')) }))
