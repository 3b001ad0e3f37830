import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { fieldProblems } from './field-problems.ts'
import { type StripQuestion, stripModelSchema } from './strip-model-schema.ts'

const sample = (): StripQuestion =>
  JSON.parse(readFileSync(new URL('../../../docs/samples/strips.json', import.meta.url), 'utf8'))

const problemsOf = (value: unknown): string[] => {
  const parsed = stripModelSchema.safeParse(value, { reportInput: true })
  return parsed.success ? [] : fieldProblems(parsed.error).map((p) => `${p.path.join('.')}: ${p.message}`)
}

describe('a strip model at the wall', () => {
  it('lets the sample through unchanged, and a closed section', () => {
    expect(stripModelSchema.parse(sample())).toEqual(sample())
    const last = sample().nodes.length - 1
    expect(problemsOf({ ...sample(), strips: [...sample().strips, [last, 0, 1]] })).toEqual([])
  })

  it.each<[string, (m: StripQuestion) => void, string]>([
    [
      'a strip to a node that is not there',
      (m) => void m.strips.splice(3, 1, [3, 99, 1]),
      'strips.3.1: a node from 0 to 32',
    ],
    ['a strip without width', (m) => void m.nodes.splice(4, 1, m.nodes[3]!), 'strips.3: two nodes apart'],
    ['a strip without thickness', (m) => void m.strips.splice(0, 1, [0, 1, 0]), 'strips.0.2: more than 0'],
    ['a node no strip ends at', (m) => void m.strips.pop(), 'nodes.32: a node at which a strip ends'],
    ['a stress too few', (m) => void m.stress.pop(), 'stress: as many values as nodes (33), got 32'],
    ['tension alone', (m) => void m.stress.fill(-1), 'stress: compression'],
    ['an incompressible material', (m) => void Object.assign(m, { nu: 0.5 }), 'nu: less than 0.5'],
    ['no half-wavelength', (m) => void Object.assign(m, { lengthsMm: [] }), 'lengthsMm: at least 1'],
    ['a half-wavelength of nothing', (m) => void m.lengthsMm.fill(0, 2, 3), 'lengthsMm.2: more than 0'],
    ['a field nobody knows', (m) => void Object.assign(m, { springs: [] }), 'springs: unknown field'],
  ])('names %s', (_, spoil, line) => {
    const model = sample()
    spoil(model)
    expect(problemsOf(model).join('\n')).toContain(line)
  })
})
