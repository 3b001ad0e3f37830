import type { RevisionMark, RevisionState } from '@madre/contract'
import type { TFunction } from 'i18next'
import { tk } from '../../i18n/tk.ts'
import type { BadgeTone } from '../badge.tsx'

/** The state of a revision, in a word and its colour. */
export const REVISION_STATES: Record<RevisionState, { tone: BadgeTone; label: string }> = {
  ISSUED: { tone: 'neutral', label: tk('não verificada') },
  SUBMITTED: { tone: 'info', label: tk('em verificação') },
  CHECKED: { tone: 'success', label: tk('verificada') },
  RETURNED: { tone: 'warning', label: tk('devolvida') },
}

/** "Revision B · checked · changed since" */
export function revisionText(mark: RevisionMark, t: TFunction): string {
  const parts = [t('Revisão {{letter}}', { letter: mark.letter }), t(REVISION_STATES[mark.state].label)]
  if (mark.isChangedSince) parts.push(t('alterada desde então'))
  return parts.join(' · ')
}
