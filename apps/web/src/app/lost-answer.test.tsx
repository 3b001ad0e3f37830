import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { inEnglish } from './testing/in-english.ts'
import { openApp } from './testing/open-app.tsx'
import { ServerInMemory } from './testing/server-in-memory.ts'
import { request } from './testing/simulator-page.ts'

inEnglish()

const aWhile = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 1000)))
const creations = (server: ServerInMemory) =>
  server.calls.filter((call) => call.method === 'POST' && call.path === 'Calculations')
const keys = (server: ServerInMemory) => creations(server).map((call) => call.idempotencyKey)

/** Presses a button until the server has been asked to create so many times. */
async function press(user: { click: (e: Element) => Promise<void> }, server: ServerInMemory, name: RegExp, n: number) {
  await user.click((await screen.findAllByRole('button', { name }))[0]!)
  await waitFor(() => expect(creations(server)).toHaveLength(n))
  await aWhile()
}

describe('a creation whose answer was lost', () => {
  it('is sent again under its key, and one simulation stands', async () => {
    const { server, user, router } = await openApp('/simulator/new')
    server.loseAnswers(true)
    await press(user, server, /^Save and Continue$/, 1)
    server.loseAnswers(false)
    await press(user, server, /^Save and Continue$/, 2)
    const [first, second] = keys(server)
    expect(first).toMatch(/^[\x21-\x7e]{1,128}$/)
    expect(second).toBe(first)
    expect(creations(server)[1]?.body).toEqual(creations(server)[0]?.body)
    expect(server.calculations.size).toBe(1)
    expect(router.state.location.href).toContain('step=loads')
  })

  it('is another attempt once something else is to be saved', async () => {
    const { server, user } = await openApp('/simulator/new')
    server.loseAnswers(true)
    await press(user, server, /^Save and Continue$/, 1)
    server.loseAnswers(false)
    await user.click((await screen.findAllByRole('switch'))[0]!)
    await press(user, server, /^Save and Continue$/, 2)
    const [first, second] = keys(server)
    expect(second).not.toBe(first)
    expect(server.calculations.size).toBe(2)
  })

  it('is made anew when what it made was deleted since', async () => {
    const { server, user } = await openApp('/simulator/new')
    server.loseAnswers(true)
    await press(user, server, /^Save and Continue$/, 1)
    server.loseAnswers(false)
    server.calculations.clear()
    await press(user, server, /^Save and Continue$/, 3)
    const [first, second, third] = keys(server)
    expect(second).toBe(first)
    expect(third).not.toBe(first)
    expect(server.calculations.size).toBe(1)
  })
})

describe('a copy', () => {
  it('whose answer was lost is made once, from the toolbar and from the list', async () => {
    for (const path of ['toolbar', 'list']) {
      const server = new ServerInMemory()
      const id = server.add({ request })
      const { user } = await openApp(path === 'toolbar' ? `/simulator/${id}` : '/simulations', server)
      // The original is read before it is copied: only what is made loses its answer.
      const answer = server.fetch
      let isLost = true
      vi.stubGlobal('fetch', async (url: URL, init: RequestInit) => {
        server.loseAnswers(isLost && init.method === 'POST')
        return answer(url, init)
      })
      await press(user, server, /^Duplicate/, 1)
      isLost = false
      await press(user, server, /^Duplicate/, 2)
      expect(keys(server)[1]).toBe(keys(server)[0])
      expect(server.calculations.size).toBe(2)
      cleanup()
    }
  })

  it('asked for twice is two copies, each under its own key', async () => {
    const server = new ServerInMemory()
    const id = server.add({ request })
    for (const n of [1, 2]) {
      const { user } = await openApp(`/simulator/${id}`, server)
      await press(user, server, /^Duplicate$/, n)
      cleanup()
    }
    expect(new Set(keys(server)).size).toBe(2)
    expect(server.calculations.size).toBe(3)
  })
})
