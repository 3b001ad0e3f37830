import { RANGES } from '@madre/climate'
import { type RoofSketch, roofPictogram, sizeSketch } from '@madre/drawing'
import { Drawing } from '../../../ui/drawing/drawing.tsx'
import { RadioCards } from '../../../ui/form/radio-cards.tsx'
import { OptionalNumberField } from '../../../ui/number-field/optional-number-field.tsx'
import { asNumber, Group, range, type SiteFieldProps, Sketched } from './field-group.tsx'
import styles from './place-dialog.module.css'

const ROOFS: RoofSketch[] = ['DUOPITCH', 'TROUGH', 'MONOPITCH', 'FLAT']

export function BuildingFields({ site, values, edit, say }: SiteFieldProps) {
  const { building = {} } = site
  const isRoof = values.envelope === 'ROOF'
  const roof = building?.trough ? 'TROUGH' : ((building?.roof ?? 'DUOPITCH') as RoofSketch)
  const sizes = [
    ['lengthM', 'length', RANGES.sideM],
    ['widthM', 'width', RANGES.sideM],
    ['ridgeHeightM', 'height', RANGES.ridgeHeightM],
  ] as const
  return (
    <Group title={say('building')}>
      {isRoof && (
        <RadioCards
          label={say('roof')}
          help={say('help.roof')}
          value={roof}
          columns={4}
          onChange={(kind) =>
            edit('building', {
              roof: kind === 'TROUGH' ? 'DUOPITCH' : kind,
              trough: kind === 'TROUGH',
              ...(kind === 'FLAT' ? {} : { parapetM: 0 }),
            })
          }
          options={ROOFS.map((value) => ({
            value,
            label: say(`roof.${value}`),
            picture: <Drawing drawing={roofPictogram(value)} decorative />,
          }))}
        />
      )}
      <div className={styles.sizes}>
        {sizes.map(([key, word, bounds]) => (
          <Sketched key={key} sketch={sizeSketch(word, isRoof ? roof : 'DUOPITCH')}>
            <OptionalNumberField
              label={say(word)}
              help={say(`help.${word}`)}
              unit="m"
              value={asNumber(building?.[key])}
              onChange={(value) => edit('building', { [key]: value })}
              {...range(bounds)}
            />
          </Sketched>
        ))}
        {isRoof && roof === 'FLAT' && (
          <Sketched sketch={sizeSketch('parapet', 'FLAT')}>
            <OptionalNumberField
              label={say('parapet')}
              help={say('help.parapet')}
              unit="m"
              value={asNumber(building?.parapetM)}
              onChange={(parapetM) => edit('building', { parapetM })}
              {...range(RANGES.parapetM)}
            />
          </Sketched>
        )}
      </div>
    </Group>
  )
}
