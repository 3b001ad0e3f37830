import type { CalculationStatus } from '@madre/contract'
import { useTranslation } from 'react-i18next'
import { tk } from '../i18n/tk.ts'
import { Badge, type BadgeTone } from './badge.tsx'

/** The server's statuses, and one before the first save. */
export type SimulationStatus = CalculationStatus | 'NEW'

const LOOK: Record<SimulationStatus, { tone: BadgeTone; label: string; spinning?: boolean }> = {
  NEW: { tone: 'info', label: tk('Novo') },
  PENDING: { tone: 'warning', label: tk('Pendente') },
  IN_PROGRESS: { tone: 'info', label: tk('Em curso'), spinning: true },
  COMPLETE: { tone: 'success', label: tk('Concluído') },
  ERROR: { tone: 'error', label: tk('Erro') },
  EDITED: { tone: 'info', label: tk('Editado') },
}

export function StatusBadge({ status }: { status: SimulationStatus }) {
  const { t } = useTranslation()
  const { tone, label, spinning = false } = LOOK[status]
  return (
    <Badge tone={tone} spinning={spinning}>
      {t(label)}
    </Badge>
  )
}
