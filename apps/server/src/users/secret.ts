import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits for a cookie or a link. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** What is stored of a secret; enough as a plain sha256, since a secret of 256 bits cannot be guessed. */
export function secretHash(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}
