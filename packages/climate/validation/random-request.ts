/** Random requests whose line lies on its building; what a country refuses for its altitude or its height may still be refused. */
import fc from 'fast-check'
import type { ClimateRequest } from '../src/request.ts'

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const maybe = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: null })

const countries = {
  PORTUGAL: { zones: ['A', 'B'], terrains: ['I', 'II', 'III', 'IV'], snow: ['Z1', 'Z2', 'Z3'] },
  SPAIN: { zones: ['A', 'B', 'C'], terrains: ['I', 'II', 'III', 'IV', 'V'], snow: ['1', '2', '3', '4', '5', '6'] },
  GERMANY: { zones: ['2', '3'], terrains: ['INLAND', 'COAST'], snow: ['1', '1a', '2', '2a', '3'] },
  OTHER: { zones: ['–'], terrains: ['0', 'I', 'II', 'III', 'IV'], snow: ['–'] },
} as const

const radians = Math.PI / 180

interface Draw {
  location: keyof typeof countries
  roof: 'DUOPITCH' | 'MONOPITCH' | 'FLAT'
  type: 'ROOF' | 'FACADE'
  orientation: 'HORIZONTAL' | 'VERTICAL'
  alpha: number
  trough: boolean
  B: number
  W: number
  eaves: number
  spans: number[]
  cantilevers: [number | null, number | null]
  filled: number
  start: number
  s: number
  y: number
  parapet: number
  altitude: number
  pick: number
  vb0: number
  sk: number
  wall: 'LONG' | 'GABLE'
  mode: 'WORST' | 'FIELD' | 'AT'
  drift: ['START' | 'END' | 'ALONG', number, number] | null
}

const draw: fc.Arbitrary<Draw> = fc.record({
  location: fc.constantFrom(...(Object.keys(countries) as (keyof typeof countries)[])),
  roof: fc.constantFrom('DUOPITCH', 'DUOPITCH', 'MONOPITCH', 'FLAT'),
  type: fc.constantFrom('ROOF', 'ROOF', 'ROOF', 'FACADE'),
  orientation: fc.constantFrom('HORIZONTAL', 'HORIZONTAL', 'VERTICAL'),
  alpha: between(0, 60),
  trough: fc.boolean(),
  B: between(6, 80),
  W: between(6, 40),
  eaves: between(2, 12),
  spans: fc.array(between(0.5, 1.5), { minLength: 1, maxLength: 5 }),
  cantilevers: fc.tuple(maybe(between(0.01, 0.05)), maybe(between(0.01, 0.05))),
  filled: between(0.3, 1),
  start: between(0, 1),
  s: between(0.5, 4),
  y: between(0, 1),
  parapet: between(0, 1.5),
  altitude: between(0, 1000),
  pick: fc.nat(60),
  vb0: between(20, 40),
  sk: between(0.1, 3),
  wall: fc.constantFrom('LONG', 'GABLE'),
  mode: fc.constantFrom('WORST', 'FIELD', 'AT'),
  drift: maybe(fc.tuple(fc.constantFrom('START', 'END', 'ALONG'), between(0.3, 4), between(0, 6))),
})

const pickOf = <T>(list: readonly T[], pick: number): T => list[pick % list.length]!

function requestOf(d: Draw): ClimateRequest {
  const isRoof = d.type === 'ROOF'
  const alpha = d.roof === 'FLAT' ? d.alpha / 13 : d.trough ? (d.alpha * 45) / 60 : d.alpha
  const b = d.roof === 'DUOPITCH' ? d.W / 2 : d.W
  const ridge = Math.min(d.eaves + b * Math.tan(alpha * radians), 60)
  const S = d.roof === 'DUOPITCH' && alpha >= 5 ? d.W / 2 : d.W
  const D = d.wall === 'GABLE' ? d.W : d.B
  const horizontal = d.orientation === 'HORIZONTAL'
  const room = isRoof ? (horizontal ? d.B : S / Math.cos(alpha * radians)) : horizontal ? D : ridge
  const across = isRoof ? (horizontal ? S : d.B) : horizontal ? ridge : D
  const parts = [d.cantilevers[0], ...d.spans, d.cantilevers[1]].filter((l) => l !== null)
  const scale = (room * d.filled) / parts.reduce((sum, l) => sum + l, 0)
  const { zones, terrains, snow } = countries[d.location]
  const obstruction =
    d.drift && alpha <= 15 && isRoof
      ? { kind: 'PROJECTION', at: d.drift[0], heightM: d.drift[1], distanceM: d.drift[2] }
      : null
  return {
    location: d.location,
    simulationType: d.type,
    profileOrientation: d.orientation,
    inclinationDegrees: alpha,
    spanLengthsM: parts.map((l) => l * scale),
    hasLeftCantilever: d.cantilevers[0] !== null,
    hasRightCantilever: d.cantilevers[1] !== null,
    transverseLengthM: d.s,
    metadata: {
      site: {
        altitudeM: d.altitude,
        building: {
          lengthM: d.B,
          widthM: d.W,
          ridgeHeightM: ridge,
          roof: d.roof,
          trough: d.trough && d.roof === 'DUOPITCH',
          parapetM: d.roof === 'FLAT' ? d.parapet : 0,
        },
        wind: { zone: pickOf(zones, d.pick), terrain: pickOf(terrains, d.pick), vb0: d.vb0 },
        line: { mode: d.mode, yM: d.y * across, startM: d.start * room * (1 - d.filled), wall: d.wall },
        snow: { zone: pickOf(snow, d.pick), sk: d.sk, obstruction },
      },
    },
  }
}

export const randomRequest: fc.Arbitrary<ClimateRequest> = draw.map(requestOf)

/** A copy with some fields of its site changed. */
export function withSite(
  r: ClimateRequest,
  change: (site: NonNullable<NonNullable<ClimateRequest['metadata']>['site']>) => void,
) {
  const copy = structuredClone(r)
  change(copy.metadata!.site!)
  return copy
}
