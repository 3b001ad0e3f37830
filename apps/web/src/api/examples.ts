import type { ExampleId } from '@madre/contract/examples'
import { useCreateCalculation, useFetchCalculation, useStartCalculation, useUpdateCalculation } from './calculations.ts'
import type { StoredCalculation } from './simulation-store.ts'

const ASK_EVERY_MS = 400
/** An example takes about a second. After this time it is opened as it is. */
const PATIENCE_MS = 20_000

/**
 * Makes a finished simulation of an example in the user's account, calculated and with its solution chosen. Returns its id.
 *
 * @throws ApiError the server does not make it
 */
export function useOpenExample() {
  const fetchCalculation = useFetchCalculation()
  const create = useCreateCalculation()
  const start = useStartCalculation()
  const update = useUpdateCalculation()
  return async (example: ExampleId, named: { name: string; project: string }): Promise<string> => {
    const { EXAMPLES } = await import('@madre/contract/examples')
    const { request, chosenResultId } = EXAMPLES[example]
    const metadata = {
      ...request.metadata,
      projectName: named.project,
      calculationDate: new Date().toISOString(),
    }
    const { id } = await create.mutateAsync({ name: named.name, request: { ...request, metadata } })
    let latest: StoredCalculation = await start.mutateAsync(id)
    for (let waited = 0; latest.calculationStatus === 'IN_PROGRESS' && waited < PATIENCE_MS; waited += ASK_EVERY_MS) {
      await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS))
      latest = await fetchCalculation(id)
    }
    // A maker's catalogue may have other sections.
    if (latest.result?.solutions.some((s) => s.id === chosenResultId && s.pass))
      await update.mutateAsync({ id, change: { chosenResultId } })
    return id
  }
}
