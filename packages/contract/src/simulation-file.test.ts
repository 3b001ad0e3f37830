import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { fieldProblems } from './field-problems.ts'
import type { CalculationRequest } from './request.ts'
import { simulationFile, simulationFileName } from './simulation-file.ts'
import { simulationFileSchema } from './simulation-file-schema.ts'

const source = new URL('../../engine/validation/cases/calculate-01-omega-roof-default.json', import.meta.url)
const request: CalculationRequest = {
  ...JSON.parse(readFileSync(source, 'utf8')).input,
  metadata: { language: 'PT', description: '', projectName: 'Hall', calculationDate: '2026-01-31T12:00:00.000Z' },
}
const file = simulationFile({
  name: 'Roof',
  description: 'first bay',
  chosenResultId: 'OMEGA-160-60-2.0-S280',
  request,
})

const problemsOf = (value: unknown): string[] => {
  const parsed = simulationFileSchema.safeParse(value, { reportInput: true })
  return parsed.success ? [] : fieldProblems(parsed.error).map((p) => `${p.path.join('.')}: ${p.message}`)
}

describe('a simulation as a file', () => {
  it('comes back as it was written, the calculation date and the chosen solution included', () => {
    expect(simulationFileSchema.parse(JSON.parse(JSON.stringify(file)))).toEqual(file)
  })

  it('keeps where the fasteners of the cladding stand', () => {
    const claddingProperties = { coveringInertia: 0, fixationsPerMeter: 0, fastenerToWebMm: 30 }
    const fastened = { ...file, request: { ...request, claddingProperties } }
    expect(simulationFileSchema.parse(JSON.parse(JSON.stringify(fastened)))).toEqual(fastened)
  })

  it('keeps the concentrated load of a roof, and none where it has none', () => {
    for (const kept of [request, { ...request, roofPointLoadKn: 1 }])
      expect(simulationFileSchema.parse(JSON.parse(JSON.stringify({ ...file, request: kept })))).toEqual({
        ...file,
        request: kept,
      })
  })

  it.each<[string, unknown, string]>([
    ['a newer format', { ...file, formatVersion: 2 }, 'formatVersion: written by a newer version of this program'],
    ['no format', { ...file, formatVersion: undefined }, 'formatVersion: 1 is needed, got nothing'],
    ['a format in words', { ...file, formatVersion: '1' }, 'formatVersion: 1 is needed, got "1"'],
    ['a name too long', { ...file, name: 'x'.repeat(26) }, 'name: at most 25'],
    [
      'a wrong field of the request',
      { ...file, request: { ...request, transverseLengthM: 11 } },
      'request.transverseLengthM: at most 10',
    ],
    ['a field nobody knows', { ...file, script: '<svg onload=alert(1)>' }, 'script: unknown field'],
    [
      'a prototype',
      JSON.parse(JSON.stringify(file).replace('{', '{"__proto__":{"admin":true},')),
      '__proto__: unknown field',
    ],
    ['a picture', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>', ': an object is needed'],
    ['a list', [file], ': an object is needed'],
  ])('is refused with the path and what is allowed: %s', (_, value, problem) => {
    expect(problemsOf(value)[0]).toContain(problem)
    expect({}).not.toHaveProperty('admin')
  })

  it.each([
    ['Roof', 'Roof.madre.json'],
    ['a/b\\c:d', 'a_b_c_d.madre.json'],
    ['..', 'simulation.madre.json'],
    ['Façade 3', 'Façade 3.madre.json'],
  ])('named %s is kept as %s', (name, expected) => {
    expect(simulationFileName(name)).toBe(expected)
  })
})
