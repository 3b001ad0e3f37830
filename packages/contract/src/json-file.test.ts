import { describe, expect, it } from 'vitest'
import { parseJsonFile } from './json-file.ts'

const bounds = { length: 20, values: 10, depth: 3 }

describe('the text of a JSON file', () => {
  it('may begin with a byte order mark, and with one only', () => {
    expect(parseJsonFile('{"a": 1}', bounds)).toEqual({ value: { a: 1 } })
    expect(parseJsonFile('\uFEFF{"a": 1}', bounds)).toEqual({ value: { a: 1 } })
    expect(parseJsonFile('"\uFEFF"', bounds)).toEqual({ value: '\uFEFF' })
    expect(parseJsonFile('\uFEFF\uFEFF1', bounds)).toHaveProperty('wrong')
  })

  it('is refused on one line, by its size before it is read', () => {
    expect(parseJsonFile('{\n"a"\n\n: x', bounds)).toEqual({
      wrong: expect.stringMatching(/^not a JSON document \(.+/),
    })
    expect(parseJsonFile('[[[[', bounds)).toEqual({ wrong: 'lists and objects at most 3 deep within each other' })
  })
})
