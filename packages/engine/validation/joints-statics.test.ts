/** Lines of stepped stiffness, with springs and hinges, against rational arithmetic of another program. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { analyseBeam } from '../src/beam/analyse-beam.ts'
import type { BeamInput } from '../src/beam/beam-input.ts'

interface Vector {
  name: string
  leftCantilever: boolean
  beam: BeamInput
  supportMomentsKnm: number[]
  reactionsKn: number[]
  lapEndMomentsKnm: { left: number; right: number }[]
  spanMaxKnm: { value: number }[]
  deflections: { max: number; min: number }[]
}

const { vectors } = JSON.parse(readFileSync(new URL('cases/joints/statics.json', import.meta.url), 'utf8')) as {
  vectors: Vector[]
}

function expectNear(found: readonly number[], values: readonly number[], floor = 1e-8): void {
  expect(found).toHaveLength(values.length)
  for (const [k, value] of values.entries())
    expect(Math.abs(found[k]! - value)).toBeLessThanOrEqual(Math.max(floor, 1e-8 * Math.abs(value)))
}

describe('statics of lines with joints', () => {
  it.each(vectors)('$name', ({ beam, leftCantilever, ...vector }) => {
    const found = analyseBeam(beam)
    expectNear(found.supportMomentsKnm, vector.supportMomentsKnm)
    expectNear(found.reactionsKn, vector.reactionsKn)
    const ends = vector.lapEndMomentsKnm.flatMap(({ left, right }) => [left, right])
    expectNear(found.sections?.map(({ momentKnm }) => momentKnm) ?? [], ends)
    const first = leftCantilever ? 1 : 0
    const mains = <T>(ofAll: T[]) => ofAll.slice(first, first + found.spans.length)
    const millimetres = (metres: number[]) => metres.map((w) => w * 1e3)
    expectNear(
      found.spans.map((s) => s.momentMaxKnm),
      mains(vector.spanMaxKnm).map((s) => s.value),
    )
    const shapes = mains(vector.deflections)
    expectNear(
      found.spans.map((s) => s.deflectionMaxMm),
      millimetres(shapes.map((w) => w.max)),
      1e-6,
    )
    expectNear(
      found.spans.map((s) => s.deflectionMinMm),
      millimetres(shapes.map((w) => w.min)),
      1e-6,
    )
  })
})
