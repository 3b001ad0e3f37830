import type { SiteBlock } from '@madre/climate'
import type { Calculation, CalculationRequest, Problem } from '@madre/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ApiClient } from '../testing/api-client.ts'
import { sampleRequest } from '../testing/sample-request.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

let server: TestServer
let ana: ApiClient

beforeAll(async () => {
  server = await testServer()
  ana = await server.signedIn()
})
afterAll(() => server.close())

const uniform = (w1: number) => ({ w1, l1: 10.5, w2: 0, l2: 0, w3: 0, l3: 0 })
const snow = (value: number) => [value, value, value, value]

/** Seia, Z1 at 500 m: s_k = 0.3·(1 + 1²) = 0.6, s = 0.8·0.6 = 0.48 kN/m² by hand. */
const place: SiteBlock = {
  version: 1,
  groups: ['SNOW'],
  place: { code: 912, municipality: 'Seia' },
  altitudeM: 500,
  building: { lengthM: 10.5, widthM: 12, ridgeHeightM: 6 },
}
const SEIA = 0.48

const from = (site: SiteBlock, change: Partial<CalculationRequest> = {}) => {
  const request = sampleRequest({ loadSnowRegular: snow(SEIA), ...change })
  return { ...request, metadata: { ...request.metadata, site } }
}
const asked = (site: SiteBlock, source: 'PLACE' | 'STALE' | 'TYPED' = 'PLACE'): SiteBlock => ({
  ...site,
  accepted: { tablesVersion: 'mine', at: 'once', loads: { loadSnowRegular: { source, derived: snow(99) } } },
})

const create = async (request: CalculationRequest) =>
  (await ana.post<Calculation>('Calculations', { name: 'Seia', request })).body
const save = async (id: string, request: CalculationRequest) =>
  (await ana.patch<Calculation>(`Calculations/${id}`, { request })).body
const entry = (c: Calculation) => c.request.metadata.site?.accepted?.loads.loadSnowRegular

describe('the place a load comes from', () => {
  it('is what the server finds, whatever was sent about values, version and time', async () => {
    const created = await create(from(asked(place)))
    expect(entry(created)).toEqual({ source: 'PLACE', derived: snow(SEIA) })
    const { tablesVersion, at } = created.request.metadata.site!.accepted!
    expect([tablesVersion, Number.isFinite(Date.parse(at ?? ''))]).toEqual(['2026-1', true])
    expect(created.request.loadSnowRegular).toEqual(snow(SEIA))
  })

  it('is typed where the load never was what the place gives', async () => {
    expect(entry(await create(from(asked(place), { loadSnowRegular: snow(0.5) })))?.source).toBe('TYPED')
  })

  it('no longer matches once the place gives something else, or nothing, or the spans are others', async () => {
    const { id } = await create(from(asked(place)))
    const higher = await save(id, from(asked({ ...place, altitudeM: 900 })))
    expect(entry(higher)).toEqual({ source: 'STALE', derived: snow(SEIA) })
    const refused = await save(id, from(asked({ ...place, altitudeM: 1600 })))
    expect(entry(refused)).toEqual({ source: 'STALE', derived: snow(SEIA) })
    const back = await save(id, from(asked(place, 'STALE')))
    expect(entry(back)?.source).toBe('PLACE')
    const spans = {
      spanLengthsM: [0.25, 5, 0.25],
      loadPermanentDistributed: [0.2, 0.2, 0.2],
      loadLiveDistributed: [0.4, 0.4, 0.4],
      loadSnowRegular: [0.4, 0.4, 0.4],
      loadWindPressure: { ...uniform(0.3), l1: 5.5 },
      loadWindSuction: { ...uniform(0.6), l1: 5.5 },
      spanRestraints: {
        upper: { type: 0 as const, lateralLocks: [0, 0, 0] },
        lower: { use: false, lateralLocks: [0, 0, 0] },
      },
    }
    expect(entry(await save(id, from(asked(place), spans)))?.source).toBe('STALE')
  })

  it('is typed once the load was changed by hand, and stays so', async () => {
    const { id } = await create(from(asked(place)))
    expect(entry(await save(id, from(asked(place), { loadSnowRegular: snow(0.5) })))?.source).toBe('TYPED')
    expect(entry(await save(id, from(asked(place, 'TYPED'))))?.source).toBe('TYPED')
  })

  it('goes with a copy, the load that no longer matches too', async () => {
    const { id } = await create(from(asked(place)))
    const stale = await save(id, from(asked({ ...place, altitudeM: 900 })))
    const copy = await create(stale.request)
    expect(entry(copy)).toEqual({ source: 'STALE', derived: snow(SEIA) })
    expect(copy.request.metadata.site).toMatchObject({ altitudeM: 900 })
  })

  it('neither changes the status nor is kept where nobody asked for it', async () => {
    const { id } = await create(sampleRequest({ loadSnowRegular: snow(SEIA) }))
    const read = (await ana.get<Calculation>(`Calculations/${id}`)).body
    expect(read.request).toEqual(sampleRequest({ loadSnowRegular: snow(SEIA) }))
    await ana.post(`Calculations/${id}/calculate`)
    await ana.settled(id)
    expect((await save(id, from(asked(place)))).calculationStatus).toBe('COMPLETE')
  })

  it.each([
    ['an unknown key', { ...place, colour: 'red' }, 'request.metadata.site.colour'],
    ['a wrong type', { ...place, altitudeM: '500' }, 'request.metadata.site.altitudeM'],
    ['another version', { ...place, version: 2 }, 'request.metadata.site.version'],
    [
      'an unknown key of the building',
      { ...place, building: { ...place.building, storeys: 2 } },
      'request.metadata.site.building.storeys',
    ],
  ])('is refused with %s, by the name of the field', async (_, site, field) => {
    const { status, body } = await ana.post<Problem>('Calculations', { name: 'x', request: from(site as SiteBlock) })
    expect([status, body.details[0]?.field]).toEqual([400, field])
  })

  it('may be saved where it gives no loads', async () => {
    expect(entry(await create(from({ ...asked(place), building: null })))).toEqual({ source: 'TYPED', derived: null })
  })
})
