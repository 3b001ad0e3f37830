import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** Fonts of texts, tried in this order for each character: Source Sans 3, then one font per other script. Equations: decision 0006. */
const TEXT = [
  '@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf',
  '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
  '@expo-google-fonts/noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf',
  '@expo-google-fonts/noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf',
] as const

const OTHERS = [
  '@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf',
  '@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf',
  '@expo-google-fonts/noto-sans-arabic/600SemiBold/NotoSansArabic_600SemiBold.ttf',
  '@expo-google-fonts/noto-sans-hebrew/600SemiBold/NotoSansHebrew_600SemiBold.ttf',
  '@expo-google-fonts/noto-sans-math/400Regular/NotoSansMath_400Regular.ttf',
] as const

const read = (file: string): Buffer => readFileSync(require.resolve(file))

/** The fonts of the note: those of texts and drawings, and Noto Sans Math for equations (all SIL OFL 1.1). */
export const fontFiles = (): Buffer[] => [...TEXT, ...OTHERS].map(read)

/** The fonts for user text. */
export const textFontFiles = (): Buffer[] => TEXT.map(read)
