import type { Refusal } from '@madre/climate'
import type { ClimateWords, Say } from './climate-words.ts'

/** What a refused field is called in the dialog. */
const FIELDS: Record<string, keyof ClimateWords> = {
  spanLengthsM: 'spans',
  transverseLengthM: 'spacing',
  inclinationDegrees: 'pitch',
  'site.place': 'municipality',
  'site.place.province': 'province',
  'site.altitudeM': 'altitude',
  'site.building.lengthM': 'length',
  'site.building.widthM': 'width',
  'site.building.ridgeHeightM': 'height',
  'site.building.parapetM': 'parapet',
  'site.building.roof': 'roof',
  'site.line.yM': 'line.AT',
  'site.line.startM': 'start',
  'site.line.mode': 'lineMode',
  'site.wind.zone': 'windZone',
  'site.wind.coastWithin5Km': 'coast',
  'site.wind.vb0': 'vb0',
  'site.wind.terrain': 'terrain',
  'site.wind.orography': 'orography',
  'site.wind.cpi.max': 'cpiMax',
  'site.wind.cpi.min': 'cpiMin',
  'site.snow.zone': 'snowZone',
  'site.snow.sk': 'groundSnow',
  'site.snow.exposure': 'exposure',
  'site.snow.exceptional.cEsl': 'cEsl',
  'site.snow.obstruction.kind': 'obstruction',
  'site.snow.obstruction.at': 'obstructionAt',
  'site.snow.obstruction.heightM': 'obstructionHeight',
  'site.snow.obstruction.distanceM': 'distance',
  'site.snow.obstruction.b1M': 'b1',
  'site.snow.obstruction.b2M': 'b2',
  'site.snow.obstruction.upperPitchDeg': 'upperPitch',
}

/** Why there is no derivation, in the language of the screen: the field, the limit and the clause. */
export function refusalText(
  { code, field, clause, values }: Refusal,
  say: Say,
  mark: (text: string) => string,
  clauseText: (clause: string) => string,
): string {
  const own = `refusal.${code}.${field}` as keyof ClimateWords
  const named = say(own) === own ? (`refusal.${code}` as keyof ClimateWords) : own
  const shown = Object.fromEntries(Object.entries(values ?? {}).map(([k, v]) => [k, mark(String(v))]))
  const text = say(named, { field: FIELDS[field] ? say(FIELDS[field]) : field, ...shown })
  return clause === '' ? text : `${text} (${clauseText(clause)})`
}
