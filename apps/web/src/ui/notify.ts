import { toast } from 'sonner'

const show = (kind: 'success' | 'error' | 'info', title: string, body?: string) =>
  // The same message has the same id, which replaces the one on screen instead of adding another.
  toast[kind](title, { id: `${kind}:${title}:${body ?? ''}`, ...(body ? { description: body } : {}) })

/** Notifications in the corner; a message that is already shown is not shown twice. */
export const notify = {
  success: (title: string, body?: string) => show('success', title, body),
  error: (title: string, body?: string) => show('error', title, body),
  info: (title: string, body?: string) => show('info', title, body),
}
