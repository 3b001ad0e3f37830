/** Requests with a place, one a country and a façade, their loads taken from it. */
import { derive, planOf, type SiteBlock } from '@madre/climate'
import type { CalculationRequest, Language } from '@madre/contract'
import { requests } from '@madre/contract/testing/requests'
import type { NoteInput } from '../note-input.ts'
import { noteInput } from './note-input.ts'

const building = { lengthM: 40, widthM: 18, ridgeHeightM: 9, roof: 'DUOPITCH' }

const sites = {
  guarda: {
    location: 'PORTUGAL',
    site: {
      place: { code: 907, municipality: 'Guarda' },
      altitudeM: 1050,
      snow: { exceptional: { use: true } },
      line: { mode: 'AT', yM: 1 },
    },
  },
  avila: {
    location: 'SPAIN',
    site: { place: { province: '05', isCapital: true }, altitudeM: 1150, snow: { exposure: 'EXPOSED' } },
  },
  sylt: {
    location: 'GERMANY',
    site: {
      altitudeM: 5,
      wind: { zone: '4', terrain: 'ISLAND' },
      snow: { zone: '2', obstruction: { kind: 'PROJECTION', at: 'START', heightM: 1.2 } },
    },
  },
  elsewhere: { location: 'OTHER', site: { altitudeM: 1600, wind: { vb0: 28, orography: 1.1 }, snow: { sk: 2.4 } } },
} as const

const placed = new Map<string, CalculationRequest>()

/** A request whose wind and snow are those of its place, one load of them typed over. */
export function placedRequest(name: keyof typeof sites, of: CalculationRequest = requests.omega): CalculationRequest {
  const key = `${name} ${of.simulationType}`
  const known = placed.get(key)
  if (known) return known
  const { location, site } = sites[name]
  const bare = { ...of, location, metadata: { ...of.metadata, site: { version: 1, building, ...site } as SiteBlock } }
  const answer = derive(bare)
  if (!answer.ok) throw new Error(`${name}: ${JSON.stringify(answer.errors)}`)
  const entries = Object.entries(answer.loads).map(([load, derived]) => [
    load,
    { source: load === 'loadWindSuction' ? 'STALE' : 'PLACE', derived },
  ])
  const accepted = { tablesVersion: answer.tablesVersion, at: '', loads: Object.fromEntries(entries) }
  const { loadWindSuction } = answer.loads
  const request = {
    ...bare,
    ...answer.loads,
    loadWindSuction: { ...loadWindSuction!, w1: Number((loadWindSuction!.w1 + 0.1).toFixed(3)) },
    metadata: { ...bare.metadata, site: { ...bare.metadata.site, accepted } },
  } as CalculationRequest
  placed.set(key, request)
  return request
}

/** The note of such a request, what its place gives included. */
export function placedNote(name: keyof typeof sites, language: Language, of?: CalculationRequest): NoteInput {
  const request = placedRequest(name, of)
  return { ...noteInput(request, language), fromPlace: { answer: derive(request), plan: planOf(request) } }
}
