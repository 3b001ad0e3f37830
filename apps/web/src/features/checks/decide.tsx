import { CHECK_COMMENT_LENGTH, type Check, type Decision } from '@madre/contract'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDecide } from '../../api/checks.ts'
import { Button } from '../../ui/button.tsx'
import forms from '../../ui/form/form.module.css'
import { Refusal, refusalText } from '../../ui/form/refusal.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useOneAtATime } from '../../ui/one-at-a-time.ts'
import { notify } from '../../ui/overlay/notify.ts'
import { Card } from '../../ui/page/card.tsx'
import styles from './checks.module.css'

/** Checks a revision, or returns it with a comment, once. Refused, the comment stays in its box. */
export function Decide({ check: { id, letter, message, isCurrentVersion } }: { check: Check }) {
  const { t } = useTranslation()
  const decide = useDecide(id)
  const oneAtATime = useOneAtATime()
  const versionId = useId()
  const [comment, setComment] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const send = (decision: Decision) => {
    const said = comment.trim()
    if (decision === 'RETURNED' && said === '') return setMissing(true)
    void oneAtATime(async () => {
      setRefusal(null)
      try {
        await decide.mutateAsync({ decision, ...(said !== '' && { comment: said }) })
        notify.success(
          decision === 'CHECKED'
            ? t('Revisão {{letter}} verificada.', { letter })
            : t('Revisão {{letter}} devolvida.', { letter }),
        )
      } catch (error) {
        setRefusal(refusalText(error, t))
      }
    })
  }
  const asked = decide.isPending ? decide.variables.decision : null
  return (
    <Card title={t('A sua decisão')} className={styles.decide}>
      <div className={forms.form}>
        {message && (
          <p>
            <span className="unit">{t('Mensagem de quem pede:')}</span> {message}
          </p>
        )}
        <TextArea
          label={t('Comentário')}
          hint={t('Obrigatório para devolver. O autor lê-o; não está na nota.')}
          value={comment}
          rows={3}
          maxLength={CHECK_COMMENT_LENGTH}
          error={isMissing ? t('Diga o que falta para a poder verificar.') : null}
          onChange={(next) => {
            setComment(next)
            setMissing(false)
          }}
        />
        <p className="unit">
          {t(
            'Verificar põe o seu nome, a empresa e a data na nota. É um registo eletrónico simples, sem assinatura qualificada, e não se desfaz.',
          )}
        </p>
        {!isCurrentVersion && (
          <p id={versionId} className={styles.gone}>
            <Icon name="alert" />
            {t('Foi calculada com outra versão: só pode ser devolvida, e o autor emite-a de novo.')}
          </p>
        )}
        <Refusal text={refusal} />
        <div className={styles.buttons}>
          <Button
            variant="primary"
            icon="check"
            busy={asked === 'CHECKED'}
            {...(isCurrentVersion
              ? { onClick: () => send('CHECKED') }
              : { 'aria-disabled': true, 'aria-describedby': versionId })}
          >
            {t('Verificar a revisão {{letter}}', { letter })}
          </Button>
          <Button icon="undo" busy={asked === 'RETURNED'} onClick={() => send('RETURNED')}>
            {t('Devolver')}
          </Button>
        </div>
      </div>
    </Card>
  )
}
