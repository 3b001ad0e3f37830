import { textFontFiles } from './font-files.ts'

let covered: ((codePoint: number) => boolean)[] | null = null

function isPrinted(character: string): boolean {
  covered ??= textFontFiles().map(coverageOf)
  return character === ' ' || covered.some((has) => has(character.codePointAt(0)!))
}

/** On one line: line breaks and other control characters become spaces. */
const onOneLine = (text: string): string => text.normalize('NFC').replace(/\p{C}+/gu, ' ')

/** The characters of a text that are missing in all fonts of the note, each once. */
export const unprintable = (text: string): string[] => [...new Set([...onOneLine(text)].filter((c) => !isPrinted(c)))]

/** A text as printed. A character missing in all fonts is printed as its number, so that the reader can identify it. */
export const printable = (text: string): string =>
  [...onOneLine(text)]
    .map((c) => (isPrinted(c) ? c : `U+${c.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`))
    .join('')

/**
 * The characters of a TrueType font: its 'cmap' table, format 4 (EN ISO/IEC 14496-22).
 *
 * @throws Error a font without a Unicode map of that format
 */
export function coverageOf(font: Buffer): (codePoint: number) => boolean {
  const cmap = tableOffset(font, 'cmap')
  const count = font.readUInt16BE(cmap + 2)
  for (let i = 0; i < count; i++) {
    const offset = cmap + font.readUInt32BE(cmap + 4 + 8 * i + 4)
    if (font.readUInt16BE(offset) === 4) return format4(font, offset)
  }
  throw new Error('the font has no Unicode map of format 4')
}

function tableOffset(font: Buffer, tag: string): number {
  const tables = font.readUInt16BE(4)
  for (let i = 0; i < tables; i++) {
    const record = 12 + 16 * i
    if (font.toString('latin1', record, record + 4) === tag) return font.readUInt32BE(record + 8)
  }
  throw new Error(`the font has no table '${tag}'`)
}

function format4(font: Buffer, at: number): (codePoint: number) => boolean {
  const segments = font.readUInt16BE(at + 6) / 2
  const ends = at + 14
  const starts = ends + 2 * segments + 2
  const deltas = starts + 2 * segments
  const offsets = deltas + 2 * segments
  return (c) => {
    if (c > 0xffff) return false
    for (let i = 0; i < segments; i++) {
      if (c > font.readUInt16BE(ends + 2 * i)) continue
      const start = font.readUInt16BE(starts + 2 * i)
      if (c < start) return false
      const rangeOffset = font.readUInt16BE(offsets + 2 * i)
      if (rangeOffset === 0) return ((c + font.readUInt16BE(deltas + 2 * i)) & 0xffff) !== 0
      return font.readUInt16BE(offsets + 2 * i + rangeOffset + 2 * (c - start)) !== 0
    }
    return false
  }
}
