import type { TFunction } from 'i18next'
import { tk } from './tk.ts'

/** The names a simulation has before it is given one; they are stored in English. */
const DEFAULT_NAMES: Record<string, string> = {
  Untitled: tk('Sem título'),
  'Untitled Project': tk('Projeto sem título'),
  // Programs may leave the project out.
  '': tk('Projeto sem título'),
}

/** A name of a simulation or project to be read; one that was never given stands in the language on screen. */
export function shownName(name: string, t: TFunction): string {
  const fallback = DEFAULT_NAMES[name]
  return fallback ? t(fallback) : name
}
