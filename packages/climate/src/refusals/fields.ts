/** Second stage of the refusals: every field by itself. */
import { mainSpansOf } from '../given.ts'
import type { ClimateRequest, Site } from '../request.ts'
import type { Complaints } from './complaints.ts'
import {
  CPI_MODES,
  GROUPS,
  LINE_MODES,
  LOCATIONS,
  MAX_MAIN_SPANS,
  ORIENTATIONS,
  RANGES,
  ROOFS,
  TYPES,
  WALLS,
} from './ranges.ts'

const isAbsent = (v: unknown): boolean => v === null || v === undefined

function checkSpans(r: ClimateRequest, c: Complaints): void {
  const spans = r.spanLengthsM ?? []
  const mains = mainSpansOf(r)
  const cantilevers = [
    ...(r.hasLeftCantilever ? spans.slice(0, 1) : []),
    ...(r.hasRightCantilever ? spans.slice(-1) : []),
  ]
  if (mains.length === 0) {
    c.missing('spanLengthsM', 'spanLengthsM needs at least one main span.')
    return
  }
  if (mains.length > MAX_MAIN_SPANS)
    c.add('OUT_OF_RANGE', 'spanLengthsM', `spanLengthsM has 1 to ${MAX_MAIN_SPANS} main spans, got ${mains.length}.`)
  for (const l of mains) c.range('spanLengthsM', l, RANGES.mainSpanM)
  for (const l of cantilevers) c.range('spanLengthsM', l, RANGES.cantileverM)
}

function checkBuilding(site: Site, c: Complaints): void {
  const { lengthM, widthM, ridgeHeightM, roof, parapetM } = site.building ?? {}
  if (isAbsent(lengthM)) c.missing('site.building.lengthM')
  if (isAbsent(widthM)) c.missing('site.building.widthM')
  if (isAbsent(ridgeHeightM)) c.missing('site.building.ridgeHeightM')
  c.range('site.building.lengthM', lengthM, RANGES.sideM)
  c.range('site.building.widthM', widthM, RANGES.sideM)
  c.range('site.building.ridgeHeightM', ridgeHeightM, RANGES.ridgeHeightM)
  c.choice('site.building.roof', roof, ROOFS)
  c.range('site.building.parapetM', parapetM, RANGES.parapetM)
}

function checkLine(site: Site, c: Complaints): void {
  const { mode, yM, startM, wall } = site.line ?? {}
  c.choice('site.line.mode', mode, LINE_MODES)
  c.range('site.line.yM', yM, RANGES.yM)
  c.range('site.line.startM', startM, RANGES.startM)
  c.choice('site.line.wall', wall, WALLS)
}

function checkInternalPressure(site: Site, c: Complaints): void {
  const { mode, max, min } = site.wind?.cpi ?? {}
  c.choice('site.wind.cpi.mode', mode, CPI_MODES)
  if (mode === 'TYPED' && isAbsent(max)) c.missing('site.wind.cpi.max')
  if (mode === 'TYPED' && isAbsent(min)) c.missing('site.wind.cpi.min')
  c.range('site.wind.cpi.max', max, RANGES.cpi)
  c.range('site.wind.cpi.min', min, RANGES.cpi)
}

export function checkFields(r: ClimateRequest, c: Complaints): void {
  const site = r.metadata?.site ?? {}
  const needed = { location: LOCATIONS, simulationType: TYPES, profileOrientation: ORIENTATIONS } as const
  for (const [field, allowed] of Object.entries(needed)) {
    const value = r[field as keyof typeof needed]
    if (isAbsent(value)) c.missing(field)
    c.choice(field, value, allowed)
  }
  checkSpans(r, c)
  if (isAbsent(r.transverseLengthM)) c.missing('transverseLengthM')
  c.range('transverseLengthM', r.transverseLengthM, RANGES.spacingM)
  c.range('inclinationDegrees', r.inclinationDegrees, RANGES.inclinationDegrees)
  for (const group of site.groups ?? []) c.choice('site.groups', group, GROUPS)
  if (isAbsent(site.altitudeM)) c.missing('site.altitudeM')
  c.range('site.altitudeM', site.altitudeM, RANGES.altitudeM)
  checkBuilding(site, c)
  checkLine(site, c)
  c.range('site.wind.orography', site.wind?.orography, RANGES.orography)
  checkInternalPressure(site, c)
}
