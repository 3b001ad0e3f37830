import { limitedAddress } from '../http/client-address.ts'
import type { Limit } from '../http/rate-limit.ts'
import { emailKey } from './user-store.ts'

export const byAccount = (name: string, email: string, max: number, minutes: number): Limit => ({
  name: `${name}-account`,
  key: emailKey(email),
  max,
  minutes,
})
export const byAddress = (name: string, ip: string, max: number, minutes: number): Limit => ({
  name: `${name}-address`,
  key: limitedAddress(ip),
  max,
  minutes,
})
/** Limits for users with the code of a mail. */
export const byCode = (name: string, userId: string, ip: string): Limit[] => [
  { name: `${name}-account`, key: userId, max: 10, minutes: 15 },
  byAddress(name, ip, 50, 15),
]
