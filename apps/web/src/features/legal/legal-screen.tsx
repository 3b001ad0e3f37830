import { useTranslation } from 'react-i18next'
import { Page } from '../../ui/page/page.tsx'
import { usePageTitle } from '../../ui/page/page-title.ts'
import { useBrand } from '../../ui/theme/brand-context.ts'
import { DOCUMENTS, type LegalDocument } from './documents.ts'
import styles from './legal.module.css'

/** Terms, privacy or cookies, open to all: what is accepted can be read. */
export default function LegalScreen({ document }: { document: LegalDocument }) {
  const { t } = useTranslation()
  const { name, address, embed } = useBrand()
  const { title, parts } = DOCUMENTS[document]
  usePageTitle(t(title))
  return (
    <Page title={t(title)} lead={[name, ...address.filter((line) => line !== name)].join(' · ')}>
      {parts
        .filter((part) => !part.ofDesigns || embed?.takesDesigns)
        .map((part) => (
          <section key={part.title} className={styles.part}>
            <h2>{t(part.title)}</h2>
            <p>{t(part.text, { brand: name })}</p>
          </section>
        ))}
    </Page>
  )
}
