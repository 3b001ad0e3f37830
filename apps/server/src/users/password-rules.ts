import type { MessageKey, MessageValues } from '../messages/messages.ts'
import { isCommonPassword } from './common-passwords.ts'

/** The characters that count as special. */
const SPECIAL = ' !@#$%^&*()_+-=[]{};\':"\\|,.<>/?'
const MIN_LENGTH = 8
/** Longest password that is hashed: enough for any phrase, too short to keep the server busy. */
export const MAX_PASSWORD_LENGTH = 200

/** The rules a new password breaks, one entry each; empty when it is strong. */
export function passwordProblems(password: string): { key: MessageKey; values?: MessageValues }[] {
  const problems: { key: MessageKey; values?: MessageValues }[] = []
  if (password.length < MIN_LENGTH) problems.push({ key: 'PasswordTooShort' })
  if (password.length > MAX_PASSWORD_LENGTH)
    problems.push({ key: 'PasswordTooLong', values: { max: MAX_PASSWORD_LENGTH } })
  if (!/[a-z]/.test(password)) problems.push({ key: 'PasswordNeedsLower' })
  if (!/[A-Z]/.test(password)) problems.push({ key: 'PasswordNeedsUpper' })
  if (!/[0-9]/.test(password)) problems.push({ key: 'PasswordNeedsDigit' })
  if (![...password].some((c) => SPECIAL.includes(c))) problems.push({ key: 'PasswordNeedsSpecial' })
  if (problems.length === 0 && isCommonPassword(password)) problems.push({ key: 'PasswordTooCommon' })
  return problems
}
