import { entryOf, lineSpans } from './line.ts'
import { lockCount } from './lock-table.ts'
import { equalLocks, type Locks, type Values } from './values.ts'

/** The restraints the span table proposes, span by span. */
export function locksFromSpans(spans: Values['spans']): Locks {
  return {
    cfgMode: { isSpanBySpan: true },
    main: spans.main.map((s) => lockCount(s.size)),
    console: spans.console.map((s) => lockCount(s.size)),
  }
}

/**
 * The restraints a type, an orientation and a format start with.
 *
 * ROOF and GENERAL: upper fibre braced by the panel, lower fibre off. FACADE: lower fibre on; VERTICAL: upper braced by the panel, one
 * lower restraint everywhere; HORIZONTAL: upper locks from the span table, then REGULAR means discrete upper restraints, 0 of them, and
 * INVERTED an upper fibre braced by the panel; lower locks come from the table if the lower fibre was off.
 */
function resetRestraints(values: Values): Values {
  const { type, profileOrientation, profileFormat, spans, locks } = values
  const none = equalLocks(spans.main.length, 0)
  if (type !== 'FACADE') {
    return {
      ...values,
      locks: {
        use: false,
        upperFibre: { type: 0, lateralLocks: none },
        lowerFibre: { use: false, lateralLocks: equalLocks(spans.main.length, 0) },
      },
    }
  }
  if (profileOrientation === 'VERTICAL') {
    return {
      ...values,
      locks: {
        use: true,
        upperFibre: { type: 0, lateralLocks: none },
        lowerFibre: { use: true, lateralLocks: equalLocks(spans.main.length, 1) },
      },
    }
  }
  const isRegular = profileFormat === 'MAJOR_AXIS_BENDING_REGULAR'
  return {
    ...values,
    locks: {
      use: true,
      upperFibre: isRegular ? { type: 1, lateralLocks: none } : { type: 0, lateralLocks: locksFromSpans(spans) },
      lowerFibre: {
        use: true,
        lateralLocks: locks.lowerFibre.use ? locks.lowerFibre.lateralLocks : locksFromSpans(spans),
      },
    },
  }
}

/** Whether a rail of a façade has no panel that carries its weight; method 1.3. */
export const railCarriesWeight = ({ type, profileOrientation, locks }: Values): boolean =>
  type === 'FACADE' && profileOrientation === 'HORIZONTAL' && locks.use && locks.upperFibre.type === 1

/** Whether nothing holds the upper fibre sideways between the supports: neither the panel nor a single restraint. */
export function isUpperFibreFree({ locks, spans }: Values): boolean {
  const { type, lateralLocks } = locks.upperFibre
  if (!locks.use || type === 0) return false
  if (!lateralLocks.cfgMode.isSpanBySpan) return lateralLocks.main[0] === 0
  return lineSpans(spans).every((span) => entryOf(lateralLocks, span) === 0)
}

export const setType = (values: Values, type: Values['type']): Values =>
  type === values.type ? values : resetRestraints({ ...values, type })

export const setOrientation = (values: Values, profileOrientation: Values['profileOrientation']): Values =>
  profileOrientation === values.profileOrientation ? values : resetRestraints({ ...values, profileOrientation })

export const setFormat = (values: Values, profileFormat: Values['profileFormat']): Values =>
  profileFormat === values.profileFormat ? values : resetRestraints({ ...values, profileFormat })
