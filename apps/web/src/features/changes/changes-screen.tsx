import { changes } from 'virtual:changes'
import type { Language } from '@madre/contract'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import { Page } from '../../ui/page/page.tsx'
import { usePageTitle } from '../../ui/page/page-title.ts'
import styles from './changes.module.css'

/** What changed for those who use it, newest first, open to all; made of docs/changes when the application is built. */
export default function ChangesScreen() {
  const { t, i18n } = useTranslation()
  const format = useFormat()
  usePageTitle(t('Novidades'))
  return (
    <Page title={t('Novidades')}>
      {changes[i18n.language as Language].map(({ id, name, date, html }) => (
        <section key={id} aria-labelledby={id} className={styles.section}>
          <header>
            <h2 id={id}>{name}</h2>
            {/* A day without an hour would be that of Greenwich. */}
            <time dateTime={date}>{format.date(`${date}T00:00`)}</time>
          </header>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made from the repository's own file when the application is built */}
          <div className={`prose ${styles.text}`} dangerouslySetInnerHTML={{ __html: html }} />
        </section>
      ))}
    </Page>
  )
}
