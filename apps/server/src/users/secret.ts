import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits for a cookie or a link. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** Whether a text has the form of a `newSecret`, after a prefix. */
export const isSecret = (text: string, prefix = ''): boolean =>
  text.startsWith(prefix) && /^[\w-]{43}$/.test(text.slice(prefix.length))

/** The last use of a secret is recorded at most this often. */
export const TOUCH_SECONDS = 60

export const secretDates = (row: { created_at: Date; expires_at: Date; last_used_at: Date | null }) => ({
  createdAt: row.created_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
})

/** The stored form of a secret. A plain sha256 is enough, since nobody can guess 256 random bits. */
export function secretHash(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}
