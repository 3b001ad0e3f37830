import { LOGO_LIMITS } from '@madre/contract'

const SMALLER = 0.8
/** A smaller logo would not be legible [px]. */
const SMALLEST = 16

/** Drawing size of a picture: within the limit of a side, whole pixels. A picture without its own pixels fills the limit. */
export function drawnSize(width: number, height: number, isVector: boolean): [number, number] {
  const fits = LOGO_LIMITS.pixels / Math.max(width, height, 1)
  const scale = isVector ? fits : Math.min(1, fits)
  return [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))]
}

/**
 * Any picture the browser can show, drawn as a PNG within the limits of a logo: smaller and smaller until its bytes fit.
 *
 * @returns base64 of the PNG; null where it is no picture, or does not fit
 */
export async function pictureAsPng(file: File): Promise<string | null> {
  const url = URL.createObjectURL(file)
  try {
    const picture = new Image()
    picture.src = url
    await picture.decode()
    let [width, height] = drawnSize(picture.naturalWidth, picture.naturalHeight, file.type === 'image/svg+xml')
    while (Math.max(width, height) >= SMALLEST) {
      const png = await drawn(picture, width, height)
      if (png && png.size <= LOGO_LIMITS.bytes) return await base64Of(png)
      width = Math.max(1, Math.round(width * SMALLER))
      height = Math.max(1, Math.round(height * SMALLER))
    }
    return null
  } catch {
    return null
  } finally {
    URL.revokeObjectURL(url)
  }
}

function drawn(picture: HTMLImageElement, width: number, height: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) return Promise.resolve(null)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, width, height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
}

async function base64Of(png: Blob): Promise<string> {
  const bytes = new Uint8Array(await png.arrayBuffer())
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}
