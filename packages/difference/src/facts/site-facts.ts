import { provinces, type Site, TERRAIN_DEFAULTS } from '@madre/climate'
import type { TypedLine } from '@madre/contract'
import { type ClimateWords, sayer } from '@madre/words/climate/climate-words'
import type { Fact, FactTexts } from './fact-texts.ts'

/** The member across the slope or along it, as asked of the place. */
export const directionOf = (given: TypedLine) => (given.isLevel ? 'HORIZONTAL' : 'VERTICAL')

/** A word of the place and its text; null: no text. */
type Told = [key: keyof ClimateWords, text: string | null, values?: Record<string, string>]

interface PlaceTexts extends FactTexts {
  /** a word of the place; its key may be made of input */
  word: (key: string, values?: Record<string, string>) => string
  metres: (v: number | null | undefined) => string | null
}

/** The input for the place, in words, without what a country or a surface does not have. */
export function siteFacts(site: Site, texts: FactTexts): Fact[] {
  const s: PlaceTexts = {
    ...texts,
    word: sayer(texts.language) as PlaceTexts['word'],
    metres: (v) => (v === null || v === undefined ? null : `${texts.typed(v, 2)} m`),
  }
  return [placeTold, buildingTold, lineTold, windTold, snowTold]
    .flatMap((told) => told(site, s))
    .flatMap(([key, text, values]) => (text === null ? [] : [{ key: `place.${key}`, name: s.word(key, values), text }]))
}

function placeTold({ place, altitudeM }: Site, s: PlaceTexts): Told[] {
  const province = provinces.find((p) => p.code === place?.province || p.name === place?.province)
  const named = place?.municipality ?? province?.name ?? place?.province
  return [
    [s.given.location === 'SPAIN' ? 'province' : 'municipality', named && s.shows(named) ? s.free(named) : null],
    ['isCapital', province && place?.isCapital ? s.word('yes') : null, { capital: province?.capital ?? '' }],
    ['altitude', typeof altitudeM === 'number' ? `${s.typed(altitudeM)} m` : null],
  ]
}

function buildingTold({ building, line }: Site, s: PlaceTexts): Told[] {
  const isRoof = s.given.envelope === 'ROOF'
  const roof = building?.trough ? 'TROUGH' : (building?.roof ?? 'DUOPITCH')
  return [
    ['length', s.metres(building?.lengthM)],
    ['width', s.metres(building?.widthM)],
    ['height', s.metres(building?.ridgeHeightM)],
    isRoof ? ['roof', s.word(`roof.${roof}`)] : ['wall', s.word(`wall.${line?.wall ?? 'LONG'}`)],
    ['parapet', isRoof && building?.parapetM ? s.metres(building.parapetM) : null],
  ]
}

function lineTold({ line }: Site, s: PlaceTexts): Told[] {
  const { envelope } = s.given
  const told: Told[] = [['lineMode', s.word(`line.${line?.mode ?? 'WORST'}`)]]
  if (line?.mode === 'AT' && envelope !== 'GENERAL')
    told.push([`y.${envelope}.${directionOf(s.given)}`, s.metres(line.yM)])
  return [...told, ['start', s.metres(line?.startM ?? 0)]]
}

function windTold({ wind }: Site, s: PlaceTexts): Told[] {
  const { location } = s.given
  const yesNo = (is: boolean) => s.word(is ? 'yes' : 'no')
  const isTyped = wind?.cpi?.mode === 'TYPED'
  const coast = location === 'PORTUGAL' ? wind?.coastWithin5Km : null
  return [
    ['terrain', s.word(`terrain.${location}.${wind?.terrain ?? TERRAIN_DEFAULTS[location]}`)],
    ['coast', typeof coast === 'boolean' ? yesNo(coast) : null],
    ['orography', s.typed(wind?.orography ?? 1)],
    location === 'SPAIN' ? ['openings', yesNo(isTyped)] : ['cpi', isTyped ? s.word('cpi.TYPED') : null],
    ['method', location === 'GERMANY' ? s.word(`method.${wind?.method ?? 'FORMULA'}`) : null],
  ]
}

function snowTold({ snow }: Site, s: PlaceTexts): Told[] {
  if (s.given.envelope !== 'ROOF') return []
  const { kind } = snow?.obstruction ?? {}
  return [
    ['exposure', s.word(`exposure.${snow?.exposure ?? 'NORMAL'}`)],
    ['retained', snow?.retained ? s.word('yes') : null],
    ['obstruction', kind ? s.word(`obstruction.${kind}`) : null],
  ]
}
