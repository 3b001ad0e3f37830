import { describe, expect, it } from 'vitest'
import { type LoadedRequest, type LoadSource, withSettledSite } from './accepted.ts'
import { derive } from './derive.ts'

const bare = {
  location: 'OTHER',
  simulationType: 'ROOF',
  profileOrientation: 'HORIZONTAL',
  inclinationDegrees: 10,
  spanLengthsM: [6, 6],
  transverseLengthM: 2,
  metadata: {
    site: {
      altitudeM: 100,
      building: { lengthM: 12, widthM: 8, ridgeHeightM: 7 },
      wind: { vb0: 30, terrain: 'I' },
      snow: { sk: 1 },
    },
  },
}

describe('the sources of the loads of a file', () => {
  const answer = derive(bare)
  if (!answer.ok) throw new Error(JSON.stringify(answer.errors))
  const { loadWindSuction } = answer.loads
  const settled = (source: LoadSource, load: typeof loadWindSuction) => {
    const accepted = { tablesVersion: null, at: '', loads: { loadWindSuction: { source, derived: loadWindSuction } } }
    const site = { ...bare.metadata.site, accepted }
    const request: LoadedRequest = { ...bare, ...answer.loads, loadWindSuction: load!, metadata: { site } }
    return withSettledSite(request, site, '').metadata?.site?.accepted?.loads.loadWindSuction?.source
  }

  it('are what is true of them, whatever the file says', () => {
    const higher = { ...loadWindSuction!, w1: loadWindSuction!.w1 + 0.1 }
    expect(settled('STALE', loadWindSuction)).toBe('PLACE')
    expect(settled('PLACE', loadWindSuction)).toBe('PLACE')
    expect(settled('PLACE', higher)).toBe('TYPED')
    expect(settled('TYPED', loadWindSuction)).toBe('TYPED')
  })
})
