import { DEFLECTION_COMBINATIONS, LIMITS } from '@madre/contract'
import type { WordKey } from '@madre/words/keys'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { capital } from '../../../i18n/capital.ts'
import { COMBINATION_LABELS } from '../../../i18n/labels.ts'
import { Button } from '../../../ui/button.tsx'
import { useHelp } from '../../../ui/form/help.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { NumberField } from '../../../ui/number-field/number-field.tsx'
import folded from '../fields/point-load-fields.module.css'
import { Fields, type SheetProps } from '../fields/section.tsx'
import { HELP } from '../help-texts.ts'
import { BOUNDS } from '../model/bounds.ts'
import { type FurtherLimit, NEW_LIMIT } from '../model/values.ts'
import styles from './further-limits.module.css'

const PLACES = ['SPANS', 'CONSOLES'] as const
const ACTIONS = ['TOTAL', 'VARIABLE'] as const

export default function FurtherLimitList({ values, update }: SheetProps) {
  const { t } = useTranslation()
  const list = values.furtherDeflections
  const help = useHelp(t(HELP.furtherDeflections), useId())
  const add = useRef<HTMLButtonElement>(null)
  const set = (rule: (list: FurtherLimit[]) => FurtherLimit[]) =>
    update((v) => ({ ...v, furtherDeflections: rule(v.furtherDeflections) }))
  return (
    <div {...help.area}>
      <p className={folded.hint}>
        {t('Cada um é uma verificação própria, ao lado do primeiro.')}
        {help.button}
      </p>
      {help.words}
      {list.map((limit, i) => (
        <LimitFields
          // biome-ignore lint/suspicious/noArrayIndexKey: a limit is its place in the list
          key={i}
          limit={limit}
          n={i + 2}
          hasCantilevers={values.spans.useConsole}
          onChange={(part) => set((all) => all.with(i, { ...all[i]!, ...part }))}
          onRemove={() => {
            set((all) => all.toSpliced(i, 1))
            add.current?.focus()
          }}
        />
      ))}
      <Button
        ref={add}
        compact
        icon="plus"
        aria-disabled={list.length >= LIMITS.furtherDeflections}
        onClick={() => set((all) => (all.length < LIMITS.furtherDeflections ? [...all, { ...NEW_LIMIT }] : all))}
      >
        {t('Adicionar um limite')}
      </Button>
    </div>
  )
}

function LimitFields({
  limit,
  n,
  hasCantilevers,
  onChange,
  onRemove,
}: {
  limit: FurtherLimit
  n: number
  hasCantilevers: boolean
  onChange: (part: Partial<FurtherLimit>) => void
  onRemove: () => void
}) {
  const { t } = useTranslation()
  const name = t('deflectionLimitN' satisfies WordKey, { n })
  const { unit: _, ...bounds } = BOUNDS.furtherDeflection
  const isMissing = limit.of === 'CONSOLES' && !hasCantilevers
  return (
    <fieldset className={styles.limit}>
      <legend className={styles.head}>
        {name}
        <IconButton icon="delete" label={t('Remover: {{what}}', { what: name })} onClick={onRemove} />
      </legend>
      <Fields>
        <Select
          label={t('Aplica-se a')}
          hint={isMissing ? t('Esta linha não tem consolas: não se aplica.') : undefined}
          value={limit.of}
          onChange={(of) => onChange({ of })}
          options={PLACES.map((value) => ({ value, label: capital(t(`limitOf.${value}` satisfies WordKey)) }))}
        />
        <Select
          label={t('Ações que contam')}
          value={limit.action}
          onChange={(action) => onChange({ action })}
          options={ACTIONS.map((value) => ({ value, label: capital(t(`limitAction.${value}` satisfies WordKey)) }))}
        />
        <Select
          label={t('Expresso como')}
          value={limit.isLength ? 'length' : 'part'}
          onChange={(as) => onChange({ isLength: as === 'length' })}
          options={[
            { value: 'part', label: t('Vão dividido por') },
            { value: 'length', label: t('Comprimento em mm') },
          ]}
        />
        {limit.isLength ? (
          <NumberField
            label={t('Flecha máxima')}
            {...BOUNDS.deflectionMm}
            value={limit.mm}
            onChange={(mm) => onChange({ mm })}
          />
        ) : (
          <NumberField
            label={t('Vão dividido por')}
            {...bounds}
            value={limit.limit}
            onChange={(of) => onChange({ limit: of })}
          />
        )}
        <Select
          label={t('combination' satisfies WordKey)}
          value={limit.combination}
          onChange={(combination) => onChange({ combination })}
          options={DEFLECTION_COMBINATIONS.map((value) => ({ value, label: t(COMBINATION_LABELS[value]) }))}
        />
      </Fields>
    </fieldset>
  )
}
