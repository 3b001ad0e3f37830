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

describe('the solutions of a catalogue', () => {
  const of = (families: object[], ids: string[]) => {
    const [family] = sample().families
    const [steel] = sample().steels
    const parsed = catalogueSchema.safeParse({
      ...sample(),
      families: families.map((own) => ({ ...family, sleeves: undefined, ...own })),
      steels: ids.map((id) => ({ ...steel, id })),
    })
    return parsed.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []
  }

  it('have ids that differ, also where names have hyphens', () => {
    const [short, long] = [
      { typology: 'A', thicknesses: [1.5] },
      { typology: 'A-1.5', thicknesses: [1.5] },
    ]
    const said = 'a second solution A-1.5-1.5-S: typology, thickness and steel have to give each an id of its own'
    expect(
      of(
        [
          { ...short, steels: ['1.5-S'] },
          { ...long, steels: ['S'] },
        ],
        ['1.5-S', 'S'],
      ),
    ).toEqual([`families.1: ${said}`])
    expect(
      of(
        [
          { ...short, steels: ['S'] },
          { ...long, steels: ['S'] },
        ],
        ['1.5-S', 'S'],
      ),
    ).toEqual([])
    expect(of([{ ...long, thicknesses: [1.5, 1.5 + 1e-12], steels: ['S'] }], ['S'])).toEqual([`families.0: ${said}`])
  })

  it('are refused once where family, thickness or steel is listed twice', () => {
    const family = { typology: 'A', thicknesses: [1.5, 1.5], steels: ['S', 'S'] }
    expect(of([family, family], ['S'])).toEqual([
      'families.0.thicknesses.1: listed twice: 1.5',
      'families.0.steels.1: listed twice: S',
      'families.1.typology: listed twice: A',
      'families.1.thicknesses.1: listed twice: 1.5',
      'families.1.steels.1: listed twice: S',
    ])
  })
})
