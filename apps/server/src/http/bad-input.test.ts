import { type CalculationRequest, LANGUAGES, type Problem } from '@madre/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MESSAGES } from '../messages/messages.ts'
import type { ApiClient } from '../testing/api-client.ts'
import { sampleRequest } from '../testing/sample-request.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

let server: TestServer
let ana: ApiClient

beforeAll(async () => {
  server = await testServer({ work: false })
  ana = await server.signedIn()
})
afterAll(() => server.close())

/** What makes the sample a roof of Z sections over main spans of 6 m with these joints. */
const jointed = (supports: unknown[], more: object = {}, changed: object = {}, spans = supports.length + 1) => {
  const each = Array(spans).fill(0)
  return {
    spanLengthsM: Array(spans).fill(6),
    hasLeftCantilever: false,
    hasRightCantilever: false,
    sectionTypes: ['Z'],
    loadPermanentDistributed: each,
    loadLiveDistributed: each,
    loadSnowRegular: each,
    spanRestraints: restrained(0, each),
    ...changed,
    joints: { supports, ...more },
  }
}
const restrained = (type: number, each: number[]) => ({
  upper: { type, lateralLocks: each },
  lower: { use: false, lateralLocks: each },
})
const lap = (left: number, right: number) => ({ kind: 'LAP', left, right })
const HEAVIER = { endBays: 'HEAVIER' }
const SHEET = {
  ...{ kind: 'TRAPEZOIDAL', name: 'T 35/207', heightMm: 35, ribMm: 207, narrowFlangeMm: 40, wideFlangeMm: 119 },
  ...{ tNomMm: 0.75, inertiaCm4M: 8.5, position: 'POSITIVE', through: 'TROUGH', ribs: 'EVERY', laidOn: 'FLANGE' },
  roofLengthM: 20,
}
const NO_SNOW = sampleRequest().loadSnowAccumulation
const further = (limits: object) => [{ combination: 'FREQUENT', action: 'TOTAL', of: 'SPANS', ...limits }]

const post = async (request: unknown, lang = 'en') => {
  const { status, body } = await ana.post<Problem>(`Calculations?lang=${lang}`, { name: 'n', request })
  return { status, said: body.details?.map((d) => `${d.field}: ${d.description}`) }
}

it('{} names every field', async () => {
  const answer = await ana.post<Problem>('Calculations', {})
  expect(answer.body.details.map((d) => d.field)).toEqual(['name', 'request'])
  const inner = await post({})
  expect(inner.said?.map((line) => line.split(': ')[0]).sort()).toEqual(
    Object.keys(sampleRequest())
      .map((key) => `request.${key}`)
      .sort(),
  )
  expect(new Set(inner.said?.map((line) => line.split(': ')[1]))).toEqual(new Set(['This field is required.']))
})

it('no body at all names every field', async () => {
  const answer = await ana.post<Problem>('Users/login')
  expect(answer.body.details.map((d) => d.field)).toEqual(['email', 'password'])
})

type Case = [change: Record<string, unknown>, said: string[]]

it.each<Case>([
  [{ transverseLengthM: 30 }, ['request.transverseLengthM: Must be at most 10, got 30.']],
  [{ transverseLengthM: 'two' }, ['request.transverseLengthM: Must be a number.']],
  [{ transverseLengthM: null }, ['request.transverseLengthM: Must be a number.']],
  [{ inclinationDegrees: -1.5 }, ['request.inclinationDegrees: Must be at least 0, got -1.5.']],
  [{ steelGrades: [] }, ['request.steelGrades: Must have at least 1 entries, got 0.']],
  [{ steelGrades: ['S280', 'S999'] }, ['request.steelGrades.1: Must be one of S280, S350.']],
  [{ simulationType: 'SHED' }, ['request.simulationType: Must be one of ROOF, FACADE, GENERAL.']],
  [{ sectionTypes: ['C', 'Z'] }, ['request.sectionTypes: Must have exactly 1 entries, got 2.']],
  [{ spanLengthsM: [0.25, 5, 30, 0.25] }, ['request.spanLengthsM.2: Must be at most 25, got 30.']],
  [{ spanLengthsM: [0.25, 5, 0.05, 0.25] }, ['request.spanLengthsM.2: Must be 0.1 to 25 m, got 0.05.']],
  [
    { loadLiveDistributed: [0.4, 0.4, 0.4] },
    ['request.loadLiveDistributed: Must have as many values as there are spans (4), got 3.'],
  ],
  [
    { loadLiveDistributed: [0.4, 0.4, 'x', 400] },
    [
      'request.loadLiveDistributed.2: Must be a number.',
      'request.loadLiveDistributed.3: Must be at most 100, got 400.',
    ],
  ],
  [
    { loadPermanentDistributedMin: [0, 0, 0, 0] },
    [
      'request.loadPermanentDistributed: Either one permanent load or the pair of minimum and maximum is set; the other is null.',
    ],
  ],
  [
    { loadWindPressure: { w1: 0.3, l1: 8, w2: 0, l2: 8, w3: 0, l3: 0 } },
    ['request.loadWindPressure: The bands together must be at most the total length of 10.5 m, got 16.'],
  ],
  [
    { roofPointLoadKn: 1, loadLiveCombinationFactor: { psi1: 0.7, psi2: 0, psi3: 0 } },
    [
      'request.roofPointLoadKn: Must be 0 or absent: the concentrated load of roofs is one of category H, where psi1 to psi3 of the live load are all 0.',
    ],
  ],
  [
    { simulationType: 'FACADE', loadSnowRegular: null, roofPointLoadKn: 1 },
    ['request.roofPointLoadKn: Must be 0 or absent for a façade: it has no concentrated load of roofs.'],
  ],
  [{ roofPointLoadKn: -1 }, ['request.roofPointLoadKn: Must be at least 0, got -1.']],
  [{ simulationType: 'FACADE' }, ['request.loadSnowRegular: Must be null for a façade: a façade carries no snow.']],
  [
    { loadLivePoint: [{ spanType: 'SPAN', spanIdx: 5, loads: { p1: 1, p2: 0, l1: 50, l2: 0 } }] },
    ['request.loadLivePoint.0.spanIdx: There is no such span: SPAN 5.'],
  ],
  [
    {
      spanRestraints: {
        upper: { type: 2, lateralLocks: [0, 0, 0, 0] },
        lower: { use: 1, lateralLocks: [0.5, 0, 0, 0] },
      },
    },
    [
      'request.spanRestraints.upper.type: Must be one of 0, 1.',
      'request.spanRestraints.lower.use: Must be true or false.',
      'request.spanRestraints.lower.lateralLocks.0: Must be a whole number.',
    ],
  ],
  [
    { hasLeftCantilever: false, hasRightCantilever: false, spanLengthsM: Array(22).fill(5) },
    ['request.spanLengthsM: Must have 1 to 20 main spans, got 22.'],
  ],
  [
    { simulationType: 'FACADE', loadSnowRegular: null, loadSnowAccumulation: { ...NO_SNOW, s1: 1 } },
    ['request.loadSnowAccumulation.s1: Must be 0 for a façade: a façade carries no snow.'],
  ],
  [{ deflectionLimits: further({}) }, ['request.deflectionLimits.0: Exactly one of limit and limitMm is needed.']],
  [
    { deflectionLimits: further({ limit: 200, limitMm: 20 }) },
    ['request.deflectionLimits.0: Exactly one of limit and limitMm is needed.'],
  ],
  [
    { metadata: { ...sampleRequest().metadata, calculationDate: 'yesterday' } },
    ['request.metadata.calculationDate: Must be a date such as 2026-01-31.'],
  ],
  [{ sheeting: { ...SHEET, kind: 'X' } }, ['request.sheeting.kind: Must be one of TRAPEZOIDAL, DECLARED.']],
  [{ sheeting: {} }, ['request.sheeting.kind: Must be one of TRAPEZOIDAL, DECLARED.']],
  [
    jointed([{ kind: 'WELD' }, {}]),
    [
      'request.joints.supports.0.kind: Must be one of LAP, CONTINUOUS, SLEEVE, HINGE.',
      'request.joints.supports.1.kind: Must be one of LAP, CONTINUOUS, SLEEVE, HINGE.',
    ],
  ],
  [
    jointed([lap(10, 10)], {}, { sectionTypes: ['C'] }),
    [
      'request.joints.supports.0.kind: Only Z sections can be lapped, since they lie in each other: a C or an Ω cannot.',
    ],
  ],
  [jointed([lap(10, 10)], {}, {}, 3), ['request.joints.supports: Must have exactly 2 entries, got 1.']],
  [
    jointed([lap(2, 3)]),
    ['request.joints.supports.0.left: Must be 3 to 25 % of its span and at least 0.15 m, got 2 % (0.12 m).'],
  ],
  [jointed([lap(1, 1.6)], { lapUnit: 'M' }), ['request.joints.supports.0.right: Must be 0.15 to 1.5 m, got 1.6.']],
  [
    jointed([lap(5, 20)]),
    ['request.joints.supports.0: One side of a lap must be at most twice the other, got 0.3 and 1.2 m.'],
  ],
  [
    jointed([lap(22, 22), lap(22, 22)]),
    ['request.joints.supports: The laps of a main span must together be at most 40 % of it.'],
  ],
  [
    jointed([{ kind: 'CONTINUOUS' }], HEAVIER, { sectionTypes: ['OMEGA'] }),
    [
      'request.joints.endBays: Heavier end bays (HEAVIER) need at least three main spans.',
      'request.joints.endBays: Heavier end bays (HEAVIER) are for C and Z only.',
      'request.joints.endBays: Heavier end bays (HEAVIER) need a lap, a sleeve or a hinge over the first and the last inner support.',
    ],
  ],
  [
    jointed([lap(10, 10), lap(10, 10)], HEAVIER, { spanRestraints: restrained(1, [0, 0, 0]) }),
    ['request.joints.endBays: Only where a panel holds the upper fibre (spanRestraints.upper.type 0).'],
  ],
  [
    { metadata: { ...sampleRequest().metadata, projectName: 'x'.repeat(26) } },
    ['request.metadata.projectName: Must have at most 25 characters.'],
  ],
])('%j is answered in plain words', async (change, said) => {
  const answer = await post({ ...sampleRequest(), ...change })
  expect(answer.status).toBe(400)
  expect(answer.said).toEqual(expect.arrayContaining(said))
})

it('a wrong type inside a list is named by itself, and what depends on it stays quiet', async () => {
  const wind = { w1: 0.3, l1: 8, w2: 0, l2: '8', w3: 0, l3: 0 }
  const answer = await post({ ...sampleRequest(), spanLengthsM: [0.25, [], null, 0.25], loadWindPressure: wind })
  expect(answer.said).toEqual([
    'request.spanLengthsM.1: Must be a number.',
    'request.spanLengthsM.2: Must be a number.',
    'request.loadWindPressure.l2: Must be a number.',
  ])
})

it('a number beyond all bounds is no number', async () => {
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/madre/Calculations',
    headers: { 'content-type': 'application/json', cookie: ana.cookie ?? '' },
    payload: JSON.stringify({ name: 'n', request: sampleRequest() }).replace(
      '"transverseLengthM":2',
      '"transverseLengthM":1e999',
    ),
  })
  expect(response.json<Problem>().details.map((d) => [d.field, d.code])).toEqual([
    ['request.transverseLengthM', 'MustBeNumber'],
  ])
})

describe('every rule of a request', () => {
  const broken: ((r: CalculationRequest) => unknown)[] = [
    (r) => ({ ...r, spanLengthsM: [] }),
    (r) => ({ ...r, spanLengthsM: [0.25, 5, 0.01, 0.25] }),
    (r) => ({ ...r, loadSnowRegular: [0.4] }),
    (r) => ({ ...r, loadPermanentDistributed: null }),
    (r) => ({ ...r, simulationType: 'FACADE' }),
    (r) => ({ ...r, loadSnowAccumulation: { ...r.loadSnowAccumulation, l1: 20 } }),
    (r) => ({ ...r, loadPermanentPoint: [{ spanType: 'CONSOLE', spanIdx: 3, loads: { p1: 1, p2: 0, l1: 0, l2: 0 } }] }),
    (r) => ({
      ...r,
      loadPermanentPoint: Array(2).fill({ spanType: 'SPAN', spanIdx: 0, loads: { p1: 1, p2: 0, l1: 0, l2: 0 } }),
    }),
    (r) => ({ ...r, hasLeftCantilever: false, hasRightCantilever: false, spanLengthsM: Array(21).fill(5) }),
    (r) => ({ ...r, spanLengthsM: [0.25, 0.25] }),
    (r) => ({ ...r, deflectionLimits: further({}) }),
    (r) => ({ ...r, metadata: { ...r.metadata, calculationDate: 'yesterday' } }),
    (r) => ({ ...r, sheeting: { ...SHEET, through: 'CREST', wideFlangeMm: 200 } }),
    (r) => ({ ...r, sheeting: { kind: 'DECLARED', name: 'a', source: 'b' } }),
    (r) => ({ ...r, sheeting: { kind: 'X' } }),
    (r) => ({ ...r, ...jointed([{ kind: 'X' }, lap(2, 5)]) }),
    (r) => ({ ...r, ...jointed([lap(22, 22), lap(22, 22)]) }),
    (r) => ({ ...r, ...jointed([lap(0.1, 2)], { lapUnit: 'M' }) }),
    (r) => ({ ...r, ...jointed([lap(10, 10)], {}, {}, 4) }),
    (r) => ({ ...r, ...jointed([lap(10, 10), { kind: 'CONTINUOUS' }], HEAVIER, { sectionTypes: ['OMEGA'] }) }),
    (r) => ({ ...r, ...jointed([{ kind: 'SLEEVE' }], HEAVIER, { spanRestraints: restrained(1, [0, 0]) }) }),
  ]
  it.each(LANGUAGES)('is said in %s, never as the general "not allowed"', async (lang) => {
    for (const change of broken) {
      const { said } = await post(change(sampleRequest()), lang)
      expect(said?.length, JSON.stringify(change(sampleRequest())).slice(0, 80)).toBeGreaterThan(0)
      for (const line of said ?? []) {
        expect(line).not.toContain(MESSAGES[lang].InvalidValue)
        if (lang !== 'en') expect(line).not.toMatch(/\b(must|got|spans|either)\b/i)
      }
    }
  })
})

it('a change of nothing is refused', async () => {
  const { id } = await ana.createCalculation()
  const answer = await ana.patch<Problem>(`Calculations/${id}`, {})
  expect([answer.status, answer.body.details[0]?.code]).toEqual([400, 'NothingToChange'])
})

it.each(['', '   ', 'x'.repeat(26)])('the name %j is refused', async (name) => {
  const { id } = await ana.createCalculation()
  const answer = await ana.patch<Problem>(`Calculations/${id}`, { name })
  expect([answer.status, answer.body.details.map((d) => d.field)]).toEqual([400, ['name']])
})
