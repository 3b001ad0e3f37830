import type { TFunction } from 'i18next'
import { type NumberRules, type Refusal, writeValue } from './number-text.ts'
import type { NumberFieldState } from './use-number-field.ts'

const localised = (text: string, language: string) => (language === 'en' ? text : text.replace('.', ','))

function bound(value: number, precision: number, language: string): string | null {
  return Number.isFinite(value) ? localised(writeValue(value, precision), language).replace('-', '−') : null
}

/** "0.10 – 25.00 m", or "≥ 0" when one side is open; nothing when both are. */
export function rangeText({ min, max, precision }: NumberRules, unit: string, language: string): string {
  const [low, high] = [bound(min, precision, language), bound(max, precision, language)]
  const range = low && high ? `${low} – ${high}` : low ? `≥ ${low}` : high ? `≤ ${high}` : ''
  return range && unit ? `${range} ${unit}` : range
}

/** What a field answers in words of its own. */
export interface SaidOf {
  /** to a typed minus, where there is more to say than that there are no negative values */
  minus?: string | undefined
  /** to characters it does not take */
  characters?: ((text: string) => string) | undefined
}

/** What is wrong with a text that was typed or pasted, in words. */
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

/** What is wrong with what was typed, and, once the field was left, what stands there now. */
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

/** What stands there once a field is left that was wrong. */
export const revertedText = (t: TFunction, language: string, value: number, { precision }: NumberRules): string =>
  t('Voltou a {{value}}.', { value: localised(writeValue(value, precision), language) })
