/** One change: the previous state, and its place. */
interface Entry<T, Place> {
  state: T
  place: Place
}

/** The changes that can be undone and redone; a new change after an undo discards the changes that were undone. */
export interface EditHistory<T, Place> {
  past: Entry<T, Place>[]
  future: Entry<T, Place>[]
  /** source of the last change: further changes from it are part of the same undo step */
  source: unknown
}

/** More than anybody undoes; a form of 20 spans has some kilobytes. */
const MOST = 200

export const noHistory = <T, Place>(): EditHistory<T, Place> => ({ past: [], future: [], source: null })

/**
 * The history after a change of `before`.
 *
 * @param source  the source of the change, such as the edited field; null: a separate change
 */
export function recordEdit<T, Place>(
  history: EditHistory<T, Place>,
  before: T,
  place: Place,
  source: unknown,
): EditHistory<T, Place> {
  if (source !== null && source === history.source && history.future.length === 0) return history
  return { past: [...history.past, { state: before, place }].slice(-MOST), future: [], source }
}

interface Moved<T, Place> {
  history: EditHistory<T, Place>
  state: T
  place: Place
}

export function takeBack<T, Place>(history: EditHistory<T, Place>, now: T): Moved<T, Place> | null {
  const last = history.past.at(-1)
  if (!last) return null
  const future = [...history.future, { state: now, place: last.place }]
  return { ...last, history: { past: history.past.slice(0, -1), future, source: null } }
}

/** Redoes the change undone last; null without one. */
export function makeAgain<T, Place>(history: EditHistory<T, Place>, now: T): Moved<T, Place> | null {
  const next = history.future.at(-1)
  if (!next) return null
  const past = [...history.past, { state: now, place: next.place }]
  return { ...next, history: { past, future: history.future.slice(0, -1), source: null } }
}
