import { readdirSync, readFileSync } from 'node:fs'
import { design, ENGINE_VERSION, genericCatalogue } from '@madre/engine'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { decode } from './decode/decode.ts'
import { EXAMPLES } from './examples.ts'
import { inputHash } from './input-hash.ts'
import type { CalculationResult } from './request.ts'
import { resultSchema } from './result-schema.ts'

type Described = z.infer<typeof resultSchema>

/** With every field that may be absent: one that only one of two shapes has makes them differ. */
type Whole<T> = T extends (infer E)[] ? Whole<E>[] : T extends object ? { [K in keyof T]-?: Whole<T[K]> } : T
type Fits<A, B> = A extends B ? true : false

/** Does not compile where the shape and the types of the engine differ. */
const FITS: Record<string, true> = {
  'a result is as it is described': true satisfies Fits<CalculationResult, Described>,
  'what is described is a result': true satisfies Fits<Described, CalculationResult>,
  'no field of a result is left out': true satisfies Fits<Whole<CalculationResult>, Whole<Described>>,
  'no field is described that is in no result': true satisfies Fits<Whole<Described>, Whole<CalculationResult>>,
}

const stored = new URL('../stored-results/', import.meta.url)
const kept = readdirSync(stored)
  // A deflection of engine 1.0.0 had no utilisation.
  .filter((name) => /-(omega|z)\.json$/.test(name) && !name.startsWith('1.0.0'))
  .map((name): [string, unknown] => [name, JSON.parse(readFileSync(new URL(name, stored), 'utf8')).result])

const today = Object.entries(EXAMPLES).map(([name, { request }]): [string, CalculationResult] => [
  name,
  { ...design(decode(request).line, genericCatalogue), inputHash: inputHash(request), elapsedMs: 1 },
])

describe('the shape of a result', () => {
  it('is that of the engine', () => {
    expect(Object.values(FITS)).toEqual([true, true, true, true])
  })

  it.each(today)('has every field of the result of %s', (_, result) => {
    const sent = JSON.parse(JSON.stringify(result))
    // A key that the shape does not know would be missing in what it reads.
    expect(resultSchema.parse(sent)).toEqual(sent)
    expect(resultSchema.parse({ ...sent, unknown: 1 })).not.toEqual({ ...sent, unknown: 1 })
  })

  it.each(kept)('has every field of what an earlier engine stored in %s', (_, result) => {
    expect(resultSchema.parse(result)).toEqual(result)
  })

  it('was held against results of every engine since 1.1.0', () => {
    expect(kept.length).toBeGreaterThanOrEqual(20)
    expect(kept.map(([name]) => name)).toContain(`${ENGINE_VERSION}-z.json`)
  })
})
