import { RANGES } from '@madre/climate'
import { Select } from '../../../ui/form/select.tsx'
import { OptionalNumberField } from '../../../ui/number-field/optional-number-field.tsx'
import { directionOf } from '../model/values.ts'
import { asNumber, Group, range, type SiteFieldProps } from './field-group.tsx'
import styles from './place-dialog.module.css'

export function LineFields({ site, values, edit, say }: SiteFieldProps) {
  const { line = {} } = site
  const isRoof = values.envelope === 'ROOF'
  const mode = line?.mode ?? 'WORST'
  const isHorizontalRail = !isRoof && values.isLevel
  return (
    <Group title={say('line')}>
      <div className={styles.fields}>
        {!isRoof && (
          <Select
            label={say('wall')}
            help={say('help.wall')}
            value={line?.wall ?? 'LONG'}
            onChange={(wall) => edit('line', { wall })}
            options={(['LONG', 'GABLE'] as const).map((value) => ({ value, label: say(`wall.${value}`) }))}
          />
        )}
        {!isHorizontalRail && (
          <Select
            label={say('lineMode')}
            help={say('help.lineMode')}
            value={mode}
            onChange={(value) => edit('line', { mode: value })}
            options={(['WORST', 'FIELD', 'AT'] as const).map((value) => ({ value, label: say(`line.${value}`) }))}
          />
        )}
        {!isHorizontalRail && mode === 'AT' && (
          <OptionalNumberField
            label={say(`y.${isRoof ? 'ROOF' : 'FACADE'}.${directionOf(values)}`)}
            help={say('help.yM')}
            unit="m"
            value={asNumber(line?.yM)}
            onChange={(yM) => edit('line', { yM })}
            {...range(RANGES.yM)}
          />
        )}
        <OptionalNumberField
          label={say('start')}
          help={say('help.start')}
          unit="m"
          value={asNumber(line?.startM)}
          onChange={(startM) => edit('line', { startM })}
          {...range(RANGES.startM)}
        />
      </div>
    </Group>
  )
}
