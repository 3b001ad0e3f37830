import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useWhoami } from '../api/users.ts'
import { Icon } from '../ui/icon.tsx'
import { useBrand } from '../ui/theme/brand-context.ts'
import { BrandLogo } from './brand-logo.tsx'
import styles from './header.module.css'
import { LanguageMenu } from './language-menu.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { ThemeMenu } from './theme-menu.tsx'

/** Logo, links of a signed-in user, language and theme; below 768 px everything but the logo is in a drawer. */
export function Header() {
  const { t } = useTranslation()
  const { data: user } = useWhoami()
  const { name } = useBrand()
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <Link to="/dashboard" className={styles.logo} aria-label={`${name}: ${t('Página inicial')}`}>
          <BrandLogo />
        </Link>
        <nav aria-label={t('Navegação principal')} className={styles.links}>
          {user && (
            <>
              <Link to="/simulator" className={styles.link} activeOptions={{ exact: true }}>
                {t('Nova Simulação')}
              </Link>
              <Link to="/simulations" className={styles.link}>
                {t('Simulações')}
              </Link>
              <Link to="/account" className={styles.link}>
                <Icon name="account" />
                <span className={styles.userName}>
                  {user.firstName} {user.lastName}
                </span>
              </Link>
              <Link to="/logout" className={styles.link} preload={false}>
                {t('Terminar sessão')}
              </Link>
            </>
          )}
          <ThemeMenu />
          <LanguageMenu />
        </nav>
        <MobileMenu />
      </div>
    </header>
  )
}
