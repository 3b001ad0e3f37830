import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const command = fileURLToPath(new URL('../bin/madre.mjs', import.meta.url))
const sample = (name: string) => fileURLToPath(new URL(`../../../docs/samples/${name}`, import.meta.url))

const madre = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], { encoding: 'utf8' })
  expect(stderr).toBe('')
  expect(status).toBe(0)
  return JSON.parse(stdout)
}

it('the sample request has the solution the README asks a note of', () => {
  const { solutions } = madre('calculate', sample('request.json'))
  expect(solutions.filter((s: { pass: boolean }) => s.pass)[0].id).toBe('OMEGA-200-70-1.5-S280')
})

it('a note of the sample request is written, though it says no date', () => {
  const folder = mkdtempSync(join(tmpdir(), 'madre-samples-'))
  const file = join(folder, 'note.pdf')
  const args = ['note', sample('request.json'), '--solution', 'OMEGA-200-70-1.5-S280', '--lang', 'pt', '-o', file]
  const { status, stderr } = spawnSync(process.execPath, [command, ...args], { encoding: 'utf8' })
  expect(stderr).toBe('')
  expect(status).toBe(0)
  expect(readFileSync(file).subarray(0, 5).toString()).toBe('%PDF-')
  rmSync(folder, { recursive: true })
})

it('the sample catalogue is designed with', () => {
  const { catalogueVersion, solutions } = madre(
    'calculate',
    sample('request.json'),
    '--catalogue',
    sample('catalogue.json'),
  )
  expect(catalogueVersion).toBe('sample-1')
  expect(solutions).toHaveLength(8)
})

it('a catalogue that offers a solution twice is refused, each time by its path', () => {
  const catalogue = JSON.parse(readFileSync(sample('catalogue.json'), 'utf8'))
  Object.assign(catalogue.families[0], { thicknesses: [2, 1.5, 2], steels: ['S280', 'S280'] })
  const folder = mkdtempSync(join(tmpdir(), 'madre-samples-'))
  const file = join(folder, 'catalogue.json')
  writeFileSync(file, JSON.stringify(catalogue))
  const args = [command, 'calculate', sample('request.json'), '--catalogue', file]
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  expect(status).toBe(2)
  expect(stderr.split('\n')).toEqual([
    '$.families[0].thicknesses[2]: listed twice: 2',
    '$.families[0].steels[1]: listed twice: S280',
    '',
  ])
})

it('the sample section and the sample beam are read', () => {
  expect(madre('section', sample('section.json')).gross.areaMm2).toBeGreaterThan(0)
  expect(madre('beam', sample('beam.json')).reactionsKn).toHaveLength(3)
})

it('the sample line of an Ω buckles, its feet spreading later than they sway', () => {
  const { alphaSway, alphaSpread, alphaCr } = madre('line', sample('line.json'))
  expect(alphaSpread).toBeGreaterThan(alphaSway)
  expect(alphaCr).toBe(0.96 * alphaSway)
})

it('the sample place gives wind and snow', () => {
  // Guarda, Z1 at 900 m: 0.8·0.3·(1 + 1.8²) by hand
  expect(madre('climate', sample('place.json'))).toMatchObject({
    ok: true,
    loads: { loadSnowRegular: [1.018, 1.018, 1.018, 1.018, 1.018] },
  })
})

it('the sample strips have a local and a distortional minimum, and the sample section the model of each of its curves', () => {
  const { factors, minima } = madre('strips', sample('strips.json'))
  expect(factors).toHaveLength(20)
  expect(minima.map((m: { kind: string }) => m.kind)).toEqual(['local', 'distortional'])
  const { strips } = madre('section', sample('section.json'), '--strips', '--verbose')
  expect(strips.curves.map((c: { action: string }) => c.action)).toEqual(['N', 'M+', 'M-'])
  for (const { model, lengthsMm, factors } of strips.curves) {
    expect(Math.max(...model.stress)).toBeCloseTo(280, 9)
    const { stdout } = spawnSync(process.execPath, [command, 'strips', '-'], {
      input: JSON.stringify(model),
      encoding: 'utf8',
    })
    expect(JSON.parse(stdout).factors).toEqual(factors)
    expect([lengthsMm.length, lengthsMm[0], lengthsMm.at(-1)]).toEqual([80, 30, 10_000])
  }
  for (const { factor, stressNmm2 } of strips.minima) expect(stressNmm2).toBeCloseTo(280 * factor, 9)
})
