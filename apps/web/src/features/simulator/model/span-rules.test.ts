import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { legalValues } from '../testing/legal-values.ts'
import { bandChanges } from './band-rules.ts'
import { lineSpans } from './line.ts'
import { setBandByBand, setMinMax, setSpanBySpan } from './mode-rules.ts'
import { idOf, withPointLoads } from './point-loads.ts'
import { setMainSpanCount, setSpanSize, setSpansEqual, setUseConsole } from './span-rules.ts'
import { defaultValues, type Triple, type Values } from './values.ts'

const spanBySpan = (values: Values): Values => {
  const { permanent, live } = values.loads
  const restraints = (l: Values['restraints']['upper']['perSpan']) => setSpanBySpan<number, typeof l>(l, true)
  return {
    ...values,
    loads: {
      ...values.loads,
      permanent: { ...permanent, distributed: setMinMax(setSpanBySpan(permanent.distributed, true), true) },
      live: { ...live, distributed: setSpanBySpan<number, typeof live.distributed>(live.distributed, true) },
    },
    snow: { ...values.snow, general: setSpanBySpan(values.snow.general, true) },
    restraints: {
      ...values.restraints,
      upper: { ...values.restraints.upper, perSpan: restraints(values.restraints.upper.perSpan) },
    },
  }
}
const lists = (v: Values) => [
  v.loads.permanent.distributed,
  v.loads.live.distributed,
  v.snow.general,
  v.snow.exceptional,
  v.restraints.upper.perSpan,
  v.restraints.lower.perSpan,
]

describe('changing the spans', () => {
  it('makes all main spans as long as the first, and leaves the cantilevers', () => {
    const three = setSpanSize(setMainSpanCount(defaultValues(), 3), { kind: 'SPAN', index: 0 }, 6.5)
    const uneven = setSpanSize(three, { kind: 'CONSOLE', index: 1 }, 1.2)
    const { spans } = setSpansEqual(uneven)
    expect(spans.main.map((s) => s.size)).toEqual([6.5, 6.5, 6.5])
    expect(spans.console.map((s) => s.size)).toEqual([0.25, 1.2])
  })

  it('gives new spans the defaults: permanent 1/1, live 1, snow 1, restraints 1', () => {
    const start = spanBySpan(defaultValues())
    const three = setMainSpanCount(
      { ...start, snow: { ...start.snow, general: { ...start.snow.general, main: [0.3] } } },
      3,
    )
    expect(three.loads.permanent.distributed.main.slice(1)).toEqual([
      { min: 1, max: 1 },
      { min: 1, max: 1 },
    ])
    expect(three.loads.live.distributed.main.slice(1)).toEqual([1, 1])
    expect(three.snow.general.main).toEqual([0.3, 1, 1])
    expect(three.restraints.upper.perSpan.main).toEqual([0, 1, 1])
    expect(three.spans.main.map((s) => s.id)).toEqual(['span:0', 'span:1', 'span:2'])
  })

  it('starts the cantilevers again from the defaults when they are switched off and on', () => {
    const start = spanBySpan(defaultValues())
    const live = { ...start.loads.live, distributed: { ...start.loads.live.distributed, main: [0.4], console: [7, 8] } }
    const again = setUseConsole(setUseConsole({ ...start, loads: { ...start.loads, live } }, false), true)
    expect(again.loads.live.distributed.main).toEqual([0.4])
    expect(again.loads.live.distributed.console).toEqual([1, 1])
    expect(again.restraints.upper.perSpan.console).toEqual([1, 1])
  })

  it('keeps every list as long as the spans, whatever the count', () => {
    fc.assert(
      fc.property(legalValues, fc.integer({ min: 1, max: 20 }), fc.boolean(), (values, count, useConsole) => {
        const changed = setUseConsole(setMainSpanCount(values, count), useConsole)
        for (const list of lists(changed)) expect([list.main.length, list.console.length]).toEqual([count, 2])
      }),
    )
  })

  it('keeps one value for all spans where a list is not span by span', () => {
    const v = defaultValues()
    const live = { ...v.loads.live, distributed: { ...v.loads.live.distributed, main: [0.4], console: [0.4, 0.4] } }
    expect(setMainSpanCount({ ...v, loads: { ...v.loads, live } }, 2).loads.live.distributed.main).toEqual([0.4, 0.4])
  })

  it('drops point loads on spans that are gone and on cantilevers that are off or without length', () => {
    fc.assert(
      fc.property(legalValues, fc.integer({ min: 1, max: 20 }), fc.boolean(), (values, count, useConsole) => {
        const changed = setUseConsole(setMainSpanCount(values, count), useConsole)
        const existing = lineSpans(changed.spans).map(idOf)
        for (const list of [changed.loads.permanent.point, changed.loads.live.point])
          for (const id of list.flatMap((p) => p.targetSpans)) expect(existing).toContain(id)
      }),
    )
    const two = setMainSpanCount(defaultValues(), 2)
    const point = withPointLoads(
      withPointLoads([], two.spans, 'span:1', [2, 0, 50, 0]),
      two.spans,
      'console:0',
      [1, 0, 0, 0],
    )
    const loaded = { ...two, loads: { ...two.loads, permanent: { ...two.loads.permanent, point } } }
    expect(setMainSpanCount(loaded, 1).loads.permanent.point.flatMap((p) => p.targetSpans)).toEqual(['console:0'])
    expect(setUseConsole(loaded, false).loads.permanent.point.flatMap((p) => p.targetSpans)).toEqual(['span:1'])
    const shortened = setSpanSize(loaded, { kind: 'CONSOLE', index: 0 }, 0)
    expect(shortened.loads.permanent.point.flatMap((p) => p.targetSpans)).toEqual(['span:1'])
  })

  const v = setBandByBand(defaultValues(), true)
  const withPressure = (l: Triple): Values => ({
    ...v,
    wind: { ...v.wind, general: { ...v.wind.general, pressure: { w: [0.5, 0.3, 0], l } } },
  })
  const span = { kind: 'SPAN', index: 0 } as const

  it.each([
    [[5.5, 0, 0], 7, [7.5, 0, 0], 'the one band is the line'],
    [[2, 3.5, 0], 7, [2, 5.5, 0], 'the last grows with the line'],
    [[2, 3.5, 0], 4, [2, 2.5, 0], 'and shrinks with it'],
    [[2, 1, 2.5], 4, [2, 1, 1.5], 'whichever the last is'],
    [[2, 3.5, 0], 1, [0, 0, 0], 'until the others alone no longer fit'],
    [[2, 1, 0], 7, [2, 1, 0], 'what ended before the line keeps its typed length'],
    [[2, 1, 0], 4, [2, 1, 0], 'on a shorter line too'],
    [[2, 1, 0], 2, [0, 0, 0], 'until it no longer fits'],
  ] as [Triple, number, Triple, string][])('bands %j, span %d m → %j: %s', (l, size, expected) => {
    const changed = setSpanSize(withPressure(l), span, size)
    expect(changed.wind.general.pressure.l).toEqual(expected)
    expect(changed.wind.general.pressure.w).toEqual([0.5, 0.3, 0])
  })

  it('tells which lengths are others than before, and which are gone', () => {
    const start = withPressure([2, 3.5, 0])
    expect(bandChanges(start, start)).toEqual([])
    expect(bandChanges(start, setSpanSize(start, span, 7))).toMatchObject([
      { step: 'wind', block: 'general', sign: 'pressure', isCleared: false, band: 1, from: 3.5, to: 5.5 },
      { step: 'wind', block: 'general', sign: 'suction', isCleared: false, band: 0, from: 5.5, to: 7.5 },
    ])
    expect(bandChanges(start, setSpanSize(start, span, 1))[0]).toMatchObject({ sign: 'pressure', isCleared: true })
    const uniform = defaultValues()
    expect(bandChanges(uniform, setSpanSize(uniform, span, 7))).toEqual([])
  })
})
