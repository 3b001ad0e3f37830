import { genericCatalogue } from '@madre/engine'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { longList } from './most-problems.ts'
import { catalogueSchema, fieldProblems, omegaLineSchema, stripModelSchema } from './schemas.ts'

const list = z.strictObject({ list: longList(z.number(), 2000, 1) })
const issues = (schema: z.ZodType, value: unknown) => schema.safeParse(value, { reportInput: true }).error?.issues ?? []

it('a long list is read as any other', () => {
  expect(list.parse({ list: [1, 2, 3] })).toEqual({ list: [1, 2, 3] })
  expect(issues(list, { list: [] })[0]).toMatchObject({ code: 'too_small', path: ['list'] })
  expect(issues(list, { list: 'x' })[0]).toMatchObject({ code: 'invalid_type', path: ['list'] })
  expect(issues(list, { list: [1, 'x', null] }).map((i) => [i.path, i.code])).toEqual([
    [['list', 1], 'invalid_type'],
    [['list', 2], 'invalid_type'],
  ])
})

it('a hundred problems of a long list are enough, and one too long is one problem', () => {
  for (let again = 0; again < 3; again++) expect(issues(list, { list: Array(2000).fill('x') })).toHaveLength(100)
  expect(issues(list, { list: Array(2001).fill('x') })).toMatchObject([{ code: 'too_big', path: ['list'] }])
})

const twice = (n: number) => ({ ...genericCatalogue, families: Array(n).fill(genericCatalogue.families[0]) })

it.each<[string, z.ZodType, unknown]>([
  [
    'families of faults',
    catalogueSchema,
    { ...genericCatalogue, families: Array(1000).fill({ profileType: 'C', thicknesses: Array(40).fill('') }) },
  ],
  ['families listed twice', catalogueSchema, twice(1000)],
  [
    'strips of faults',
    stripModelSchema,
    {
      nodes: Array(1000).fill([]),
      strips: Array(2000).fill(['', '', '']),
      stress: Array(1000).fill(''),
      E: 1,
      nu: 0,
      lengthsMm: Array(2000).fill(''),
    },
  ],
  ['points of faults', omegaLineSchema, { points: Array(1000).fill(['', '']), lower: Array(1000).fill(''), upper: [] }],
])('of a thousand %s few are collected, and a hundred said', (_, schema, value) => {
  const error = schema.safeParse(value, { reportInput: true }).error as z.ZodError
  expect(error.issues.length).toBeGreaterThanOrEqual(100)
  expect(error.issues.length).toBeLessThan(700)
  expect(fieldProblems(error)).toHaveLength(100)
})
