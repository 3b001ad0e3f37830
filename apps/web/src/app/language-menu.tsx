import { LANGUAGES, type Language } from '@madre/contract'
import { type FocusEvent, type KeyboardEvent, type Ref, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LANGUAGE_NAMES } from '../i18n/languages.ts'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/icon.tsx'
import styles from './language-menu.module.css'
import { useLanguage } from './use-language.ts'

/** How long the menu stays after the mouse has left. */
export const CLOSE_DELAY_MS = 1500

/** Where a key leads from an item of so many. */
const targets = (at: number, count: number): Record<string, number> => ({
  ArrowDown: (at + 1) % count,
  ArrowUp: (at - 1 + count) % count,
  Home: 0,
  End: count - 1,
})

/** The languages in upper case. The menu closes 1.5 s after the mouse leaves, but never while the keyboard is in it. */
export function LanguageMenu() {
  const { t } = useTranslation()
  const { language, pick } = useLanguage()
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    if (!open) return
    const outside = (event: PointerEvent) => root.current?.contains(event.target as Node) || setOpen(false)
    document.addEventListener('pointerdown', outside)
    return () => {
      document.removeEventListener('pointerdown', outside)
      clearTimeout(timer.current)
    }
  }, [open])

  const hasFocus = () =>
    list.current?.contains(document.activeElement) || trigger.current?.matches(':focus-visible') || false

  const leave = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => hasFocus() || setOpen(false), CLOSE_DELAY_MS)
  }

  const items = () => [...(list.current?.querySelectorAll('button') ?? [])]
  const openWithKeyboard = () => {
    setOpen(true)
    requestAnimationFrame(() => items()[LANGUAGES.indexOf(language)]?.focus())
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const all = items()
    const target = targets(all.indexOf(document.activeElement as HTMLButtonElement), all.length)
    if (event.key === 'Escape' && open) {
      setOpen(false)
      trigger.current?.focus()
    } else if (!open && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault()
      openWithKeyboard()
    } else if (open && event.key in target) {
      event.preventDefault()
      all[target[event.key] ?? 0]?.focus()
    }
  }

  const choose = (next: Language) => {
    setOpen(false)
    trigger.current?.focus()
    void pick(next)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the wrapper only watches where mouse and focus are
    <div
      ref={root}
      className={styles.root}
      onMouseEnter={() => clearTimeout(timer.current)}
      onMouseLeave={leave}
      onKeyDown={onKeyDown}
      onBlur={(event: FocusEvent) => {
        if (event.relatedTarget && !root.current?.contains(event.relatedTarget as Node)) setOpen(false)
      }}
    >
      <button
        ref={trigger}
        type="button"
        className={styles.trigger}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={`${t('Idioma')}: ${LANGUAGE_NAMES[language]}`}
        onClick={(event) => {
          if (open) setOpen(false)
          else if (event.detail === 0) openWithKeyboard()
          else setOpen(true)
        }}
      >
        <Icon name="globe" />
        {language.toUpperCase()}
        <Icon name="chevron-down" size={14} />
      </button>
      {open && <Languages ref={list} language={language} onChoose={choose} />}
    </div>
  )
}

function Languages({
  ref,
  language,
  onChoose,
}: {
  ref: Ref<HTMLDivElement>
  language: Language
  onChoose: (language: Language) => void
}) {
  const { t } = useTranslation()
  return (
    <div ref={ref} role="menu" aria-label={t('Idioma')} className={styles.menu}>
      {LANGUAGES.map((option) => (
        <button
          key={option}
          type="button"
          role="menuitemradio"
          aria-checked={option === language}
          aria-label={`${option.toUpperCase()} ${LANGUAGE_NAMES[option]}`}
          tabIndex={-1}
          lang={option}
          className={classNames(styles.item, option === language && styles.current)}
          onClick={() => onChoose(option)}
        >
          <span>{option.toUpperCase()}</span>
          <span className={styles.name}>{LANGUAGE_NAMES[option]}</span>
        </button>
      ))}
    </div>
  )
}
