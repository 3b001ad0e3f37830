import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const command = fileURLToPath(new URL('../bin/madre.mjs', import.meta.url))
const cases = fileURLToPath(new URL('../../../packages/engine/validation/cases', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'madre-cli-'))

const madre = (args: string[], input = '') =>
  spawnSync(process.execPath, [command, ...args], { input, encoding: 'utf8', maxBuffer: 1 << 28 })

const request = (): Record<string, unknown> => {
  const file = readdirSync(cases).find((name) => name.startsWith('calculate-01'))!
  return JSON.parse(readFileSync(join(cases, file), 'utf8')).input
}

// The first call of a fresh clone builds the bundle.
beforeAll(() => {
  madre(['--help'])
}, 120_000)
afterAll(() => {
  rmSync(folder, { recursive: true })
})

describe('madre calculate', () => {
  it('prints one JSON document with every candidate, and the same bytes twice but for the time taken', () => {
    const [first, second] = [0, 1].map(() => madre(['calculate', '-'], JSON.stringify(request())))
    expect(first!.status).toBe(0)
    const untimed = (text: string) => text.replace(/"elapsedMs":[\d.e-]+/, '')
    expect(untimed(first!.stdout)).toBe(untimed(second!.stdout))
    const result = JSON.parse(first!.stdout)
    expect(result.solutions).toHaveLength(40)
    expect(result.inputHash).toMatch(/^[0-9a-f]{64}$/)
    expect(Object.keys(result).slice(0, 4), 'in the order of the contract, as over HTTP').toEqual([
      ...['engineVersion', 'catalogueVersion', 'inputHash', 'elapsedMs'],
    ])
  })

  it.each([
    ['an empty object', {}, ['$.spanLengthsM:', '$.axialLoad:', '$.metadata:']],
    [
      'text for a number',
      { ...request(), transverseLengthM: '2' },
      ['$.transverseLengthM: a number is needed, got "2"'],
    ],
    [
      'a missing span',
      { ...request(), spanLengthsM: [0.25, 5] },
      ['$.loadLiveDistributed: as many values as spans (2)'],
    ],
    [
      '21 spans',
      { ...request(), spanLengthsM: Array(21).fill(5), hasLeftCantilever: false, hasRightCantilever: false },
      ['$.spanLengthsM: 1 to 20 main spans, got 21'],
    ],
    ['a steel nobody has', { ...request(), steelGrades: ['S999'] }, ['$.steelGrades[0]: one of S280, S350, got S999']],
    [
      'a date in words',
      { ...request(), metadata: { language: 'EN', description: '', projectName: '', calculationDate: 'yesterday' } },
      ['$.metadata.calculationDate: a date such as 2026-01-31 or 2026-01-31T12:00:00Z, got "yesterday"'],
    ],
    ['an unknown field', { ...request(), colour: 'red' }, ['$.colour: unknown field']],
  ])('answers %s with status 2 and one line a problem', (_, body, lines) => {
    const { status, stdout, stderr } = madre(['calculate', '-'], JSON.stringify(body))
    expect(status).toBe(2)
    expect(stdout).toBe('')
    for (const line of lines) expect(stderr).toContain(line)
    expect(stderr).not.toContain('    at ')
  })

  it('answers NaN and a missing file with status 2', () => {
    expect(madre(['calculate', '-'], '{"angle": NaN}').status).toBe(2)
    expect(madre(['calculate', join(folder, 'none.json')]).stderr).toContain('cannot be read')
  })
})

describe('a simulation’s file', () => {
  const file = { formatVersion: 1, name: 'Roof', request: request() }

  it('is read as the request in it', () => {
    const [plain, kept] = [request(), file].map((body) => madre(['calculate', '-'], JSON.stringify(body)))
    const hash = (run: typeof plain) => JSON.parse(run!.stdout).inputHash
    expect(kept!.status).toBe(0)
    expect(hash(kept)).toBe(hash(plain))
  })

  it('may begin with the byte order mark of a Windows editor', () => {
    expect(madre(['calculate', '-'], `\uFEFF${JSON.stringify(file)}`).status).toBe(0)
  })

  it.each([
    ['of a newer version', { ...file, formatVersion: 2 }, '$.formatVersion: written by a newer version'],
    ['with a fault in its request', { ...file, request: { ...request(), steelGrades: [] } }, '$.request.steelGrades:'],
  ])('%s is refused with its path', (_, body, line) => {
    const { status, stderr } = madre(['calculate', '-'], JSON.stringify(body))
    expect(status).toBe(2)
    expect(stderr).toContain(line)
  })

  it.each([
    [
      'more values than any model',
      `{"formatVersion":1,"request":[${'0,'.repeat(60_000)}0]}`,
      '$: at most 56000 values in all',
    ],
    ['more text than any model', `"${'x'.repeat(5_000_000)}"`, '$: at most 4194304 characters'],
  ])('of %s is refused before it is read', (_, text, line) => {
    const { status, stderr } = madre(['calculate', '-'], text)
    expect([status, stderr.trim()]).toEqual([2, line])
  })

  it('nested without end is refused, not a crash', () => {
    const deep = `{"formatVersion":1,"name":"x","request":${'['.repeat(200_000)}${']'.repeat(200_000)}}`
    const { status, stderr } = madre(['calculate', '-'], deep)
    expect(status).toBe(2)
    expect(stderr).not.toContain('    at ')
  })
})

describe('madre sheeting', () => {
  const sheeting = {
    ...{ kind: 'TRAPEZOIDAL', name: 'T 35/207', heightMm: 35, ribMm: 207, narrowFlangeMm: 40, wideFlangeMm: 119 },
    ...{ tNomMm: 0.75, inertiaCm4M: 8.5, position: 'POSITIVE', through: 'TROUGH', ribs: 'EVERY', laidOn: 'FLANGE' },
    roofLengthM: 20,
  }
  const section = {
    ...{ profile: 'Z', h: 200, bTop: 68, bBottom: 68, cTop: 20, cBottom: 20 },
    ...{ r: 3, t: 2, tCoat: 0.04, fyb: 350, fu: 420 },
  }
  const of = (change: object, more: object = {}) =>
    madre(
      ['sheeting', '-'],
      JSON.stringify({ sheeting: { ...sheeting, ...change }, section, spacingM: 1.2, spanM: 6, ...more }),
    )
  const printed = (change: object, more?: object) => JSON.parse(of(change, more).stdout)

  it('prints what a sheet gives a section: every second rib holds a Z 200 over 6 m at 1.2 m, and fails at 1.1 m', () => {
    const second = printed({ ribs: 'SECOND' })
    expect(Math.round(second.sKn)).toBe(1319)
    expect(Math.round(second.sRequiredKn)).toBe(1276)
    expect(second.utilisation.toFixed(2)).toBe('0.97')
    expect(printed({ ribs: 'SECOND' }, { spacingM: 1.1 }).utilisation.toFixed(2)).toBe('1.06')
    const every = printed({})
    expect(every.sKn / second.sKn).toBeCloseTo(5, 12)
    expect([every.rule, every.reason]).toEqual(['TABLE_10_3', null])
    expect(every.cDAN).toBeCloseTo(2600 * 0.68 ** 2 * (185 / 207), 9)
  })

  it('prints null for what is not known, and why there is no spring', () => {
    expect(printed({ laidOn: 'INSULATION' })).toMatchObject({
      ...{ sKn: null, utilisation: null, cDN: 0, rule: 'NONE', reason: 'INSULATION' },
    })
    expect(printed({ tNomMm: 0.6 })).toMatchObject({ cDN: 0, reason: 'THICKNESS' })
  })

  it('refuses what cannot be, with its path', () => {
    const { status, stderr } = of({ through: 'CREST' })
    expect(status).not.toBe(0)
    expect(stderr).toContain('$.sheeting.through: CREST only with position NEGATIVE')
  })
})

describe('madre redesign and madre spacing', () => {
  const heavier = () => ({ ...request(), transverseLengthM: 3 })
  const weak = 'OMEGA-160-60-2.0-S280'

  it('names single changes each of which makes a failing solution pass, as calculating again shows', () => {
    const { status, stdout } = madre(['redesign', '-', '--solution', weak], JSON.stringify(heavier()))
    expect(status).toBe(0)
    const found = JSON.parse(stdout)
    expect(found).toMatchObject({ solution: weak, pass: false })
    expect(found.utilisation).toBeGreaterThan(1)
    const { spacingM, utilisation } = found.changes.find((c: { kind: string }) => c.kind === 'SPACING')
    const again = madre(['calculate', '-'], JSON.stringify({ ...heavier(), transverseLengthM: spacingM }))
    const solution = JSON.parse(again.stdout).solutions.find((s: { id: string }) => s.id === weak)
    expect(solution).toMatchObject({ pass: true, utilisation })
  })

  it('has nothing to change where a solution passes', () => {
    const narrow = { ...request(), transverseLengthM: 0.5 }
    const { stdout } = madre(['redesign', '-', '--solution', weak], JSON.stringify(narrow))
    expect(JSON.parse(stdout)).toMatchObject({ pass: true, changes: [] })
  })

  it('refuses a solution the request does not have', () => {
    const { status, stderr } = madre(['redesign', '-', '--solution', 'NONE'], JSON.stringify(request()))
    expect(status).toBe(2)
    expect(stderr).toContain('--solution: a solution of this request, got NONE')
  })

  it('prints the lightest of each typology by spacing, and its largest spacing', () => {
    const { status, stdout } = madre(['spacing', '-'], JSON.stringify(request()))
    expect(status).toBe(0)
    const { points, largest } = JSON.parse(stdout)
    expect(largest).toHaveLength(5)
    for (const { typology, point } of largest) {
      const reached = points.filter((p: { typology: string }) => p.typology === typology)
      for (const p of reached) expect(p.spacingM).toBeLessThanOrEqual(point.spacingM)
    }
  })
})

describe('madre section and madre beam', () => {
  it('names the limit of a shape outside Table 5.1 and leaves out its effective section', () => {
    const wide = {
      profile: 'C',
      h: 200,
      bTop: 150,
      bBottom: 150,
      cTop: 30,
      cBottom: 30,
      r: 3,
      t: 1.5,
      fyb: 350,
      fu: 420,
    }
    const { status, stdout } = madre(['section', '-'], JSON.stringify(wide))
    expect(status).toBe(0)
    const found = JSON.parse(stdout)
    expect(found.notApplicable[0].limit).toContain('b/t ≤ 60')
    expect(found.effective).toBeUndefined()
  })

  it('refuses a cantilever of no length', () => {
    const beam = { spansM: [0, 5], leftCantilever: true, rightCantilever: false, eiKnm2: 1, loads: [] }
    const { status, stderr } = madre(['beam', '-'], JSON.stringify(beam))
    expect(status).toBe(2)
    expect(stderr).toContain('$.spansM[0]')
  })
})

describe('madre note', () => {
  it('writes a PDF of the solution asked for', () => {
    const file = join(folder, 'note.pdf')
    const { status, stderr } = madre(
      ['note', '-', '--solution', 'OMEGA-160-60-2.0-S280', '--lang', 'pt', '-o', file],
      JSON.stringify(request()),
    )
    expect(stderr).toBe('')
    expect(status).toBe(0)
    expect(readFileSync(file).subarray(0, 5).toString()).toBe('%PDF-')
  })

  it('writes its short form where asked to', () => {
    const [full, short] = [join(folder, 'full.pdf'), join(folder, 'short.pdf')]
    const args = ['note', '-', '--solution', 'OMEGA-160-60-2.0-S280']
    expect(madre([...args, '-o', full], JSON.stringify(request())).status).toBe(0)
    expect(madre([...args, '--short', '-o', short], JSON.stringify(request())).status).toBe(0)
    expect(readFileSync(short).length).toBeLessThan(0.8 * readFileSync(full).length)
  })

  it('prints the description of a simulation, else that of its request, and names the path of a text without a font', () => {
    const noted = (body: object) => {
      const args = ['note', '-', '--solution', 'OMEGA-160-60-2.0-S280', '-o', join(folder, 'texts.pdf')]
      const { status, stderr } = madre(args, JSON.stringify(body))
      return [status, stderr.trim()]
    }
    const of = (metadata: object) => ({ ...request(), metadata: { ...(request().metadata as object), ...metadata } })
    const kept = { formatVersion: 1, name: 'Roof', request: of({ description: '日' }) }
    const why = 'the note has no font for 日'
    expect(noted(of({ projectName: '日' }))).toEqual([2, `$.metadata.projectName: ${why}`])
    expect(noted(kept)).toEqual([2, `$.request.metadata.description: ${why}`])
    expect(noted({ ...kept, name: '日', description: 'of the simulation' })).toEqual([2, `$.name: ${why}`])
    expect(noted({ ...kept, description: '日', request: of({}) })).toEqual([2, `$.description: ${why}`])
  })

  it('names an unknown solution and an unknown language', () => {
    const text = JSON.stringify(request())
    expect(madre(['note', '-', '--solution', 'NONE', '-o', 'x.pdf'], text).stderr).toContain('--solution:')
    expect(madre(['note', '-', '--solution', 'NONE', '--lang', 'xx', '-o', 'x.pdf'], text).stderr).toContain('--lang:')
  })
})

describe('madre climate', () => {
  const place = {
    location: 'OTHER',
    simulationType: 'ROOF',
    profileOrientation: 'HORIZONTAL',
    inclinationDegrees: 10,
    spanLengthsM: [6, 6],
    transverseLengthM: 2,
    colour: 'red',
    metadata: {
      site: {
        altitudeM: 100,
        building: { lengthM: 12, widthM: 8, ridgeHeightM: 7 },
        wind: { vb0: 30, terrain: 'I' },
        snow: { sk: 1, exceptional: null },
      },
    },
  }

  it('prints the loads of a place, and passes over what it does not know', () => {
    const { status, stdout } = madre(['climate', '-'], JSON.stringify(place))
    expect(status).toBe(0)
    expect(JSON.parse(stdout)).toMatchObject({ ok: true, loads: { loadSnowRegular: [0.8, 0.8] } })
  })

  it('answers a place that gives no loads with status 0 and the reasons', () => {
    const { status, stdout } = madre(['climate', '-'], JSON.stringify({ ...place, simulationType: 'GENERAL' }))
    expect(status).toBe(0)
    expect(JSON.parse(stdout)).toMatchObject({ ok: false, errors: [{ code: 'GENERAL_TYPE', field: 'simulationType' }] })
  })

  it.each([
    ['no JSON', '{', '$: not a JSON document'],
    ['a list', '[]', '$: an object is needed'],
    ['text for a number', JSON.stringify({ ...place, transverseLengthM: '2' }), '$.transverseLengthM: a number'],
    ['null in a list', JSON.stringify({ ...place, spanLengthsM: [6, null] }), '$.spanLengthsM[1]: a number'],
    [
      'a number for a zone',
      JSON.stringify({ ...place, metadata: { site: { wind: { zone: 2 } } } }),
      '$.metadata.site.wind.zone: text',
    ],
  ])('answers %s with status 2 and nothing on standard output', (_, input, line) => {
    const { status, stdout, stderr } = madre(['climate', '-'], input)
    expect([status, stdout]).toEqual([2, ''])
    expect(stderr).toContain(line)
  })
})
