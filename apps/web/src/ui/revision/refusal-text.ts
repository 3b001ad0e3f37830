import type { TFunction } from 'i18next'

/** The reason of a failure: the server's, or that it did not answer. Typed text is kept. */
export function refusalText(error: unknown, t: TFunction): string {
  const { description, unreachable = false } = (error ?? {}) as { description?: string; unreachable?: boolean }
  if (unreachable) return t('Sem ligação ao servidor. Nada do que escreveu se perdeu.')
  return description ?? t('Não foi possível. Tente novamente.')
}
