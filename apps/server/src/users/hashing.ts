import { hash, verify } from '@node-rs/argon2'
import { ProblemError } from '../http/problem.ts'
import { TooManyWaitingError, Turnstile } from './turnstile.ts'

/** argon2id as recommended by OWASP for one pass: 46 MiB, t = 1, p = 1. */
const ARGON2ID = { algorithm: 2, memoryCost: 46 * 1024, timeCost: 1, parallelism: 1 } as const

/** Four at a time: each takes 46 MB and a whole processor. */
const turnstile = new Turnstile(4, 128)

/** @throws ProblemError 503  when too many passwords are waiting to be hashed */
export async function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, ARGON2ID))
}

/**
 * Whether the password belongs to the hash. With null (no such account) it does the same work and returns false.
 *
 * @throws ProblemError 503  when too many passwords are waiting to be hashed
 */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  unknownAccount ??= hash('the password of nobody', ARGON2ID)
  const known = passwordHash ?? (await unknownAccount)
  const matches = await inTurn(() => verify(known, password))
  return matches && passwordHash !== null
}

let unknownAccount: Promise<string> | undefined

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await turnstile.run(work)
  } catch (error) {
    if (error instanceof TooManyWaitingError)
      throw new ProblemError(503, 'TooBusy', { headers: { 'retry-after': '5' } })
    throw error
  }
}
