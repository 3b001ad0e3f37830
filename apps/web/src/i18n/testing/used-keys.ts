/** A text as a literal, in either quote. */
const LITERAL = /'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`([^`$]*)`/.source
/** A `t('…')` or `tk('…')` with its text, wrapped or not. */
const USE = new RegExp(`\\b(?:t|tk)\\(\\s*(?:${LITERAL})`, 'g')
/** A word that others say too. */
const WORD = /'([^']*)' satisfies WordKey\b/g

/** Every translation key a source text uses; keys given with a count come with their plural forms' stem. */
export function usedKeys(source: string): string[] {
  return [...source.matchAll(USE), ...source.matchAll(WORD)].map((match) =>
    (match[1] ?? match[2] ?? match[3] ?? '').replace(/\\(.)/g, '$1'),
  )
}
