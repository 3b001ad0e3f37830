/** Words under the keys of whoever says them: a place of a page or a table names the word it shows. */
export function pickWords<P extends Record<string, K>, K extends string>(
  words: Record<K, string>,
  places: P,
): { [place in keyof P]: string } {
  const said = Object.entries<K>(places).map(([place, key]) => [place, words[key]])
  return Object.fromEntries(said) as { [place in keyof P]: string }
}

/** Values stand in double brackets, as the browser's translations fill them in; in single ones here. */
export const singleBrackets = <T extends object>(table: T): T =>
  Object.fromEntries(Object.entries(table).map(([key, text]) => [key, text.replace(/\{(\{\w+\})\}/g, '$1')])) as T
