import jsqr from 'jsqr'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** Dots a point: 216 a inch, what an office printer and a telephone manage. */
const SCALE = 3

interface Canvas {
  canvas: { width: number; height: number }
  context: { getImageData(x: number, y: number, width: number, height: number): { data: Uint8ClampedArray } }
}

/** What the QR code of a page says, read from the page as it is drawn; null without one. */
export async function qrOnPage(bytes: Uint8Array, page: number): Promise<string | null> {
  const pdf = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise
  const drawn = await pdf.getPage(page)
  const viewport = drawn.getViewport({ scale: SCALE })
  const [width, height] = [Math.ceil(viewport.width), Math.ceil(viewport.height)]
  const { canvas, context } = (pdf.canvasFactory as { create(width: number, height: number): Canvas }).create(
    width,
    height,
  )
  await drawn.render({ canvas: canvas as unknown as Parameters<typeof drawn.render>[0]['canvas'], viewport }).promise
  const { data } = context.getImageData(0, 0, width, height)
  await pdf.destroy()
  return jsqr(data, width, height)?.data ?? null
}
