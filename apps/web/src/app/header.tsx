import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useWhoami } from '../api/users.ts'
import { Icon } from '../ui/icon.tsx'
import { useBrand } from '../ui/theme/brand-context.ts'
import { BrandLogo } from './brand-logo.tsx'
import styles from './header.module.css'
import { LanguageMenu } from './language-menu.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { NavLinks } from './nav-links.tsx'
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
            <NavLinks
              className={styles.link}
              account={
                <>
                  <Icon name="account" />
                  <span className={styles.userName}>
                    {user.firstName} {user.lastName}
                  </span>
                </>
              }
            />
          )}
          <ThemeMenu />
          <LanguageMenu />
        </nav>
        <MobileMenu />
      </div>
    </header>
  )
}
