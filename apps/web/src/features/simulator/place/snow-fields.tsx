import { EXPOSURES, RANGES, type Site, SNOW_ZONES } from '@madre/climate'
import type { Say } from '@madre/words/climate/climate-words'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { OptionalNumberField } from '../../../ui/number-field/optional-number-field.tsx'
import { asNumber, Group, range, type SiteFieldProps } from './field-group.tsx'
import styles from './place-dialog.module.css'

export function SnowFields({ site, request, edit, say, found }: SiteFieldProps) {
  const { location } = request
  const { snow = {} } = site
  const exceptional = snow?.exceptional
  const obstruction = snow?.obstruction ?? null
  const drift = (change: object) => edit('snow', { obstruction: { at: 'START', ...obstruction, ...change } })
  return (
    <Group title={say('snow')}>
      <div className={styles.fields}>
        {location === 'OTHER' ? (
          <OptionalNumberField
            label={say('groundSnow')}
            help={say('help.groundSnow')}
            unit="kN/m²"
            value={asNumber(snow?.sk)}
            onChange={(sk) => edit('snow', { sk })}
            {...range(RANGES.sk)}
          />
        ) : (
          <Select
            label={say('snowZone')}
            help={say('help.snowZone')}
            value={snow?.zone ?? ''}
            onChange={(zone) => edit('snow', { zone: zone || null })}
            options={[
              { value: '', label: found.snow ? say('fromPlaceIs', { zone: found.snow }) : say('choose') },
              ...SNOW_ZONES[location].map((zone) => ({ value: zone, label: zone })),
            ]}
          />
        )}
        <Select
          label={say('exposure')}
          help={say('help.exposure')}
          value={snow?.exposure ?? 'NORMAL'}
          onChange={(exposure) => edit('snow', { exposure })}
          options={EXPOSURES[location].map((value) => ({ value, label: say(`exposure.${value}`) }))}
        />
        <Select
          label={say('obstruction')}
          help={say('help.obstruction')}
          value={obstruction?.kind ?? 'NONE'}
          onChange={(kind) => (kind === 'NONE' ? edit('snow', { obstruction: null }) : drift({ kind }))}
          options={(['NONE', 'PROJECTION', 'TALLER_BUILDING'] as const).map((value) => ({
            value: value as string,
            label: say(`obstruction.${value}`),
          }))}
        />
      </div>
      {obstruction && <ObstructionFields obstruction={obstruction} change={drift} say={say} />}
      <Checkbox
        label={say('retained')}
        help={say('help.retained')}
        checked={snow?.retained ?? false}
        onChange={(retained) => edit('snow', { retained })}
      />
      {location !== 'SPAIN' && (
        <Checkbox
          label={say(location === 'GERMANY' ? 'exceptional.GERMANY' : 'exceptional')}
          help={say('help.exceptional')}
          checked={exceptional?.use ?? false}
          onChange={(use) => edit('snow', { exceptional: { ...exceptional, use } })}
        />
      )}
      {location !== 'SPAIN' && exceptional?.use && (
        <div className={styles.fields}>
          <OptionalNumberField
            label={say('cEsl')}
            help={say('help.cEsl')}
            value={asNumber(exceptional.cEsl)}
            onChange={(cEsl) => edit('snow', { exceptional: { ...exceptional, cEsl } })}
            {...range(RANGES.cEsl)}
          />
        </div>
      )}
    </Group>
  )
}

type Obstruction = NonNullable<NonNullable<Site['snow']>['obstruction']>

/** What snow drifts against: where it stands and how large it is. */
function ObstructionFields({
  obstruction,
  change,
  say,
}: {
  obstruction: Obstruction
  change: (change: Partial<Obstruction>) => void
  say: Say
}) {
  return (
    <div className={styles.fields}>
      <Select
        label={say('obstructionAt')}
        help={say('help.obstructionAt')}
        value={obstruction.at ?? 'START'}
        onChange={(at) => change({ at })}
        options={(['START', 'END', 'ALONG'] as const).map((value) => ({ value, label: say(`at.${value}`) }))}
      />
      <OptionalNumberField
        label={say('obstructionHeight')}
        help={say('help.obstructionHeight')}
        unit="m"
        value={asNumber(obstruction.heightM)}
        onChange={(heightM) => change({ heightM })}
        {...range(RANGES.obstructionHeightM)}
      />
      {obstruction.at === 'ALONG' && (
        <OptionalNumberField
          label={say('distance')}
          help={say('help.distance')}
          unit="m"
          value={asNumber(obstruction.distanceM)}
          onChange={(distanceM) => change({ distanceM })}
          {...range(RANGES.distanceM)}
        />
      )}
      {obstruction.kind === 'TALLER_BUILDING' && (
        <>
          <OptionalNumberField
            label={say('b1')}
            help={say('help.b1')}
            unit="m"
            value={asNumber(obstruction.b1M)}
            onChange={(b1M) => change({ b1M })}
            {...range(RANGES.upperSideM)}
          />
          <OptionalNumberField
            label={say('b2')}
            help={say('help.b2')}
            unit="m"
            value={asNumber(obstruction.b2M)}
            onChange={(b2M) => change({ b2M })}
            {...range(RANGES.upperSideM)}
          />
          <OptionalNumberField
            label={say('upperPitch')}
            help={say('help.upperPitch')}
            unit="°"
            value={asNumber(obstruction.upperPitchDeg)}
            onChange={(upperPitchDeg) => change({ upperPitchDeg })}
            {...range(RANGES.upperPitchDeg)}
          />
        </>
      )}
    </div>
  )
}
