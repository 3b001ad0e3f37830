import type { ExampleId } from '@madre/contract/examples'
import type { WordKey } from '@madre/words/keys'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOpenExample } from '../api/examples.ts'
import { tk } from '../i18n/tk.ts'
import { Button } from '../ui/button.tsx'
import { useOneAtATime } from '../ui/one-at-a-time.ts'
import { notify } from '../ui/overlay/notify.ts'
import styles from './examples.module.css'

/** In the order in which they build on each other: name (at most 25 characters in every language) and description. */
const EXAMPLES: { id: ExampleId; name: string; shows: string }[] = [
  {
    id: 'omega-roof',
    name: tk('Cobertura Ω, três vãos'),
    shows: tk('Linha contínua: nos apoios, flexão e reação juntas decidem a secção.'),
  },
  {
    id: 'z-uplift',
    name: tk('Cobertura Z com sucção'),
    shows: tk('Sucção comprime o banzo livre: os travamentos dele permitem uma secção mais leve.'),
  },
  {
    id: 'facade-rail',
    name: tk('Madre de fachada'),
    shows: tk('Vento nos dois sentidos por faixas; o painel segura a fibra exterior, os travamentos a interior.'),
  },
  {
    id: 'drifted-snow',
    name: 'drift' satisfies WordKey,
    shows: tk('Acumulação de neve em faixas junto a um obstáculo: quanto pesa face à neve uniforme.'),
  },
  {
    id: 'axial-load',
    name: tk('Cobertura com axial'),
    shows: tk('Compressão do contraventamento com a flexão: quanto custa em peso.'),
  },
]

/** Finished simulations, each opened with its results in one click. `onOpened` shows one, `onAsk` confirms the opening. */
export default function Examples({
  lead,
  onOpened,
  onAsk = (open) => open(),
}: {
  lead: string
  onOpened: (id: string) => Promise<void>
  /** asks first if data would be lost */
  onAsk?: (open: () => void) => void
}) {
  const { t } = useTranslation()
  const openExample = useOpenExample()
  const oneAtATime = useOneAtATime()
  const [opening, setOpening] = useState<ExampleId | null>(null)
  const open = (id: ExampleId, name: string) =>
    void oneAtATime(async () => {
      setOpening(id)
      try {
        await onOpened(await openExample(id, { name, project: t('Exemplos') }))
      } catch {
        notify.error(t('Não foi possível abrir o exemplo. Tente novamente.'))
      }
      setOpening(null)
    })
  return (
    <section className={styles.examples} aria-label={t('Exemplos')}>
      <p className={styles.lead}>{lead}</p>
      <ul className={styles.list}>
        {EXAMPLES.map(({ id, name, shows }) => (
          <li key={id} className={styles.example}>
            <span className={styles.texts}>
              <strong>{t(name)}</strong>
              <span className={styles.shows}>{t(shows)}</span>
            </span>
            <Button
              compact
              busy={opening === id}
              aria-label={`${t('Abrir')}: ${t(name)}`}
              onClick={() => onAsk(() => open(id, t(name)))}
            >
              {t('Abrir')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
