import { crc32, deflateSync } from 'node:zlib'

/** PNG pictures, put together chunk by chunk, and what is none. PNG 3rd edition. */
export const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

export function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** @param kind  bit depth, type of colour, whether it is interlaced */
export function header(width: number, height: number, [depth, colour, interlace] = [8, 2, 0]): Buffer {
  const data = Buffer.alloc(13)
  data.writeUInt32BE(width)
  data.writeUInt32BE(height, 4)
  data.set([depth as number, colour as number, 0, 0, interlace as number], 8)
  return chunk('IHDR', data)
}

/** The pixels of so many bytes, all 0. */
export const line = (bytes: number) => chunk('IDAT', deflateSync(Buffer.alloc(bytes)))
/** Those of a picture of true colour, all black. */
export const pixels = (width: number, height: number) => line(height * (1 + 3 * width))
export const end = chunk('IEND', Buffer.alloc(0))
export const png = (...chunks: Buffer[]) => Buffer.concat([SIGNATURE, ...chunks])
export const palette = chunk('PLTE', Buffer.alloc(6))

function halves(idat: Buffer): Buffer[] {
  const data = idat.subarray(8, -4)
  return [chunk('IDAT', data.subarray(0, 5)), chunk('IDAT', data.subarray(5))]
}

/** Pictures that may be a logo, one of each kind. */
export const LOGOS: [name: string, file: Buffer][] = [
  ['true colour', png(header(40, 20), pixels(40, 20), end)],
  ['grey of one bit', png(header(9, 1, [1, 0, 0]), line(3), end)],
  ['a palette with clear colours', png(header(4, 1, [2, 3, 0]), palette, chunk('tRNS', Buffer.alloc(2)), line(2), end)],
  [
    'a palette without the colour of a pixel',
    png(header(1, 1, [8, 3, 0]), palette, chunk('IDAT', deflateSync(Buffer.from([0, 9]))), end),
  ],
  ['grey with one clear', png(header(1, 1, [8, 0, 0]), chunk('tRNS', Buffer.alloc(2)), line(2), end)],
  ['grey with transparency', png(header(3, 2, [8, 4, 0]), line(2 * 7), end)],
  ['true colour with transparency, 16 bits', png(header(3, 2, [16, 6, 0]), line(2 * 25), end)],
  ['interlaced', png(header(3, 3, [8, 0, 1]), line(2 + 2 + 3 + 2 * 2 + 4), end)],
  ['pixels in two chunks', png(header(40, 20), ...halves(pixels(40, 20)), end)],
  ['the largest', png(header(1000, 1000), pixels(1000, 1000), end)],
]
