/** The request for the calculation, with its defaults filled in. */
import type { ClimateRequest, Group, Joint, Obstruction, PointLoads, Site } from './request.ts'
import { dataOf } from './tables.ts'

const c_pi = dataOf('c_pi')

export type Country = 'PORTUGAL' | 'SPAIN' | 'GERMANY' | 'OTHER'
export type RoofKind = 'DUOPITCH' | 'MONOPITCH' | 'FLAT'
export type LineMode = 'WORST' | 'FIELD' | 'AT'

/** A force at a place of the line [m, kN]. */
export type Force = [x: number, P: number]

export interface Given {
  request: ClimateRequest
  groups: ReadonlySet<Group>
  location: Country
  isRoof: boolean
  isHorizontal: boolean
  /** α [°]; 0 for a façade */
  alpha: number
  spans: number[]
  mainSpans: number[]
  cantilevers: { left: boolean; right: boolean }
  /** lists of loads and restraints with a value for every span */
  perSpan: (number[] | null | undefined)[]
  /** permanent and imposed point loads */
  forces: Force[][]
  /** over the supports between main spans; none where the line is one piece */
  joints: Joint[]
  /** length of the line [m] */
  L: number
  /** spacing of the lines [m] */
  s: number
  /** altitude [m] */
  H: number
  /** the building: length along the ridge, width across it, height of its highest point [m] */
  B: number
  W: number
  h: number
  roof: RoofKind
  trough: boolean
  /** height of the parapet [m] */
  h_p: number
  c_o: number
  cpi: { typed: boolean; max: number; min: number }
  mode: LineMode
  y: number
  x_0: number
  wall: 'LONG' | 'GABLE'
  symmetric: boolean
  /** as typed, not yet looked up */
  place: { code: number | null; municipality: string | null; province: string | null; isCapital: boolean }
  wind: {
    zone: string | null
    coast: boolean | null
    vb0: number | null
    terrain: string | null
    method: string
  }
  snow: {
    zone: string | null
    sk: number | null
    exposure: string
    retained: boolean
    exceptional: boolean
    cEsl: number | null
    obstruction: Obstruction | null
  }
}

/** The main spans of a span list. */
export function mainSpansOf(r: ClimateRequest): number[] {
  const spans = r.spanLengthsM ?? []
  return spans.slice(r.hasLeftCantilever ? 1 : 0, r.hasRightCantilever ? -1 : undefined)
}

/** Whether the line is neither roof nor façade: its place then gives no loads. */
export const isGeneral = (r: ClimateRequest): boolean => r.simulationType === 'GENERAL'

/** Point loads as forces at places of the line; method 1.5. */
function forcesOf(r: ClimateRequest, spans: number[], list: PointLoads[] | null | undefined): Force[] {
  const left = r.hasLeftCantilever ? 1 : 0
  return (list ?? []).flatMap(({ spanType, spanIdx, loads }) => {
    const index = spanIdx ?? 0
    const span = spanType === 'CONSOLE' ? (index === 0 ? 0 : spans.length - 1) : index + left
    const start = spans.slice(0, span).reduce((sum, l) => sum + l, 0)
    const at = (percent: number | null | undefined): number => start + ((percent ?? 0) / 100) * (spans[span] ?? 0)
    const forces: Force[] = [
      [at(loads?.l1), loads?.p1 ?? 0],
      [at(loads?.l2), loads?.p2 ?? 0],
    ]
    return forces.filter(([, P]) => P !== 0)
  })
}

/** The requested groups; both where none is named. */
export function groupsOf(r: ClimateRequest): Set<Group> {
  const named = r.metadata?.site?.groups ?? []
  return new Set(named.length === 0 ? ['WIND', 'SNOW'] : (named as Group[]))
}

/** Fills in the defaults of a complete request. */
export function givenOf(request: ClimateRequest): Given {
  const site = request.metadata?.site ?? {}
  const spans = request.spanLengthsM ?? []
  const isRoof = request.simulationType === 'ROOF'
  return {
    request,
    groups: groupsOf(request),
    location: request.location as Country,
    isRoof,
    isHorizontal: request.profileOrientation === 'HORIZONTAL',
    alpha: isRoof ? (request.inclinationDegrees ?? 0) : 0,
    spans,
    mainSpans: mainSpansOf(request),
    cantilevers: { left: request.hasLeftCantilever ?? false, right: request.hasRightCantilever ?? false },
    perSpan: [
      request.loadPermanentDistributed,
      request.loadPermanentDistributedMin,
      request.loadPermanentDistributedMax,
      request.loadLiveDistributed,
      request.spanRestraints?.upper?.lateralLocks,
      request.spanRestraints?.lower?.lateralLocks,
    ],
    forces: [request.loadPermanentPoint, request.loadLivePoint].map((list) => forcesOf(request, spans, list)),
    joints: request.joints?.supports ?? [],
    L: spans.reduce((sum, l) => sum + l, 0),
    s: request.transverseLengthM ?? 0,
    H: site.altitudeM ?? 0,
    ...buildingOf(site.building),
    c_o: site.wind?.orography ?? 1,
    cpi: pressureInsideOf(site.wind?.cpi),
    ...placeOfLine(site.line),
    place: placeOf(site.place),
    wind: windOf(site.wind),
    snow: snowOf(site.snow),
  }
}

const buildingOf = (building: Site['building']) => ({
  B: building?.lengthM ?? 0,
  W: building?.widthM ?? 0,
  h: building?.ridgeHeightM ?? 0,
  roof: (building?.roof ?? 'DUOPITCH') as RoofKind,
  trough: building?.trough ?? false,
  h_p: building?.parapetM ?? 0,
})

function pressureInsideOf(cpi: NonNullable<Site['wind']>['cpi']): Given['cpi'] {
  if (cpi?.mode === 'TYPED') return { typed: true, max: cpi.max ?? 0, min: cpi.min ?? 0 }
  return { typed: false, max: c_pi.max, min: c_pi.min }
}

const placeOfLine = (line: Site['line']) => ({
  mode: (line?.mode ?? 'WORST') as LineMode,
  y: line?.yM ?? 0,
  x_0: line?.startM ?? 0,
  wall: (line?.wall ?? 'LONG') as Given['wall'],
  symmetric: line?.symmetric ?? true,
})

const placeOf = (place: Site['place']): Given['place'] => ({
  code: place?.code ?? null,
  municipality: place?.municipality ?? null,
  province: place?.province ?? null,
  isCapital: place?.isCapital ?? false,
})

const windOf = (wind: Site['wind']): Given['wind'] => ({
  zone: wind?.zone ?? null,
  coast: wind?.coastWithin5Km ?? null,
  vb0: wind?.vb0 ?? null,
  terrain: wind?.terrain ?? null,
  method: wind?.method ?? 'FORMULA',
})

const snowOf = (snow: Site['snow']): Given['snow'] => ({
  zone: snow?.zone ?? null,
  sk: snow?.sk ?? null,
  exposure: snow?.exposure ?? 'NORMAL',
  retained: snow?.retained ?? false,
  exceptional: snow?.exceptional?.use ?? false,
  cEsl: snow?.exceptional?.cEsl ?? null,
  obstruction: snow?.obstruction ?? null,
})
