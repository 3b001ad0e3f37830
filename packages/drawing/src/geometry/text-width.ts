/** Width of a text in drawing units, near enough to keep texts apart (Source Sans 3: digits 0.5 em, mean letter 0.51 em). */
export function textWidth(text: string, size = 10.5): number {
  return text.length * 0.51 * size
}
