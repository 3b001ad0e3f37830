import { type Language, SIMULATION_TYPES } from '@madre/contract'
import { type RawBuilder, sql } from 'kysely'
import { type MessageKey, message } from '../messages/messages.ts'

/** The on-screen word of each simulation type: a search finds it besides the stored one. */
const TYPE_WORDS: Record<(typeof SIMULATION_TYPES)[number], MessageKey> = {
  ROOF: 'TypeRoof',
  FACADE: 'TypeFacade',
  GENERAL: 'TypeGeneral',
}

/** How words are matched: as typed, or with one typing error in each; decision 0015. */
export type Manner = 'exact' | 'slips'

/** A text as searched: without case and accents. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
/** The searched columns in the same form. Most are plain ASCII and only need lower(), at a fraction of the work. */
export const searchedText = sql<string>`
  CASE WHEN octet_length(name || project) = length(name || project) THEN lower(name || ' ' || project)
  ELSE lower(regexp_replace(normalize(name || ' ' || project, NFD), '[\u0300-\u036f]', '', 'g')) END`

/** The words of a search. All of them have to be found. */
export function searchWords(search: string): string[] {
  return plain(search)
    .split(/\s+/)
    .filter((word) => word !== '')
}

/** Whether a calculation has every word in its searched text (the column `searched`) or in its type, also in the given language. */
export function holdsWords(words: readonly string[], manner: Manner, lang: Language): RawBuilder<boolean> {
  const conditions = words.map((word) => {
    const types = SIMULATION_TYPES.filter((type) =>
      [type, message(lang, TYPE_WORDS[type])].some((text) => plain(text).startsWith(word)),
    )
    const pattern = manner === 'slips' ? withOneSlip(word) : null
    const inText =
      pattern === null
        ? sql`strpos(searched, ${word}) > 0`
        : sql`CASE WHEN ${holdsHalf(word)} THEN searched ~ ${pattern} ELSE false END`
    return types.length === 0 ? inText : sql`(${inText} OR simulation_type = ANY(${types}))`
  })
  return conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(conditions, sql` AND `)})`
}

/** Word lengths in which one typing error is allowed. A shorter word matches too much with one, a longer one fits into no name. */
const SLIP_LETTERS = { least: 4, most: 25 }

/**
 * A cheap test before the pattern, at a tenth of its cost: most texts fail it, and no text that matches the pattern does. One error leaves
 * one half of the word unchanged, except when the two middle letters are swapped.
 */
function holdsHalf(word: string): RawBuilder<boolean> {
  const letters = [...word]
  const middle = Math.floor(letters.length / 2)
  const [first, second] = [letters.slice(0, middle), letters.slice(middle)]
  const across = [...first.slice(0, -1), ...second.slice(0, 1), ...first.slice(-1), ...second.slice(1)]
  const parts = [first, second, across].map((part) => sql`strpos(searched, ${part.join('')}) > 0`)
  return sql<boolean>`(${sql.join(parts, sql` OR `)})`
}

/** A pattern for a word with one letter wrong, missing, extra, or two swapped; null if the word is too short. */
export function withOneSlip(word: string): string | null {
  const letters = [...word].map((letter) => letter.replace(/[^\p{L}\p{N}]/u, '\\$&'))
  if (letters.length < SLIP_LETTERS.least || letters.length > SLIP_LETTERS.most) return null
  const spelt = letters.flatMap((letter, i) => {
    const [before, after] = [letters.slice(0, i).join(''), letters.slice(i + 1).join('')]
    const next = letters[i + 1]
    return [
      `${before}.${after}`,
      `${before}.${letter}${after}`,
      ...(letters.length > SLIP_LETTERS.least ? [before + after] : []),
      ...(next === undefined ? [] : [before + next + letter + letters.slice(i + 2).join('')]),
    ]
  })
  return [...new Set(spelt)].join('|')
}
