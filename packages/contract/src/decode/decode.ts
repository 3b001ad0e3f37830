/** Decodes the request of a calculation to the line that the engine designs; decision 0025. */
import { type FurtherDeflection, type LineSpan, mm, N, type PurlinLine, radians } from '@madre/engine'
import { FIELDS, type FieldTable } from '../fields.ts'
import { numberIn } from '../optional-numbers.ts'
import type { DesignRequest, ShownRequest } from '../request.ts'
import { imposedOf, permanentOf, snowOf, windOf } from './actions.ts'
import { claddingOf } from './cladding.ts'
import { jointsOf } from './joints.ts'
import { namedLoads } from './named-loads.ts'
import { type TypedLine, typedOf } from './typed-line.ts'

/** Bearing length of the support width classes [mm], method 4.7. */
const BEARING_LENGTH = { LESS_THAN_135: 80, BETWEEN_135_AND_200: 135, MORE_THAN_200: 200 } as const

/** Lengths [m] below a micrometre and forces [kN] below a thousandth of a newton are zero: they would only cost digits. */
const zeroIfNegligible = (value: number): number => (value < 1e-6 ? 0 : value)

function spansOf({ spanLengthsM, hasLeftCantilever, hasRightCantilever }: DesignRequest): LineSpan[] {
  const last = spanLengthsM.length - 1
  return spanLengthsM.map((lengthM, i) => {
    const length = mm(zeroIfNegligible(lengthM))
    if (hasLeftCantilever && i === 0) return { kind: 'CONSOLE', index: 0, length }
    if (hasRightCantilever && i === last) return { kind: 'CONSOLE', index: 1, length }
    return { kind: 'SPAN', index: i - Number(hasLeftCantilever), length }
  })
}

const mainSpansOf = ({ spanLengthsM, hasLeftCantilever, hasRightCantilever }: DesignRequest): number[] =>
  spanLengthsM.slice(Number(hasLeftCantilever), hasRightCantilever ? -1 : undefined)

/** Restraints that are not in use count as zero. */
function restraintsOf({ spanRestraints: { upper, lower } }: DesignRequest): PurlinLine['restraints'] {
  return {
    upper: upper.type === 0 ? 'PANEL' : upper.lateralLocks,
    lower: lower.use ? lower.lateralLocks : lower.lateralLocks.map(() => 0),
  }
}

function axialOf({ axialLoad: { valueKn, direction, type } }: DesignRequest): PurlinLine['axial'] {
  const sign = direction === 'TRACTION' ? 1 : -1
  return { N: sign * N(zeroIfNegligible(valueKn)), kind: type }
}

/** The further deflection limits of a request, or of the defaults of new simulations. */
export const furtherDeflectionsOf = (list: DesignRequest['deflectionLimits'] = []): FurtherDeflection[] =>
  list.map(({ limit, limitMm, combination, action, of }) => ({
    allowed: limitMm === undefined ? { n_lim: limit! } : { delta_lim: limitMm },
    combination,
    action,
    of: of === 'SPANS' ? 'SPANS' : 'CONSOLES',
  }))

export interface Decoded {
  /** what the engine designs, in N, mm and rad */
  line: PurlinLine
  /** what users are shown */
  typed: TypedLine
}

/**
 * Decodes a request, once at each entry; nothing reads it after that. Any request of the right shape is accepted, legal or not, since a
 * line is drawn while it is typed.
 */
export function decode(request: ShownRequest, fields: FieldTable = FIELDS): Decoded {
  const line = lineOf(request)
  return { line, typed: typedOf(request, line, fields) }
}

function lineOf(request: DesignRequest): PurlinLine {
  const spans = spansOf(request)
  const ends = [0]
  for (const { length } of spans) ends.push(ends.at(-1)! + length)
  const axial = axialOf(request)
  return {
    location: request.location,
    profileType: request.sectionTypes[0]!,
    steelGrades: request.steelGrades,
    isInverted: request.sectionOrientation === 'MAJOR_AXIS_BENDING_INVERTED',
    envelope: request.simulationType,
    pitch: request.simulationType === 'ROOF' ? radians(request.inclinationDegrees) : 0,
    isLevel: request.profileOrientation === 'HORIZONTAL',
    spans,
    spacing: mm(request.transverseLengthM),
    bearingLength: BEARING_LENGTH[request.supportWidth],
    restraints: restraintsOf(request),
    cladding: { ...claddingOf(request), a: request.claddingProperties.fastenerToWebMm ?? null },
    permanent: permanentOf(request, spans, ends),
    imposed: imposedOf(request, spans, ends),
    introduction: {
      kind: request.pointLoadIntroduction ?? FIELDS.pointLoadIntroduction.absent,
      bearingLength: numberIn(request, 'pointLoadBearingMm'),
    },
    snow: snowOf(request, ends),
    wind: windOf(request, ends),
    axial,
    deflection: { n_lim: request.deflectionLimit.limit, combination: request.deflectionLimit.combination },
    furtherDeflections: furtherDeflectionsOf(request.deflectionLimits),
    joints: jointsOf(request.joints, mainSpansOf(request)),
    named: namedLoads(request, axial.N),
  }
}
