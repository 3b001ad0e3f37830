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
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx'
import { notify } from '../../ui/overlay/notify.ts'
import { Card } from '../../ui/page/card.tsx'
import styles from './checks.module.css'

/** Checks a revision, or returns it with a comment, once and after a question. Refused, the comment stays in its box. */
export function Decide({
  check: { id, letter, message, isCurrentVersion },
  onDecided,
}: {
  check: Check
  /** the decision has taken the place of these buttons */
  onDecided: () => void
}) {
  const { t } = useTranslation()
  const decide = useDecide(id)
  const oneAtATime = useOneAtATime()
  const versionId = useId()
  const [comment, setComment] = useState('')
  const said = comment.trim()
  const [isMissing, setMissing] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [asked, setAsked] = useState<Decision | null>(null)
  const ask = (decision: Decision) => {
    setRefusal(null)
    if (decision === 'RETURNED' && said === '') setMissing(true)
    else setAsked(decision)
  }
  const send = (decision: Decision) =>
    void oneAtATime(async () => {
      try {
        await decide.mutateAsync({ decision, ...(said !== '' && { comment: said }) })
        notify.success(
          decision === 'CHECKED'
            ? t('Revisão {{letter}} verificada.', { letter })
            : t('Revisão {{letter}} devolvida.', { letter }),
        )
        requestAnimationFrame(onDecided)
      } catch (error) {
        setRefusal(refusalText(error, t))
      }
      setAsked(null)
    })
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
            {...(isCurrentVersion
              ? { onClick: () => ask('CHECKED') }
              : { 'aria-disabled': true, 'aria-describedby': versionId })}
          >
            {t('Verificar a revisão {{letter}}', { letter })}
          </Button>
          <Button icon="undo" onClick={() => ask('RETURNED')}>
            {t('Devolver')}
          </Button>
        </div>
      </div>
      {asked && (
        <ConfirmDialog
          open
          {...(asked === 'CHECKED'
            ? {
                title: t('Verificar a revisão {{letter}}?', { letter }),
                text: t(
                  'O seu nome, a empresa e a data ficam na nota, e o autor vê-a verificada. A decisão não se desfaz.',
                ),
                confirmLabel: t('Verificar'),
              }
            : {
                title: t('Devolver a revisão {{letter}}?', { letter }),
                text: t('O autor lê o seu comentário, e a verificação termina. A decisão não se desfaz.'),
                confirmLabel: t('Devolver'),
              })}
          busy={decide.isPending}
          onConfirm={() => send(asked)}
          onCancel={() => setAsked(null)}
        />
      )}
    </Card>
  )
}
