import type { Answer, Derivation } from './answer.ts'
import { givenOf } from './given.ts'
import { placeOf } from './national/wind-zone.ts'
import { refusalsOf } from './refusals/refusals.ts'
import type { ClimateRequest } from './request.ts'
import { snowLoads } from './snow.ts'
import { StepList } from './steps.ts'
import { TABLES_VERSION } from './tables.ts'
import { windLoads } from './wind.ts'

/**
 * Wind and snow on a line of purlins or rails from its place and its building: the loads as the request holds them, every line of how they
 * came about, and what is to be said of them; or why not.
 *
 * Types of the fields are taken as they are declared; everything else about them is looked at here.
 */
export function derive(request: ClimateRequest): Answer {
  const errors = refusalsOf(request)
  if (errors.length > 0) return { ok: false, errors }
  const g = givenOf(request)
  const place = placeOf(g)
  const steps = new StepList()
  const isWind = g.groups.has('WIND')
  const isSnow = g.groups.has('SNOW')
  const wind = isWind ? windLoads(g, place, steps) : null
  const snow = isSnow ? snowLoads(g, place, steps) : null
  if (isWind || (isSnow && g.isRoof)) {
    const { municipality: m, province } = place
    if (m && (g.H < m.lowestM || g.H > m.highestM))
      steps.remark('ALTITUDE_OUTSIDE_MUNICIPALITY', { min: m.lowestM, max: m.highestM })
    if (province && province.border !== 'none')
      steps.remark('ZONE_BORDER', { which: province.border, province: province.name })
  }
  steps.close()
  const derivation: Derivation = {
    ok: true,
    tablesVersion: TABLES_VERSION,
    ...wind,
    ...snow,
    loads: { ...wind?.loads, ...snow?.loads },
    remarks: steps.remarks,
    steps: steps.steps,
  }
  return derivation
}
