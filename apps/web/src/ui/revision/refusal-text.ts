import type { TFunction } from 'i18next'

/** Why something was not done: what the server says, or that it did not answer; nothing that was typed is gone. */
export function refusalText(error: unknown, t: TFunction): string {
  const { description, unreachable = false } = (error ?? {}) as { description?: string; unreachable?: boolean }
  if (unreachable) return t('Sem ligação ao servidor. Nada do que escreveu se perdeu.')
  return description ?? t('Não foi possível. Tente novamente.')
}
