import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mayBeSavedUnasked, useAutosave } from './use-autosave.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

/** A form on the hook; `change` is one of the user's changes, `save` answers whether all was saved. */
function form({ isOn = true, answers = async () => true }: { isOn?: boolean; answers?: () => Promise<boolean> } = {}) {
  let state = { isOn, edits: 0, isDirty: false }
  const save = vi.fn(async (_asks: boolean) => {
    const isSaved = await answers()
    if (isSaved) set({ isDirty: false })
    return isSaved
  })
  const { result, rerender } = renderHook((s: typeof state) => useAutosave({ ...s, save }), { initialProps: state })
  const set = (part: Partial<typeof state>) => {
    state = { ...state, ...part }
    rerender(state)
  }
  const change = () => set({ edits: state.edits + 1, isDirty: true })
  return { result, save, set, change }
}

describe('what saves itself', () => {
  it.each([
    ['PENDING', true],
    ['EDITED', true],
    ['COMPLETE', false],
    ['ERROR', false],
    ['IN_PROGRESS', false],
    [undefined, false],
  ] as const)('%s: %s', (status, may) => expect(mayBeSavedUnasked(status)).toBe(may))

  it('is saved once, two seconds after the last change, and says so', async () => {
    const { result, save, change } = form()
    change()
    await pass(1500)
    change()
    await pass(1999)
    expect([save.mock.calls.length, result.current.state]).toEqual([0, 'saving'])
    await pass(1)
    expect([save.mock.calls, result.current.state]).toEqual([[[true]], 'saved'])
    await pass(60_000)
    expect(save).toHaveBeenCalledTimes(1)
  })

  it('is not what was restored and nobody has touched, nor what was taken back, nor anything while it is off', async () => {
    const restored = form()
    restored.set({ isDirty: true })
    const undone = form()
    undone.change()
    undone.set({ edits: 2, isDirty: false })
    const off = form({ isOn: false })
    off.change()
    await pass(60_000)
    for (const { save } of [restored, undone, off]) expect(save).not.toHaveBeenCalled()
    expect([restored.result.current.state, off.result.current.state]).toEqual(['unsaved', null])
  })

  it('waits as long as a calculation runs, and goes on when it was cancelled', async () => {
    const { save, change, set } = form()
    change()
    set({ isOn: false })
    await pass(60_000)
    expect(save).not.toHaveBeenCalled()
    set({ isOn: true })
    await pass(2000)
    expect(save).toHaveBeenCalledTimes(1)
  })

  it('is sent after what is no value has left its field, and not before', async () => {
    const field = document.body.appendChild(document.createElement('input'))
    field.focus()
    field.setAttribute('aria-invalid', 'true')
    const { result, save, change } = form()
    change()
    await pass(60_000)
    expect([save.mock.calls.length, result.current.state]).toEqual([0, 'unsaved'])
    act(() => field.blur())
    await pass(2000)
    expect([save.mock.calls.length, result.current.state]).toEqual([1, 'saved'])
    field.remove()
  })

  it('that failed is tried again with the next change, or when the network is back', async () => {
    let works = false
    const { result, save, change } = form({ answers: async () => works })
    change()
    await pass(60_000)
    expect([save.mock.calls.length, result.current.state]).toEqual([1, 'unsaved'])
    change()
    await pass(2000)
    expect(save).toHaveBeenCalledTimes(2)
    works = true
    act(() => void window.dispatchEvent(new Event('online')))
    await pass(2000)
    expect([save.mock.calls.length, result.current.state]).toEqual([3, 'saved'])
  })

  it('is saved at once, without a question, by who leaves; who leaves waits no longer than three seconds', async () => {
    const quick = form()
    quick.change()
    await act(async () => expect(await quick.result.current.flush()).toBe(true))
    expect(quick.save.mock.calls).toEqual([[false]])
    await pass(60_000)
    expect(quick.save).toHaveBeenCalledTimes(1)

    const slow = form({ answers: () => new Promise(() => undefined) })
    slow.change()
    const left = slow.result.current.flush()
    await pass(3000)
    expect(await left).toBe(false)
  })
})
