import { readFileSync } from 'node:fs'
import type { OmegaLineInput } from '@madre/engine'
import { describe, expect, it } from 'vitest'
import { fieldProblems } from './field-problems.ts'
import { omegaLineSchema } from './line-schema.ts'

const sample = (): OmegaLineInput =>
  JSON.parse(readFileSync(new URL('../../../docs/samples/line.json', import.meta.url), 'utf8'))

const pathsOf = (value: unknown): string[] => {
  const parsed = omegaLineSchema.safeParse(value, { reportInput: true })
  return parsed.success ? [] : fieldProblems(parsed.error).map((p) => p.path.join('.'))
}

/** 1.2 m cantilever, 5 m span. */
const withCantilever = (): OmegaLineInput => ({
  ...sample(),
  spans: [5000],
  consoles: [1200, 0],
  q: [-1, -1],
  points: [[6200, -400]],
  N: -5000,
  lower: [3700],
  upper: [],
})

describe('an Ω line at the wall', () => {
  it.each<[string, OmegaLineInput]>([
    ['the sample', sample()],
    ['a cantilever, with a load at the far end', withCantilever()],
    ['sharp corners and no lip', { ...sample(), section: { ...sample().section, r: 0, c: 0 } }],
  ])('lets %s through unchanged', (_, line) => {
    expect(omegaLineSchema.parse(line)).toEqual(line)
  })

  it('names every field of an empty line, and of an empty section', () => {
    expect(pathsOf({}).sort()).toEqual(Object.keys(sample()).sort())
    const { section } = sample()
    expect(pathsOf({ ...sample(), section: {} }).sort()).toEqual(
      Object.keys(section)
        .map((key) => `section.${key}`)
        .sort(),
    )
  })

  it.each<[string, (line: OmegaLineInput) => void, string]>([
    ['a flange without width', (l) => void Object.assign(l.section, { bTop: 0 }), 'section.bTop'],
    ['a core thicker than the sheet', (l) => void Object.assign(l.section, { t: 1.6 }), 'section.t'],
    ['an incompressible material', (l) => void Object.assign(l, { nu: 0.5 }), 'nu'],
    ['an unknown format', (l) => void Object.assign(l, { format: 'UPSIDE_DOWN' }), 'format'],
    ['no span', (l) => void Object.assign(l, { spans: [] }), 'spans'],
    ['a span without length', (l) => void Object.assign(l.spans, { 1: 0 }), 'spans.1'],
    ['one cantilever only', (l) => void Object.assign(l, { consoles: [0] }), 'consoles'],
    ['a cantilever of negative length', (l) => void Object.assign(l, { consoles: [0, -1] }), 'consoles.1'],
    ['a load a part short', (l) => void l.q.pop(), 'q'],
    ['a cantilever without its load', (l) => void Object.assign(l, { consoles: [500, 0] }), 'q'],
    ['a load in words', (l) => void Object.assign(l.q, { 0: '1' }), 'q.0'],
    ['a point load beyond the line', (l) => void l.points.push([16_001, 1]), 'points.0.0'],
    ['a point load without a place', (l) => void l.points.push([1] as never), 'points.0'],
    ['a restraint beyond the line', (l) => void l.lower.push(16_001), 'lower.3'],
    ['a restraint before the line', (l) => void l.upper.push(-1), 'upper.0'],
    ['an endless axial force', (l) => void Object.assign(l, { N: Number.POSITIVE_INFINITY }), 'N'],
    ['null for the panel', (l) => void Object.assign(l, { panel: null }), 'panel'],
    ['a negative spring', (l) => void Object.assign(l, { CD: -1 }), 'CD'],
    ['an unknown field', (l) => void Object.assign(l, { colour: 1 }), 'colour'],
  ])('refuses %s and names the field', (_, spoil, path) => {
    const line = sample()
    spoil(line)
    expect(pathsOf(line)).toContain(path)
  })

  it('names rules between fields together with wrong types, in one answer', () => {
    expect(pathsOf({ ...sample(), CD: '650', q: [1], lower: [20_000] })).toEqual(
      expect.arrayContaining(['CD', 'q', 'lower.0']),
    )
  })

  it('answers whatever is sent, never with an exception', () => {
    for (const value of [
      null,
      [],
      3,
      'x',
      {},
      { section: null, spans: [null], consoles: 3, points: [null, [3]], q: {} },
    ])
      expect(pathsOf(value).length).toBeGreaterThan(0)
  })
})
