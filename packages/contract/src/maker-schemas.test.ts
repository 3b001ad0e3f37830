import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { fieldProblems } from './field-problems.ts'
import { catalogueSchema } from './maker-schemas.ts'

const sample = () => JSON.parse(readFileSync(new URL('../../../docs/samples/catalogue.json', import.meta.url), 'utf8'))

/** The paths of what is wrong with the sample when its family of a type has this. */
function problems(profileType: string, own: object): string[] {
  const catalogue = sample()
  const index = catalogue.families.findIndex((f: { profileType: string }) => f.profileType === profileType)
  Object.assign(catalogue.families[index], own)
  const parsed = catalogueSchema.safeParse(catalogue, { reportInput: true })
  return parsed.success ? [] : fieldProblems(parsed.error).map((p) => p.path.slice(2).join('.'))
}

describe('where a maker sets the fasteners of the cladding', () => {
  it('stands in the sample', () => {
    expect(catalogueSchema.parse(sample()).families.map((f) => f.fastenerToWeb)).toEqual([undefined, undefined, 40])
  })

  it.each(['C', 'Z'])('is 1 to 200 mm from the web of a %s, or not said', (type) => {
    for (const fastenerToWeb of [1, 35.5, 200, undefined]) expect(problems(type, { fastenerToWeb })).toEqual([])
    for (const fastenerToWeb of [0.9, 201, null, '35'])
      expect(problems(type, { fastenerToWeb })).toEqual(['fastenerToWeb'])
  })

  it('is nothing an Ω has', () => {
    expect(problems('OMEGA', { fastenerToWeb: 35 })).not.toEqual([])
  })
})
