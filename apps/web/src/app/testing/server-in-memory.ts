import type { Calculation, CalculationSummary, Template, User } from '@madre/contract'
import { genericCatalogue } from '@madre/engine'
import type { AccessToken, Session } from '../../api/account.ts'

/** One call the page made. */
interface Call {
  method: string
  path: string
  body: Record<string, unknown>
  idempotencyKey: string | null
}

const problem = (status: number, code: string) =>
  Response.json({ status, code, title: code, details: [{ code, description: code, field: '' }] }, { status })

/** The API as far as simulations go, kept in memory; it answers after a moment, as a server does. */
export class ServerInMemory {
  readonly calculations = new Map<string, Calculation & { version: number }>()
  readonly calls: Call[] = []
  readonly templates: Template[] = []
  readonly sessions: Session[] = []
  readonly tokens: AccessToken[] = []
  /** who is signed in, as their changes leave them */
  user: Partial<User> = {}
  readonly #madeFor = new Map<string, { body: string; id: string }>()
  #made = 0
  #isLosingAnswers = false
  #isAway = false

  /** From now on what is asked is done, and its answer never arrives. */
  loseAnswers(isLosing: boolean): void {
    this.#isLosingAnswers = isLosing
  }

  /** From now on no call arrives. */
  refuseCalls(isAway: boolean): void {
    this.#isAway = isAway
  }

  /** Calls of a method whose path ends so. */
  count(method: string, path: RegExp): number {
    return this.calls.filter((call) => call.method === method && path.test(call.path)).length
  }

  add(calculation: Partial<Calculation> & Pick<Calculation, 'request'>): string {
    this.#made += 1
    const id = `00000000-0000-4000-8000-${String(this.#made).padStart(12, '0')}`
    const now = '2026-01-31T12:00:00.000Z'
    this.calculations.set(id, {
      id,
      name: 'Roof',
      description: '',
      project: calculation.request.metadata.projectName,
      creationDate: now,
      lastUpdateDate: now,
      calculationStatus: 'PENDING',
      chosenResultId: null,
      result: null,
      calculatedAt: null,
      ...calculation,
      version: 1,
    })
    return id
  }

  /** A change somebody makes elsewhere. */
  change(id: string, change: Partial<Calculation>): void {
    const found = this.calculations.get(id)
    if (found) this.calculations.set(id, { ...found, ...change, version: found.version + 1 })
  }

  readonly fetch = async (url: URL | string, init: RequestInit = {}): Promise<Response> => {
    const { pathname, searchParams } = new URL(url, 'http://localhost')
    const path = pathname.replace(/^\/api\/[^/]+\//, '')
    const method = init.method ?? 'GET'
    const idempotencyKey = new Headers(init.headers).get('idempotency-key')
    this.calls.push({ method, path, body: init.body ? JSON.parse(String(init.body)) : {}, idempotencyKey })
    await new Promise((resolve) => setTimeout(resolve, 20))
    if (this.#isAway) throw new TypeError('Failed to fetch')
    const answer =
      path === 'Calculations' && method === 'GET' ? this.#list(searchParams) : this.#answer(method, path, init)
    if (this.#isLosingAnswers) throw new TypeError('Failed to fetch')
    return answer
  }

  #list(query: URLSearchParams): Response {
    const isAsked = (c: CalculationSummary) =>
      c.name.includes(query.get('search') ?? '') && (!query.has('touched') || isTouched(c))
    const all = [...this.calculations.values()].map(summary).filter(isAsked)
    const limit = Number(query.get('limit') ?? all.length)
    const after = all.findIndex((c) => c.id === query.get('after'))
    if (query.has('after') && after < 0) return problem(404, 'CalculationNotFound')
    const page = all.slice(after + 1, after + 1 + limit)
    const next = `limit=${limit}&after=${page.at(-1)?.id}`
    return Response.json(page, {
      headers: {
        ...(query.has('after') ? {} : { 'x-total-count': String(all.length) }),
        ...(after + 1 + limit < all.length ? { link: `</api/madre/Calculations?${next}>; rel="next"` } : {}),
      },
    })
  }

  #answer(method: string, path: string, init: RequestInit): Response {
    const body = init.body ? JSON.parse(String(init.body)) : {}
    if (path === 'Catalogue') return Response.json(genericCatalogue)
    if (path === 'Sheets') return Response.json([])
    if (path.startsWith('Templates')) return this.#template(method, path.split('/')[1], body)
    if (path === 'Users/sessions') return Response.json(this.sessions)
    if (path === 'Users/tokens') return Response.json(this.tokens)
    if (path === 'Users/me') {
      this.user = { ...this.user, ...body }
      return Response.json(this.user)
    }
    if (path === 'Calculations') return this.#create(body, new Headers(init.headers).get('idempotency-key') ?? '')
    const [, id = '', action] = path.split('/')
    const found = this.calculations.get(id)
    if (!found) return problem(404, 'NotFound')
    if (action === 'calculate') {
      if (found.calculationStatus === 'IN_PROGRESS') return problem(409, 'AlreadyRunning')
      this.change(id, { calculationStatus: 'IN_PROGRESS' })
      return this.#full(id, 202)
    }
    if (action === 'cancel') {
      if (found.calculationStatus !== 'IN_PROGRESS') return problem(409, 'NotRunning')
      this.change(id, { calculationStatus: found.result === null ? 'PENDING' : 'EDITED' })
      return this.#full(id)
    }
    if (method === 'DELETE') {
      this.calculations.delete(id)
      return new Response(null, { status: 204 })
    }
    if (method === 'PATCH') {
      const sent = new Headers(init.headers).get('if-match')
      if (sent !== null && sent !== `"${found.version}"`) return problem(409, 'StaleVersion')
      if (body.chosenResultId && found.calculationStatus !== 'COMPLETE') return problem(409, 'ResultOutdated')
      this.change(id, body)
    }
    return this.#full(id)
  }

  #template(method: string, id: string | undefined, body: Pick<Template, 'name' | 'request'>): Response {
    if (method === 'GET' && id === undefined) return Response.json(this.templates)
    const at = this.templates.findIndex((template) => template.id === id)
    if (id !== undefined && at < 0) return problem(404, 'TemplateNotFound')
    if (body.name && this.templates.some((t) => t.id !== id && t.name === body.name))
      return problem(409, 'TemplateNameTaken')
    if (method === 'DELETE') {
      this.templates.splice(at, 1)
      return new Response(null, { status: 204 })
    }
    if (method === 'GET') return Response.json(this.templates[at])
    const now = '2026-01-31T12:00:00.000Z'
    const fresh = { id: `t${this.templates.length + 1}`, creationDate: now, lastUpdateDate: now }
    const template: Template = { ...(this.templates[at] ?? fresh), ...body }
    this.templates.splice(id === undefined ? this.templates.length : at, 1, template)
    return Response.json(template, { status: id === undefined ? 201 : 200 })
  }

  #create(body: Pick<Calculation, 'request'>, key: string): Response {
    const known = this.#madeFor.get(key)
    if (known && known.body !== JSON.stringify(body)) return problem(422, 'IdempotencyKeyReused')
    if (known) return this.calculations.has(known.id) ? this.#full(known.id, 201) : problem(404, 'CalculationNotFound')
    const id = this.add({ ...body, project: body.request.metadata.projectName })
    if (key) this.#madeFor.set(key, { body: JSON.stringify(body), id })
    return this.#full(id, 201)
  }

  #full(id: string, status = 200): Response {
    const { version, ...calculation } = this.calculations.get(id)!
    return Response.json(calculation, { status, headers: { etag: `"${version}"` } })
  }
}

const consoles = ({ request }: Calculation) => Number(request.hasLeftCantilever) + Number(request.hasRightCantilever)

const summary = (c: Calculation): CalculationSummary => ({
  id: c.id,
  name: c.name,
  simulationType: c.request.simulationType,
  spans: c.request.spanLengthsM.length,
  profileType: c.request.sectionTypes[0] ?? 'OMEGA',
  mainSpans: c.request.spanLengthsM.length - consoles(c),
  consoles: consoles(c),
  chosen: c.result?.solutions.find((s) => s.id === c.chosenResultId) ?? null,
  calculationStatus: c.calculationStatus,
  creationDate: c.creationDate,
  lastUpdateDate: c.lastUpdateDate,
  metadata: { projectName: c.project },
  underestimated: c.underestimated ?? [],
  recalculated: c.recalculated ?? null,
})

const isTouched = ({ underestimated, recalculated }: CalculationSummary) =>
  underestimated.length > 0 || recalculated !== null
