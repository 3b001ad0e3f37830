import { onNewLine } from './band-rules.ts'
import { withJointsOf } from './joints.ts'
import { entryOf, type LineSpan, totalLength } from './line.ts'
import { keepExistingTargets } from './point-loads.ts'
import { type MinMax, NEW_SPAN, type PerSpan, spanId, type Triple, type Values } from './values.ts'

/** Spans that stay keep their values; new ones take the default, or the common value of a list that is not span by span. Decision 0008. */
function resized<T, L extends PerSpan<T>>(
  list: L,
  count: number,
  isSpanBySpan: boolean,
  fresh: () => T,
  cantilevers: 'keep' | 'reset',
): L {
  const common = list.main[0]
  const next = () => (isSpanBySpan || common === undefined ? fresh() : structuredClone(common))
  return {
    ...list,
    main: Array.from({ length: count }, (_, i) => list.main[i] ?? next()),
    console: cantilevers === 'keep' ? list.console : [next(), next()],
  }
}

function resizeLoads(values: Values, count: number, cantilevers: 'keep' | 'reset'): Values {
  const { loads, snow, restraints } = values
  const { permanent, live } = loads
  const heldBy = (list: Values['restraints']['upper']['perSpan']) =>
    resized<number, typeof list>(list, count, list.cfgMode.isSpanBySpan, () => NEW_SPAN.restraints, cantilevers)
  const snowLoad = (load: Values['snow']['general']) =>
    resized<number, typeof load>(load, count, load.cfgMode.isSpanBySpan, () => NEW_SPAN.snow, cantilevers)
  return {
    ...values,
    loads: {
      ...loads,
      permanent: {
        distributed: resized<MinMax, typeof permanent.distributed>(
          permanent.distributed,
          count,
          permanent.distributed.cfgMode.isSpanBySpan,
          () => ({ ...NEW_SPAN.permanent }),
          cantilevers,
        ),
        point: keepExistingTargets(permanent.point, values.spans),
      },
      live: {
        ...live,
        distributed: resized<number, typeof live.distributed>(
          live.distributed,
          count,
          live.distributed.cfgMode.isSpanBySpan,
          () => NEW_SPAN.live,
          cantilevers,
        ),
        point: keepExistingTargets(live.point, values.spans),
      },
    },
    snow: { ...snow, general: snowLoad(snow.general), exceptional: snowLoad(snow.exceptional) },
    restraints: {
      ...restraints,
      upper: { ...restraints.upper, perSpan: heldBy(restraints.upper.perSpan) },
      lower: { ...restraints.lower, perSpan: heldBy(restraints.lower.perSpan) },
    },
  }
}

/** Another number of main spans: lists and joints follow, new spans take defaults, point loads of removed spans go, bands follow the line. */
export function setMainSpanCount(values: Values, count: number): Values {
  if (count === values.spans.main.length) return values
  const main = Array.from(
    { length: count },
    (_, i) => values.spans.main[i] ?? { size: values.spans.main.at(-1)?.size ?? NEW_SPAN.size, id: spanId(i) },
  )
  const resized = resizeLoads({ ...values, spans: { ...values.spans, main } }, count, 'keep')
  return withBandsOf(values, withJointsOf(values, resized))
}

/** Cantilevers on or off: their list entries start again from the defaults, their point loads go when they are off. */
export function setUseConsole(values: Values, useConsole: boolean): Values {
  if (useConsole === values.spans.useConsole) return values
  const spans = { ...values.spans, useConsole }
  return withBandsOf(values, resizeLoads({ ...values, spans }, spans.main.length, 'reset'))
}

export function setSpanSize(values: Values, span: Pick<LineSpan, 'kind' | 'index'>, size: number): Values {
  if (entryOf(values.spans, span).size === size) return values
  const key = span.kind === 'SPAN' ? 'main' : 'console'
  const spans = {
    ...values.spans,
    [key]: values.spans[key].map((s, i) => (i === span.index ? { ...s, size } : s)),
  }
  const { permanent, live } = values.loads
  const next = {
    ...values,
    spans,
    loads: {
      ...values.loads,
      permanent: { ...permanent, point: keepExistingTargets(permanent.point, spans) },
      live: { ...live, point: keepExistingTargets(live.point, spans) },
    },
  }
  return withBandsOf(values, span.kind === 'SPAN' ? withJointsOf(values, next) : next)
}

/** Wind and snow bands on the line as it is now. */
function withBandsOf(before: Values, values: Values): Values {
  const [was, is] = [totalLength(before.spans), totalLength(values.spans)]
  const fitting = <B extends { l: Triple }>(bands: B): B => ({ ...bands, l: onNewLine(was, is, bands.l) })
  const { general, local } = values.wind
  return {
    ...values,
    wind: {
      ...values.wind,
      general: { pressure: fitting(general.pressure), suction: fitting(general.suction) },
      local: { ...local, pressure: fitting(local.pressure), suction: fitting(local.suction) },
    },
    snow: { ...values.snow, drift: fitting(values.snow.drift) },
  }
}

export const setSpansEqual = (values: Values): Values =>
  values.spans.main.reduce(
    (next, _, index) => setSpanSize(next, { kind: 'SPAN', index }, values.spans.main[0]!.size),
    values,
  )
