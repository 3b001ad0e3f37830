import {
  type CalculationRequest,
  DEFLECTION_ACTIONS,
  DEFLECTION_COMBINATIONS,
  DEFLECTION_PLACES,
  END_BAYS,
  FIELDS,
  LAP_UNITS,
  LIMITS,
  LOCATIONS,
  MOST_SPANS,
  mainSpanCount,
  optionalNumbers,
  PROFILE_FORMATS,
  PROFILE_ORIENTATIONS,
  PROFILE_TYPES,
  SIMULATION_TYPES,
  SPANS,
  SUPPORT_WIDTHS,
} from '@madre/contract'

/** A request has some kilobytes; a far larger text is none. */
const MOST_CHARACTERS = 200_000

/** The simulation of a trial as stored on this device. Its result is designed again: the same request gives the same result. */
export interface TrialWork {
  name: string
  description: string
  request: CalculationRequest
  chosenResultId: string | null
  isCalculated: boolean
  creationDate: string
  lastUpdateDate: string
}

export const trialWritten = (work: TrialWork): string => JSON.stringify(work)

/**
 * The work in a text; null if form and engine cannot read it.
 *
 * @param sample  a request with every field the form sends
 */
export function readTrialWork(text: string | null, sample: CalculationRequest): TrialWork | null {
  if (text === null || text.length > MOST_CHARACTERS) return null
  let work: Partial<TrialWork> | null
  try {
    work = JSON.parse(text) as Partial<TrialWork> | null
  } catch {
    return null
  }
  if (typeof work !== 'object' || work === null || isTooDeep(work)) return null
  const { name, description, request, chosenResultId = null, creationDate, lastUpdateDate } = work
  const isReadable =
    typeof name === 'string' &&
    name.length <= LIMITS.nameLength &&
    typeof description === 'string' &&
    (chosenResultId === null || typeof chosenResultId === 'string') &&
    isDate(creationDate) &&
    isDate(lastUpdateDate) &&
    hasShapeOf(sample, request) &&
    isOneLine(request as CalculationRequest) &&
    hasKnownJoints(request as CalculationRequest) &&
    hasKnownChoices(request as CalculationRequest)
  return isReadable ? ({ ...work, chosenResultId, isCalculated: work.isCalculated === true } as TrialWork) : null
}

const isDate = (value: unknown) => typeof value === 'string' && !Number.isNaN(Date.parse(value))

/** Fields sent only where they apply: a façade has no concentrated load of a roof. */
const OPTIONAL = optionalNumbers(FIELDS).map(([name]) => name)

/** Whether a value has the fields of a sample, each of its type. An unused load is null in one of the two. */
function hasShapeOf(sample: unknown, value: unknown): boolean {
  if (Array.isArray(sample)) {
    if (value === null) return true
    return Array.isArray(value) && value.length <= MOST_SPANS && value.every((v) => hasShapeOf(sample[0] ?? v, v))
  }
  if (sample === null) return value === null || hasShapeOf([0], value)
  if (typeof sample !== 'object') return typeof value === typeof sample
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.entries(sample).every(([field, of]) => {
      const its = (value as Record<string, unknown>)[field]
      return hasShapeOf(of, its) || (its === undefined && OPTIONAL.includes(field))
    })
  )
}

function hasKnownChoices(r: CalculationRequest): boolean {
  const choices: [string | undefined, readonly string[]][] = [
    [r.simulationType, SIMULATION_TYPES],
    [r.location, LOCATIONS],
    [r.sectionTypes[0], PROFILE_TYPES],
    [r.sectionOrientation, PROFILE_FORMATS],
    [r.profileOrientation, PROFILE_ORIENTATIONS],
    [r.supportWidth, SUPPORT_WIDTHS],
    [r.deflectionLimit.combination, DEFLECTION_COMBINATIONS],
    ...furtherChoices(r.deflectionLimits ?? []),
  ]
  return choices.every(([choice = '', known]) => known.includes(choice))
}

function furtherChoices(limits: unknown): [string | undefined, readonly string[]][] {
  if (!Array.isArray(limits) || limits.length > LIMITS.furtherDeflections) return [[undefined, []]]
  return limits.flatMap((of): [string | undefined, readonly string[]][] => [
    [of?.combination, DEFLECTION_COMBINATIONS],
    [of?.action, DEFLECTION_ACTIONS],
    [of?.of, DEFLECTION_PLACES],
    [typeof of?.limit === typeof of?.limitMm ? undefined : 'one', ['one']],
  ])
}

/** Joints in the form's format, one for each support between two main spans. */
function hasKnownJoints(r: CalculationRequest): boolean {
  if (r.joints === undefined) return true
  const { supports, lapUnit = 'PERCENT', endBays = 'SAME' } = Object(r.joints) as NonNullable<typeof r.joints>
  const isKnown = (joint: (typeof supports)[number] | null) =>
    joint?.kind === 'LAP'
      ? [joint.left, joint.right].every((side) => typeof side === 'number')
      : ['CONTINUOUS', 'SLEEVE', 'HINGE'].includes(joint?.kind ?? '')
  return (
    Array.isArray(supports) &&
    supports.length === mainSpanCount(r) - 1 &&
    supports.every(isKnown) &&
    LAP_UNITS.includes(lapUnit) &&
    END_BAYS.includes(endBays)
  )
}

/** Whether the line is within the longest one, and every list has one value per span. */
function isOneLine(r: CalculationRequest): boolean {
  const spans = r.spanLengthsM.length
  const cantilevers = Number(r.hasLeftCantilever) + Number(r.hasRightCantilever)
  const lists = [
    r.loadPermanentDistributed,
    r.loadPermanentDistributedMin,
    r.loadPermanentDistributedMax,
    r.loadLiveDistributed,
    r.loadSnowRegular,
    r.loadSnowExceptional,
    r.spanRestraints.upper.lateralLocks,
    r.spanRestraints.lower.lateralLocks,
  ]
  const isLegal = r.spanLengthsM.every((length) => length >= 0 && length <= SPANS.main.max)
  return isLegal && spans - cantilevers >= 1 && lists.every((list) => list === null || list.length === spans)
}

/** A request has six levels of nesting. Much deeper values are refused before any code walks through them. */
const MOST_LEVELS = 12

/** Whether lists and objects are nested deeper, checked without recursion. */
function isTooDeep(value: unknown): boolean {
  let level = [value]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MOST_LEVELS) return true
    level = level.flatMap((v) => (typeof v === 'object' && v !== null ? Object.values(v) : []))
  }
  return false
}
