import { provinces, type Site, TERRAIN_DEFAULTS } from '@madre/climate'
import type { TypedLine } from '@madre/contract'
import { type ClimateWords, sayer } from '@madre/words/climate/climate-words'
import type { Fact, FactTexts } from './fact-texts.ts'

/** The member across the slope or along it, as the place is asked. */
export const directionOf = (given: TypedLine) => (given.isLevel ? 'HORIZONTAL' : 'VERTICAL')

/** What was asked of the place, in words; what a country or a surface does not know is left out. */
export function siteFacts(site: Site, s: FactTexts): Fact[] {
  const { location, envelope } = s.given
  const { place, building, wind, line, snow } = site
  const isRoof = envelope === 'ROOF'
  const say = sayer(s.language)
  const word = (key: string) => say(key as keyof ClimateWords)
  const metres = (v: number | null | undefined) => (v === null || v === undefined ? null : `${s.typed(v, 2)} m`)
  const facts: Fact[] = []
  const add = (key: keyof ClimateWords, text: string | null, values = {}) => {
    if (text !== null) facts.push({ key: `place.${key}`, name: say(key, values), text })
  }
  const province = provinces.find((p) => p.code === place?.province || p.name === place?.province)
  const named = place?.municipality ?? province?.name ?? place?.province
  add(location === 'SPAIN' ? 'province' : 'municipality', named && s.shows(named) ? s.free(named) : null)
  if (province && place?.isCapital) add('isCapital', say('yes'), { capital: province.capital })
  const { altitudeM } = site
  add('altitude', typeof altitudeM === 'number' ? `${s.typed(altitudeM)} m` : null)
  add('length', metres(building?.lengthM))
  add('width', metres(building?.widthM))
  add('height', metres(building?.ridgeHeightM))
  if (isRoof) {
    const roof = building?.trough ? 'TROUGH' : (building?.roof ?? 'DUOPITCH')
    add('roof', word(`roof.${roof}`))
    if (building?.parapetM) add('parapet', metres(building.parapetM))
  } else add('wall', word(`wall.${line?.wall ?? 'LONG'}`))
  add('lineMode', word(`line.${line?.mode ?? 'WORST'}`))
  if (line?.mode === 'AT' && envelope !== 'GENERAL') add(`y.${envelope}.${directionOf(s.given)}`, metres(line.yM))
  add('start', metres(line?.startM ?? 0))
  add('terrain', word(`terrain.${location}.${wind?.terrain ?? TERRAIN_DEFAULTS[location]}`))
  if (location === 'PORTUGAL' && typeof wind?.coastWithin5Km === 'boolean')
    add('coast', say(wind.coastWithin5Km ? 'yes' : 'no'))
  add('orography', s.typed(wind?.orography ?? 1))
  if (location === 'SPAIN') add('openings', say(wind?.cpi?.mode === 'TYPED' ? 'yes' : 'no'))
  else if (wind?.cpi?.mode === 'TYPED') add('cpi', word('cpi.TYPED'))
  if (location === 'GERMANY') add('method', word(`method.${wind?.method ?? 'FORMULA'}`))
  if (isRoof) {
    add('exposure', word(`exposure.${snow?.exposure ?? 'NORMAL'}`))
    if (snow?.retained) add('retained', say('yes'))
    if (snow?.obstruction?.kind) add('obstruction', word(`obstruction.${snow.obstruction.kind}`))
  }
  return facts
}
