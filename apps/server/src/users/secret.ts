import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits for a cookie or a link. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** Whether a text could be one that `newSecret` made. */
export const isSecret = (text: string): boolean => /^[\w-]{43}$/.test(text)

/** The form in which a secret is stored. A plain sha256 is enough, because nobody can guess a secret of 256 random bits. */
export function secretHash(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}
