import { describe, expect, it } from 'vitest'
import { coverageOf, printable, unprintable } from './coverage.ts'
import { textFontFiles } from './font-files.ts'

describe('what a user typed', () => {
  it.each([
    ['Cobertura de São João – Ångström, Łódź, Ωμέγα, Київ', 'Cobertura de São João – Ångström, Łódź, Ωμέγα, Київ'],
    [
      'Ἀθῆναι, Қазақстан, מבנה פלדה, سقف المستودع, चंडीगढ़',
      'Ἀθῆναι, Қазақстан, מבנה פלדה, سقف المستودع, चंडीगढ़'.normalize('NFC'),
    ],
    ['Halle 🏭 東', 'Halle U+1F3ED U+6771'],
    ['a\u0000b\nc\u200bd', 'a b c d'],
    ['e\u0301', 'é'],
  ])('"%s" is printed as "%s"', (typed, expected) => {
    expect(printable(typed)).toBe(expected)
  })

  it('is named where no font has it, each character once', () => {
    expect(unprintable('東京の東 Halle\n🏭')).toEqual(['東', '京', 'の', '🏭'])
    expect(unprintable('Warehouse سقف')).toEqual([])
  })

  it('is held against the characters the fonts really have', () => {
    const [latin, more, arabic, hebrew] = textFontFiles().map(coverageOf)
    expect([...'AzÄßñÇ€Ωχ≤≥−×³'].every((c) => latin!(c.codePointAt(0)!))).toBe(true)
    expect([0x6771, 0x1f3ed, 0x5d0, 0xffff].map(latin!)).toEqual([false, false, false, false])
    expect([more!(0x1f00), arabic!(0x633), hebrew!(0x5d0)]).toEqual([true, true, true])
  })
})
