import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { checkJoints, type JointedRequest, jointsSchema } from './joints-schema.ts'
import { problemsOf } from './most-problems.ts'

interface Refusal {
  name: string
  input: JointedRequest
  refusedFields: string[]
}

/** Requests whose joints another program's author calls illegal, with the fields to name. */
const refusals = JSON.parse(readFileSync(new URL('testing/joint-refusals.json', import.meta.url), 'utf8')) as Refusal[]

/** The joints of a request with the rest of it as it is. */
const schema = z
  .looseObject({ joints: jointsSchema.optional() })
  .superRefine((request, ctx) => checkJoints(request as unknown as JointedRequest, problemsOf(ctx)))

/** 'joints.supports[0].left' */
const written = (path: PropertyKey[]): string =>
  path.reduce<string>(
    (text, key) => (typeof key === 'number' ? `${text}[${key}]` : text ? `${text}.${String(key)}` : String(key)),
    '',
  )

/** Fields with a problem; of unknown ones their own name. */
function refused(input: unknown): string[] {
  const { error } = schema.safeParse(input)
  return (error?.issues ?? []).flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => written([...issue.path, key])) : [written(issue.path)],
  )
}

const line = (joints: unknown, change: object = {}) => ({
  joints,
  spanLengthsM: [6, 6, 6],
  hasLeftCantilever: false,
  hasRightCantilever: false,
  sectionTypes: ['Z'],
  spanRestraints: { upper: { type: 0 } },
  ...change,
})
const lap = (left: number, right: number) => ({ kind: 'LAP', left, right })

describe('joints of a request', () => {
  it.each(refusals)('$name is refused by its field', ({ input, refusedFields }) => {
    expect(refused(input)).toEqual(expect.arrayContaining(refusedFields))
  })

  it.each([
    [line({ supports: [lap(10, 10), lap(10, 10)] })],
    [line({ supports: [lap(3, 5), lap(25, 15)] })],
    [line({ supports: [lap(0.15, 0.3), lap(0.6, 1.2)], lapUnit: 'M' })],
    [line({ supports: [lap(20, 20), lap(20, 20)], endBays: 'HEAVIER' })],
    [line({ supports: [{ kind: 'CONTINUOUS' }, { kind: 'HINGE' }] }, { sectionTypes: ['OMEGA'] })],
    [line({ supports: [] }, { spanLengthsM: [1, 6, 1], hasLeftCantilever: true, hasRightCantilever: true })],
    [line({ supports: [lap(10, 10)] }, { spanLengthsM: [1, 6, 6], hasLeftCantilever: true })],
  ])('%j is taken', (input) => {
    expect(refused(input)).toEqual([])
  })

  const wrong: [joints: object, fields: string[], why: string][] = [
    [{ supports: [lap(21, 20), lap(20, 20)] }, [], 'each side by itself'],
    [{ supports: [lap(20, 21), lap(20, 20)] }, ['joints.supports'], 'over 40 % of the span between'],
    [{ supports: [lap(2.9, 3), lap(10, 10)] }, ['joints.supports[0].left'], 'under 3 %'],
    [{ supports: [lap(0.149, 0.2), lap(1, 1)], lapUnit: 'M' }, ['joints.supports[0].left'], 'under 0.15 m'],
    [{ supports: [lap(1.51, 1), lap(1, 1)], lapUnit: 'M' }, ['joints.supports[0].left'], 'over a quarter'],
    [{ supports: [lap(5, 11), lap(10, 10)] }, ['joints.supports[0]'], 'more than twice'],
    [
      { supports: [lap(10, 10), { kind: 'CONTINUOUS' }], endBays: 'HEAVIER' },
      ['joints.endBays'],
      'one piece at an end',
    ],
    [{ supports: [lap(10, 10), lap(10, 10)], endBays: null }, ['joints.endBays'], 'no text'],
    [{ supports: [lap(10, 10), lap(10, 10)], lapUnit: null }, ['joints.lapUnit'], 'no text'],
    [{ lapUnit: 'M' }, ['joints.supports'], 'without a list'],
  ]
  it.each(wrong)('%j: %j (%s)', (joints, fields) => {
    expect(refused(line(joints))).toEqual(fields)
  })

  it('names every problem at once', () => {
    const joints = { supports: [lap(2, 30), { kind: 'HINGE' }], endBays: 'HEAVIER' }
    expect(refused(line(joints, { sectionTypes: ['OMEGA'], spanRestraints: { upper: { type: 1 } } }))).toEqual([
      'joints.supports[0].kind',
      'joints.supports[0].left',
      'joints.supports[0].right',
      'joints.supports[0]',
      'joints.endBays',
      'joints.endBays',
    ])
  })
})
