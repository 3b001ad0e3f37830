import { isFramed } from './framed.ts'
import { ApiError, toApiError } from './problem.ts'

/** A calculation may take long. */
const TIMEOUT_MS = 3_600_000

let language: string | null = null

export function setRequestLanguage(lang: string): void {
  language = lang
}

/** `/api/{appId}`: the server writes its application id into the page. */
function apiPrefix(): string {
  const id = document.querySelector<HTMLMetaElement>('meta[name="madre-app-id"]')?.content
  return `/api/${encodeURIComponent(id || 'madre')}`
}

interface CallOptions {
  body?: unknown
  /** the ETag the change is based on; the server answers 409 when it is stale */
  ifMatch?: string | undefined
  /** identifies the attempt: the server executes one request per key */
  idempotencyKey?: string | undefined
  /** token of a link: sent in a header, and without the signed-in session */
  bearer?: string | undefined
  signal?: AbortSignal | undefined
}

export interface Answer<T> {
  data: T
  etag: string | null
  headers: Headers
}

/**
 * One call to the API, with cookies, `lang` and the time-out.
 *
 * @throws ApiError  for every answer that is no success, and without an answer
 */
export async function call<T>(method: string, path: string, options: CallOptions = {}): Promise<Answer<T>> {
  const url = new URL(`${apiPrefix()}/${path}`, window.location.origin)
  if (language && !url.searchParams.has('lang')) url.searchParams.set('lang', language)
  const timeout = AbortSignal.timeout(TIMEOUT_MS)
  const headers: Record<string, string> = { accept: 'application/json' }
  if (options.body !== undefined) headers['content-type'] = 'application/json'
  if (options.ifMatch) headers['if-match'] = options.ifMatch
  if (options.idempotencyKey) headers['idempotency-key'] = options.idempotencyKey
  if (options.bearer) headers.authorization = `Bearer ${options.bearer}`
  let response: Response
  let body: string
  try {
    response = await fetch(url, {
      method,
      headers,
      // A frame on the maker's own site would otherwise send the cookies of the signed-in user.
      credentials: isFramed() || options.bearer ? 'omit' : 'same-origin',
      signal: options.signal ? AbortSignal.any([options.signal, timeout]) : timeout,
      ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
    })
    body = await response.text()
  } catch (error) {
    if (options.signal?.aborted) throw error
    throw new ApiError(0, timeout.aborted ? 'Timeout' : 'Offline', [], '')
  }
  if (!response.ok) throw toApiError(response.status, body)
  try {
    const { headers } = response
    return { data: (body ? JSON.parse(body) : undefined) as T, etag: headers.get('etag'), headers }
  } catch {
    throw new ApiError(response.status, 'Http', [], body)
  }
}

export async function fetchData<T>(method: string, path: string, options: CallOptions = {}): Promise<T> {
  return (await call<T>(method, path, options)).data
}
