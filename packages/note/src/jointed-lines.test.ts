/** Notes of lines with joints: every operand has an origin, every printed line gives its result, and what belongs to joints stands in them. */
import type { DesignRequest } from '@madre/contract'
import { plainRequest } from '@madre/contract/testing/plain-request'
import { describe, expect, it } from 'vitest'
import { createNote } from './create-note.ts'
import { noteInput } from './testing/note-input.ts'
import { lookAt, withMetadata } from './testing/ordinary-lines.ts'

type Joints = NonNullable<DesignRequest['joints']>

/** Equal spans of 6 m of a roof under snow and suction. */
const roof = (count: number, joints: Joints, changes: Partial<DesignRequest> = {}): DesignRequest => {
  const spans = Array.from({ length: count }, () => 6)
  const each = (value: number) => spans.map(() => value)
  return {
    ...plainRequest(spans),
    sectionTypes: ['Z'],
    loadPermanentDistributed: each(0.2),
    loadSnowRegular: each(0.6),
    loadWindSuction: { w1: 0.9, l1: 6 * count, w2: 0, l2: 0, w3: 0, l3: 0 },
    joints,
    ...changes,
  }
}

const lap = (left: number, right: number): Joints['supports'][number] => ({ kind: 'LAP', left, right })
const three: Joints = { supports: [lap(10, 15), lap(15, 10)] }

const five: Joints = { supports: [lap(10, 15), lap(10, 10), lap(10, 10), lap(15, 10)], endBays: 'HEAVIER' }

const LINES: [string, DesignRequest][] = [
  ['three spans with laps', roof(3, three)],
  ['the same with heavier end bays', roof(3, { ...three, endBays: 'HEAVIER' })],
  ['five spans with heavier end bays', roof(5, five)],
  ['the same without panel', roof(3, three, { spanRestraints: free(3) })],
  ['laps in metres, a hinge', roof(3, { supports: [lap(0.6, 0.9), { kind: 'HINGE' }], lapUnit: 'M' })],
  ['hinges of an Ω', roof(2, { supports: [{ kind: 'HINGE' }] }, { sectionTypes: ['OMEGA'] })],
  ['laps under the concentrated load', roof(3, three, { roofPointLoadKn: 1.5, loadWindSuction: NONE() })],
]

function free(count: number): DesignRequest['spanRestraints'] {
  const restraints = (n: number) => Array.from({ length: count }, () => n)
  return { upper: { type: 1, lateralLocks: restraints(2) }, lower: { use: true, lateralLocks: restraints(1) } }
}

function NONE(): DesignRequest['loadWindSuction'] {
  return { w1: 0, l1: 0, w2: 0, l2: 0, w3: 0, l3: 0 }
}

describe.each(LINES)('%s', (_name, request) => {
  it('have a note for every solution that was looked at, without a fault', { timeout: 120_000 }, () => {
    for (const language of [0, 1]) {
      const { notes, faults } = lookAt(request, language)
      expect(notes).toBeGreaterThan(0)
      expect(faults).toEqual([])
    }
  })
})

it('are typeset with their chapter', { timeout: 60_000 }, () => {
  expect(createNote(noteInput(withMetadata(LINES[0]![1]), 'en'), { strict: true }).pdf.length).toBeGreaterThan(50_000)
})
