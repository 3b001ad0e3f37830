import { derive, type LoadKey, type Site, settleAccepted } from '@madre/climate'
import { describe, expect, it } from 'vitest'
import { newSimulation } from '../model/simulation.ts'
import { toRequest } from '../model/to-request.ts'
import type { Values } from '../model/values.ts'
import { openSite } from './site-draft.ts'
import { takeLoads } from './take-loads.ts'

const draft = { values: newSimulation().values, steelGrades: ['S350'] }
const site = {
  ...openSite(undefined, 'PORTUGAL'),
  altitudeM: 900,
  place: { code: 907, municipality: 'Guarda' },
  building: { lengthM: 5.5, widthM: 12, ridgeHeightM: 7 },
}
const metadata = { project: '', description: '', date: '' }
const offer = (values: Values = draft.values, place: Site = site) => {
  const answer = derive({ ...toRequest({ ...draft, values }, metadata), metadata: { site: place } })
  if (!answer.ok) throw new Error(JSON.stringify(answer.errors))
  return answer
}
const all = Object.keys(offer().loads) as LoadKey[]
const take = (ticked: LoadKey[]) => takeLoads(draft, site, offer().loads, 'x', new Set(ticked))
const sources = (values: Values, place: ReturnType<typeof take>['site']) =>
  settleAccepted(toRequest({ ...draft, values, site: place }, metadata), place, '')!.loads

describe('loads taken over from the place', () => {
  it('stand in the form as they were offered, and are from the place', () => {
    const taken = take(all)
    const request = toRequest({ ...draft, ...taken }, metadata)
    expect(request).toMatchObject(offer().loads)
    // Guarda, Z1 at 900 m: 0.8·0.3·(1 + 1.8²) by hand
    expect(request.loadSnowRegular).toEqual([1.018, 1.018, 1.018])
    expect(Object.values(sources(taken.values, taken.site)).map((e) => e?.source)).toEqual(all.map(() => 'PLACE'))
  })

  it('are from the place where one action has one value over the whole line and the other is not used', () => {
    // Sylt: a vertical rail, its wall in one zone each time, and nothing pressing locally.
    const rail = {
      ...draft,
      values: {
        ...draft.values,
        envelope: 'FACADE' as const,
        location: 'GERMANY' as const,
        isLevel: false,
      },
    }
    const wall = {
      ...openSite(undefined, 'GERMANY'),
      altitudeM: 5,
      wind: { zone: '4' },
      building: { lengthM: 24, widthM: 12, ridgeHeightM: 8 },
    }
    const { loads } = offer(rail.values, wall)
    expect([loads.loadWindLocalPressure?.l1, loads.loadWindLocalSuction?.l1]).toEqual([0, 5.5])
    const keys = Object.keys(loads) as LoadKey[]
    const taken = takeLoads(rail, wall, loads, 'x', new Set(keys))
    const wind = keys.filter((k) => k.startsWith('loadWind'))
    const after = sources(taken.values, taken.site)
    expect(wind.map((k) => after[k]?.source)).toEqual(wind.map(() => 'PLACE'))
  })

  it('leave what is not ticked as it is, typed', () => {
    const taken = take(all.filter((k) => k !== 'loadSnowRegular'))
    expect(taken.values.snow.general).toEqual(draft.values.snow.general)
    expect(sources(taken.values, taken.site).loadSnowRegular?.source).toBe('TYPED')
  })

  it('are typed once edited, that one alone, and no longer match once the place is another', () => {
    const { values, site: place } = take(all)
    const snow = { ...values.snow, general: { ...values.snow.general, main: [0.9] } }
    const edited = sources({ ...values, snow }, place)
    expect([edited.loadSnowRegular?.source, edited.loadWindSuction?.source]).toEqual(['TYPED', 'PLACE'])
    const higher = sources(values, { ...place, altitudeM: 1000 })
    expect([higher.loadSnowRegular?.source, higher.loadWindSuction?.source]).toEqual(['STALE', 'PLACE'])
    expect(sources({ ...values, spacing: 1 }, place).loadWindSuction?.source).toBe('STALE')
  })
})
