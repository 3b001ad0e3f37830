import { RANGES, TERRAIN_DEFAULTS, TERRAINS, WIND_ZONES } from '@madre/climate'
import { terrainPictogram } from '@madre/drawing'
import type { ClimateWords } from '@madre/words/climate/climate-words'
import { Drawing } from '../../../ui/drawing/drawing.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { RadioCards } from '../../../ui/form/radio-cards.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { OptionalNumberField } from '../../../ui/number-field/optional-number-field.tsx'
import { asNumber, Group, range, type SiteFieldProps } from './field-group.tsx'
import styles from './place-dialog.module.css'

/** How rough a terrain looks in its sketch. */
const ROUGHNESS: Record<string, 0 | 1 | 2 | 3 | 4 | 5> = {
  'PORTUGAL.I': 1,
  'PORTUGAL.II': 2,
  'PORTUGAL.III': 3,
  'PORTUGAL.IV': 5,
  'SPAIN.I': 1,
  'SPAIN.II': 2,
  'SPAIN.III': 3,
  'SPAIN.IV': 4,
  'SPAIN.V': 5,
  'GERMANY.INLAND': 3,
  'GERMANY.COAST': 1,
  'GERMANY.ISLAND': 0,
  'OTHER.0': 0,
  'OTHER.I': 1,
  'OTHER.II': 2,
  'OTHER.III': 3,
  'OTHER.IV': 5,
}

export function WindFields(fields: SiteFieldProps) {
  const { site, request, edit, say } = fields
  const { location } = request
  const { wind = {} } = site
  const terrain = wind?.terrain ?? TERRAIN_DEFAULTS[location]
  return (
    <Group title={say('wind')}>
      <VelocityFields {...fields} />
      <RadioCards
        label={say('terrain')}
        help={say('help.terrain')}
        value={terrain}
        columns={3}
        onChange={(value) => edit('wind', { terrain: value })}
        options={TERRAINS[location].map((value) => ({
          value,
          label: say(`terrain.${location}.${value}` as keyof ClimateWords),
          picture: <Drawing drawing={terrainPictogram(ROUGHNESS[`${location}.${value}`] ?? 2, value)} decorative />,
        }))}
      />
      <InternalPressureFields {...fields} />
    </Group>
  )
}

/** What the basic velocity follows from: a zone or a value, and what a country asks beside it. */
function VelocityFields({ site, request, edit, say, found }: SiteFieldProps) {
  const { location } = request
  const { wind = {} } = site
  const coast = wind?.coastWithin5Km
  return (
    <div className={styles.fields}>
      {location !== 'OTHER' && (
        <Select
          label={say('windZone')}
          help={say('help.windZone')}
          value={wind?.zone ?? ''}
          onChange={(zone) => edit('wind', { zone: zone || null })}
          options={[
            { value: '', label: found.wind ? say('fromPlaceIs', { zone: found.wind }) : say('choose') },
            ...WIND_ZONES[location].map((zone) => ({ value: zone, label: zone })),
          ]}
        />
      )}
      {location === 'OTHER' && (
        <OptionalNumberField
          label={say('vb0')}
          help={say('help.vb0')}
          unit="m/s"
          value={asNumber(wind?.vb0)}
          onChange={(vb0) => edit('wind', { vb0 })}
          {...range(RANGES.vb0)}
        />
      )}
      {location === 'PORTUGAL' && (
        <Select
          label={say('coast')}
          help={say('help.coast')}
          value={coast === true ? 'yes' : coast === false ? 'no' : ''}
          onChange={(answer) => edit('wind', { coastWithin5Km: answer === '' ? null : answer === 'yes' })}
          options={[
            { value: '', label: say('coast.unknown') },
            { value: 'yes', label: say('yes') },
            { value: 'no', label: say('no') },
          ]}
        />
      )}
      {location === 'GERMANY' && (
        <Select
          label={say('method')}
          help={say('help.method')}
          value={wind?.method ?? 'FORMULA'}
          onChange={(method) => edit('wind', { method })}
          options={(['FORMULA', 'SIMPLIFIED'] as const).map((value) => ({ value, label: say(`method.${value}`) }))}
        />
      )}
      <OptionalNumberField
        label={say('orography')}
        help={say('help.orography')}
        value={asNumber(wind?.orography ?? 1)}
        onChange={(orography) => edit('wind', { orography })}
        {...range(RANGES.orography)}
      />
    </div>
  )
}

function InternalPressureFields({ site, request, edit, say }: SiteFieldProps) {
  const { wind = {} } = site
  const isTyped = wind?.cpi?.mode === 'TYPED'
  return (
    <>
      {request.location === 'SPAIN' ? (
        <Checkbox
          label={say('openings')}
          help={say('help.openings')}
          hint={say('openingsHint')}
          checked={isTyped}
          onChange={(on) => edit('wind', { cpi: { ...wind?.cpi, mode: on ? 'TYPED' : 'DEFAULT' } })}
        />
      ) : (
        <Select
          label={say('cpi')}
          help={say('help.cpi')}
          value={isTyped ? 'TYPED' : 'DEFAULT'}
          onChange={(mode) => edit('wind', { cpi: { ...wind?.cpi, mode } })}
          options={(['DEFAULT', 'TYPED'] as const).map((value) => ({ value, label: say(`cpi.${value}`) }))}
        />
      )}
      {isTyped && (
        <div className={styles.fields}>
          {(['max', 'min'] as const).map((end) => (
            <OptionalNumberField
              key={end}
              label={say(end === 'max' ? 'cpiMax' : 'cpiMin')}
              help={say(end === 'max' ? 'help.cpiMax' : 'help.cpiMin')}
              value={asNumber(wind?.cpi?.[end])}
              onChange={(value) => edit('wind', { cpi: { ...wind?.cpi, mode: 'TYPED', [end]: value } })}
              {...range(RANGES.cpi)}
            />
          ))}
        </div>
      )}
    </>
  )
}
