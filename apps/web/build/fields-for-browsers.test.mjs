import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { FIELDS } from '@madre/contract'
import { expect, it } from 'vitest'
import { withoutSaid } from './fields-for-browsers.mjs'

const read = (name) =>
  readFileSync(fileURLToPath(new URL(`../../../packages/contract/src/${name}.ts`, import.meta.url)), 'utf8')

it('no sentence and no plain name of a field is left, and every number is', () => {
  const [before, after] = [read('fields'), withoutSaid(read('fields'))]
  for (const { says, name } of Object.values(FIELDS)) {
    expect(before).toContain(says)
    expect(after).not.toContain(says)
    if (name) expect(after).not.toContain(`'${name}'`)
  }
  expect(after).not.toMatch(/\bname: '/)
  const numbers = (source) => source.match(/\b(?:min|max|absent|precision|most|step): [\d_.'A-Z-]+/g)
  expect(numbers(after)).toEqual(numbers(before))
  expect(withoutSaid(read('spans'))).not.toContain("'cantilever'")
})
