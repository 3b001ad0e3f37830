import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

const FILES = [
  '@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf',
  '@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf',
  '@expo-google-fonts/noto-sans-math/400Regular/NotoSansMath_400Regular.ttf',
] as const

/** The fonts of the note: Source Sans 3 for text and drawings, Noto Sans Math for equations (both SIL OFL 1.1). */
export function fontFiles(): Buffer[] {
  return FILES.map((file) => readFileSync(require.resolve(file)))
}

/** The font every text of a user is set in. */
export function textFontFile(): Buffer {
  return readFileSync(require.resolve(FILES[0]))
}
