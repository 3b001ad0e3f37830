import type { WordKey } from '@madre/words/keys'
import { useTranslation } from 'react-i18next'
import { tk } from '../../../i18n/tk.ts'
import { Select } from '../../../ui/form/select.tsx'
import { NumberField } from '../../../ui/number-field/number-field.tsx'
import { HELP } from '../help-texts.ts'
import { BOUNDS } from '../model/bounds.ts'
import { type DeltaGroup, type DeltaOption, deltaOptions, deltasOf, detectDelta } from '../model/delta-presets.ts'
import { withPart } from '../model/mode-rules.ts'
import type { Triple } from '../model/values.ts'
import { Section, Triplet } from './section.tsx'

const LABELS: Record<string, string> = {
  category_h: tk('Categoria H: coberturas'),
  'en1991-1-4': tk('EN 1991-1-4: vento'),
  'h<=1000m': tk('Altitude até 1000 m'),
  'h>1000m': tk('Altitude acima de 1000 m'),
  customized: tk('Definido pelo utilizador'),
}

const HELPS: Record<DeltaGroup, string> = { live: HELP.psiLive, wind: HELP.psiWind, snow: HELP.psiSnow }

/** The preset and the three combination factors; typing one finds the preset that has them. */
export function DeltaFields<G extends DeltaGroup>({
  group,
  option,
  deltas,
  onChange,
}: {
  group: G
  option: DeltaOption<G>
  deltas: Triple
  onChange: (option: DeltaOption<G>, deltas: Triple) => void
}) {
  const { t } = useTranslation()
  const { unit: _, ...bounds } = BOUNDS.psi
  return (
    <Section title={t('factors' satisfies WordKey)} hint={t('EN 1990, quadro A1.1')}>
      <Select<string>
        label={t('Valores de')}
        help={t(HELPS[group])}
        value={option}
        onChange={(next) => onChange(next as DeltaOption<G>, deltasOf(group, next as DeltaOption<G>, deltas))}
        options={deltaOptions(group).map((value) => ({ value, label: t(LABELS[value] ?? value) }))}
      />
      <Triplet>
        {(['ψ₀', 'ψ₁', 'ψ₂'] as const).map((symbol, i) => (
          <NumberField
            key={symbol}
            label={symbol}
            {...bounds}
            value={deltas[i] ?? 0}
            onChange={(value) => {
              const next = withPart(deltas, i, value)
              onChange(detectDelta(group, next), next)
            }}
          />
        ))}
      </Triplet>
    </Section>
  )
}
