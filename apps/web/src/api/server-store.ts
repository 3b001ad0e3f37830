import type { Calculation } from '@madre/contract'
import { call, fetchData } from './client.ts'
import { createOnce } from './creation-attempts.ts'
import { type NewCalculation, POLL_MS, type SimulationStore, type StoredCalculation } from './simulation-store.ts'

const path = (id: string) => `Calculations/${encodeURIComponent(id)}`

async function stored(
  method: string,
  to: string,
  options: Parameters<typeof call>[2] = {},
): Promise<StoredCalculation> {
  const { data, etag } = await call<Calculation>(method, to, options)
  return { ...data, etag }
}

/** Creates a simulation under a key: the same key again creates no second one. */
export const createUnder = (idempotencyKey: string, body: NewCalculation): Promise<StoredCalculation> =>
  stored('POST', 'Calculations', { body, idempotencyKey })

/** The simulations of the signed-in account. */
export const serverStore: SimulationStore = {
  isTrial: false,
  isReadOnly: false,
  pollMs: POLL_MS,
  load: (id, signal) => stored('GET', path(id), { signal }),
  create: (creation) => createOnce(creation, (body, key) => createUnder(key, body)),
  change: (id, change, ifMatch) => stored('PATCH', path(id), { body: change, ifMatch: ifMatch ?? undefined }),
  calculate: (id) => stored('POST', `${path(id)}/calculate`),
  cancel: (id) => stored('POST', `${path(id)}/cancel`),
  remove: (id, name) =>
    fetchData<void>('DELETE', name === undefined ? path(id) : `${path(id)}?${new URLSearchParams({ name })}`),
  note: async ({ calculation, language, form, secondOpinion }) => {
    const query = new URLSearchParams({
      lang: language,
      ...(form === 'short' ? { form } : {}),
      ...(secondOpinion ? { secondOpinion: 'true' } : {}),
    })
    const to = `${path(calculation.id)}/calculation-note?${query}`
    return (await fetchData<{ base64Pdf: string }>('GET', to)).base64Pdf
  },
}
