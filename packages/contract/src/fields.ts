/**
 * Every field of a request, once. Schema, decoder, form, description of the API, typed client, random requests and method 8.7 read this
 * table; it needs nothing but numbers and words, so that a browser loads no schema for it.
 */
import { SPANS } from './spans.ts'

/** A number that is typed. */
export interface NumberField {
  /** in method 8.7 */
  name: string
  min: number
  max: number
  unit: string
  /** decimals shown at least */
  precision: number
  /** decimals that can be typed */
  most: number
  /** of the arrow keys */
  step: number
  /** key of the text beside it in the form */
  help?: string
}

interface Said {
  /** what it means, in the description of the API */
  says: string
  help?: string
}

/** A field that is a number; one with `absent` may be left out, and then means that. */
export interface NumberRow extends NumberField, Said {
  absent?: number
}

/** Any other field, with the numbers that stand in it. */
interface OtherRow extends Said {
  absent?: string
  numbers?: Record<string, NumberField>
}

export type FieldTable = Record<string, NumberRow | OtherRow>

/** Numbers that stand in several fields. */
export const NUMBERS = {
  areaLoad: { name: 'area load', min: -100, max: 100, unit: 'kN/m²', precision: 2, most: 3, step: 0.05 },
  pointLoad: { name: 'point load', min: -100, max: 100, unit: 'kN', precision: 2, most: 3, step: 0.1 },
  position: { name: 'position of a point load', min: 0, max: 100, unit: '%', precision: 1, most: 2, step: 5 },
  band: { name: 'length of a band', min: 0, max: 510, unit: 'm', precision: 2, most: 3, step: 0.5 },
  psi: { name: 'factor ψ', min: 0, max: 1, unit: '', precision: 2, most: 3, step: 0.05 },
  restraints: {
    name: 'restraints a span',
    min: 0,
    max: 10,
    unit: '',
    precision: 0,
    most: 0,
    step: 1,
    help: 'restraintCount',
  },
} as const satisfies Record<string, NumberField>

const { areaLoad, pointLoad, position, band, psi, restraints } = NUMBERS
const bands = { load: areaLoad, length: band }

export const FIELDS = {
  steelGrades: { says: 'ids of steels of the catalogue; every section is checked in each of them', help: 'steel' },
  simulationType: {
    says: 'ROOF: with its slope; FACADE: weights act in the plane of the wall; GENERAL: another member, level whatever the inclination says',
    help: 'type',
  },
  location: { says: 'Whose national parameters hold; OTHER: the recommended values', help: 'location' },
  inclinationDegrees: {
    says: 'Slope of the roof [°]',
    name: 'slope',
    min: 0,
    max: 75,
    unit: '°',
    precision: 1,
    most: 3,
    step: 1,
    help: 'angle',
  },
  spanLengthsM: {
    says: 'Left console (if any), main spans, right console (if any) [m]; every other list has as many values',
    numbers: SPANS,
  },
  hasLeftCantilever: { says: 'Whether the first length is a console' },
  hasRightCantilever: { says: 'Whether the last length is a console' },
  joints: {
    says: 'What stands over each support between two main spans, left to right: CONTINUOUS, LAP with its sides left and right from the support axis to the end bolt row (Z), SLEEVE or HINGE; lapUnit: PERCENT of the span each side runs into (when absent) or M; endBays: SAME (when absent) or HEAVIER; absent: the line is one piece',
    absent: 'one piece',
    help: 'joints',
  },
  transverseLengthM: {
    says: 'Spacing of the members [m]',
    name: 'spacing of the members',
    min: 0.1,
    max: 10,
    unit: 'm',
    precision: 2,
    most: 3,
    step: 0.1,
    help: 'spacing',
  },
  supportWidth: {
    says: 'Width of the supports [mm]; web crippling counts on 80, 135 and 200 mm of them',
    help: 'support',
  },
  sectionTypes: { says: 'The one shape to design with', help: 'profile' },
  sectionOrientation: {
    says: 'REGULAR: the closed flange of an Ω, or bTop, outside; INVERTED: turned upside down',
    help: 'format',
  },
  profileOrientation: {
    says: 'HORIZONTAL: across the slope of a roof, or lying on a façade; VERTICAL: down the slope, or standing',
    help: 'orientation',
  },
  loadPermanentDistributed: {
    says: 'Permanent load of each span [kN/m²]; null with the Min and Max pair',
    numbers: { areaLoad },
    help: 'permanent',
  },
  loadPermanentDistributedMin: {
    says: 'Smallest permanent load of each span [kN/m²]; null with a single value; where it is above the largest, both are exchanged',
    numbers: { areaLoad },
    help: 'minMax',
  },
  loadPermanentDistributedMax: {
    says: 'Largest permanent load of each span [kN/m²]; null with a single value',
    numbers: { areaLoad },
    help: 'minMax',
  },
  loadPermanentPoint: {
    says: 'Permanent point loads: p1, p2 [kN] at l1, l2 [% of the span]; SPAN counts main spans from 0, CONSOLE is 0 left and 1 right; a span left out has none',
    numbers: { pointLoad, position },
    help: 'pointLoads',
  },
  pointLoadIntroduction: {
    says: 'How point loads reach the member; FLANGE when absent',
    absent: 'FLANGE',
    help: 'introduction',
  },
  pointLoadBearingMm: {
    says: 'Bearing length of point loads [mm]; 100 when absent',
    name: 'length under a point load',
    min: 10,
    max: 500,
    absent: 100,
    unit: 'mm',
    precision: 0,
    most: 0,
    step: 10,
    help: 'bearing',
  },
  loadLiveDistributed: { says: 'Live load of each span [kN/m²]', numbers: { areaLoad }, help: 'live' },
  loadLivePoint: {
    says: 'Live point loads, as the permanent ones',
    numbers: { pointLoad, position },
    help: 'pointLoads',
  },
  loadLiveCombinationFactor: {
    says: 'ψ0, ψ1, ψ2 of the live load, sent as psi1, psi2, psi3',
    numbers: { psi },
    help: 'psiLive',
  },
  roofPointLoadKn: {
    says: 'Concentrated load of a roof [kN], vertical, at any place of the line and alone with permanent load; 0 or absent: none. ROOF and GENERAL with psi1 to psi3 of the live load all 0 (category H)',
    name: 'concentrated load of a roof',
    min: 0,
    max: 100,
    absent: 0,
    unit: 'kN',
    precision: 2,
    most: 3,
    step: 0.1,
    help: 'roofPoint',
  },
  loadWindPressure: {
    says: 'Bands of wind pressure from the left end: w1 to w3 [kN/m²] over l1 to l3 [m]; all 0: none',
    numbers: bands,
    help: 'wind',
  },
  loadWindSuction: { says: 'Bands of wind suction, sent as positive values', numbers: bands, help: 'wind' },
  loadWindLocalPressure: {
    says: 'Bands of local pressure, an alternative to the general one',
    numbers: bands,
    help: 'localWind',
  },
  loadWindLocalSuction: {
    says: 'Bands of local suction, an alternative to the general one',
    numbers: bands,
    help: 'localWind',
  },
  loadWindCombinationFactor: {
    says: 'ψ0, ψ1, ψ2 of wind, sent as psi1, psi2, psi3',
    numbers: { psi },
    help: 'psiWind',
  },
  loadSnowRegular: {
    says: 'Snow of each span [kN/m²]; null: none, and always null for a FACADE',
    numbers: { areaLoad },
    help: 'snow',
  },
  loadSnowExceptional: {
    says: 'Exceptional snow of each span [kN/m²], an accidental action; null: none',
    numbers: { areaLoad },
    help: 'exceptionalSnow',
  },
  loadSnowAccumulation: {
    says: 'Bands of drifted snow from the left end: s1 to s3 [kN/m²] over l1 to l3 [m]; all 0: none, and always for a FACADE',
    numbers: bands,
    help: 'drift',
  },
  loadSnowCombinationFactor: {
    says: 'ψ0, ψ1, ψ2 of snow, sent as psi1, psi2, psi3',
    numbers: { psi },
    help: 'psiSnow',
  },
  deflectionLimit: {
    says: 'L/limit, under the CHARACTERISTIC, FREQUENT or QUASI_PERMANENT combination',
    numbers: {
      limit: { name: 'deflection limit', min: 50, max: 1000, unit: '', precision: 0, most: 0, step: 10 },
    },
    help: 'deflection',
  },
  deflectionLimits: {
    says: 'Further limits, each a check by itself; absent: none. limit: L/limit, of cantilevers 2a/limit, or limitMm: a length [mm], one of the two; TOTAL: all actions, VARIABLE: without what permanent load does; of SPANS or of CANTILEVERS',
    numbers: {
      limit: { name: 'further deflection limit', min: 50, max: 1000, unit: '', precision: 0, most: 0, step: 10 },
      limitMm: {
        name: 'further deflection limit, a length',
        min: 1,
        max: 1000,
        unit: 'mm',
        precision: 1,
        most: 2,
        step: 1,
      },
    },
    help: 'furtherDeflections',
  },
  axialLoad: {
    says: 'Axial force of the member [kN]; 0: none; TRACTION pulls; DESIGN: a design value, UNFACTORED_WIND: the characteristic effect of wind',
    numbers: {
      valueKn: {
        name: 'axial load',
        min: 0,
        max: 100,
        unit: 'kN',
        precision: 2,
        most: 3,
        step: 0.5,
        help: 'axialValue',
      },
    },
    help: 'axial',
  },
  spanRestraints: {
    says: 'What holds the fibres: upper.type 0 a panel along the line, 1 its lateralLocks alone; lateralLocks: how many discrete restraints in each span hold the fibre; lower.use false: none hold the lower one',
    numbers: { restraints },
    help: 'restraints',
  },
  claddingProperties: {
    says: 'The sheeting as a rotational spring of a panel: its inertia [cm⁴/m] and fixings [1/m]; either 0: no spring. fastenerToWebMm: from the web midline of a C or Z to its fasteners [mm], with or without the other two; as the family says, or half the flange, when absent',
    numbers: {
      coveringInertia: {
        name: 'inertia of the sheeting',
        min: 0,
        max: 100_000,
        unit: 'cm⁴/m',
        precision: 2,
        most: 3,
        step: 1,
        help: 'inertia',
      },
      fixationsPerMeter: {
        name: 'fixings of the sheeting',
        min: 0,
        max: 100,
        unit: '1/m',
        precision: 1,
        most: 3,
        step: 1,
        help: 'fixings',
      },
      fastenerToWebMm: {
        name: 'from the web to the fixings',
        min: 1,
        max: 200,
        unit: 'mm',
        precision: 0,
        most: 1,
        step: 1,
        help: 'fastener',
      },
    },
    help: 'cladding',
  },
  sheeting: {
    says: 'A chosen sheet or tested cladding in place of the two numbers of claddingProperties. TRAPEZOIDAL: its dimensions, and how it lies and is screwed, POSITIVE with its narrow flange on the purlin, through TROUGH or CREST at EVERY or every SECOND rib, laidOn FLANGE or INSULATION, over roofLengthM of slope; tCoatMm 0.04 when absent. DECLARED: shearStiffnessKn at spacingM, rotationalStiffnessN at flangeMm, either or both, with their source; absent: claddingProperties',
    absent: 'claddingProperties',
    numbers: {
      heightMm: { name: 'depth of the sheet', min: 10, max: 200, unit: 'mm', precision: 0, most: 1, step: 1 },
      ribMm: { name: 'pitch of its ribs', min: 50, max: 400, unit: 'mm', precision: 0, most: 1, step: 1 },
      flangeWidthMm: { name: 'width of its flanges', min: 10, max: 300, unit: 'mm', precision: 0, most: 1, step: 1 },
      tNomMm: { name: 'thickness of the sheet', min: 0.4, max: 1.5, unit: 'mm', precision: 2, most: 3, step: 0.01 },
      tCoatMm: { name: 'zinc of the sheet', min: 0, max: 0.1, unit: 'mm', precision: 2, most: 3, step: 0.01 },
      inertiaCm4M: {
        name: 'inertia of a chosen sheet',
        min: 0.001,
        max: 1000,
        unit: 'cm⁴/m',
        precision: 1,
        most: 3,
        step: 0.1,
      },
      roofLengthM: { name: 'length of the roof slope', min: 1, max: 200, unit: 'm', precision: 1, most: 2, step: 1 },
      shearStiffnessKn: {
        name: 'declared shear stiffness',
        min: 0,
        max: 1_000_000,
        unit: 'kN',
        precision: 0,
        most: 3,
        step: 10,
      },
      spacingM: { name: 'spacing it was shown for', min: 0.1, max: 10, unit: 'm', precision: 2, most: 3, step: 0.1 },
      rotationalStiffnessN: {
        name: 'declared rotational stiffness',
        min: 0,
        max: 100_000,
        unit: 'N',
        precision: 0,
        most: 2,
        step: 10,
      },
      flangeMm: { name: 'flange it was shown for', min: 20, max: 300, unit: 'mm', precision: 0, most: 1, step: 1 },
    },
  },
  metadata: {
    says: 'What the note prints, the place that wind and snow were taken from, and whether restraints were declared; a change of it is no other design',
  },
} as const satisfies FieldTable

type Fields = typeof FIELDS
/** The fields that are a number, and of those the ones that may be absent. */
export type NumberName = { [K in keyof Fields]: Fields[K] extends { min: number } ? K : never }[keyof Fields]
export type OptionalNumber = { [K in NumberName]: Fields[K] extends { absent: number } ? K : never }[NumberName]
