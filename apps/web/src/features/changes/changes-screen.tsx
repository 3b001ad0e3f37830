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
      <section aria-labelledby="engine-1-5" className={styles.section}>
        <header>
          <h2 id="engine-1-5">{t('O que o motor 1.5.0 acrescenta')}</h2>
        </header>
        <div className={styles.text}>
          <p>
            {t(
              'A carga concentrada de coberturas da categoria H (EN 1991-1-1, 6.3.4): uma pessoa em qualquer ponto da linha, 1,0 kN, em alternativa à carga distribuída. Está ligada em cada cobertura nova, nas sobrecargas.',
            )}
          </p>
          <p>
            {t(
              'No que está guardado nada muda: simulações, modelos e ficheiros sem ela calculam-se sem ela, e os seus resultados valem como estão.',
            )}
          </p>
        </div>
      </section>
      <section aria-labelledby="engine-1-4" className={styles.section}>
        <header>
          <h2 id="engine-1-4">{t('Que linhas o motor 1.4.0 altera')}</h2>
        </header>
        <div className={styles.text}>
          <ul>
            <li>
              {t(
                'Linhas sem painel na fibra superior com carga no plano da envolvente: madres num telhado inclinado e travessas de fachada. A carga lateral atua agora na fibra exterior. Num Ω as tensões eram até 6 vezes demasiado baixas, nos banzos livres de C e Z até 1,8 vezes.',
              )}
            </li>
            <li>
              {t(
                'Linhas com uma tração proporcional ao vento: cada combinação é verificada também sem ela, porque o vento da outra empena não a produz.',
              )}
            </li>
            <li>
              {t(
                'C e Z sem painel: a carga crítica da encurvadura lateral é reduzida em 8 %, porque a secção se deforma.',
              )}
            </li>
          </ul>
          <p>
            {t(
              'Os resultados guardados que isto altera dizem-no na lista e nos resultados. Na lista podem ser calculados todos de novo; cada um diz depois o que era e o que é.',
            )}
          </p>
        </div>
      </section>
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
