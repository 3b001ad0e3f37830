import { withLate } from '../late/late-code.ts'

type Kind = 'success' | 'error' | 'info' | 'warning'

/** The cause of the errors in this turn of the event loop, once it was reported or is known. */
let cause: { told: true } | { reason: string } | null = null

/** The caller of a failed call reports it before the next turn begins. */
function forThisTurn(known: NonNullable<typeof cause>): void {
  cause = known
  setTimeout(() => {
    cause = null
  })
}

/** @returns what it is withdrawn by */
function show(kind: Kind, title: string, body?: string): string {
  // The same message has the same id, which replaces the one on screen instead of adding another.
  const id = `${kind}:${title}:${body ?? ''}`
  withLate(({ toast }) => toast[kind](title, { id, ...(body ? { description: body } : {}) }))
  return id
}

/** Notifications in the corner. A message already shown is not shown twice, and one cause is reported once. */
export const notify = {
  success: (title: string, body?: string) => show('success', title, body),
  info: (title: string, body?: string) => show('info', title, body),
  warning: (title: string, body?: string) => show('warning', title, body),
  error(title: string, body?: string): string | undefined {
    if (cause && 'told' in cause) return undefined
    return show('error', title, body || (cause?.reason ?? undefined))
  },
  /** Reports the cause of a failed call; errors that follow from it are not reported. */
  cause(title: string, body?: string) {
    forThisTurn({ told: true })
    show('info', title, body)
  },
  /** The reason of a call that has just failed, for a caller that reports it without a reason. */
  reason(reason: string) {
    forThisTurn({ reason })
  },
  withdraw: (id: string) => withLate(({ toast }) => toast.dismiss(id)),
  clear: () => withLate(({ toast }) => toast.dismiss()),
}
