/** The block `metadata.site` of a request (method 9.9), and the request that `madre climate` reads: types only, `derive` looks at the rest. */
import type { AcceptedLoad, ClimateRequest, SiteBlock } from '@madre/climate'
import { z } from 'zod'
import { LIMITS } from './limits.ts'
import { MOST_SPANS } from './spans.ts'

/** What a derivation is asked with is not a saved request yet: its lists may be longer, and it says what is wrong with them. */
const MOST_ASKED = 100

const number = z.number().nullish()
const name = z.string().max(LIMITS.siteNameLength)
const text = name.nullish()
const yesNo = z.boolean().nullish()

/** An object that says what it does with keys nobody knows. */
type MakeObject = typeof z.object

/** The fields of a site, of objects that refuse unknown keys or pass over them. */
const siteFields = (object: MakeObject) => ({
  groups: z.array(name).max(LIMITS.siteGroups).nullish(),
  place: object({ code: number, municipality: text, province: text, isCapital: yesNo }).nullish(),
  altitudeM: number,
  building: object({
    lengthM: number,
    widthM: number,
    ridgeHeightM: number,
    roof: text,
    trough: yesNo,
    parapetM: number,
  }).nullish(),
  wind: object({
    zone: text,
    coastWithin5Km: yesNo,
    vb0: number,
    terrain: text,
    method: text,
    orography: number,
    cpi: object({ mode: text, max: number, min: number }).nullish(),
  }).nullish(),
  line: object({ mode: text, yM: number, startM: number, wall: text, symmetric: yesNo }).nullish(),
  snow: object({
    zone: text,
    sk: number,
    exposure: text,
    retained: yesNo,
    exceptional: object({ use: yesNo, cEsl: number }).nullish(),
    obstruction: object({
      kind: text,
      at: text,
      heightM: number,
      distanceM: number,
      b1M: number,
      b2M: number,
      upperPitchDeg: number,
    }).nullish(),
  }).nullish(),
})

const bands = (symbol: string) =>
  z.strictObject(
    Object.fromEntries([1, 2, 3].flatMap((i) => [`${symbol}${i}`, `l${i}`]).map((key) => [key, z.number()])),
  )
const derived = z.union([
  z.array(z.number()).max(MOST_SPANS),
  bands('w'),
  bands('s'),
  z.strictObject({ psi1: z.number(), psi2: z.number(), psi3: z.number() }),
])
const acceptedLoad = z.strictObject({
  source: z.enum(['PLACE', 'STALE', 'TYPED']),
  derived: derived.nullish(),
}) as unknown as z.ZodType<AcceptedLoad, AcceptedLoad>
const entry = acceptedLoad.optional()

/** What is saved: nothing unknown in it, and of version 1. */
export const siteSchema: z.ZodType<SiteBlock, SiteBlock> = z.strictObject({
  version: z.literal(1).nullish(),
  ...siteFields(z.strictObject as unknown as MakeObject),
  accepted: z
    .strictObject({
      tablesVersion: text,
      at: text,
      loads: z.strictObject({
        loadWindPressure: entry,
        loadWindSuction: entry,
        loadWindLocalPressure: entry,
        loadWindLocalSuction: entry,
        loadSnowRegular: entry,
        loadSnowExceptional: entry,
        loadSnowAccumulation: entry,
        loadSnowCombinationFactor: entry,
      }),
    })
    .nullish(),
})

const numbers = z.array(z.number()).max(MOST_ASKED).nullish()
const pointLoads = z
  .array(
    z.object({
      spanType: text,
      spanIdx: number,
      loads: z.object({ p1: number, p2: number, l1: number, l2: number }).nullish(),
    }),
  )
  .max(MOST_ASKED)
  .nullish()
const restraints = z.object({ lateralLocks: numbers }).nullish()
const joints = z
  .object({
    supports: z
      .array(z.object({ kind: text, left: number, right: number }))
      .max(MOST_ASKED)
      .nullish(),
  })
  .nullish()

/** What a derivation reads of a request; other keys are passed over. */
export const climateRequestSchema: z.ZodType<ClimateRequest> = z.object({
  location: text,
  simulationType: text,
  profileOrientation: text,
  spanLengthsM: numbers,
  hasLeftCantilever: yesNo,
  hasRightCantilever: yesNo,
  transverseLengthM: number,
  inclinationDegrees: number,
  loadPermanentDistributed: numbers,
  loadPermanentDistributedMin: numbers,
  loadPermanentDistributedMax: numbers,
  loadPermanentPoint: pointLoads,
  loadLiveDistributed: numbers,
  loadLivePoint: pointLoads,
  spanRestraints: z.object({ upper: restraints, lower: restraints }).nullish(),
  joints,
  metadata: z.object({ site: z.object({ version: number, ...siteFields(z.object) }).nullish() }).nullish(),
})
