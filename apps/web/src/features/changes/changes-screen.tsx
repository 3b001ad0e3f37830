import { changes } from 'virtual:changes'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import { Page } from '../../ui/page/page.tsx'
import { usePageTitle } from '../../ui/page/page-title.ts'
import styles from './changes.module.css'

/** What changed, newest first, open to all; written in English and made of CHANGELOG.md when the application is built. */
export default function ChangesScreen() {
  const { t, i18n } = useTranslation()
  const format = useFormat()
  usePageTitle(t('Novidades'))
  return (
    <Page title={t('Novidades')} lead={!i18n.language.startsWith('en') && t('Esta página está em inglês.')}>
      {changes.map(({ id, name, date, html }) => (
        <section key={id} aria-labelledby={id} className={styles.section}>
          <header>
            <h2 id={id} lang="en">
              {name}
            </h2>
            {/* A day without an hour would be that of Greenwich. */}
            <time dateTime={date}>{format.date(`${date}T00:00`)}</time>
          </header>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made from the repository's own file when the application is built */}
          <div className={styles.text} lang="en" dangerouslySetInnerHTML={{ __html: html }} />
        </section>
      ))}
    </Page>
  )
}
