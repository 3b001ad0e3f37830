import { useTranslation } from 'react-i18next'
import { Badge } from '../badge.tsx'
import { REVISION_STATES } from '../simulation/revision-words.ts'

export function RevisionBadge({ state }: { state: keyof typeof REVISION_STATES }) {
  const { t } = useTranslation()
  const { tone, label } = REVISION_STATES[state]
  return <Badge tone={tone}>{t(label)}</Badge>
}
