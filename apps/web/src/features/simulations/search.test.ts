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
const list = NAMES.map((name, i) => ({ name, simulationType: i % 3 === 0 ? 'FACADE' : 'ROOF' }))
const words: Record<string, string> = { ROOF: 'Dach', FACADE: 'Fassade' }
const found = (text: string) => searchSimulations(list, text, (type) => words[type] ?? type).map((item) => item.name)

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

  it('shows at most ten', () => {
    const many = Array.from({ length: 40 }, (_, i) => ({ name: `Roof ${i}`, simulationType: 'ROOF' }))
    expect(searchSimulations(many, 'roof', String)).toHaveLength(10)
    expect(searchSimulations(many, '  ', String)).toHaveLength(40)
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
