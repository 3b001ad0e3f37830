import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEFAULT_BRAND } from '@madre/contract'
import { genericCatalogue } from '@madre/engine'
import { afterAll, describe, expect, it } from 'vitest'
import { readBrand, readCatalogue } from './maker-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'madre-maker-'))
const file = join(folder, 'file.json')
afterAll(() => rmSync(folder, { recursive: true }))

/** What a start ends with, a line a problem. */
function refusal(read: (file: string) => unknown, text: string): string[] {
  writeFileSync(file, text)
  try {
    read(file)
  } catch (error) {
    return (error as Error).message.split('\n')
  }
  return []
}

const catalogue = (families: unknown[]) => JSON.stringify({ ...genericCatalogue, families })

describe('a maker\u2019s file', () => {
  it('of as many families as there may be is taken', () => {
    const families = Array.from({ length: 1000 }, (_, i) => ({ ...genericCatalogue.families[0], typology: `F${i}` }))
    expect(refusal(readCatalogue, catalogue(families))).toEqual([])
  })

  it('may begin with the byte order mark of a Windows editor', () => {
    expect(refusal(readCatalogue, `\uFEFF${JSON.stringify(genericCatalogue)}`)).toEqual([])
    expect(refusal(readBrand, `\uFEFF${JSON.stringify(DEFAULT_BRAND)}`)).toEqual([])
  })

  it('of a thousand families of faults is refused in a hundred lines', () => {
    const fault = { profileType: 'C', thicknesses: Array(40).fill('') }
    const lines = refusal(readCatalogue, catalogue(Array(1000).fill(fault)))
    expect(lines).toHaveLength(100)
    expect(lines[0]).toMatch(/^CATALOGUE_FILE: .*: \$\.families\[0\]\.\w+: /)
  })

  it('is refused with the path of what is wrong, as the command has it', () => {
    const families = genericCatalogue.families.map((family) =>
      family.profileType === 'Z' ? { ...family, lap: { source: '' } } : family,
    )
    const first = families.findIndex(({ profileType }) => profileType === 'Z')
    expect(refusal(readCatalogue, catalogue(families))[0]).toContain(
      `${file}: $.families[${first}].lap.source: at least`,
    )
    expect(refusal(readBrand, '[]')).toEqual([`BRAND_FILE: ${file}: $: an object is needed, got a list`])
  })

  it.each([
    [
      'with more values than any catalogue',
      readCatalogue,
      catalogue(Array(310_000).fill(0)),
      'CATALOGUE_FILE',
      'at most 300000 values in all',
    ],
    [
      'nested without end',
      readCatalogue,
      '['.repeat(100_000),
      'CATALOGUE_FILE',
      'lists and objects at most 12 deep within each other',
    ],
    ['with more text than any brand', readBrand, `"${'x'.repeat(300_000)}"`, 'BRAND_FILE', 'at most 262144 characters'],
  ])('%s is refused before it is read', (_, read, text, variable, why) => {
    expect(refusal(read, text)).toEqual([`${variable}: ${file}: $: ${why}`])
  })
})
