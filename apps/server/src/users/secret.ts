import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits for a cookie or a link. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** Whether a text could be one that `newSecret` made, behind a prefix. */
export const isSecret = (text: string, prefix = ''): boolean =>
  text.startsWith(prefix) && /^[\w-]{43}$/.test(text.slice(prefix.length))

/** The last use of a secret is written at most this often. */
export const TOUCH_SECONDS = 60

/** Since when and until when what has a secret works, and when it was last used. */
export const secretDates = (row: { created_at: Date; expires_at: Date; last_used_at: Date | null }) => ({
  createdAt: row.created_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
})

/** The form in which a secret is stored. A plain sha256 is enough, because nobody can guess a secret of 256 random bits. */
export function secretHash(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}
