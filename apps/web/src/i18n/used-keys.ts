/** A `t('…')` or `tk('…')` with its text as a literal, in either quote, wrapped or not. */
const USE = /\b(?:t|tk)\(\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`([^`$]*)`)/g

/** Every translation key a source text uses; keys given with a count come with their plural forms' stem. */
export function usedKeys(source: string): string[] {
  return [...source.matchAll(USE)].map((match) => (match[1] ?? match[2] ?? match[3] ?? '').replace(/\\(.)/g, '$1'))
}
