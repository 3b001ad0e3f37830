import type { Revision, RevisionCheck } from '@madre/contract'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type Format, useFormat } from '../../i18n/format.ts'
import styles from './revision-facts.module.css'

/** Date, author and reason of a revision, and the result of its check. */
export function RevisionFacts({ revision }: { revision: Revision }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { issuedAt, author, message, reason, check, code, engineVersion, catalogueVersion } = revision
  return (
    <dl className={styles.facts}>
      <Fact name={t('Emitida')}>
        {format.date(issuedAt)} {format.time(issuedAt)} · {[author.name, author.company].filter(Boolean).join(', ')}
      </Fact>
      {message && <Fact name={t('Mensagem')}>{message}</Fact>}
      {reason && <Fact name={t('Emitida sem verificar porque')}>{reason}</Fact>}
      {check && <Fact name={t('Verificação da revisão')}>{checkText(check, t, format)}</Fact>}
      {check?.comment && <Fact name={t('Comentário')}>{check.comment}</Fact>}
      <Fact name={t('Motor e catálogo')}>
        {engineVersion} · {catalogueVersion}
      </Fact>
      <Fact name={t('Está atual?')}>
        <a href={`/verify/${code}`} target="_blank" rel="noreferrer">
          {t('Página que o diz a quem tem o papel')}
        </a>
      </Fact>
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** "asked of b@c.pt on 1/2/2026", "checked by Rui Sá, Sá Lda, 1/2/2026" */
function checkText(check: RevisionCheck, t: TFunction, format: Format): string {
  if (check.decision === null || check.decidedAt === null)
    return check.email
      ? t('pedida a {{email}} em {{date}}', { email: check.email, date: format.date(check.askedAt) })
      : t('pedida em {{date}}', { date: format.date(check.askedAt) })
  const by = [check.name, check.company, format.date(check.decidedAt)].filter(Boolean).join(', ')
  return check.decision === 'CHECKED' ? t('verificada por {{by}}', { by }) : t('devolvida por {{by}}', { by })
}
