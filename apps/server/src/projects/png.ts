import { promisify } from 'node:util'
import { crc32, inflate } from 'node:zlib'
import { LOGO_LIMITS } from '@madre/contract'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** Samples per pixel by colour type, with the allowed bit depths; PNG 3rd edition, Table 12. */
const COLOURS: Record<number, { samples: number; depths: number[] }> = {
  0: { samples: 1, depths: [1, 2, 4, 8, 16] },
  2: { samples: 3, depths: [8, 16] },
  3: { samples: 1, depths: [1, 2, 4, 8] },
  4: { samples: 2, depths: [8, 16] },
  6: { samples: 4, depths: [8, 16] },
}
const PALETTE = 3
const LAST_FILTER = 4
/** The seven passes of an interlaced picture: start and steps of each; PNG 3rd edition, 8.1. */
const PASSES = [
  { x: 0, y: 0, dx: 8, dy: 8 },
  { x: 4, y: 0, dx: 8, dy: 8 },
  { x: 0, y: 4, dx: 4, dy: 8 },
  { x: 2, y: 0, dx: 4, dy: 4 },
  { x: 0, y: 2, dx: 2, dy: 4 },
  { x: 1, y: 0, dx: 2, dy: 2 },
  { x: 0, y: 1, dx: 1, dy: 2 },
]
const WHOLE = [{ x: 0, y: 0, dx: 1, dy: 1 }]
/** Chunks needed to draw a picture; texts, colour profiles and all others are dropped. */
const KEPT = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'])

interface Chunk {
  type: string
  data: Buffer
  /** with its length, type and check sum */
  whole: Buffer
}

interface Header {
  width: number
  height: number
  bitsAPixel: number
  colour: number
  interlaced: boolean
}

/**
 * A PNG allowed in a note: read chunk by chunk, its pixels unpacked to exactly the size in its header, without anything not needed to draw
 * it.
 *
 * @returns the reason, where it is none or larger than `LOGO_LIMITS`
 */
export async function readLogo(file: Buffer): Promise<Buffer | 'NotPng' | 'LogoTooLarge'> {
  if (!file.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return 'NotPng'
  if (file.length > LOGO_LIMITS.bytes) return 'LogoTooLarge'
  const chunks = chunksOf(file)
  const header = chunks === null ? null : headerOf(chunks)
  if (chunks === null || header === null) return 'NotPng'
  if (header.width > LOGO_LIMITS.pixels || header.height > LOGO_LIMITS.pixels) return 'LogoTooLarge'
  if (!isInOrder(chunks, header)) return 'NotPng'
  const packed = Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data))
  if (!(await areLines(packed, linesOf(header)))) return 'NotPng'
  return Buffer.concat([SIGNATURE, ...chunks.filter(({ type }) => KEPT.has(type)).map(({ whole }) => whole)])
}

/** The chunks of a file up to its end; null where one is cut off, or has a wrong check sum or an invalid name. */
function chunksOf(file: Buffer): Chunk[] | null {
  const chunks: Chunk[] = []
  for (let at = SIGNATURE.length; at < file.length; ) {
    if (file.length - at < 12) return null
    const end = at + 12 + file.readUInt32BE(at)
    if (end > file.length) return null
    const type = file.toString('latin1', at + 4, at + 8)
    if (!/^[A-Za-z]{4}$/.test(type)) return null
    if (crc32(file.subarray(at + 4, end - 4)) !== file.readUInt32BE(end - 4)) return null
    chunks.push({ type, data: file.subarray(at + 8, end - 4), whole: file.subarray(at, end) })
    at = end
  }
  return chunks
}

function headerOf([first]: Chunk[]): Header | null {
  if (first?.type !== 'IHDR' || first.data.length !== 13) return null
  const { data } = first
  const [width, height] = [data.readUInt32BE(0), data.readUInt32BE(4)]
  const [depth, colour, compression, filter, interlace] = [...data.subarray(8)] as [
    number,
    number,
    number,
    number,
    number,
  ]
  const kind = COLOURS[colour]
  if (width === 0 || height === 0 || !kind?.depths.includes(depth)) return null
  if (compression !== 0 || filter !== 0 || interlace > 1) return null
  return { width, height, bitsAPixel: kind.samples * depth, colour, interlaced: interlace === 1 }
}

/** Whether the chunks are one header, a palette before the pixels if required, consecutive pixels, the end, and no other critical chunk. */
function isInOrder(chunks: Chunk[], { colour }: Header): boolean {
  const types = chunks.map(({ type }) => type)
  const count = (type: string) => types.filter((t) => t === type).length
  const [first, last] = [types.indexOf('IDAT'), types.lastIndexOf('IDAT')]
  if (count('IHDR') !== 1 || count('IEND') !== 1 || types.at(-1) !== 'IEND' || chunks.at(-1)?.data.length !== 0)
    return false
  if (first < 0 || last - first + 1 !== count('IDAT')) return false
  const palette = chunks.find(({ type }) => type === 'PLTE')
  if (count('PLTE') > 1 || count('tRNS') > 1 || (colour === PALETTE && palette === undefined)) return false
  if (palette && (types.indexOf('PLTE') > first || palette.data.length % 3 !== 0 || palette.data.length > 768))
    return false
  const clear = chunks.find(({ type }) => type === 'tRNS')
  if (clear && (types.indexOf('tRNS') > first || types.indexOf('tRNS') < types.indexOf('PLTE'))) return false
  if (clear && !saysClear(clear.data.length, colour, palette)) return false
  const isCritical = (type: string) => /^[A-Z]/.test(type)
  return types.every((type) => KEPT.has(type) || !isCritical(type))
}

/** Whether a transparency chunk of that length is valid; PNG 3rd edition, 11.3.1.1. */
function saysClear(bytes: number, colour: number, palette: Chunk | undefined): boolean {
  if (colour === PALETTE) return palette !== undefined && bytes <= palette.data.length / 3
  return bytes === { 0: 2, 2: 6 }[colour]
}

/** The lines of pixels in file order: their number, and the bytes of each, with its filter byte. */
function linesOf({ width, height, bitsAPixel, interlaced }: Header): { count: number; bytes: number }[] {
  return (interlaced ? PASSES : WHOLE).flatMap(({ x, y, dx, dy }) => {
    const [columns, count] = [Math.ceil((width - x) / dx), Math.ceil((height - y) / dy)]
    return columns <= 0 || count <= 0 ? [] : [{ count, bytes: 1 + Math.ceil((columns * bitsAPixel) / 8) }]
  })
}

/** Whether the pixels unpack to exactly these lines, each with a valid filter. Unpacking stops if there are more. */
async function areLines(packed: Buffer, lines: { count: number; bytes: number }[]): Promise<boolean> {
  const size = lines.reduce((sum, { count, bytes }) => sum + count * bytes, 0)
  const pixels = await promisify(inflate)(packed, { maxOutputLength: size }).catch(() => null)
  if (pixels?.length !== size) return false
  let at = 0
  for (const { count, bytes } of lines)
    for (let line = 0; line < count; line++, at += bytes) if ((pixels[at] as number) > LAST_FILTER) return false
  return true
}
