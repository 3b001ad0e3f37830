import type { WordKey } from '@madre/words/keys'
import type { TFunction } from 'i18next'

/** The names a simulation has before it is given one; they are stored in English. */
const DEFAULT_NAMES: Record<string, string> = {
  Untitled: 'untitled' satisfies WordKey,
  'Untitled Project': 'untitledProject' satisfies WordKey,
  // Programs may leave the project out.
  '': 'untitledProject' satisfies WordKey,
}

/** A name of a simulation or project to be read; one that was never given stands in the language on screen. */
export function shownName(name: string, t: TFunction): string {
  const fallback = DEFAULT_NAMES[name]
  return fallback ? t(fallback) : name
}
