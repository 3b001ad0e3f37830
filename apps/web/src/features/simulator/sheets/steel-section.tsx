import type { WordKey } from '@madre/words/keys'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { Modes, Section } from '../fields/section.tsx'
import { HELP } from '../help-texts.ts'

export interface SteelSectionProps {
  /** the grades there are, with what they are called */
  available: { id: string; name: string }[]
  chosen: string[]
  onChange: (chosen: string[]) => void
}

/** The steel grades to design with; at least one stays ticked. */
export function SteelSection({ available, chosen, onChange }: SteelSectionProps) {
  const { t } = useTranslation()
  const toggle = (id: string, on: boolean) => {
    const next = available.map((s) => s.id).filter((s) => (s === id ? on : chosen.includes(s)))
    if (next.length > 0) onChange(next)
  }
  return (
    <Section
      title={t('steel' satisfies WordKey)}
      help={t(HELP.steel)}
      hint={chosen.length === 1 ? t('Pelo menos uma classe fica escolhida.') : undefined}
    >
      <Modes>
        {available.map(({ id, name }) => (
          <Checkbox key={id} label={name} checked={chosen.includes(id)} onChange={(on) => toggle(id, on)} />
        ))}
      </Modes>
    </Section>
  )
}
