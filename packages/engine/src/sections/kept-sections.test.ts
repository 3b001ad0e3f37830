import { expect, it, vi } from 'vitest'
import { genericCatalogue } from '../catalogue/generic.ts'
import { keptBySection, keptSection } from './kept-sections.ts'
import { profileOf } from './profiles/all.ts'

const family = genericCatalogue.families.find((f) => f.profileType === 'Z')!
const profile = profileOf('Z')

it('makes a section once, and another one for all that differs', () => {
  const section = keptSection(family, 2, false, profile)
  expect(keptSection(structuredClone(family), 2, false, profile)).toBe(section)
  const others = [
    keptSection(family, 2.5, false, profile),
    keptSection({ ...family, h: family.h + 1 }, 2, false, profile),
    keptSection({ ...family, supportDetail: 'cleat' }, 2, false, profile),
    keptSection({ ...family, fastenerToWeb: 20 }, 2, false, profile),
  ]
  expect(new Set([section, ...others]).size).toBe(5)
})

it('forgets the one asked for longest ago', () => {
  const [first, second] = [1, 2].map((more) => keptSection({ ...family, h: 300 + more }, 2, false, profile))
  for (let i = 0; i < 198; i++) keptSection({ ...family, h: 100 + i / 2 }, 2, false, profile)
  expect(keptSection({ ...family, h: 301 }, 2, false, profile)).toBe(first)
  keptSection({ ...family, h: 400 }, 2, false, profile)
  expect(keptSection({ ...family, h: 301 }, 2, false, profile)).toBe(first)
  expect(keptSection({ ...family, h: 302 }, 2, false, profile)).not.toBe(second)
})

it('asks once what depends on the same, and again what was refused', () => {
  const make = vi.fn((_s: unknown, f_yb: number) => {
    if (f_yb > 500) throw new RangeError('beyond')
    return { f_yb }
  })
  const kept = keptBySection(make, (f_yb) => f_yb)
  const section = keptSection(family, 2, false, profile)
  expect(kept(section, 280)).toBe(kept(section, 280))
  expect(kept(section, 350)).not.toBe(kept(section, 280))
  expect(() => kept(section, 550)).toThrow('beyond')
  expect(() => kept(section, 550)).toThrow('beyond')
  expect(make).toHaveBeenCalledTimes(4)
})
