import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { sendRaw } from './testing/raw-socket.ts'
import { type ServeProcess, serveProcess, temporaryDirectory } from './testing/serve-process.ts'
import { testDatabase } from './testing/test-database.ts'

const ended: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ended.splice(0).reverse()) await end()
})

/** Lets a session cookie decide what becomes of its request: a seam that only this test puts in. */
const FAULTS = `
import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
const { createHash } = crypto
crypto.createHash = (...args) => {
  const hash = createHash(...args)
  const update = hash.update.bind(hash)
  hash.update = (data, ...more) => {
    if (/^reject_*$/.test(data)) void Promise.reject(new Error('a forgotten promise'))
    if (/^throw_*$/.test(data)) setTimeout(() => { throw new Error('a bug in a timer') })
    return update(data, ...more)
  }
  return hash
}
syncBuiltinESMExports()
`

async function served(): Promise<ServeProcess> {
  const data = await testDatabase()
  ended.push(data.remove)
  const faults = join(temporaryDirectory(), 'faults.mjs')
  writeFileSync(faults, FAULTS)
  const served = await serveProcess({ ...data.env, NODE_OPTIONS: `--import=${faults}` })
  ended.push(() => served.end('SIGKILL'))
  return served
}

/** @param fault as long as a session's token, or nobody would look it up */
const ask = (server: ServeProcess, fault: string) =>
  fetch(`${server.address}/api/madre/Users/whoami`, { headers: { cookie: `madre-session=${fault.padEnd(43, '_')}` } })

describe('a process', () => {
  it('survives the requests that once ended it', async () => {
    const server = await served()
    const port = Number(new URL(server.address).port)
    for (const line of ['GET //%ff', 'POST //%', 'GET http://']) {
      const { status } = await sendRaw(
        port,
        `${line} HTTP/1.1\r\nHost: localhost\r\nAccept: application/json\r\nConnection: close\r\n\r\n`,
      )
      // 503: the page of a web application that has not been built.
      expect([200, 404, 503]).toContain(status)
    }
    expect((await fetch(`${server.address}/readyz`)).status).toBe(200)
  })

  it('answers 500 to the request whose promise nobody waits for, and goes on', async () => {
    const server = await served()
    const answer = await ask(server, 'reject')
    const problem = (await answer.json()) as { code: string; traceId: string }
    expect([answer.status, problem.code]).toEqual([500, 'InternalError'])
    expect(server.log.find((line) => line.includes('a forgotten promise'))).toContain(problem.traceId)
    expect((await ask(server, 'other')).status).toBe(401)
  })

  it('is not ready after an unforeseen error, finishes what is at hand, and ends with 1', async () => {
    const server = await served()
    const port = Number(new URL(server.address).port)
    // A request whose body is still on its way: at hand when the error comes.
    const body = JSON.stringify({ email: 'a@example.com', password: 'wrong' })
    const head = `POST /api/madre/Users/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n`
    let complete = () => {}
    const slow = sendRaw(port, head, 20_000, (write) => {
      complete = () => write(body)
    })
    await new Promise((done) => setTimeout(done, 300))
    await ask(server, 'throw')
    await expect.poll(() => server.log.some((line) => line.includes('"level":60'))).toBe(true)
    expect((await fetch(`${server.address}/readyz`)).status).toBe(503)
    expect((await fetch(`${server.address}/healthz`)).status).toBe(200)
    const refused = await ask(server, 'other')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
    complete()
    expect((await slow).status).toBe(401)
    expect(await server.exit).toBe(1)
  })

  it('ends within 10 s of SIGTERM, whatever hangs', async () => {
    const server = await served()
    const port = Number(new URL(server.address).port)
    const head =
      'POST /api/madre/Users/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{'
    void sendRaw(port, head, 60_000).catch(() => {})
    await new Promise((done) => setTimeout(done, 300))
    const started = Date.now()
    server.child.kill('SIGTERM')
    await server.exit
    expect(Date.now() - started).toBeLessThan(13_000)
  })
})
