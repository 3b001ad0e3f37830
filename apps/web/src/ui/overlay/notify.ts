import { withLate } from '../late/late-code.ts'

type Kind = 'success' | 'error' | 'info' | 'warning'

/** What the errors of this turn of the event loop come from, once that has been said or is known. */
let cause: { told: true } | { reason: string } | null = null

/** What a failed call throws is told by its caller before the next turn begins. */
function forThisTurn(known: NonNullable<typeof cause>): void {
  cause = known
  setTimeout(() => {
    cause = null
  })
}

const show = (kind: Kind, title: string, body?: string) =>
  withLate(({ toast }) =>
    // The same message has the same id, which replaces the one on screen instead of adding another.
    toast[kind](title, { id: `${kind}:${title}:${body ?? ''}`, ...(body ? { description: body } : {}) }),
  )

/** Notifications in the corner; a message that is already shown is not shown twice, and one cause is told once. */
export const notify = {
  success: (title: string, body?: string) => show('success', title, body),
  info: (title: string, body?: string) => show('info', title, body),
  warning: (title: string, body?: string) => show('warning', title, body),
  error(title: string, body?: string) {
    if (cause && 'told' in cause) return
    show('error', title, body || (cause?.reason ?? undefined))
  },
  /** Tells what has made a call fail; the errors that follow from it are not told beside it. */
  cause(title: string, body?: string) {
    forThisTurn({ told: true })
    show('info', title, body)
  },
  /** Why a call has just failed, for whoever tells of it without a reason. */
  reason(reason: string) {
    forThisTurn({ reason })
  },
  /** Takes away everything that is on screen. */
  clear: () => withLate(({ toast }) => toast.dismiss()),
}
