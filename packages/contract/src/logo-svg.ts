/** What a drawing has no need of: it acts, reaches out of its file, or grows when it is read. */
const ACTING = [
  /<(?:[\w-]+:)?(?:script|foreignObject|iframe|object|embed|handler|listener)\b/i,
  /[\s"'/]on[a-z]+\s*=/i,
  /(?:java|vb)script\s*:/i,
  /<!ENTITY\b/i,
  /href\s*=\s*["']?\s*(?!["'#\s]|data:image\/(?:png|jpeg|webp|gif)[;,])[^>]{0,20}/i,
  /url\(\s*["']?\s*(?!["'#\s])[^)]{0,20}/i,
  /@import\b/i,
]

/** The piece of a logo that makes it more than a drawing; null for one that only draws, and for none. */
export function actingPart(svg: string): string | null {
  for (const pattern of ACTING) {
    const found = pattern.exec(svg)
    if (found !== null) return found[0].trim()
  }
  return null
}

/** Whether a text is an SVG document, by what stands before its first element. */
export const isSvg = (text: string): boolean =>
  /^\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--[\s\S]*?-->\s*|<!DOCTYPE[^>[]*>\s*)*<svg[\s>]/i.test(text)
