import { DEFLECTION_COMBINATIONS, LOCATIONS, SIMULATION_TYPES } from '@madre/contract'
import type { WordKey } from '@madre/words/keys'
import { useTranslation } from 'react-i18next'
import { COMBINATION_LABELS, LOCATION_LABELS, TYPE_LABELS } from '../../../i18n/labels.ts'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { RadioCards } from '../../../ui/form/radio-cards.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { NumberField } from '../../../ui/number-field/number-field.tsx'
import { SLOPE } from '../../../ui/number-field/slope-notation.ts'
import { HelpText } from '../fields/help-text.tsx'
import { Fields, Modes, Section, type SheetProps } from '../fields/section.tsx'
import { HELP } from '../help-texts.ts'
import { BOUNDS } from '../model/bounds.ts'
import { setType } from '../model/restraint-rules.ts'
import type { Values } from '../model/values.ts'
import { FurtherLimits } from './further-limits.tsx'
import { ProfileSection } from './profile-section.tsx'
import { RoofPointOfOtherType } from './roof-point-section.tsx'
import { SpansSection } from './spans-section.tsx'

/** General parameters: what is built, where, its spans, its profile and its limits. */
export function GeneralSheet({ steel, ...props }: SheetProps & { steel: SteelSectionProps }) {
  return (
    <>
      <PlaceSection {...props} />
      <SpansSection {...props} />
      <ProfileSection {...props} />
      <SteelSection {...steel} />
      <DeflectionSection {...props} />
    </>
  )
}

interface SteelSectionProps {
  /** the grades there are, with what they are called */
  available: { id: string; name: string }[]
  chosen: string[]
  onChange: (chosen: string[]) => void
}

/** The steel grades to design with; at least one stays ticked. */
function SteelSection({ available, chosen, onChange }: SteelSectionProps) {
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

export function DeflectionSection(props: SheetProps) {
  const { values, update } = props
  const { t } = useTranslation()
  const { unit: _, ...bounds } = BOUNDS.deflection
  return (
    <Section title={t('Limite de deformação')}>
      <Fields>
        <NumberField
          label={t('Vão dividido por')}
          help={t(HELP.deflection)}
          {...bounds}
          value={values.deflection.limit}
          onChange={(limit) => update((v) => ({ ...v, deflection: { ...v.deflection, limit } }))}
        />
        <Select
          label={t('combination' satisfies WordKey)}
          help={t(HELP.combination)}
          value={values.deflection.combination}
          onChange={(combination) => update((v) => ({ ...v, deflection: { ...v.deflection, combination } }))}
          options={DEFLECTION_COMBINATIONS.map((value) => ({ value, label: t(COMBINATION_LABELS[value]) }))}
        />
      </Fields>
      <FurtherLimits {...props} />
    </Section>
  )
}

/** Roof, façade or general, where it stands and how steep it is. */
export function PlaceSection({ values, update }: SheetProps) {
  const { t } = useTranslation()
  return (
    <Section title={t('Tipo e localização')} help={t(HELP.type)}>
      <RadioCards
        label={t('Tipo de simulação')}
        hideLabel
        value={values.envelope}
        onChange={(type) => update((v) => setType(v, type))}
        options={SIMULATION_TYPES.map((value) => ({
          value,
          label: t(TYPE_LABELS[value]),
          picture: <TypePicture type={value} angle={values.pitch} />,
        }))}
      />
      <Fields>
        <Select
          label={t('location' satisfies WordKey)}
          help={t(HELP.location)}
          hint={t('Escolhe o anexo nacional.')}
          value={values.location}
          onChange={(location) => update((v) => ({ ...v, location }))}
          options={LOCATIONS.map((value) => ({ value, label: t(LOCATION_LABELS[value]) }))}
        />
        {values.envelope === 'ROOF' && (
          <NumberField
            label={t('Inclinação')}
            help={<HelpText sketch="slope">{t(HELP.angle)}</HelpText>}
            {...BOUNDS.pitch}
            notation={SLOPE}
            characters={(text) => t('“{{text}}” não é uma inclinação: escreva graus, 10 % ou 1:10.', { text })}
            value={values.pitch}
            onChange={(pitch) => update((v) => ({ ...v, pitch }))}
          />
        )}
      </Fields>
      <RoofPointOfOtherType values={values} />
    </Section>
  )
}

/** A roof, a façade or a member by itself; the steel stands out in the accent of its card. */
function TypePicture({ type, angle }: { type: Values['envelope']; angle: number }) {
  return (
    <svg
      width="112"
      height="64"
      viewBox="0 0 112 64"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {type === 'ROOF' && <Roof angle={angle} />}
      {type === 'FACADE' && <Facade />}
      {type === 'GENERAL' && <General />}
    </svg>
  )
}

const frame = { stroke: 'currentColor', strokeWidth: 1.5, opacity: 0.7 }
const steel = { stroke: 'var(--accent)', strokeWidth: 3 }

/** The slope follows the angle that is typed, as far as the picture reaches. */
function Roof({ angle }: { angle: number }) {
  const rise = Math.min(26, Math.max(3, 42 * Math.tan((Math.min(angle, 60) * Math.PI) / 180)))
  const eaves = 34
  const at = (x: number) => eaves - rise * (1 - Math.abs(56 - x) / 42)
  return (
    <>
      <path d={`M14 58V${eaves}L56 ${eaves - rise} 98 ${eaves}V58M6 58h100`} {...frame} />
      {[20, 32, 44, 68, 80, 92].map((x) => (
        <path key={x} d={`M${x - 2.5} ${at(x) - 4}h5`} {...steel} />
      ))}
    </>
  )
}

function Facade() {
  return (
    <>
      <path d="M24 58V8M56 58V8M88 58V8M14 58h84" {...frame} />
      {[16, 29, 42].map((y) => (
        <path key={y} d={`M18 ${y}h76`} {...steel} />
      ))}
    </>
  )
}

function General() {
  return (
    <>
      <path d="M14 30h84" {...steel} strokeWidth={4} />
      {[28, 84].map((x) => (
        <path key={x} d={`M${x} 33l-7 11h14zM${x - 10} 48h20`} {...frame} />
      ))}
      <path
        d="M20 12v9M38 12v9M56 12v9M74 12v9M92 12v9M17 18l3 4 3-4M35 18l3 4 3-4M53 18l3 4 3-4M71 18l3 4 3-4M89 18l3 4 3-4"
        {...frame}
      />
    </>
  )
}
