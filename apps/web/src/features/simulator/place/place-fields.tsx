import { municipalities, provinces, RANGES } from '@madre/climate'
import { altitudeSketch } from '@madre/drawing'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { OptionalNumberField } from '../../../ui/number-field/optional-number-field.tsx'
import { asNumber, Group, range, type SiteFieldProps, Sketched } from './field-group.tsx'
import styles from './place-dialog.module.css'
import { PlacePicker } from './place-picker.tsx'

const portuguese = municipalities.map((m) => ({ id: String(m.code), name: m.name, beside: m.district }))
const spanish = provinces.map((p) => ({ id: p.code, name: p.name, beside: '' }))

export function PlaceFields({ site, request, edit, setAltitude, say }: SiteFieldProps) {
  const { place = {} } = site
  const province = provinces.find((p) => p.code === place?.province || p.name === place?.province)
  return (
    <Group title={say('place')}>
      {request.location === 'PORTUGAL' && (
        <PlacePicker
          label={say('municipality')}
          help={say('help.municipality')}
          placeholder={say('pickMunicipality')}
          noMatch={say('noMatch')}
          options={portuguese}
          chosen={portuguese.find((o) => o.id === String(place?.code)) ?? null}
          onChoose={(o) => edit('place', { code: o ? Number(o.id) : null, municipality: o?.name ?? null })}
        />
      )}
      {request.location === 'SPAIN' && (
        <PlacePicker
          label={say('province')}
          help={say('help.province')}
          placeholder={say('pickProvince')}
          noMatch={say('noMatch')}
          options={spanish}
          chosen={spanish.find((o) => o.id === province?.code) ?? null}
          onChoose={(o) => edit('place', { province: o?.id ?? null, ...(o ? {} : { isCapital: false }) })}
        />
      )}
      {request.location === 'SPAIN' && province && (
        <Checkbox
          label={say('isCapital', { capital: province.capital })}
          help={say('help.isCapital')}
          checked={place?.isCapital ?? false}
          onChange={(isCapital) => edit('place', { isCapital })}
        />
      )}
      <div className={styles.sizes}>
        <Sketched sketch={altitudeSketch()}>
          <OptionalNumberField
            label={say('altitude')}
            help={say('help.altitude')}
            unit="m"
            value={asNumber(site.altitudeM)}
            onChange={setAltitude}
            {...range(RANGES.altitudeM)}
          />
        </Sketched>
      </div>
    </Group>
  )
}
