import { tk } from '../../i18n/tk.ts'

/** A rule returns the key of its error text, or null. */
type Rule = (value: string) => string | null

export const required: Rule = (value) => (value.trim() === '' ? tk('Este campo é obrigatório') : null)

/** Text before and after one @, and a dot after it; the server's mail proves the rest. */
export const email: Rule = (value) =>
  /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value.trim()) ? null : tk('O endereço de email é inválido')

/** The checklist of a new password, in the order it is shown. */
export const PASSWORD_RULES: readonly { label: string; holds: (password: string) => boolean }[] = [
  { label: tk('Mínimo de 8 caracteres'), holds: (password) => [...password].length >= 8 },
  { label: tk('Maiúscula'), holds: (password) => /[A-Z]/.test(password) },
  { label: tk('Minúscula'), holds: (password) => /[a-z]/.test(password) },
  { label: tk('Carácter especial'), holds: (password) => /[ !@#$%^&*()_+\-=[\]{};':"\\|,.<>/?]/.test(password) },
  { label: tk('Número'), holds: (password) => /[0-9]/.test(password) },
]

export const strongPassword: Rule = (value) =>
  PASSWORD_RULES.every((rule) => rule.holds(value))
    ? null
    : tk(
        'A senha deve conter no mínimo 8 caracteres, uma letra minúscula, uma letra maiúscula, um número e um caractére especial',
      )

const equalTo =
  (other: string): Rule =>
  (value) =>
    value === other ? null : tk('Os campos não coincidem')

export function check(value: string, ...rules: Rule[]): string | null {
  for (const rule of rules) {
    const problem = rule(value)
    if (problem) return problem
  }
  return null
}

export interface NewPassword {
  password: string
  confirmPassword: string
}

export const checkNewPassword = ({ password, confirmPassword }: NewPassword) => ({
  password: check(password, required, strongPassword),
  confirmPassword: check(confirmPassword, required, equalTo(password)),
})
