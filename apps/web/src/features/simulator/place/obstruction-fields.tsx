import { RANGES, type Site } from '@madre/climate'
import type { Say } from '@madre/words/climate/climate-words'
import { Select } from '../../../ui/form/select.tsx'
import { OptionalNumberField } from '../../../ui/number-field/optional-number-field.tsx'
import { asNumber, range } from './field-group.tsx'
import styles from './place-dialog.module.css'

type Obstruction = NonNullable<NonNullable<Site['snow']>['obstruction']>

/** What snow drifts against: where it stands and how large it is. */
export function ObstructionFields({
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
