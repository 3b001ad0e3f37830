/** Requests as they are stored, and the same with one leaf changed; for property tests. */
import type { SiteBlock } from '@madre/climate'
import type { CalculationRequest } from '@madre/contract'
import { ordinaryRequests } from '@madre/contract/testing/ordinary-request'
import fc from 'fast-check'

type Leaf = { path: string[]; value: unknown }

const site: SiteBlock = {
  version: 1,
  groups: ['WIND', 'SNOW'],
  place: { code: 907, municipality: 'Guarda' },
  altitudeM: 1050,
  building: { lengthM: 40, widthM: 18, ridgeHeightM: 9, roof: 'DUOPITCH', parapetM: 0.4 },
  wind: { zone: 'A', coastWithin5Km: false, terrain: 'II', orography: 1.1, cpi: { mode: 'AUTO', max: 0.2, min: -0.3 } },
  line: { mode: 'AT', yM: 1, startM: 0, wall: 'LONG', symmetric: true },
  snow: { zone: 'Z2', exposure: 'NORMAL', exceptional: { use: true, cEsl: 2.5 } },
  accepted: {
    tablesVersion: '3',
    at: '2026-01-31T12:00:00.000Z',
    loads: {
      loadWindPressure: { source: 'PLACE', derived: { w1: 0.5, l1: 3, w2: 0.3, l2: 2, w3: 0, l3: 0 } },
      loadSnowRegular: { source: 'STALE', derived: [0.7, 0.7] },
    },
  },
}

/** Every second line with a place, every third one with joints, every fourth with what may be left out. */
export const storedRequests: fc.Arbitrary<CalculationRequest> = fc
  .tuple(ordinaryRequests, fc.nat(), fc.string({ maxLength: 12 }))
  .map(([request, n, description]) => {
    const mains = request.spanLengthsM.length - Number(request.hasLeftCantilever) - Number(request.hasRightCantilever)
    const kinds = [{ kind: 'LAP', left: 10, right: 12 }, { kind: 'HINGE' }, { kind: 'CONTINUOUS' }] as const
    const supports = Array.from({ length: mains - 1 }, (_, i) => kinds[i % kinds.length]!)
    return {
      ...request,
      ...(n % 3 === 0 && mains > 1 && { joints: { supports, lapUnit: 'PERCENT', endBays: 'SAME' } }),
      ...(n % 4 === 0 && { pointLoadIntroduction: 'WEB', pointLoadBearingMm: 80, roofPointLoadKn: 1 }),
      metadata: {
        language: 'en',
        description,
        projectName: 'Warehouse',
        calculationDate: '2026-01-31',
        restraintsDeclared: n % 5 === 0,
        ...(n % 2 === 0 && { site }),
      },
    } as CalculationRequest
  })

function leavesOf(value: unknown, path: string[] = []): Leaf[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }]
  return Object.entries(value).flatMap(([key, below]) => leavesOf(below, [...path, key]))
}

const PASSED_OVER = /^metadata\.(language|calculationDate|site\.accepted\.at)$/

/** The other values of what is chosen from a list. */
const CHOICES = [
  ['ROOF', 'FACADE', 'GENERAL'],
  ['PORTUGAL', 'SPAIN', 'GERMANY', 'OTHER'],
  ['OMEGA', 'C', 'Z'],
  ['MAJOR_AXIS_BENDING_REGULAR', 'MAJOR_AXIS_BENDING_INVERTED'],
  ['HORIZONTAL', 'VERTICAL'],
  ['LESS_THAN_135', 'BETWEEN_135_AND_200', 'MORE_THAN_200'],
  ['CHARACTERISTIC', 'FREQUENT', 'QUASI_PERMANENT'],
  ['TOTAL', 'VARIABLE'],
  ['SPANS', 'CANTILEVERS'],
  ['TRACTION', 'COMPRESSIONS'],
  ['DESIGN', 'UNFACTORED_WIND'],
  ['FLANGE', 'WEB'],
  ['CONTINUOUS', 'HINGE', 'SLEEVE', 'LAP'],
  ['PERCENT', 'M'],
  ['SAME', 'HEAVIER'],
  ['SPAN', 'CONSOLE'],
  ['PLACE', 'STALE', 'TYPED'],
]

function changed({ path, value }: Leaf, n: number, spans: number): unknown {
  const field = path.at(-1)
  if (typeof value === 'boolean') return !value
  if (typeof value === 'string') {
    const others = CHOICES.find((of) => of.includes(value))?.filter((choice) => choice !== value)
    return others ? others[n % others.length] : `${value}x`
  }
  if (typeof value !== 'number') return Array.from({ length: spans }, () => [0, 0.4][n % 2])
  if (path.join('.') === 'spanRestraints.upper.type') return 1 - value
  if (field === 'spanIdx' || path.includes('lateralLocks')) return value + 1
  return [value + 1, value + 0.05, value === 0 ? 0.01 : 0, value + 1e-7][n % 4]
}

/** A request and the same with one leaf changed, its language and its dates aside, and which. */
export const withOneLeafChanged: fc.Arbitrary<[CalculationRequest, CalculationRequest, string]> = fc
  .tuple(storedRequests, fc.nat(), fc.nat())
  .map(([request, which, n]) => {
    const spans = request.spanLengthsM.length
    const leaves = leavesOf(request).filter(({ path }) => {
      const name = path.join('.')
      return !PASSED_OVER.test(name) && !(spans < 3 && /^has(Left|Right)Cantilever$/.test(name))
    })
    const leaf = leaves[which % leaves.length]!
    const copy = JSON.parse(JSON.stringify(request)) as CalculationRequest
    let node = copy as unknown as Record<string, unknown>
    for (const key of leaf.path.slice(0, -1)) node = node[key] as Record<string, unknown>
    node[leaf.path.at(-1)!] = changed(leaf, n, spans)
    return [request, copy, leaf.path.join('.')]
  })
