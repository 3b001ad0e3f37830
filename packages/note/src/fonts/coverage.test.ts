import { describe, expect, it } from 'vitest'
import { coverageOf, printable } from './coverage.ts'
import { textFontFile } from './font-files.ts'

describe('what a user typed', () => {
  it.each([
    ['Cobertura de São João – Ångström, Łódź, Ωμέγα, Київ', 'Cobertura de São João – Ångström, Łódź, Ωμέγα, Київ'],
    ['Halle 🏭 東', 'Halle □ □□'.slice(0, 9)],
    ['a\u0000b\nc\u200bd', 'a b c d'],
    ['e\u0301', 'é'],
  ])('"%s" is printed as "%s"', (typed, expected) => {
    expect(printable(typed)).toBe(expected)
  })

  it('is held against the characters the font really has', () => {
    const has = coverageOf(textFontFile())
    expect([...'AzÄßñÇ€Ωχ≤≥−×³'].every((c) => has(c.codePointAt(0)!))).toBe(true)
    expect([0x6771, 0x1f3ed, 0x5d0, 0xffff].map(has)).toEqual([false, false, false, false])
  })
})
