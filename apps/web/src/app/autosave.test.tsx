import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { ana } from '../api/testing/ana.ts'
import { inEnglish } from './testing/in-english.ts'
import { openApp } from './testing/open-app.tsx'
import { ServerInMemory } from './testing/server-in-memory.ts'
import { findSpacing, request, result, spacing, toolbar } from './testing/simulator-page.ts'

inEnglish()

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

/** Opens a simulation of a user whose simulations save themselves; from then on time passes by `pass` alone. */
async function open(path: string, server: ServerInMemory) {
  const app = await openApp(path, server, { ...ana, autosave: true })
  await findSpacing()
  vi.useFakeTimers()
  return app
}
const type = (text: string) => {
  spacing().focus()
  fireEvent.change(spacing(), { target: { value: text } })
}

describe('a simulation that saves itself', () => {
  it('is saved without the busy bar two seconds after the last change, and its undo goes on across it', async () => {
    const server = new ServerInMemory()
    const id = server.add({ request })
    await open(`/simulator/${id}`, server)
    type('1.5')
    expect(toolbar().textContent).toContain('Saving…')
    await pass(1900)
    expect(server.count('PATCH', /./)).toBe(0)
    await pass(200)
    expect(document.querySelector('[aria-busy="true"]')).toBeNull()
    await pass(200)
    expect(server.calculations.get(id)?.request.transverseLengthM).toBe(1.5)
    expect(toolbar().textContent).toContain('Saved')
    expect(toolbar().textContent).not.toContain('unsaved changes')
    act(() => screen.getByRole('button', { name: 'Undo (Ctrl+Z)' }).click())
    expect(spacing().value).toBe('2.00')
    await pass(2200)
    expect(server.calculations.get(id)?.request.transverseLengthM).toBe(2)
    expect([server.count('PATCH', /./), server.count('POST', /./)]).toEqual([2, 0])
  })

  it('is not a new one, and not one that was calculated or failed to be: their changes stay on the device', async () => {
    for (const given of [{ result, calculationStatus: 'COMPLETE' as const }, { calculationStatus: 'ERROR' as const }]) {
      const server = new ServerInMemory()
      const id = server.add({ request, ...given })
      await open(`/simulator/${id}`, server)
      type('1.5')
      await pass(60_000)
      expect([server.count('PATCH', /./), server.count('POST', /./)]).toEqual([0, 0])
      expect(toolbar().textContent).toContain('unsaved changes')
      expect(JSON.stringify(localStorage)).toContain('1.5')
      vi.useRealTimers()
      cleanup()
    }
    const server = new ServerInMemory()
    await open('/simulator/new', server)
    type('1.5')
    await pass(60_000)
    expect(server.calls.filter(({ method }) => method !== 'GET')).toEqual([])
  })

  it('that was calculated elsewhere in the meantime is left to its user', async () => {
    const server = new ServerInMemory()
    const id = server.add({ request })
    await open(`/simulator/${id}`, server)
    type('1.5')
    const { version } = server.calculations.get(id)!
    server.change(id, { result, calculationStatus: 'COMPLETE' })
    // A calculation is no change of the user's: the version stays.
    server.calculations.set(id, { ...server.calculations.get(id)!, version })
    await pass(60_000)
    expect(server.count('PATCH', /./)).toBe(0)
    expect(toolbar().textContent).toContain('unsaved changes')
  })

  it('asks where another version stands in the way, and then leaves it to the user', async () => {
    const server = new ServerInMemory()
    const id = server.add({ request })
    await open(`/simulator/${id}`, server)
    type('1.5')
    server.change(id, { request: { ...request, transverseLengthM: 1.1 } })
    await pass(2200)
    act(() => screen.getByRole('button', { name: 'Continue editing' }).click())
    await pass(500)
    type('1.6')
    await pass(60_000)
    expect(screen.queryByRole('button', { name: 'Continue editing' })).toBeNull()
    expect(server.calculations.get(id)?.request.transverseLengthM).toBe(1.1)
    expect([spacing().value, server.count('PATCH', /./)]).toEqual(['1.6', 1])
  })

  it('says that the network is lost, loses nothing, and goes on when it is back', async () => {
    const server = new ServerInMemory()
    const id = server.add({ request })
    await open(`/simulator/${id}`, server)
    server.refuseCalls(true)
    type('1.5')
    await pass(4000)
    expect(screen.getByText('Failed to save simulation. Please try again.')).toBeTruthy()
    expect(toolbar().textContent).toContain('unsaved changes')
    expect(JSON.stringify(localStorage)).toContain('1.5')
    server.refuseCalls(false)
    act(() => void window.dispatchEvent(new Event('online')))
    await pass(2500)
    expect(server.calculations.get(id)?.request.transverseLengthM).toBe(1.5)
    expect(toolbar().textContent).toContain('Saved')
  })

  it('is copied with the changes of the last two seconds', async () => {
    const server = new ServerInMemory()
    const id = server.add({ request })
    await open(`/simulator/${id}`, server)
    type('1.5')
    act(() => screen.getByRole('button', { name: 'Duplicate' }).click())
    await pass(1000)
    const copies = [...server.calculations.values()].map((c) => c.request.transverseLengthM)
    expect(copies).toEqual([1.5, 1.5])
  })

  it('is saved before its step is left, and nobody is asked', async () => {
    const server = new ServerInMemory()
    const id = server.add({ request })
    const { router } = await open(`/simulator/${id}`, server)
    type('1.5')
    act(() => screen.getByRole('button', { name: /Permanent Loads/ }).click())
    await pass(500)
    expect(server.calculations.get(id)?.request.transverseLengthM).toBe(1.5)
    expect(router.state.location.href).toContain('step=loads')
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('unsaved changes of an earlier visit', () => {
  it('come back with their time, and are kept or discarded', async () => {
    const server = new ServerInMemory()
    const id = server.add({ request, result, calculationStatus: 'COMPLETE' })
    await open(`/simulator/${id}`, server)
    type('1.5')
    await pass(100)
    const kept = Object.keys(localStorage).map((key): [string, string] => [key, localStorage.getItem(key) ?? ''])
    vi.useRealTimers()
    cleanup()
    const reopen = () => openApp(`/simulator/${id}`, server, { ...ana, autosave: true }, kept)
    const first = await reopen()
    expect(await screen.findByText(/^Unsaved draft of \d\dh \d\dm, recovered/)).toBeTruthy()
    expect(spacing().value).toBe('1.50')
    await first.user.click(screen.getByRole('button', { name: 'Keep' }))
    expect(screen.queryByText(/^Unsaved draft/)).toBeNull()
    expect(toolbar().textContent).toContain('unsaved changes')
    cleanup()
    const second = await reopen()
    await second.user.click(await screen.findByRole('button', { name: 'Discard changes' }))
    expect(spacing().value).toBe('2.00')
    expect(Object.keys(localStorage).filter((key) => key.startsWith('madre.draft'))).toEqual([])
  })

  it('of what saves itself are saved once they are kept, and not before', async () => {
    const server = new ServerInMemory()
    const id = server.add({ request })
    await open(`/simulator/${id}`, server)
    type('1.5')
    await pass(100)
    const kept = Object.keys(localStorage).map((key): [string, string] => [key, localStorage.getItem(key) ?? ''])
    vi.useRealTimers()
    cleanup()
    await openApp(`/simulator/${id}`, server, { ...ana, autosave: true }, kept)
    const keep = await screen.findByRole('button', { name: 'Keep' })
    vi.useFakeTimers()
    await pass(60_000)
    expect([server.count('PATCH', /./), toolbar().textContent]).toEqual([0, expect.stringContaining('unsaved changes')])
    act(() => keep.click())
    await pass(2500)
    expect(server.calculations.get(id)?.request.transverseLengthM).toBe(1.5)
  })
})
