import type { TFunction } from 'i18next'
import { type NumberRules, type Refusal, writeValue } from './number-text.ts'
import type { NumberFieldState } from './use-number-field.ts'

const localised = (text: string, language: string) => (language === 'en' ? text : text.replace('.', ','))

function bound(value: number, precision: number, language: string): string | null {
  return Number.isFinite(value) ? localised(writeValue(value, precision), language).replace('-', '−') : null
}

/** "0.10 – 25.00 m", or "≥ 0" with one open side; empty with two. */
export function rangeText({ min, max, precision }: NumberRules, unit: string, language: string): string {
  const [low, high] = [bound(min, precision, language), bound(max, precision, language)]
  const range = low && high ? `${low} – ${high}` : low ? `≥ ${low}` : high ? `≤ ${high}` : ''
  return range && unit ? `${range} ${unit}` : range
}

/** A field's own messages. */
export interface SaidOf {
  /** for a typed minus, where "no negative values" is not enough */
  minus?: string | undefined
  /** for characters it does not accept */
  characters?: ((text: string) => string) | undefined
}

/** The error of a typed or pasted text, in words. */
export function reasonText(
  t: TFunction,
  language: string,
  { reason, text }: { reason: Refusal; text: string },
  rules: NumberRules,
  unit: string,
  { minus, characters }: SaidOf = {},
): string {
  const words = {
    characters: () =>
      characters?.(text) ?? t('“{{text}}” não é um número: só algarismos e uma vírgula ou um ponto decimal.', { text }),
    grouping: () => t('“{{text}}” tem mais de um separador: escreva sem separador de milhares.', { text }),
    minus: () => minus ?? t('Aqui não há valores negativos.'),
    'minus-first': () => t('O sinal menos vem uma só vez e em primeiro lugar.'),
    'no-decimals': () => t('Aqui só números inteiros.'),
    decimals: () => t('No máximo {{count}} casas decimais.', { count: rules.most }),
    range: () =>
      t('{{text}} não é permitido: {{range}}.', {
        text: localised(text, language),
        range: rangeText(rules, unit, language),
      }),
    empty: () => t('Falta um número.'),
  }
  return words[reason]()
}

/** The error of the typed text and, once the field was left, its present value. */
export function refusalText(
  t: TFunction,
  language: string,
  { refusal, rules }: Pick<NumberFieldState, 'refusal' | 'rules'>,
  value: number,
  unit: string,
  said?: SaidOf,
): string | null {
  if (!refusal) return null
  const words = reasonText(t, language, refusal, rules, unit, said)
  return refusal.left ? `${words} ${revertedText(t, language, value, rules)}` : words
}

/** The present value of a field left with an error. */
export const revertedText = (t: TFunction, language: string, value: number, { precision }: NumberRules): string =>
  t('Voltou a {{value}}.', { value: localised(writeValue(value, precision), language) })
