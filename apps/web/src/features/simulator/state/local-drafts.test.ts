// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { setAllJoints } from '../model/joint-edits.ts'
import { newSimulation } from '../model/simulation.ts'
import { setMainSpanCount } from '../model/span-rules.ts'
import { toRequest } from '../model/to-request.ts'
import { noJoints } from '../model/values.ts'
import { setProfile } from '../model/with-profile.ts'
import kept from '../testing/kept-drafts.json'
import { draftKey, dropAllDrafts, dropDraft, keepDraft, readDraft } from './local-drafts.ts'

const SAID = { project: '', description: '', date: '' }
const key = draftKey('user-1', 'new')

describe('unsaved changes kept on the device', () => {
  beforeEach(() => localStorage.clear())

  it('come back as the latest of those that closed tabs have kept, and all go at once', () => {
    const { values, steelGrades } = newSimulation()
    const kept = (tab: string, spacing: number, at: string) => {
      sessionStorage.setItem('madre.tab', tab)
      keepDraft(key, { values: { ...values, spacing }, steelGrades, etag: null, at })
    }
    kept('a', 1, '2026-01-02T10:00:00.000Z')
    kept('b', 2, '2026-01-02T11:00:00.000Z')
    kept('c', 3, '2026-01-02T09:00:00.000Z')
    expect(readDraft(key)?.values.spacing).toBe(3)
    dropDraft(key)
    expect(readDraft(key)?.values.spacing).toBe(2)
    dropDraft(key)
    expect(readDraft(key)?.values.spacing).toBe(1)
    kept('d', 4, '2026-01-02T12:00:00.000Z')
    dropAllDrafts(key)
    expect(readDraft(key)).toBeNull()
  })

  it('come back as they were, until they are dropped', () => {
    const { values, steelGrades } = newSimulation()
    const draft = { values: setMainSpanCount(values, 3), steelGrades, etag: '"4"' }
    keepDraft(key, draft)
    expect(readDraft(key)).toEqual(draft)
    expect(readDraft(draftKey('user-2', 'new'))).toBeNull()
    dropDraft(key)
    expect(readDraft(key)).toBeNull()
  })

  it('keep their joints, and have none where they were kept before there were any', () => {
    const lapped = setAllJoints(setMainSpanCount(setProfile(newSimulation().values, 'Z'), 3), 'LAP')
    const draft = { values: lapped, steelGrades: ['S350'], etag: null }
    keepDraft(key, draft)
    expect(readDraft(key)).toEqual(draft)
    const { joints: _, ...before } = lapped
    dropDraft(key)
    localStorage.setItem(key, JSON.stringify({ ...draft, values: before }))
    expect(readDraft(key)?.values.joints).toEqual(noJoints(3))
  })

  it.each(kept)('come back too when they were kept before the form had the words of the line: $name', (of) => {
    localStorage.setItem(key, JSON.stringify(of.draft))
    const { etag, ...draft } = readDraft(key)!
    expect(etag).toBe(of.draft.etag)
    expect(toRequest(draft, SAID)).toEqual(of.request)
    expect(draft.values.spans.console.map(({ size }) => size)).toEqual(
      of.draft.values.spans.console.map(({ size }) => size),
    )
    keepDraft(key, { ...draft, etag })
    expect(readDraft(key)).toEqual({ ...draft, etag })
  })

  /** An early draft, with other loads than it would have been kept with later. */
  const early = (loads: object, values: object = kept[0]!.draft.values) => {
    localStorage.setItem(key, JSON.stringify({ ...kept[0]!.draft, values: { ...values, loads } }))
    return readDraft(key)?.values
  }
  const { values } = kept[0]!.draft

  it('come back too when they were kept before it was asked how point loads reach the member', () => {
    const { introduction, ...loads } = values.loads
    expect(early(loads)?.loads).toEqual({ ...loads, introduction: 'FLANGE' })
  })

  it('come back too when they were kept while the length of a point load stood beside its introduction', () => {
    const { numbers: _, ...others } = values
    const read = early({ ...values.loads, introduction: { kind: 'WEB', bearing: 60 } }, others)
    expect([read?.loads.introduction, read?.numbers.pointLoadBearingMm]).toEqual(['WEB', 60])
  })

  it('come back without the concentrated load of roofs when they were kept before there was one', () => {
    const { roofPoint, ...live } = values.loads.live
    expect(early({ ...values.loads, live })?.loads.live.roofPoint).toEqual({
      on: { ROOF: false, GENERAL: false },
      value: 1,
    })
  })

  it('are ignored when they cannot be read', () => {
    localStorage.setItem(key, '{"values": {"spans": 3}, "steelGrades": []}')
    expect(readDraft(key)).toBeNull()
    localStorage.setItem(key, 'no json')
    expect(readDraft(key)).toBeNull()
  })
})
