import { describe, expect, it } from 'vitest'
import { derive } from '../derive.ts'
import type { ClimateRequest, Joint } from '../request.ts'

/** A purlin along the whole of a duopitch roof, with a joint over every support between its spans. */
const jointed = (supports: Joint[], spansM = supports.map(() => 6).concat(6)): ClimateRequest => ({
  location: 'PORTUGAL',
  simulationType: 'ROOF',
  profileOrientation: 'HORIZONTAL',
  spanLengthsM: spansM,
  transverseLengthM: 1.5,
  inclinationDegrees: 8,
  joints: { supports },
  metadata: {
    site: {
      altitudeM: 200,
      building: { lengthM: spansM.reduce((sum, l) => sum + l), widthM: 20, ridgeHeightM: 8 },
      wind: { zone: 'B', coastWithin5Km: false },
      line: { mode: 'AT', yM: 5 },
      groups: ['WIND'],
    },
  },
})

const HINGE = { kind: 'HINGE' }
const CONTINUOUS = { kind: 'CONTINUOUS' }
const lap = (left: number, right: number): Joint => ({ kind: 'LAP', left, right })

function derived(request: ClimateRequest) {
  const answer = derive(request)
  if (!answer.ok) throw new Error(answer.errors.map(({ message }) => message).join(' '))
  const { loads, remarks } = answer
  const { loadWindSuction: left, loadWindLocalSuction: local } = loads
  return { left: left!, local: local!, isEnveloped: remarks.some(({ code }) => code === 'MIRRORED_CASE_ENVELOPED') }
}

describe('wind on the other end of a line', () => {
  it.each([
    ['a hinge over one of two supports', [HINGE, CONTINUOUS]],
    ['a lap over one of two supports', [CONTINUOUS, lap(10, 10)]],
    ['a lap and a hinge', [lap(10, 10), CONTINUOUS, HINGE]],
    ['a lap with unequal sides', [lap(10, 15)]],
    ['laps that all lean one way', [lap(10, 15), lap(10, 15)]],
  ])('counts where the joints are not the same from both ends: %s', (_, supports) => {
    const { left, local, isEnveloped } = derived(jointed(supports))
    expect(isEnveloped).toBe(true)
    // The corner of the roof stands at the right end, too.
    const last = [local.w3, local.w2, local.w1].find((w) => w !== 0)
    expect(last).toBe(left.w1)
  })

  it.each([
    ['none', []],
    ['the same everywhere', [HINGE, HINGE, HINGE]],
    ['a joint in the middle alone', [CONTINUOUS, HINGE, CONTINUOUS]],
    ['laps whose longer sides both lie inside', [lap(10, 15), lap(15, 10)]],
  ])('is left out where they are: %s', (_, supports) => {
    expect(derived(jointed(supports)).isEnveloped).toBe(false)
  })
})
