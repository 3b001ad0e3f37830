// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { newSimulation } from '../model/simulation.ts'
import { setMainSpanCount } from '../model/span-rules.ts'
import { draftKey, dropDraft, keepDraft, readDraft } from './local-drafts.ts'

const key = draftKey('user-1', 'new')

describe('unsaved changes kept on the device', () => {
  beforeEach(() => localStorage.clear())

  it('come back as they were, until they are dropped', () => {
    const { values, steelGrades } = newSimulation()
    const draft = { values: setMainSpanCount(values, 3), steelGrades, etag: '"4"' }
    keepDraft(key, draft)
    expect(readDraft(key)).toEqual(draft)
    expect(readDraft(draftKey('user-2', 'new'))).toBeNull()
    dropDraft(key)
    expect(readDraft(key)).toBeNull()
  })

  it('come back too when they were kept before it was asked how point loads reach the member', () => {
    const { values, steelGrades } = newSimulation()
    const { introduction, ...loads } = values.loads
    localStorage.setItem(key, JSON.stringify({ values: { ...values, loads }, steelGrades, etag: null }))
    expect(readDraft(key)?.values).toEqual({ ...values, loads: { ...loads, introduction: 'FLANGE' } })
  })

  it('come back too when they were kept while the length of a point load stood beside its introduction', () => {
    const { values, steelGrades } = newSimulation()
    const { numbers: _, ...others } = values
    const loads = { ...values.loads, introduction: { kind: 'WEB', bearing: 60 } }
    localStorage.setItem(key, JSON.stringify({ values: { ...others, loads }, steelGrades, etag: null }))
    expect(readDraft(key)?.values).toEqual({
      ...values,
      loads: { ...values.loads, introduction: 'WEB' },
      numbers: { ...values.numbers, pointLoadBearingMm: 60 },
    })
  })

  it('come back without the concentrated load of roofs when they were kept before there was one', () => {
    const { values, steelGrades } = newSimulation()
    const { roofPoint, ...live } = values.loads.live
    const loads = { ...values.loads, live }
    localStorage.setItem(key, JSON.stringify({ values: { ...values, loads }, steelGrades, etag: null }))
    expect(roofPoint.on.ROOF).toBe(true)
    expect(readDraft(key)?.values.loads.live.roofPoint).toEqual({ on: { ROOF: false, GENERAL: false }, value: 1 })
  })

  it('are ignored when they cannot be read', () => {
    localStorage.setItem(key, '{"values": {"spans": 3}, "steelGrades": []}')
    expect(readDraft(key)).toBeNull()
    localStorage.setItem(key, 'no json')
    expect(readDraft(key)).toBeNull()
  })
})
