import { describe, expect, it } from 'vitest'
import { groupByProject, searchSimulations } from './search.ts'

const NAMES = [
  'Setúbal',
  'Porto norte',
  'Cobertura A',
  'Pavilhão B eixo 3',
  'Armazém sul',
  'Estábulo',
  'Silo',
  'Loja central',
  'Carport',
  'Ampliação',
]
const list = NAMES.map((name, i) => ({
  name,
  simulationType: i % 3 === 0 ? 'FACADE' : 'ROOF',
  metadata: { projectName: i < 3 ? 'Ponte Vasco' : 'Mercado' },
}))
const words: Record<string, string> = { ROOF: 'Dach', FACADE: 'Fassade' }
const found = (text: string) =>
  searchSimulations(list, text, (type) => words[type] ?? type).shown.map((item) => item.name)

describe('the search of the simulations', () => {
  it('finds a name without its accents, and only that one', () => {
    expect(found('setubal')).toEqual(['Setúbal'])
  })

  it('forgives a slip', () => {
    expect(found('pavilhao eixo')[0]).toBe('Pavilhão B eixo 3')
    expect(found('carprot')).toContain('Carport')
  })

  it('finds the type by the stored word and by its translation', () => {
    expect(found('facade')).toHaveLength(4)
    expect(found('Fassade')).toHaveLength(4)
  })

  it('finds by the name of the project', () => {
    expect(found('vasco').sort()).toEqual(['Cobertura A', 'Porto norte', 'Setúbal'])
  })

  it('shows at most ten, and knows how many there are', () => {
    const many = Array.from({ length: 40 }, (_, i) => ({
      name: `Roof ${i}`,
      simulationType: 'ROOF',
      metadata: { projectName: 'Braga' },
    }))
    expect(searchSimulations(many, 'roof', String)).toMatchObject({ shown: { length: 10 }, total: 40 })
    expect(searchSimulations(many, '  ', String)).toMatchObject({ shown: { length: 40 }, total: 40 })
  })

  it('finds nothing where nothing is', () => {
    expect(found('xyzxyz')).toEqual([])
  })
})

describe('the groups of the list', () => {
  it('keep the order in which they come', () => {
    const of = (name: string, projectName: string) => ({ name, metadata: { projectName } })
    const groups = groupByProject([of('1', 'B'), of('2', 'A'), of('3', 'B')])
    expect(groups.map((group) => [group.project, group.simulations.map((s) => s.name)])).toEqual([
      ['B', ['1', '3']],
      ['A', ['2']],
    ])
  })
})
