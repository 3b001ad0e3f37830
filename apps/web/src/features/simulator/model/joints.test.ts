import { calculationRequestSchema } from '@madre/contract/schemas'
import { describe, expect, it } from 'vitest'
import { greatestHeightMm, setAllJoints, setLapSide, setLapsInMetres } from './joint-edits.ts'
import {
  areLapsProposed,
  countedJoints,
  heavierNeeds,
  isInPieces,
  jointFaults,
  lapsLeftOut,
  proposeLaps,
  setJointKind,
} from './joints.ts'
import { setMainSpanCount, setSpanSize } from './span-rules.ts'
import { toRequest } from './to-request.ts'
import { defaultValues, type Values } from './values.ts'
import { setProfile } from './with-profile.ts'

const metadata = { project: '', description: '', date: '' }
const request = (values: Values) => toRequest({ values, steelGrades: ['S350'] }, metadata)
const sent = (values: Values) => request(values).joints
const isLegal = (values: Values) => calculationRequestSchema.safeParse(request(values)).success

/** A Z of some spans of 6 m. */
function line(count: number, ...sizes: number[]): Values {
  const start = setMainSpanCount(setProfile(defaultValues(), 'Z'), count)
  return start.spans.main.reduce((v, _, index) => setSpanSize(v, { kind: 'SPAN', index }, sizes[index] ?? 6), start)
}
const lapped = (count: number, ...sizes: number[]) => setAllJoints(line(count, ...sizes), 'LAP')
const lap = (left: number, right: number) => ({ kind: 'LAP', left, right })

describe('the laps that are proposed', () => {
  it.each([
    [2, [lap(10, 10)], 'two spans'],
    [3, [lap(10, 15), lap(15, 10)], 'both supports are a first one from their end'],
    [4, [lap(10, 15), lap(10, 10), lap(15, 10)], 'and 10 % in between'],
  ])('over %i spans are %j: %s', (count, laps) => {
    expect(sent(lapped(count))).toEqual({ supports: laps })
  })

  it.each([[[4, 9, 9]], [[9, 4, 9]], [[1, 6, 6]], [[6, 1.2, 6]], [[3, 7.5]], [[2.5, 7.3, 2.5]]])(
    'beside spans of %j m can be built',
    (sizes) => {
      for (const values of [
        lapped(sizes.length, ...sizes),
        proposeLaps(setLapsInMetres(lapped(sizes.length, ...sizes), true)),
      ]) {
        expect(jointFaults(values)).toEqual([])
        expect(isLegal(values)).toBe(true)
      }
    },
  )

  it('allow sections of a third of their shorter side', () => {
    const values = lapped(4)
    expect(greatestHeightMm(values, 0, { left: 10, right: 15 })).toBe(200)
    expect(greatestHeightMm(setLapsInMetres(values, true), 1, { left: 0.6, right: 0.55 })).toBe(183)
  })
})

describe('the joints of a line', () => {
  it('are not sent while the line is one piece', () => {
    expect(request(line(4))).not.toHaveProperty('joints')
    expect(sent(setAllJoints(lapped(4), 'CONTINUOUS'))).toBeUndefined()
    expect(isInPieces(line(4))).toBe(false)
  })

  it('say their unit and their end bays where they are not the usual ones', () => {
    const inMetres = setLapsInMetres(lapped(3), true)
    expect(sent(inMetres)).toEqual({ supports: [lap(0.6, 0.9), lap(0.9, 0.6)], lapUnit: 'M' })
    const heavier = { ...lapped(3), joints: { ...lapped(3).joints, hasHeavierEndBays: true } }
    expect(sent(heavier)).toEqual({ supports: [lap(10, 15), lap(15, 10)], endBays: 'HEAVIER' })
    expect(sent(setAllJoints(inMetres, 'HINGE'))).toEqual({ supports: [{ kind: 'HINGE' }, { kind: 'HINGE' }] })
  })

  it('keep their lengths in another unit and back', () => {
    const values = setLapSide(lapped(3, 5.37, 6, 6), 0, 'left', 12.5)
    expect(sent(setLapsInMetres(setLapsInMetres(values, true), false))).toEqual(sent(values))
  })

  it('that remain keep their kind when spans come and go, and new ones follow where all were alike', () => {
    const mixed = setJointKind(lapped(4), 1, 'HINGE')
    expect(sent(setMainSpanCount(mixed, 5))?.supports.map(({ kind }) => kind)).toEqual([
      'LAP',
      'HINGE',
      'LAP',
      'CONTINUOUS',
    ])
    expect(sent(setMainSpanCount(mixed, 3))?.supports.map(({ kind }) => kind)).toEqual(['LAP', 'HINGE'])
    expect(sent(setMainSpanCount(lapped(3), 5))).toEqual(sent(lapped(5)))
    expect(sent(setMainSpanCount(setMainSpanCount(lapped(4), 1), 4))).toBeUndefined()
  })

  it('keep lengths that were typed when spans change, and follow proposals that nobody touched', () => {
    const typed = setLapSide(lapped(4), 2, 'right', 12)
    expect(sent(setMainSpanCount(typed, 5))?.supports[2]).toEqual(lap(15, 12))
    const inMetres = setLapsInMetres(lapped(3), true)
    expect(areLapsProposed(inMetres)).toBe(true)
    const longer = setSpanSize(inMetres, { kind: 'SPAN', index: 0 }, 8)
    expect(sent(longer)?.supports[0]).toEqual(lap(0.8, 0.9))
  })

  it('are without laps for a C or Ω, and have them again for a Z', () => {
    const values = setJointKind(lapped(4), 1, 'HINGE')
    for (const type of ['C', 'OMEGA'] as const) {
      const other = setProfile(values, type)
      expect(lapsLeftOut(other)).toBe(true)
      expect(sent(other)?.supports.map(({ kind }) => kind)).toEqual(['CONTINUOUS', 'HINGE', 'CONTINUOUS'])
      expect(isLegal(other)).toBe(true)
      expect(sent(setProfile(other, 'Z'))).toEqual(sent(values))
    }
    expect(lapsLeftOut(values)).toBe(false)
    expect(sent(setProfile(lapped(3), 'C'))).toBeUndefined()
  })

  it('name what heavier end bays need, and leave them out meanwhile', () => {
    const heavier = (v: Values): Values => ({ ...v, joints: { ...v.joints, hasHeavierEndBays: true } })
    const without = (v: Values): Values => ({
      ...v,
      restraints: { ...v.restraints, use: true, upper: { ...v.restraints.upper, byPanel: false } },
    })
    expect(heavierNeeds(lapped(3))).toEqual([])
    expect(heavierNeeds(lapped(2))).toEqual(['SPANS'])
    expect(heavierNeeds(without(lapped(3)))).toEqual(['PANEL'])
    expect(heavierNeeds(setJointKind(lapped(3), 1, 'CONTINUOUS'))).toEqual(['ENDS'])
    expect(heavierNeeds(setProfile(setAllJoints(line(3), 'HINGE'), 'OMEGA'))).toEqual(['PROFILE'])
    expect(countedJoints(heavier(without(lapped(3)))).hasHeavierEndBays).toBe(false)
    expect(isLegal(heavier(without(lapped(3))))).toBe(true)
    expect(sent(heavier(lapped(3)))?.endBays).toBe('HEAVIER')
  })
})

describe('laps that cannot be built', () => {
  it.each([
    [setLapSide(lapped(3), 0, 'left', 2), 'SIDE', 'under 3 %'],
    [setLapSide(lapped(3, 1, 1, 1), 0, 'left', 10), 'SIDE', 'under 0.15 m'],
    [setLapSide(setLapsInMetres(lapped(3), true), 0, 'left', 1.6), 'SIDE', 'more than a quarter of the span'],
    [setLapSide(lapped(3), 0, 'right', 21), 'LAP', 'more than twice the other'],
    [setLapSide(setLapSide(lapped(3), 0, 'right', 20), 1, 'left', 20.5), 'SPAN', 'more than 40 % of the span'],
  ])('are named as the server names them', (values, of, _why) => {
    expect(jointFaults(values).map((fault) => fault.of)).toContain(of)
    expect(isLegal(values)).toBe(false)
  })
})
