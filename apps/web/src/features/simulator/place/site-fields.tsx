import {
  EXPOSURES,
  municipalities,
  provinces,
  RANGES,
  type Site,
  SNOW_ZONES,
  TERRAIN_DEFAULTS,
  TERRAINS,
  WIND_ZONES,
} from '@madre/climate'
import type { CalculationRequest } from '@madre/contract'
import {
  altitudeSketch,
  type Drawing as DrawingData,
  type RoofSketch,
  roofPictogram,
  sizeSketch,
  terrainPictogram,
} from '@madre/drawing'
import type { ClimateWords, Say } from '@madre/note/climate-words'
import { useId } from 'react'
import { Drawing } from '../../../ui/drawing/drawing.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { RadioCards } from '../../../ui/form/radio-cards.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { OptionalNumberField } from '../../../ui/number-field/optional-number-field.tsx'
import styles from './place-dialog.module.css'
import { PlacePicker } from './place-picker.tsx'
import type { EditSite } from './site-draft.ts'

export interface SiteFieldProps {
  site: Site
  request: CalculationRequest
  edit: EditSite
  setAltitude: (altitudeM: number | null) => void
  say: Say
  /** zones as they follow from the place */
  found: { wind: string | null; snow: string | null }
}

const range = ([min, max]: readonly [number, number]) => ({ min, max })

const portuguese = municipalities.map((m) => ({ id: String(m.code), name: m.name, beside: m.district }))
const spanish = provinces.map((p) => ({ id: p.code, name: p.name, beside: '' }))

function Group({ title, children }: { title: string; children: React.ReactNode }) {
  const id = useId()
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h3 id={id} className={styles.groupTitle}>
        {title}
      </h3>
      {children}
    </section>
  )
}

/** A size with the sketch of it. */
function Sketched({ sketch, children }: { sketch: DrawingData; children: React.ReactNode }) {
  return (
    <div className={styles.sketched}>
      <Drawing drawing={sketch} className={styles.sketch} decorative />
      {children}
    </div>
  )
}

const asNumber = (value: number | null | undefined): number | null => value ?? null

export function PlaceFields({ site, request, edit, setAltitude, say }: SiteFieldProps) {
  const { place = {} } = site
  const province = provinces.find((p) => p.code === place?.province || p.name === place?.province)
  return (
    <Group title={say('place')}>
      {request.location === 'PORTUGAL' && (
        <PlacePicker
          label={say('municipality')}
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
          checked={place?.isCapital ?? false}
          onChange={(isCapital) => edit('place', { isCapital })}
        />
      )}
      <div className={styles.sizes}>
        <Sketched sketch={altitudeSketch()}>
          <OptionalNumberField
            label={say('altitude')}
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

const ROOFS: RoofSketch[] = ['DUOPITCH', 'TROUGH', 'MONOPITCH', 'FLAT']

export function BuildingFields({ site, request, edit, say }: SiteFieldProps) {
  const { building = {} } = site
  const isRoof = request.simulationType === 'ROOF'
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

export function WindFields({ site, request, edit, say, found }: SiteFieldProps) {
  const { location } = request
  const { wind = {} } = site
  const terrain = wind?.terrain ?? TERRAIN_DEFAULTS[location]
  const coast = wind?.coastWithin5Km
  const isTyped = wind?.cpi?.mode === 'TYPED'
  return (
    <Group title={say('wind')}>
      <div className={styles.fields}>
        {location !== 'OTHER' && (
          <Select
            label={say('windZone')}
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
            unit="m/s"
            value={asNumber(wind?.vb0)}
            onChange={(vb0) => edit('wind', { vb0 })}
            {...range(RANGES.vb0)}
          />
        )}
        {location === 'PORTUGAL' && (
          <Select
            label={say('coast')}
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
            value={wind?.method ?? 'FORMULA'}
            onChange={(method) => edit('wind', { method })}
            options={(['FORMULA', 'SIMPLIFIED'] as const).map((value) => ({ value, label: say(`method.${value}`) }))}
          />
        )}
        <OptionalNumberField
          label={say('orography')}
          value={asNumber(wind?.orography ?? 1)}
          onChange={(orography) => edit('wind', { orography })}
          {...range(RANGES.orography)}
        />
      </div>
      <RadioCards
        label={say('terrain')}
        value={terrain}
        columns={3}
        onChange={(value) => edit('wind', { terrain: value })}
        options={TERRAINS[location].map((value) => ({
          value,
          label: say(`terrain.${location}.${value}` as keyof ClimateWords),
          picture: <Drawing drawing={terrainPictogram(ROUGHNESS[`${location}.${value}`] ?? 2, value)} decorative />,
        }))}
      />
      {location === 'SPAIN' ? (
        <Checkbox
          label={say('openings')}
          hint={say('openingsHint')}
          checked={isTyped}
          onChange={(on) => edit('wind', { cpi: { ...wind?.cpi, mode: on ? 'TYPED' : 'DEFAULT' } })}
        />
      ) : (
        <Select
          label={say('cpi')}
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
              value={asNumber(wind?.cpi?.[end])}
              onChange={(value) => edit('wind', { cpi: { ...wind?.cpi, mode: 'TYPED', [end]: value } })}
              {...range(RANGES.cpi)}
            />
          ))}
        </div>
      )}
    </Group>
  )
}

export function LineFields({ site, request, edit, say }: SiteFieldProps) {
  const { line = {} } = site
  const isRoof = request.simulationType === 'ROOF'
  const mode = line?.mode ?? 'WORST'
  const isHorizontalRail = !isRoof && request.profileOrientation === 'HORIZONTAL'
  return (
    <Group title={say('line')}>
      <div className={styles.fields}>
        {!isRoof && (
          <Select
            label={say('wall')}
            value={line?.wall ?? 'LONG'}
            onChange={(wall) => edit('line', { wall })}
            options={(['LONG', 'GABLE'] as const).map((value) => ({ value, label: say(`wall.${value}`) }))}
          />
        )}
        {!isHorizontalRail && (
          <Select
            label={say('lineMode')}
            value={mode}
            onChange={(value) => edit('line', { mode: value })}
            options={(['WORST', 'FIELD', 'AT'] as const).map((value) => ({ value, label: say(`line.${value}`) }))}
          />
        )}
        {!isHorizontalRail && mode === 'AT' && (
          <OptionalNumberField
            label={say(`y.${isRoof ? 'ROOF' : 'FACADE'}.${request.profileOrientation}`)}
            unit="m"
            value={asNumber(line?.yM)}
            onChange={(yM) => edit('line', { yM })}
            {...range(RANGES.yM)}
          />
        )}
        <OptionalNumberField
          label={say('start')}
          unit="m"
          value={asNumber(line?.startM)}
          onChange={(startM) => edit('line', { startM })}
          {...range(RANGES.startM)}
        />
      </div>
    </Group>
  )
}

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
            unit="kN/m²"
            value={asNumber(snow?.sk)}
            onChange={(sk) => edit('snow', { sk })}
            {...range(RANGES.sk)}
          />
        ) : (
          <Select
            label={say('snowZone')}
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
          value={snow?.exposure ?? 'NORMAL'}
          onChange={(exposure) => edit('snow', { exposure })}
          options={EXPOSURES[location].map((value) => ({ value, label: say(`exposure.${value}`) }))}
        />
        <Select
          label={say('obstruction')}
          value={obstruction?.kind ?? 'NONE'}
          onChange={(kind) => (kind === 'NONE' ? edit('snow', { obstruction: null }) : drift({ kind }))}
          options={(['NONE', 'PROJECTION', 'TALLER_BUILDING'] as const).map((value) => ({
            value: value as string,
            label: say(`obstruction.${value}`),
          }))}
        />
      </div>
      {obstruction && (
        <div className={styles.fields}>
          <Select
            label={say('obstructionAt')}
            value={obstruction.at ?? 'START'}
            onChange={(at) => drift({ at })}
            options={(['START', 'END', 'ALONG'] as const).map((value) => ({ value, label: say(`at.${value}`) }))}
          />
          <OptionalNumberField
            label={say('obstructionHeight')}
            unit="m"
            value={asNumber(obstruction.heightM)}
            onChange={(heightM) => drift({ heightM })}
            {...range(RANGES.obstructionHeightM)}
          />
          {obstruction.at === 'ALONG' && (
            <OptionalNumberField
              label={say('distance')}
              unit="m"
              value={asNumber(obstruction.distanceM)}
              onChange={(distanceM) => drift({ distanceM })}
              {...range(RANGES.distanceM)}
            />
          )}
          {obstruction.kind === 'TALLER_BUILDING' && (
            <>
              <OptionalNumberField
                label={say('b1')}
                unit="m"
                value={asNumber(obstruction.b1M)}
                onChange={(b1M) => drift({ b1M })}
                {...range(RANGES.upperSideM)}
              />
              <OptionalNumberField
                label={say('b2')}
                unit="m"
                value={asNumber(obstruction.b2M)}
                onChange={(b2M) => drift({ b2M })}
                {...range(RANGES.upperSideM)}
              />
              <OptionalNumberField
                label={say('upperPitch')}
                unit="°"
                value={asNumber(obstruction.upperPitchDeg)}
                onChange={(upperPitchDeg) => drift({ upperPitchDeg })}
                {...range(RANGES.upperPitchDeg)}
              />
            </>
          )}
        </div>
      )}
      <Checkbox
        label={say('retained')}
        checked={snow?.retained ?? false}
        onChange={(retained) => edit('snow', { retained })}
      />
      {location !== 'SPAIN' && (
        <Checkbox
          label={say(location === 'GERMANY' ? 'exceptional.GERMANY' : 'exceptional')}
          checked={exceptional?.use ?? false}
          onChange={(use) => edit('snow', { exceptional: { ...exceptional, use } })}
        />
      )}
      {location !== 'SPAIN' && exceptional?.use && (
        <div className={styles.fields}>
          <OptionalNumberField
            label={say('cEsl')}
            value={asNumber(exceptional.cEsl)}
            onChange={(cEsl) => edit('snow', { exceptional: { ...exceptional, cEsl } })}
            {...range(RANGES.cEsl)}
          />
        </div>
      )}
    </Group>
  )
}
