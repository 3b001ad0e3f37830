import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import * as schemas from './schemas.ts'
import { unlimited } from './testing/unlimited.ts'

const inputs = Object.entries<unknown>(schemas).flatMap(([name, s]): [string, z.ZodType][] =>
  s instanceof z.ZodType ? [[name, s]] : [],
)
const limitsOf = (schema: z.ZodType) =>
  unlimited(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as z.core.JSONSchema.JSONSchema)

/** What no JSON Schema can say, and is one number all the same. */
const ONE_VALUE = ['$.formatVersion: anything']

describe('every list, record and text of a schema has its limit', () => {
  it('sees one that has none', () => {
    const open = z.strictObject({
      list: z.array(z.string().max(5)),
      deep: z.array(z.strictObject({ text: z.string().nullish() })).max(3),
      record: z.record(z.string(), z.number()),
      any: z.unknown(),
      loose: z.string().regex(/^a+$/),
      fine: z.string().regex(/^[a+]{1,5}$/),
      pair: z.tuple([z.number(), z.string()]),
    })
    expect(limitsOf(open)).toEqual([
      '$.list',
      '$.deep[].text',
      '$.record: any key',
      '$.any: anything',
      '$.loose',
      '$.pair[]',
    ])
  })

  it('looks at all that come in from outside', () => {
    expect(inputs.length).toBeGreaterThanOrEqual(12)
  })

  it.each(inputs)('%s', (_, schema) => {
    expect(limitsOf(schema).filter((path) => !ONE_VALUE.includes(path))).toEqual([])
  })
})
