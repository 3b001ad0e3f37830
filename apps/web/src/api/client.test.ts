import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { call, fetchData, setRequestLanguage } from './client.ts'
import { ApiError } from './problem.ts'

const asked: { url: URL; init: RequestInit }[] = []
const answer = (response: () => Response | Promise<Response>) =>
  vi.stubGlobal('fetch', async (url: URL, init: RequestInit) => {
    asked.push({ url, init })
    return response()
  })

beforeEach(() => {
  asked.length = 0
  document.head.innerHTML = ''
})
afterEach(() => vi.unstubAllGlobals())

describe('a call to the API', () => {
  it('carries cookies and JSON, and lang only once it is set', async () => {
    answer(() => Response.json({ ok: true }))
    await fetchData('POST', 'Users/login', { body: { email: 'a@b.c' } })
    expect(asked[0]?.url.pathname).toBe('/api/madre/Users/login')
    expect(asked[0]?.url.search).toBe('')
    expect(asked[0]?.init.credentials).toBe('same-origin')
    expect(asked[0]?.init.body).toBe('{"email":"a@b.c"}')
    setRequestLanguage('pt')
    await fetchData('GET', 'Calculations')
    expect(asked[1]?.url.searchParams.get('lang')).toBe('pt')
    expect(asked[1]?.init.body).toBeUndefined()
    await fetchData('GET', 'Calculations/1/calculation-note?lang=de')
    expect(asked[2]?.url.searchParams.getAll('lang')).toEqual(['de'])
  })

  it('goes to the application the page names', async () => {
    document.head.innerHTML = '<meta name="madre-app-id" content="steel-co">'
    answer(() => Response.json([]))
    await fetchData('GET', 'Calculations')
    expect(asked[0]?.url.pathname).toBe('/api/steel-co/Calculations')
  })

  it('names the version a change is based on, and gives the new one back', async () => {
    answer(() => Response.json({ id: '1' }, { headers: { etag: '"2"' } }))
    expect((await call('PATCH', 'Calculations/1', { body: {}, ifMatch: '"1"' })).etag).toBe('"2"')
    expect(new Headers(asked[0]?.init.headers).get('if-match')).toBe('"1"')
  })

  it('takes an empty answer', async () => {
    answer(() => new Response(null, { status: 204 }))
    expect(await fetchData('DELETE', 'Calculations/1')).toBeUndefined()
  })
})

describe('a refused call', () => {
  const failure = async () => {
    const error = await fetchData('POST', 'Users', {}).catch((thrown: unknown) => thrown)
    if (!(error instanceof ApiError)) throw new Error('no ApiError')
    return error
  }

  it('says what the first detail says, and keeps the fields', async () => {
    const details = [
      { code: 'TooShort', description: 'At least 8 characters.', field: 'password' },
      { code: 'Invalid', description: 'No e-mail address.', field: 'email' },
    ]
    answer(() => Response.json({ status: 400, code: 'Invalid', title: 'Bad', details }, { status: 400 }))
    const error = await failure()
    expect(error.description).toBe('At least 8 characters.')
    expect(error.details).toEqual(details)
    expect(error.status).toBe(400)
  })

  it('falls back on detail and title', async () => {
    answer(() => Response.json({ code: 'Busy', title: 'Busy', detail: 'Try later.' }, { status: 503 }))
    expect((await failure()).description).toBe('Try later.')
  })

  it.each([
    ['<html>Bad gateway</html>', 'a proxy that answers with a page'],
    ['', 'nothing'],
    ['null', 'JSON that is no problem'],
    ['{"details":"no list"}', 'details of the wrong shape'],
  ])('survives %s (%s)', async (body) => {
    answer(() => new Response(body, { status: 502 }))
    const error = await failure()
    expect(error.status).toBe(502)
    expect(error.description).toBeUndefined()
    expect(error.body).toBe(body)
  })

  it('tells a missing network from a refusal', async () => {
    answer(() => Promise.reject(new TypeError('Failed to fetch')))
    const error = await failure()
    expect(error.unreachable).toBe(true)
    expect(error.code).toBe('Offline')
  })

  it('passes on that the caller gave up', async () => {
    const stop = new AbortController()
    answer(() => Promise.reject(new DOMException('Aborted', 'AbortError')))
    stop.abort()
    await expect(fetchData('GET', 'Calculations', { signal: stop.signal })).rejects.toThrow('Aborted')
  })
})
