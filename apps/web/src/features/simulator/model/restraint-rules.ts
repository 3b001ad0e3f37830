import { entryOf, lineSpans } from './line.ts'
import { equalRestraints, type RestraintCounts, type Values } from './values.ts'

/** Span sizes [m] up to which 0, 1, 2 … lateral restraints are proposed. */
const RESTRAINT_THRESHOLDS = [3.5, 7, 10.5, 14, 17.5, 20.5] as const

/** Number of lateral restraints proposed for a span [m]: one more at each threshold passed, 6 above the last. */
export function restraintCount(size: number): number {
  const index = RESTRAINT_THRESHOLDS.findIndex((threshold) => size <= threshold)
  return index === -1 ? RESTRAINT_THRESHOLDS.length : index
}

/** Longer than the table reaches: the 6 proposed are an extension of it, and the form says so. */
export const isBeyondRestraintTable = (size: number) => size > RESTRAINT_THRESHOLDS[5]

/** The restraints the span table proposes, span by span. */
export function restraintsFromSpans(spans: Values['spans']): RestraintCounts {
  return {
    cfgMode: { isSpanBySpan: true },
    main: spans.main.map((s) => restraintCount(s.size)),
    console: spans.console.map((s) => restraintCount(s.size)),
  }
}

/**
 * The restraints a type, an orientation and a format start with.
 *
 * ROOF and GENERAL: upper fibre braced by the panel, lower fibre off. FACADE: lower fibre on; VERTICAL: upper braced by the panel, one
 * lower restraint everywhere; HORIZONTAL: upper restraints from the span table, then REGULAR means discrete upper restraints, 0 of them, and
 * INVERTED an upper fibre braced by the panel; lower restraints come from the table if the lower fibre was off.
 */
function resetRestraints(values: Values): Values {
  const { envelope, isLevel, isInverted, spans, restraints } = values
  const every = (count: number) => equalRestraints(spans.main.length, count)
  const byPanel = { byPanel: true, perSpan: every(0) }
  if (envelope !== 'FACADE')
    return { ...values, restraints: { use: false, upper: byPanel, lower: { isHeld: false, perSpan: every(0) } } }
  if (!isLevel)
    return { ...values, restraints: { use: true, upper: byPanel, lower: { isHeld: true, perSpan: every(1) } } }
  return {
    ...values,
    restraints: {
      use: true,
      upper: { byPanel: isInverted, perSpan: isInverted ? restraintsFromSpans(spans) : every(0) },
      lower: {
        isHeld: true,
        perSpan: restraints.lower.isHeld ? restraints.lower.perSpan : restraintsFromSpans(spans),
      },
    },
  }
}

const isNone = ({ restraints, spans }: Values, fibre: 'upper' | 'lower'): boolean => {
  const { perSpan } = restraints[fibre]
  if (!perSpan.cfgMode.isSpanBySpan) return perSpan.main[0] === 0
  return lineSpans(spans).every((span) => entryOf(perSpan, span) === 0)
}

/** Whether a number of restraints holds the lower fibre; chosen where every count is 0, it begins with what the spans propose. */
export function setLowerHeld(values: Values, isHeld: boolean): Values {
  const { restraints, spans } = values
  const perSpan = isHeld && isNone(values, 'lower') ? restraintsFromSpans(spans) : restraints.lower.perSpan
  return { ...values, restraints: { ...restraints, lower: { ...restraints.lower, isHeld, perSpan } } }
}

/** Whether restraints of the lower fibre were chosen and none is there: it is free then. */
export const isLowerFibreFree = (values: Values): boolean =>
  values.restraints.use && values.restraints.lower.isHeld && isNone(values, 'lower')

/** Whether a rail of a façade has no panel that carries its weight; method 1.3. */
export const railCarriesWeight = ({ envelope, isLevel, restraints }: Values): boolean =>
  envelope === 'FACADE' && isLevel && restraints.use && !restraints.upper.byPanel

/** Whether nothing holds the upper fibre sideways between the supports: neither the panel nor a single restraint. */
export const isUpperFibreFree = (values: Values): boolean =>
  values.restraints.use && !values.restraints.upper.byPanel && isNone(values, 'upper')

export const setType = (values: Values, envelope: Values['envelope']): Values =>
  envelope === values.envelope ? values : resetRestraints({ ...values, envelope })

export const setLevel = (values: Values, isLevel: boolean): Values =>
  isLevel === values.isLevel ? values : resetRestraints({ ...values, isLevel })

export const setInverted = (values: Values, isInverted: boolean): Values =>
  isInverted === values.isInverted ? values : resetRestraints({ ...values, isInverted })
