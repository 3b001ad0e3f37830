import type { Language } from '@madre/contract'

export type Texts = Record<string, string>

/** The parts of the interface whose texts are loaded together: the shell at start, the others with their screens. */
export const AREAS = [
  'shell',
  'account',
  'simulator',
  'sheeting',
  'joints',
  'results',
  'revisions',
  'legal',
  'developers',
  'embed',
] as const
export type Area = (typeof AREAS)[number]

const FILES = import.meta.glob<{ default: Texts }>(
  './{shell,account,simulator,sheeting,joints,results,revisions,legal,developers,embed}/*.ts',
)

/** The texts of some areas in a language, keyed by the Portuguese text. */
export async function loadTexts(language: Language, areas: Iterable<Area>): Promise<Texts> {
  const files = await Promise.all([...areas].map((area) => FILES[`./${area}/${language}.ts`]?.()))
  return Object.assign({}, ...files.map((file) => file?.default))
}
