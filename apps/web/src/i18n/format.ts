import { roundUp } from '@madre/print'
import { useTranslation } from 'react-i18next'
import { DEFAULT_LANGUAGE, isLanguage } from './languages.ts'

const LOCALES = { en: 'en-GB', pt: 'pt-PT', de: 'de-DE', fr: 'fr-FR', es: 'es-ES' } as const

export interface Format {
  /** up to `digits` decimals (2), or exactly that many with `fixed`; a minus is a minus sign */
  number: (value: number, digits?: number, fixed?: boolean) => string
  /** a number as it was typed: every decimal it has, and at least so many (0) */
  typed: (value: number, atLeast?: number) => string
  /** a text with the mark of the language in its numbers: "1.35·Gmax" → "1,35·Gmax" */
  numbersIn: (text: string) => string
  /** 87.4 → 87.4 %, with that many decimals */
  percent: (hundredths: number, digits: number) => string
  /** a utilisation as per cent with one decimal, rounded up so that 100 % is never exceeded unseen; more than 999 % says only that; a dash for none */
  utilisation: (ratio: number | null) => string
  /** what something is called and what it is: "x: 3", in French "x : 3" */
  labelled: (label: string, value: string) => string
  /** several things in a row: "a; b", in French "a ; b" */
  list: (items: string[]) => string
  date: (iso: string) => string
  /** 14h 05m */
  time: (iso: string) => string
}

/** Beyond this a utilisation says no more than that the section is far too weak. */
const MOST_PER_CENT = 999

/** More than this is the noise of adding lengths. */
const MOST_DECIMALS = 9

const formats = new Map<string, Format>()

/** Numbers and dates as a language writes them, for everything that is only read. */
export function formatFor(language: string): Format {
  const format = formats.get(language) ?? newFormat(language)
  formats.set(language, format)
  return format
}

function newFormat(language: string): Format {
  const locale = LOCALES[isLanguage(language) ? language : DEFAULT_LANGUAGE]
  const beforeHighPoints = language === 'fr' ? '\u00a0' : ''
  // To make one takes a hundred times as long as to write a number with it.
  const numberFormats = new Map<string, Intl.NumberFormat>()
  const written = (value: number, least: number, most: number) => {
    const key = `${least} ${most}`
    let numbers = numberFormats.get(key)
    if (!numbers) {
      numbers = new Intl.NumberFormat(locale, {
        minimumFractionDigits: least,
        maximumFractionDigits: most,
        // -0 would print as "−0"
        signDisplay: 'negative',
      })
      numberFormats.set(key, numbers)
    }
    return numbers.format(value).replace('-', '−')
  }
  const number = (value: number, digits = 2, fixed = false) => written(value, fixed ? digits : 0, digits)
  const percent = (hundredths: number, digits: number) => `${number(hundredths, digits, true)}\u00a0%`
  const mark = number(0.5, 1, true).charAt(1)
  return {
    number,
    typed: (value, atLeast = 0) => written(value, atLeast, MOST_DECIMALS),
    numbersIn: (text) => text.replace(/(\d)\.(\d)/g, `$1${mark}$2`),
    percent,
    utilisation: (ratio) => {
      if (ratio === null) return '–'
      const hundredths = roundUp(ratio, 3) * 100
      return hundredths > MOST_PER_CENT ? `>\u00a0${number(MOST_PER_CENT, 0)}\u00a0%` : percent(hundredths, 1)
    },
    labelled: (label, value) => `${label}${beforeHighPoints}: ${value}`,
    list: (items) => items.join(`${beforeHighPoints}; `),
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
