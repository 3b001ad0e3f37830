import { LANGUAGES } from '@madre/contract'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWhoami } from '../api/users.ts'
import { LANGUAGE_NAMES } from '../i18n/languages.ts'
import { classNames } from '../ui/class-names.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { Drawer } from '../ui/overlay/dialog.tsx'
import styles from './mobile-menu.module.css'
import { NavLinks } from './nav-links.tsx'
import { ThemeMenu } from './theme-menu.tsx'
import { useLanguage } from './use-language.ts'

/** Up to this width the links are in the drawer. */
const BREAKPOINT_PX = 768

/** The menu of a narrow screen, headed by the user's name; it closes when the screen widens and on navigation. */
export function MobileMenu() {
  const { t } = useTranslation()
  const { data: user } = useWhoami()
  const { language, pick } = useLanguage()
  const [open, setOpen] = useState(false)
  const href = useLocation({ select: (location) => location.href })

  // biome-ignore lint/correctness/useExhaustiveDependencies: closes whenever the address changes
  useEffect(() => setOpen(false), [href])
  useEffect(() => {
    const wide = window.matchMedia(`(min-width: ${BREAKPOINT_PX + 1}px)`)
    const close = () => wide.matches && setOpen(false)
    wide.addEventListener('change', close)
    return () => wide.removeEventListener('change', close)
  }, [])

  return (
    <div className={styles.menu}>
      <ThemeMenu />
      <IconButton icon="menu" label={t('Menu')} aria-expanded={open} onClick={() => setOpen(true)} />
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        title={user ? `${user.firstName} ${user.lastName}` : t('Menu')}
      >
        {user && (
          <nav aria-label={t('Navegação principal')} className={styles.links}>
            <NavLinks className={styles.link} account={t('Conta')} />
          </nav>
        )}
        <fieldset className={styles.languages}>
          <legend className={styles.legend}>{t('Idioma')}</legend>
          {LANGUAGES.map((option) => (
            <button
              key={option}
              type="button"
              lang={option}
              aria-pressed={option === language}
              aria-label={`${option.toUpperCase()} ${LANGUAGE_NAMES[option]}`}
              className={classNames(styles.language, option === language && styles.current)}
              onClick={() => void pick(option)}
            >
              {option.toUpperCase()}
            </button>
          ))}
        </fieldset>
      </Drawer>
    </div>
  )
}
