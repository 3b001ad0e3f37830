import { useTranslation } from 'react-i18next'
import { DEFAULT_LANGUAGE, isLanguage } from './languages.ts'

const LOCALES = { en: 'en-GB', pt: 'pt-PT', de: 'de-DE', fr: 'fr-FR' } as const

export interface Format {
  /** up to `digits` decimals (2), or exactly that many with `fixed`; a minus is a minus sign */
  number: (value: number, digits?: number, fixed?: boolean) => string
  /** 0.874 → 87 % as the language writes it */
  percent: (ratio: number, digits?: number) => string
  /** day, month, year */
  date: (iso: string) => string
  /** 14h 05m */
  time: (iso: string) => string
}

/** Numbers and dates as a language writes them, for everything that is only read. */
export function formatFor(language: string): Format {
  const locale = LOCALES[isLanguage(language) ? language : DEFAULT_LANGUAGE]
  const minus = (text: string) => text.replace('-', '−')
  return {
    number: (value, digits = 2, fixed = false) =>
      minus(
        // -0 would print as "−0"
        new Intl.NumberFormat(locale, {
          maximumFractionDigits: digits,
          minimumFractionDigits: fixed ? digits : 0,
          signDisplay: 'negative',
        }).format(value),
      ),
    percent: (ratio, digits = 0) =>
      minus(new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: digits }).format(ratio)),
    date: (iso) =>
      new Intl.DateTimeFormat(locale, { day: '2-digit', month: '2-digit', year: 'numeric' }).format(new Date(iso)),
    time: (iso) => {
      const at = new Date(iso)
      const two = (n: number) => String(n).padStart(2, '0')
      return `${two(at.getHours())}h ${two(at.getMinutes())}m`
    },
  }
}

/** `formatFor` the language on screen. */
export function useFormat(): Format {
  const { i18n } = useTranslation()
  return formatFor(i18n.language)
}
