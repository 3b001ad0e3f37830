import { describe, expect, it } from 'vitest'
import { createMadre, MadreError, ok, settled } from './index.mjs'

/** A server that gives one answer after the other, and the requests it got. */
function served(...answers: (() => Response)[]) {
  const asked: Request[] = []
  const fetch = async (request: Request) => {
    asked.push(request)
    return (answers.length > 1 ? answers.shift()! : answers[0]!)()
  }
  return { asked, fetch }
}

const json = (body: object, init?: ResponseInit) => () => Response.json(body, init)
const params = { path: { id: '7' } }

describe('a call', () => {
  it('goes to the API of the server, with the token', async () => {
    const { asked, fetch } = served(json([]))
    const madre = createMadre({ url: 'https://madre.example/', appId: 'steel', token: 'madre_x', fetch })
    expect(await ok(madre.GET('/Calculations', { params: { query: { limit: 5 } } }))).toEqual([])
    expect(asked[0]!.url).toBe('https://madre.example/api/steel/Calculations?limit=5')
    expect(asked[0]!.headers.get('authorization')).toBe('Bearer madre_x')
  })

  it('that is refused throws all that was said', async () => {
    const problem = { code: 'TooManyRequests', detail: 'Too many attempts.', status: 429 }
    const { asked, fetch } = served(json(problem, { status: 429, headers: { 'retry-after': '12' } }))
    const refused = await ok(createMadre({ url: 'https://m.example', fetch }).GET('/Calculations')).catch((e) => e)
    expect(refused).toBeInstanceOf(MadreError)
    expect(refused).toMatchObject({ status: 429, code: problem.code, message: problem.detail, retryAfterSeconds: 12 })
    expect(refused.problem).toEqual(problem)
    expect(asked[0]!.headers.has('authorization'), 'without a token').toBe(false)
  })

  it('that somebody else answers throws too', async () => {
    const { fetch } = served(() => new Response('<h1>Bad gateway</h1>', { status: 502, statusText: 'Bad Gateway' }))
    const refused = ok(createMadre({ url: 'https://m.example', fetch }).DELETE('/Calculations/{id}', { params }))
    await expect(refused).rejects.toMatchObject({
      status: 502,
      code: '',
      problem: null,
      retryAfterSeconds: null,
      message: '502 Bad Gateway',
    })
  })
})

describe('waiting for a calculation', () => {
  const running = json({ id: '7', calculationStatus: 'IN_PROGRESS' })

  it('ends with it', async () => {
    const { asked, fetch } = served(running, running, json({ id: '7', calculationStatus: 'ERROR' }))
    const { calculationStatus } = await settled(createMadre({ url: 'https://m.example', fetch }), '7')
    expect([calculationStatus, asked.length]).toEqual(['ERROR', 3])
  })

  it('ends when nobody waits any more', async () => {
    const gone = new AbortController()
    const { asked, fetch } = served(running)
    const waiting = settled(createMadre({ url: 'https://m.example', fetch }), '7', { signal: gone.signal })
    gone.abort()
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' })
    expect(asked.length).toBeLessThanOrEqual(1)
  })
})
