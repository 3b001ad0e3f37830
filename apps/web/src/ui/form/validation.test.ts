import { describe, expect, it } from 'vitest'
import { check, checkNewPassword, email, PASSWORD_RULES, required, strongPassword } from './validation.ts'

describe('the rules of the forms', () => {
  it.each(['a@b.pt', 'ana.figueiredo+x@sub.example.com', ' a@b.pt '])('%s is an address', (value) => {
    expect(email(value)).toBeNull()
  })
  it.each(['a', 'a@', '@b.pt', 'a@b', 'a b@c.pt', 'a@b..pt', 'a@.pt'])('%s is no address', (value) => {
    expect(email(value)).not.toBeNull()
  })

  it.each([
    ['Madre-26', [true, true, true, true, true]],
    ['Madre 26', [true, true, true, true, true]],
    ['Madre26', [false, true, true, false, true]],
    ['madre-2026', [true, false, true, true, true]],
    ['MADRE-2026', [true, true, false, true, true]],
    ['Madre-madre', [true, true, true, true, false]],
    ['Madre§2026', [true, true, true, false, true]],
  ])('the checklist of %s', (password, expected) => {
    expect(PASSWORD_RULES.map((rule) => rule.holds(password))).toEqual(expected)
    expect(strongPassword(password) === null).toBe(expected.every(Boolean))
  })

  it('takes each special character that is listed', () => {
    for (const special of ' !@#$%^&*()_+-=[]{};\':"\\|,.<>/?') expect(strongPassword(`Madre2026${special}`)).toBeNull()
  })

  it('names the first broken rule only', () => {
    expect(check('', required, email)).toBe('Este campo é obrigatório')
    expect(check('x', required, email)).toBe('O endereço de email é inválido')
  })

  it('wants a new password twice', () => {
    const repeated = (confirmPassword: string) => checkNewPassword({ password: 'Madre-26', confirmPassword })
    expect(repeated('Madre-26')).toEqual({ password: null, confirmPassword: null })
    expect(repeated('Madre-27')).toEqual({ password: null, confirmPassword: 'Os campos não coincidem' })
    expect(repeated('').confirmPassword).toBe('Este campo é obrigatório')
  })
})
