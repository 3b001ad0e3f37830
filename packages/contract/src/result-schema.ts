/**
 * The shape of a result, for the description of the API; results are written by our own code and never checked against it. It is that of
 * `result.ts` of the engine, which can import nothing: `result-schema.test.ts` holds the two against each other.
 */
import { CHECK_CODES, type NationalParameter } from '@madre/engine'
import { z } from 'zod'
import { LOCATIONS, PROFILE_TYPES } from './limits.ts'

/** What results of earlier engines lack; those of today have it. */
const added = <T extends z.ZodType>(schema: T): T => schema.optional() as unknown as T
const told = (description: string) => ({ description })
const number = (description: string) => z.number().meta(told(description))
const text = (description: string) => z.string().meta(told(description))

const combination = z.object({
  id: text('ULS-07, SLS-03'),
  limitState: z.enum(['ULS', 'SLS']),
  situation: z.enum(['PERSISTENT', 'ACCIDENTAL', 'CHARACTERISTIC', 'FREQUENT', 'QUASI_PERMANENT']),
  formula: text('1.35·Gmax + 1.50·Sreg + 0.90·Wp'),
  factors: z
    .record(z.string(), z.number())
    .meta(
      told(
        'Factor of each load case; LiveR is roofPointLoadKn, at every place of the line, and stands in no loadCases',
      ),
    ),
})

const nationalParameters = z.object({
  location: z.enum(LOCATIONS),
  gammaGSup: z.number(),
  gammaGInf: z.number(),
  gammaQ: z.number(),
  gammaM0: z.number(),
  gammaM1: z.number(),
  details: z.array(
    z.object({
      key: z.string() as unknown as z.ZodType<NationalParameter['key']>,
      symbol: z.string(),
      value: z.number(),
      source: z.string(),
      confirmed: z.boolean().meta(told('false: not yet held against the text of the annex')),
    }),
  ),
})

const loadCase = z.object({
  id: text('Gmax, Sreg, Wp …; OwnWeight is for 1 kN/m'),
  reactionsKn: z.array(z.number()).meta(told('Unfactored, at right angles to the envelope, at supportsXM')),
  loadKn: z.number().exactOptional().meta(told('What acts on the line there in all: the sum of the reactions')),
  inPlaneReactionsKn: z
    .array(z.number())
    .exactOptional()
    .meta(told('Unfactored, in the plane of the envelope, at inPlaneXM; positive down the slope or the façade')),
  inPlaneLoadKn: z.number().exactOptional().meta(told('What acts in the plane of the envelope in all')),
  inPlaneKnM: z.number().exactOptional().meta(told('The largest line load in the plane of the envelope [kN/m]')),
  extremes: z.object({
    momentMaxKnm: z.number(),
    momentMinKnm: z.number(),
    shearKn: z.number(),
    lateralMomentKnm: z.number(),
  }),
  stations: z
    .object({
      xM: z.array(z.number()),
      momentKnm: z.array(z.number()),
      shearKn: z.array(z.number()),
      deflectionEiKnm3: z.array(z.number()).meta(told('w·EI, positive inwards')),
    })
    .meta(told('Lists of equal length; a support or a point load stands twice, left and right of it')),
})

const checkAnswer = z
  .object({
    code: z.enum(CHECK_CODES),
    clause: text('EN 1993-1-3 6.1.4'),
    status: z.enum(['OK', 'FAIL', 'NOT_APPLICABLE', 'NOT_CHECKED']),
    utilisation: z.number().nullable().meta(told('demand / resistance; null where the check does not apply')),
    demand: z.number().nullable(),
    resistance: z.number().nullable(),
    unit: text('of demand and resistance: kNm, kN, N/mm², mm or empty'),
    xM: z.number().nullable().meta(told('from the left end of the line')),
    spanIndex: z.number().int().nullable().meta(told('counts the whole span list')),
    location: z.enum(['SPAN', 'SUPPORT', 'CONSOLE']).nullable(),
    combinationId: z.string().nullable(),
    roofLoadXM: z
      .number()
      .nullable()
      .exactOptional()
      .meta(
        told(
          'Where the concentrated load of the roof stands that governs the check, from the left end of the line; null where another load governs it, absent without roofPointLoadKn',
        ),
      ),
    model: z
      .enum(['SUM', 'SINGLE', 'TEST'])
      .exactOptional()
      .meta(told('How stiff laps are where the check is worst: of lines with a lap, where a combination governs')),
    turned: z.literal(true).exactOptional().meta(told('Pieces that lie turned govern')),
    member: z.literal('ENDING').exactOptional().meta(told('SHEAR, M_V: a member that ends inside a lap governs')),
    joint: z.number().int().exactOptional().meta(told('JOINT_MOMENT, JOINT_SHEAR: which one, counted from 0')),
    limits: z
      .array(z.object({ clause: z.string(), limit: z.string(), value: z.number() }))
      .exactOptional()
      .meta(told('The unmet limits of a NOT_APPLICABLE section (code GEOMETRY)')),
  })
  .meta({ id: 'Check', ...told('One check of one section') })

const jointAnswer = z
  .discriminatedUnion('kind', [
    z.object({
      joint: z.number().int(),
      kind: z.literal('LAP'),
      momentKnm: number('signed, sagging positive: the largest in size'),
      combinationId: z.string(),
      model: z.enum(['SUM', 'SINGLE', 'TEST']),
      shareLeft: z.number().nullable().meta(told('Part of the left member there; null where nothing bends')),
      boltForceLeftKn: z.number(),
      boltForceRightKn: z.number(),
      boltForceSupportKn: z.number(),
    }),
    z.object({
      joint: z.number().int(),
      kind: z.enum(['SLEEVE', 'HINGE']),
      momentKnm: z.number(),
      shearKn: z.number(),
    }),
  ])
  .meta({
    id: 'Joint',
    ...told('What a joint carries at most; counted from 0 over the supports between two main spans'),
  })

const solutionAnswer = z
  .object({
    id: text('{typology}-{thickness}-{steel}; what chosenResultId names'),
    profileType: z.enum(PROFILE_TYPES),
    section: text('Ω 150×60'),
    typology: text('The section without thickness and steel'),
    thicknessMm: z.number(),
    steel: z.string(),
    heightMm: z.number(),
    massPerMetreKg: z.number(),
    alignmentLengthM: z.number(),
    alignmentWeightKg: z.number(),
    estimatedWeightKgM2: z.number(),
    status: z.enum(['OK', 'FAIL', 'NOT_APPLICABLE']),
    reason: z
      .enum(['OUTSIDE_STANDARD', 'NOTHING_CHECKED', 'JOINT_NOT_POSSIBLE', 'LAP_TOO_SHORT'])
      .exactOptional()
      .meta(told('Why it is NOT_APPLICABLE: a limit of the standard, named in its checks, or no load that reaches it')),
    jointProblem: z
      .enum(['NOT_NESTING', 'NO_SLEEVE', 'SLEEVE_TOO_LONG'])
      .exactOptional()
      .meta(told('With reason JOINT_NOT_POSSIBLE')),
    lapNeededM: z.number().exactOptional().meta(told('With reason LAP_TOO_SHORT: the shortest side of the family')),
    endBayThicknessMm: z
      .number()
      .exactOptional()
      .meta(told('Of two thicknesses; thicknessMm and massPerMetreKg are of the inner spans')),
    pieces: z
      .array(
        z.object({ lengthM: z.number(), thicknessMm: z.number(), count: z.number().int(), massKg: number('of one') }),
      )
      .exactOptional()
      .meta(told('What the line is made of, the longest first; with joints')),
    jointWeightKg: z.number().exactOptional().meta(told('What laps and sleeves add; in alignmentWeightKg already')),
    joints: z.array(jointAnswer).exactOptional(),
    pass: z.boolean(),
    utilisation: z.number().nullable().meta(told('The largest of its checks')),
    governing: z.enum(CHECK_CODES).nullable(),
    checks: z.array(checkAnswer),
    reactions: z.array(
      z.object({
        support: z.number().int(),
        xM: z.number(),
        maxKn: number('> 0: bearing'),
        minKn: number('< 0: uplift'),
        maxCombinationId: z.string(),
        minCombinationId: z.string(),
      }),
    ),
    deflections: z.array(
      z.object({
        spanIndex: z.number().int(),
        valueMm: number('positive inwards'),
        limitMm: z.number(),
        utilisation: z.number(),
        combinationId: z.string(),
        xM: z.number(),
        ownBendingOnly: z.boolean(),
        list: z
          .number()
          .int()
          .min(2)
          .max(5)
          .exactOptional()
          .meta(told('By which of deflectionLimits: 2 is the first of them; absent of deflectionLimit')),
      }),
    ),
    sidewaysMm: z
      .object({ valueMm: z.number(), spanIndex: z.number().int().meta(told('counts the whole span list')) })
      .exactOptional()
      .meta(
        told(
          'The largest displacement in the plane of the envelope under the characteristic combinations; absent where a panel holds the upper fibre, or nothing acts in that plane',
        ),
      ),
    sheeting: z
      .object({
        cDAN: number('C_D,A of the fasteners'),
        cDCN: z.number().nullable().meta(told('C_D,C of the sheet; null in what was declared already')),
        cDN: number('C_D of both'),
        rule: z.enum(['TABLE_10_3', '130P', 'DECLARED', 'NONE']).meta(told('Where C_D,A comes from')),
        reason: z
          .enum(['THICKNESS', 'INSULATION', 'FLANGE', 'INVERTED_OMEGA', 'NOT_DECLARED'])
          .nullable()
          .meta(told('Why cDN is 0')),
        sKn: z.number().nullable().meta(told('Shear stiffness S; null where none is known')),
      })
      .nullable()
      .exactOptional()
      .meta(told('What the chosen sheet gives it [N]; null without one, absent in results of engines before 1.9.0')),
    shearStiffnessRequiredKn: z
      .number()
      .nullable()
      .meta(
        told(
          'Shear stiffness S the sheeting must have, EN 1993-1-3 10.1.1(6); null where no panel holds the upper fibre',
        ),
      ),
    twistDegrees: z
      .number()
      .exactOptional()
      .meta(
        told(
          'Largest twist along the line to first order, under characteristic combinations; C and Z without panel alone',
        ),
      ),
  })
  .meta({ id: 'Solution', ...told('One section of the catalogue, checked') })

export const resultSchema = z
  .object({
    engineVersion: z.string(),
    catalogueVersion: z.string(),
    inputHash: text('sha256 of the canonical request'),
    elapsedMs: z.number(),
    spacingM: added(z.number()).meta(
      told('Of the members, as it was calculated; absent in results of engines before 1.6.0'),
    ),
    nationalParameters,
    combinations: z.array(combination),
    statics: z.object({
      supportsXM: z.array(z.number()),
      restraintsXM: added(z.object({ upper: z.array(z.number()).nullable(), lower: z.array(z.number()) })).meta(
        told('Discrete restraints of either fibre; upper is null under a panel. Absent before engine 1.6.0'),
      ),
      arrangements: added(z.array(z.object({ id: z.string(), spans: z.array(z.int()) }))).meta(
        told(
          'The spans a load case of live load is on, where it leaves main spans out; indices as in spanLengthsM. Absent before engine 1.6.0',
        ),
      ),
      inPlaneXM: z
        .array(z.number())
        .exactOptional()
        .meta(told('Supports and discrete restraints, where the member carries loads in the plane of the envelope')),
      lengthM: z.number(),
      roofPointLoad: z
        .object({
          maxKn: z.array(z.number()),
          minKn: z.array(z.number()),
          inPlaneMaxKn: z.array(z.number()).exactOptional(),
          inPlaneMinKn: z.array(z.number()).exactOptional(),
        })
        .exactOptional()
        .meta(
          told(
            'The largest and the smallest reaction of roofPointLoadKn over all its places, unfactored, at right angles to the envelope, at supportsXM; in its plane at inPlaneXM, absent where that is and before engine 1.7.0; absent without it',
          ),
        ),
      loadCases: z.array(loadCase),
    }),
    solutions: z
      .array(solutionAnswer)
      .meta(told('Every section of the catalogue, passing or not: passing first, lightest first')),
    warnings: z.array(
      z.object({
        code: z.string(),
        message: text('English; values hold its figures'),
        values: z.record(z.string(), z.union([z.number(), z.string()])).exactOptional(),
      }),
    ),
  })
  .meta({
    id: 'CalculationResult',
    ...told('The same request and versions give the same result, byte for byte, except elapsedMs'),
  })
