import * as climate from '@madre/climate'
import { describe, expect, it } from 'vitest'
import { FIELDS } from './fields.ts'
import { LOCATIONS, PROFILE_ORIENTATIONS } from './limits.ts'
import { climateRequestSchema } from './site-schema.ts'
import { SPANS } from './spans.ts'

const { RANGES } = climate
const range = ({ min, max }: { min: number; max: number }) => [min, max]

/** Wind and snow from the place know no other package: what they check of a request is held against its fields here. */
describe('a place is asked within the limits of a request', () => {
  it.each([
    ['main span', RANGES.mainSpanM, SPANS.main],
    ['cantilever', RANGES.cantileverM, SPANS.console],
    ['spacing', RANGES.spacingM, FIELDS.transverseLengthM],
    ['slope', RANGES.inclinationDegrees, FIELDS.inclinationDegrees],
  ])('%s', (_, asked, field) => {
    expect([...asked]).toEqual(range(field))
  })

  it('as many main spans, the same countries and orientations', () => {
    expect(climate.MAX_MAIN_SPANS).toBe(SPANS.count.max)
    expect(climate.LOCATIONS).toEqual(LOCATIONS)
    expect(climate.ORIENTATIONS).toEqual(PROFILE_ORIENTATIONS)
  })

  it('with its joints, which decide whether wind on the other end of the line counts', () => {
    const joints = { supports: [{ kind: 'LAP', left: 10, right: 15 }, { kind: 'HINGE' }] }
    expect(climateRequestSchema.parse({ joints: { ...joints, lapUnit: 'M' } }).joints).toEqual(joints)
  })
})
