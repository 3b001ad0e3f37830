import type { Db } from '../db/database.ts'
import { ProblemError } from '../http/problem.ts'
import { RateLimiter } from '../http/rate-limit.ts'
import { verifyPassword } from './hashing.ts'
import type { UserRow } from './user-store.ts'

/** @throws ProblemError 400  the password is not the user's */
export async function requirePassword(db: Db, user: UserRow, password: string): Promise<void> {
  const limiter = new RateLimiter(db)
  const limit = { name: 'own-password', key: user.id, max: 10, minutes: 15 }
  await limiter.spend([limit])
  if (!(await verifyPassword(user.password_hash, password))) throw new ProblemError(400, 'WrongPassword')
  await limiter.clear(limit)
}
