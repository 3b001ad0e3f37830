import { describe, expect, it } from 'vitest'
import { passwordProblems } from './password-rules.ts'

const keys = (password: string) => passwordProblems(password).map((p) => p.key)

describe('a new password', () => {
  it('is refused with every rule it breaks', () => {
    expect(keys('')).toEqual([
      'PasswordTooShort',
      'PasswordNeedsLower',
      'PasswordNeedsUpper',
      'PasswordNeedsDigit',
      'PasswordNeedsSpecial',
    ])
    expect(keys('abc')).toEqual([
      'PasswordTooShort',
      'PasswordNeedsUpper',
      'PasswordNeedsDigit',
      'PasswordNeedsSpecial',
    ])
    expect(keys('Grave3llWater')).toEqual(['PasswordNeedsSpecial'])
    expect(keys(`Aa1!${'x9Qv'.repeat(60)}`)).toEqual(['PasswordTooLong'])
  })

  it.each([...' !@#$%^&*()_+-=[]{};\':"\\|,.<>/?'])('takes %j as the special character', (c) => {
    expect(keys(`Grave3ll${c}Water`)).toEqual([])
  })

  it.each(['Grave3ll§Water', 'Grave3llWäter', 'Grave3ll~Water'])(
    'does not take another character for it: %s',
    (password) => {
      expect(keys(password)).toEqual(['PasswordNeedsSpecial'])
    },
  )

  it.each([
    'Password1!',
    'Passw0rd!',
    'P@ssw0rd123',
    'Qwerty123!',
    'Welcome1!',
    'Summer2024!',
    'Admin123!',
    'Iloveyou1!',
    'Abcd1234!',
    'Aa123456!',
    'Aaaa1111!',
    '1qaz!QAZ',
    'Senha123!',
    'Benfica1904!',
    'PassPass1!',
    '!Dragon99',
  ])('is refused as common although it meets the rules: %s', (password) => {
    expect(keys(password)).toEqual(['PasswordTooCommon'])
  })

  it.each(['Str0ng!Passw0rd', 'correct-Horse-9', 'Zinc&coat275', 'K7#9q2!8&4x', 'Tr0ub4dor&3'])(
    'is taken: %s',
    (password) => {
      expect(keys(password)).toEqual([])
    },
  )
})
