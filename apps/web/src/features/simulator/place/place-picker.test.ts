import { municipalities } from '@madre/climate'
import { describe, expect, it } from 'vitest'
import { matchingPlaces } from './place-picker.tsx'

const options = municipalities.map((m) => ({ id: String(m.code), name: m.name, beside: m.district }))
const names = (text: string) => matchingPlaces(options, text).map((o) => o.name)

describe('a place picked by typing', () => {
  it('is found without its accents, the whole name before the beginning of one', () => {
    expect(names('evora')).toEqual(['Évora'])
    expect(names('porto')[0]).toBe('Porto')
    expect(names('porto')).toContain('Porto de Mós')
    expect(names('  ')).toEqual([])
    expect(names('xyz')).toEqual([])
  })

  it('is told apart from others of its name by its district', () => {
    const lagoas = matchingPlaces(options, 'Lagoa').filter((o) => o.name === 'Lagoa')
    expect(lagoas.map((o) => o.beside).sort()).toEqual(['Faro', 'Ilha de São Miguel'])
  })
})
