import createClient from 'openapi-fetch'

/** A calculation is asked for after this, then ever more rarely [ms]: most are done by the first time. */
const FIRST_PAUSE = 200
const LONGEST_PAUSE = 2_000

/** @type {typeof import('./index.d.mts').createMadre} */
export const createMadre = ({ url, token, appId = 'madre', fetch }) =>
  createClient({
    baseUrl: `${url.replace(/\/+$/, '')}/api/${encodeURIComponent(appId)}`,
    ...(token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } }),
    ...(fetch === undefined ? {} : { fetch }),
  })

export class MadreError extends Error {
  /**
   * @param {Response} response
   * @param {unknown} body
   */
  constructor(response, body) {
    const isProblem = typeof body === 'object' && body !== null && 'code' in body
    /** @type {import('./index.d.mts').Problem | null} */
    const problem = isProblem ? /** @type {import('./index.d.mts').Problem} */ (body) : null
    super(problem?.detail ?? `${response.status} ${response.statusText}`.trim())
    this.name = 'MadreError'
    this.status = response.status
    this.code = problem?.code ?? ''
    this.problem = problem
    const seconds = response.headers.get('retry-after')
    this.retryAfterSeconds = seconds === null ? null : Number(seconds)
  }
}

/** @type {typeof import('./index.d.mts').ok} */
export const ok = async (answer) => {
  const { data, error, response } = await answer
  if (!response.ok) throw new MadreError(response, error)
  return /** @type {NonNullable<typeof data>} */ (data)
}

/** @type {typeof import('./index.d.mts').settled} */
export const settled = async (madre, id, { signal } = {}) => {
  for (let pause = FIRST_PAUSE; ; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
    signal?.throwIfAborted()
    const calculation = await ok(
      madre.GET('/Calculations/{id}', { params: { path: { id } }, ...(signal && { signal }) }),
    )
    if (calculation.calculationStatus !== 'IN_PROGRESS') return calculation
    await new Promise((done) => setTimeout(done, pause))
  }
}
