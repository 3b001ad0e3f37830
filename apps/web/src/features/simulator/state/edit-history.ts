/** One change: what stood before it, and where it was made. */
interface Entry<T, Place> {
  state: T
  place: Place
}

/** The changes that can be undone and redone; a new change after an undo discards the changes that were undone. */
export interface EditHistory<T, Place> {
  past: Entry<T, Place>[]
  future: Entry<T, Place>[]
  /** where the last change came from: further changes from the same source are added to it, as one step */
  source: unknown
}

/** More than anybody takes back; a form of 20 spans is some kilobytes. */
const MOST = 200

export const noHistory = <T, Place>(): EditHistory<T, Place> => ({ past: [], future: [], source: null })

/**
 * The history after a change of `before`.
 *
 * @param source  what the change came from, such as the field typed in; null: a change of its own
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

/** One change taken back; null where there is none. */
export function takeBack<T, Place>(history: EditHistory<T, Place>, now: T): Moved<T, Place> | null {
  const last = history.past.at(-1)
  if (!last) return null
  const future = [...history.future, { state: now, place: last.place }]
  return { ...last, history: { past: history.past.slice(0, -1), future, source: null } }
}

/** The change taken back last made again; null where there is none. */
export function makeAgain<T, Place>(history: EditHistory<T, Place>, now: T): Moved<T, Place> | null {
  const next = history.future.at(-1)
  if (!next) return null
  const past = [...history.past, { state: now, place: next.place }]
  return { ...next, history: { past, future: history.future.slice(0, -1), source: null } }
}
