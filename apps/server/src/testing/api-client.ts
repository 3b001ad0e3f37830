import type { Calculation, Problem, User } from '@madre/contract'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { sampleRequest } from './sample-request.ts'

export const PASSWORD = 'Grave3ll&Water'

export interface Answer<T = unknown> {
  status: number
  headers: Record<string, string | string[] | number | undefined>
  text: string
  body: T
}

/** A browser's part of the API: keeps the cookie, speaks JSON; to a server in this process, or to one at an address. */
export class ApiClient {
  /** of the session */
  cookie: string | undefined
  /** what remembers that this browser has signed in before */
  device: string | undefined
  readonly #server: FastifyInstance | string
  readonly #remoteAddress: string

  constructor(server: FastifyInstance | string, remoteAddress = '127.0.0.1') {
    this.#server = server
    this.#remoteAddress = remoteAddress
  }

  async request<T = unknown>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<T>> {
    const cookie = [this.cookie, this.device].filter((part) => part !== undefined).join('; ')
    const sent = { ...(cookie === '' ? {} : { cookie }), ...headers }
    const url = `/api/madre/${path}`
    const answer =
      typeof this.#server === 'string'
        ? await this.#fetch(method, url, body, sent)
        : await this.#inject(method, url, body, sent)
    for (const set of [answer.headers['set-cookie'] ?? []].flat().map(String)) this.#keep(set)
    const json = method !== 'HEAD' && String(answer.headers['content-type'] ?? '').includes('json')
    return { ...answer, body: (json ? JSON.parse(answer.text) : undefined) as T }
  }

  #keep(set: string): void {
    const [pair = ''] = set.split(';')
    if (/-device=/.test(pair)) this.device = pair
    else this.cookie = pair.endsWith('=') ? undefined : pair
  }

  async #inject(method: string, url: string, body: unknown, headers: Record<string, string>) {
    const response = await (this.#server as FastifyInstance).inject({
      method: method as NonNullable<InjectOptions['method']>,
      url,
      remoteAddress: this.#remoteAddress,
      headers,
      ...(body === undefined ? {} : { payload: body as object }),
    })
    return { status: response.statusCode, headers: response.headers as Answer['headers'], text: response.body }
  }

  async #fetch(method: string, url: string, body: unknown, headers: Record<string, string>) {
    const response = await fetch(`${this.#server}${url}`, {
      method,
      headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return {
      status: response.status,
      headers: {
        ...Object.fromEntries(response.headers),
        'set-cookie': response.headers.getSetCookie(),
      } as Answer['headers'],
      text: await response.text(),
    }
  }

  get<T = unknown>(path: string, headers?: Record<string, string>) {
    return this.request<T>('GET', path, undefined, headers)
  }

  post<T = unknown>(path: string, body?: unknown, headers?: Record<string, string>) {
    return this.request<T>('POST', path, body, headers)
  }

  patch<T = Calculation>(path: string, body: unknown, headers?: Record<string, string>) {
    return this.request<T>('PATCH', path, body, headers)
  }

  delete(path: string) {
    return this.request('DELETE', path)
  }

  register(email: string, change: Record<string, unknown> = {}, query = '') {
    return this.post<Problem>(`Users${query}`, {
      userName: email,
      email,
      password: PASSWORD,
      firstName: 'Ana',
      lastName: 'Sá',
      company: 'Aço Lda',
      ...change,
    })
  }

  login(email: string, password = PASSWORD) {
    return this.post<User>('Users/login', { email, password })
  }

  async createCalculation(change: Parameters<typeof sampleRequest>[0] = {}, name = 'Nave'): Promise<Calculation> {
    const answer = await this.post<Calculation>('Calculations', { name, request: sampleRequest(change) })
    if (answer.status !== 201) throw new Error(answer.text)
    return answer.body
  }

  /** Waits until a calculation has come to its end. */
  async settled(id: string, withinMs = 60_000): Promise<Calculation> {
    for (const end = Date.now() + withinMs; Date.now() < end; ) {
      const { body } = await this.get<Calculation>(`Calculations/${id}`)
      if (body.calculationStatus !== 'IN_PROGRESS') return body
      await new Promise((done) => setTimeout(done, 25))
    }
    throw new Error(`calculation ${id} did not end`)
  }

  /** A calculation that is complete. */
  async calculated(change: Parameters<typeof sampleRequest>[0] = {}): Promise<Calculation> {
    const { id } = await this.createCalculation(change)
    await this.post(`Calculations/${id}/calculate`)
    return this.settled(id)
  }
}
