import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { startI18n } from '../i18n/i18n.ts'
import { CHUNK_TIMEOUT_MS, LazyScreen, lazyCode, withTimeout } from './lazy-screen.tsx'

beforeAll(async () => void (await startI18n()))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a screen whose code is loaded on demand', () => {
  it('shows the screen with its properties once the code is there', async () => {
    const code = lazyCode(async () => ({ default: ({ step }: { step: string }) => <p>step {step}</p> }))
    render(<LazyScreen code={code} props={{ step: 'wind' }} />)
    expect(screen.getByRole('status')).toBeTruthy()
    expect(await screen.findByText('step wind')).toBeTruthy()
  })

  it('offers a reload when the code cannot be loaded and the server has no newer build', async () => {
    vi.stubGlobal('fetch', async () => new Response('<script type="module" src="/x.js"></script>', { status: 500 }))
    const code = lazyCode<object>(() => Promise.reject(new Error('gone')))
    render(<LazyScreen code={code} props={{}} />)
    expect(await screen.findByRole('button')).toBeTruthy()
  })

  it('gives up after 120 s and not before', async () => {
    vi.useFakeTimers()
    const outcome = vi.fn()
    void withTimeout(() => new Promise(() => undefined)).catch(outcome)
    await act(() => vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS - 1))
    expect(outcome).not.toHaveBeenCalled()
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(outcome).toHaveBeenCalledOnce()
    expect(CHUNK_TIMEOUT_MS).toBe(120_000)
  })
})
