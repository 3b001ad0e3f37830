import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { StoredCalculation } from '../../../api/simulation-store.ts'
import { newSimulation } from '../model/simulation.ts'
import { setMainSpanCount } from '../model/span-rules.ts'
import { toRequest } from '../model/to-request.ts'
import type { Values } from '../model/values.ts'
import { useDraft } from './use-draft.ts'

const KEY = 'draft'

function stored(change: (v: Values) => Values, etag: string): StoredCalculation {
  const { values, steelGrades } = newSimulation()
  return {
    id: '4f1c',
    name: 'Nave',
    description: '',
    project: 'Pavilhão',
    creationDate: '2026-01-31T12:00:00.000Z',
    lastUpdateDate: '2026-01-31T12:00:00.000Z',
    calculationStatus: 'PENDING',
    chosenResultId: null,
    calculatedAt: null,
    request: toRequest({ values: change(values), steelGrades }, { project: 'Pavilhão', description: '', date: '' }),
    result: null,
    etag,
  }
}
const same = (v: Values) => v
const spaced = (spacing: number) => (v: Values) => ({ ...v, spacing })
const open = (calculation: StoredCalculation | undefined) =>
  renderHook((c: StoredCalculation | undefined) => useDraft(c, KEY), { initialProps: calculation })

/** What follows happens in this tab of the browser. */
const inTab = (name: string) => sessionStorage.setItem('madre.tab', name)

describe('the values being edited', () => {
  beforeEach(() => {
    localStorage.clear()
    inTab('first')
  })
  afterEach(cleanup)

  it('are unsaved as long as they would send something else, and come back after a reload', () => {
    const { result, unmount } = open(undefined)
    expect(result.current.isDirty).toBe(false)
    act(() => result.current.update((v) => setMainSpanCount(v, 3)))
    expect(result.current.isDirty).toBe(true)
    unmount()
    const again = open(undefined)
    expect(again.result.current.wasRestored).toBe(true)
    expect(again.result.current.draft.values.spans.main).toHaveLength(3)
    act(() => again.result.current.discard())
    expect(again.result.current.isDirty).toBe(false)
    expect(localStorage).toHaveLength(0)
  })

  it('are not unsaved when an edit is taken back', () => {
    const { result } = open(undefined)
    act(() => result.current.update(spaced(3)))
    act(() => result.current.update(spaced(2)))
    expect(result.current.isDirty).toBe(false)
  })

  it('are unsaved once restraints are declared, and saved with it', () => {
    const { result } = open(stored(same, '"1"'))
    const declared = (v: Values) => ({ ...v, restraints: { ...v.restraints, use: true } })
    act(() => result.current.update(declared))
    expect(result.current.isDirty).toBe(true)
    act(() => result.current.markSaved(stored(declared, '"2"')))
    expect([result.current.isDirty, result.current.draft.values.restraints.use]).toEqual([false, true])
  })

  it('have the concentrated load of a roof again when the ψ that took it out is taken back', () => {
    const { result } = open(undefined)
    const sent = () => toRequest(result.current.draft, { project: '', description: '', date: '' }).roofPointLoadKn
    const psi = (v: Values): Values => {
      const { live } = v.loads
      const distributed = { ...live.distributed, deltas: [0.7, 0, 0] as [number, number, number] }
      return { ...v, loads: { ...v.loads, live: { ...live, distributed } } }
    }
    expect(sent()).toBe(1)
    act(() => result.current.update(psi))
    expect([sent(), result.current.isDirty]).toEqual([undefined, true])
    act(() => void result.current.undo())
    expect([sent(), result.current.isDirty]).toEqual([1, false])
  })

  it('follow the version when only status or name moved on, so that the next save is not refused', () => {
    const { result, rerender } = open(stored(same, '"1"'))
    act(() => result.current.update(spaced(3)))
    rerender({ ...stored(same, '"2"'), calculationStatus: 'COMPLETE' })
    expect(result.current.etag).toBe('"2"')
    expect(result.current.draft.values.spacing).toBe(3)
  })

  it('take over what another tab saved, but only when nothing would be lost', () => {
    const clean = open(stored(same, '"1"'))
    clean.rerender(stored(spaced(1.5), '"2"'))
    expect(clean.result.current.draft.values.spacing).toBe(1.5)
    expect(clean.result.current.isDirty).toBe(false)
    clean.unmount()
    const edited = open(stored(same, '"1"'))
    act(() => edited.result.current.update(spaced(3)))
    edited.rerender(stored(spaced(1.5), '"2"'))
    expect(edited.result.current.draft.values.spacing).toBe(3)
    expect(edited.result.current.etag).toBe('"1"')
  })

  it('made on a version that is gone keep that version, so that the save asks', () => {
    const first = open(stored(same, '"1"'))
    act(() => first.result.current.update(spaced(3)))
    first.unmount()
    const again = open(stored(spaced(1.5), '"2"'))
    expect(again.result.current.etag).toBe('"1"')
    expect(again.result.current.draft.values.spacing).toBe(3)
  })

  it('are saved afterwards', () => {
    const { result } = open(stored(same, '"1"'))
    act(() => result.current.update(spaced(3)))
    act(() => result.current.markSaved(stored(spaced(3), '"2"')))
    expect([result.current.isDirty, result.current.etag]).toEqual([false, '"2"'])
    expect(localStorage).toHaveLength(0)
  })

  it('are taken back and made again, one entry a change, across a save', () => {
    const { result } = open(stored(same, '"1"'))
    const start = result.current.draft.values.spacing
    act(() => result.current.update(spaced(3)))
    act(() => result.current.markSaved(stored(spaced(3), '"2"')))
    act(() => result.current.update(spaced(4)))
    act(() => void result.current.undo())
    expect([result.current.draft.values.spacing, result.current.isDirty]).toEqual([3, false])
    act(() => void result.current.undo())
    expect([result.current.draft.values.spacing, result.current.isDirty]).toEqual([start, true])
    expect([result.current.canUndo, result.current.canRedo]).toEqual([false, true])
    act(() => void result.current.redo())
    expect(result.current.draft.values.spacing).toBe(3)
  })

  it('typed into one field are one change, and another once the field was left', () => {
    const field = document.body.appendChild(document.createElement('input'))
    const { result } = open(undefined)
    field.focus()
    for (const typed of [1, 1.2, 1.25]) act(() => result.current.update(spaced(typed)))
    act(() => field.blur())
    field.focus()
    act(() => result.current.update(spaced(3)))
    act(() => void result.current.undo())
    expect(result.current.draft.values.spacing).toBe(1.25)
    act(() => void result.current.undo())
    expect(result.current.isDirty).toBe(false)
    field.remove()
  })

  it('of a version that is given up are not taken back into another', () => {
    const { result } = open(stored(same, '"1"'))
    act(() => result.current.update(spaced(3)))
    act(() => result.current.adopt(stored(spaced(1.5), '"2"')))
    expect(result.current.canUndo).toBe(false)
  })

  it('are kept by each tab for itself: what another one saves or leaves unchanged drops nothing', () => {
    const first = open(stored(same, '"1"'))
    act(() => first.result.current.update(spaced(3)))
    inTab('second')
    // As it would be if the first tab had not typed anything yet.
    const kept = localStorage.getItem('draft.first')!
    localStorage.clear()
    const second = open(stored(same, '"1"'))
    localStorage.setItem('draft.first', kept)
    second.rerender({ ...stored(same, '"2"'), name: 'Renamed' })
    expect(localStorage.getItem('draft.first')).toBe(kept)
    act(() => second.result.current.update(spaced(1.5)))
    act(() => second.result.current.markSaved(stored(spaced(1.5), '"3"')))
    second.unmount()
    first.unmount()
    inTab('first')
    const again = open(stored(spaced(1.5), '"3"'))
    expect(again.result.current.draft.values.spacing).toBe(3)
    expect([again.result.current.wasRestored, again.result.current.etag]).toEqual([true, '"1"'])
  })

  it('of a closed tab come back in another, and once', () => {
    const first = open(undefined)
    act(() => first.result.current.update(spaced(3)))
    first.unmount()
    inTab('second')
    const second = open(undefined)
    expect(second.result.current.wasRestored).toBe(true)
    expect(Object.keys(localStorage)).toEqual(['draft.second'])
    act(() => second.result.current.discard())
    expect(localStorage).toHaveLength(0)
  })

  it('of an open tab are kept again when another has taken them for those of a closed one', () => {
    const { result } = open(undefined)
    act(() => result.current.update(spaced(3)))
    localStorage.clear()
    window.dispatchEvent(new StorageEvent('storage', { key: 'draft.first', newValue: null }))
    expect(Object.keys(localStorage)).toEqual(['draft.first'])
    act(() => result.current.discard())
    window.dispatchEvent(new StorageEvent('storage', { key: 'draft.first', newValue: null }))
    expect(localStorage).toHaveLength(0)
  })
})
