import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { EXAMPLES } from './examples.ts'
import { fieldProblems } from './field-problems.ts'
import { numberIn } from './optional-numbers.ts'
import { requestShapeOf } from './request-schema.ts'
import { withLimits } from './testing/limits-page.ts'
import { WITH_MADE_UP } from './testing/made-up-field.ts'

const chapter = readFileSync(new URL('../../../docs/method/8-readings.md', import.meta.url), 'utf8')
const shape = requestShapeOf(WITH_MADE_UP)
const { request } = EXAMPLES['omega-roof']

const problems = (walkwayLoadKn: unknown) => {
  const { error } = shape.safeParse({ ...request, walkwayLoadKn }, { reportInput: true })
  return error ? fieldProblems(error).map(({ path, message }) => `${path.join('.')}: ${message}`) : []
}

describe('a made-up optional number is a row of the table', () => {
  it('that a request may have or leave out, within its limits', () => {
    expect(shape.parse({ ...request, walkwayLoadKn: 3 }).walkwayLoadKn).toBe(3)
    expect(shape.parse(request)).toEqual(request)
    expect(problems(12.5)).toEqual(['walkwayLoadKn: at most 12, got 12.5'])
    expect(problems(0)).toEqual(['walkwayLoadKn: at least 0.5, got 0'])
    expect(problems('3')).toEqual(['walkwayLoadKn: a number is needed, got "3"'])
    expect(problems(null)).toEqual(['walkwayLoadKn: a number is needed, got null'])
  })

  it('that the API describes, and its client with it', () => {
    const { properties, required } = z.toJSONSchema(shape)
    expect(properties!.walkwayLoadKn).toEqual({
      type: 'number',
      minimum: 0.5,
      maximum: 12,
      description: 'Load of a walkway [kN]; 2.5 when absent',
    })
    expect(required).not.toContain('walkwayLoadKn')
  })

  it('that a decoder reads with what its absence means', () => {
    expect(numberIn({ walkwayLoadKn: 3 }, 'walkwayLoadKn', WITH_MADE_UP)).toBe(3)
    expect(numberIn({}, 'walkwayLoadKn', WITH_MADE_UP)).toBe(2.5)
  })

  it('that stands in method 8.7', () => {
    expect(withLimits(chapter)).toBe(chapter)
    expect(withLimits(chapter, WITH_MADE_UP).split('\n')).toContain('| load of a walkway | 0.5 kN | 12 kN |')
  })
})
