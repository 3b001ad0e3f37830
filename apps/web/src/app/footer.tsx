import { useTranslation } from 'react-i18next'
import { useBrand } from '../ui/theme/brand-context.ts'
import styles from './footer.module.css'
import { useUnseenChanges } from './unseen-changes.ts'

/**
 * The maker's address and links, from the brand file; what is empty there is not shown. Always the method, its verification, the API,
 * what is new, with a dot after an upgrade until it was read, and the accessibility.
 */
export function Footer() {
  const { t } = useTranslation()
  const { name, address, links, social } = useBrand()
  const isChanged = useUnseenChanges()
  const pages = [
    { label: t('Catálogo de produtos'), url: links.catalogue },
    { label: t('Política de privacidade'), url: links.privacy },
    { label: t('Política de cookies'), url: links.cookies },
    { label: t('Termos e condições'), url: links.terms },
    { label: t('Acessibilidade'), url: '/accessibility' },
  ].filter((page) => page.url)
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        {address.length > 0 ? <address className={styles.address}>{address.join(' · ')}</address> : <span>{name}</span>}
        <nav aria-label={t('Documentação')} className={styles.links}>
          <a href="/method" target="_blank" rel="noreferrer">
            {t('Método de cálculo')}
          </a>
          <a href="/verification" target="_blank" rel="noreferrer">
            {t('Validação')}
          </a>
          <a href="/developers" target="_blank" rel="noreferrer">
            {t('API')}
          </a>
          <a href="/changes" target="_blank" rel="noreferrer">
            {t('Novidades')}
            {isChanged && (
              <span className={styles.dot}>
                <span className="visually-hidden">({t('por ler')})</span>
              </span>
            )}
          </a>
        </nav>
        <nav aria-label={t('Informação legal')} className={styles.links}>
          {pages.map((page) => (
            <a key={page.label} href={page.url} target="_blank" rel="noreferrer">
              {page.label}
            </a>
          ))}
        </nav>
        {social.length > 0 && (
          <nav aria-label={t('Redes sociais')} className={styles.links}>
            {social.map((profile) => (
              <a key={profile.url} href={profile.url} target="_blank" rel="noreferrer">
                {profile.name}
              </a>
            ))}
          </nav>
        )}
      </div>
    </footer>
  )
}
