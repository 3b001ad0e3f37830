import { useWords } from '../../../i18n/facade.ts'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../fields/note.tsx'
import type { SheetProps } from '../fields/section.tsx'
import { setProfile } from '../model/with-profile.ts'
import styles from './joint-fields.module.css'

/** Said of what no longer counts beside the choice that takes it out: laps beside another profile, heavier end bays where the panel goes. */
export default function LeftOutNotes({ what, update }: Pick<SheetProps, 'update'> & { what: 'LAPS' | 'END_BAYS' }) {
  const { t } = useWords()
  if (what === 'END_BAYS')
    return (
      <Note>
        {t('Os vãos extremos já não são reforçados: precisam de um painel na fibra superior. Com ele voltam a ser.')}
      </Note>
    )
  return (
    <Note>
      <p>
        {t(
          'As sobreposições contam como contínuas: só perfis Z se sobrepõem, encaixados um no outro. Com um Z voltam a contar.',
        )}
      </p>
      <Button compact className={styles.undo} onClick={() => update((v) => setProfile(v, 'Z'))}>
        {t('Voltar ao Z')}
      </Button>
    </Note>
  )
}
