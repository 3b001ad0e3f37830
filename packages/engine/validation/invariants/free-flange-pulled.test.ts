import { type DesignRequest, decode } from '@madre/contract'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { genericCatalogue } from '../../src/catalogue/generic.ts'
import { bendFlange, createFreeFlangeSpace } from '../../src/checks/free-flange/bending.ts'
import { boundOf, setFlangeSection } from '../../src/checks/free-flange/bounds.ts'
import { flangeData } from '../../src/checks/free-flange/data.ts'
import { mayPassPulled, pulledPeak } from '../../src/checks/free-flange/pulled.ts'
import { fillFlangeStress } from '../../src/checks/free-flange/stresses.ts'
import { prepareLine } from '../../src/line/line-design.ts'
import { meshForces } from '../../src/line/mesh-forces.ts'
import { buildCandidates } from '../../src/search/candidate.ts'
import { EN1993_1_3_2006 } from '../../src/standards/en1993-1-3-2006.ts'
import { requests, runs } from '../arbitrary-request.ts'
import { ordinaryFreeLine } from './ordinary-free-line.ts'

/** Any line without panel whose loads have a part in the plane. */
const anyFreeLine = fc
  .record({ request: requests(3), isRail: fc.boolean(), profile: fc.constantFrom('C', 'Z') })
  .map(({ request, isRail, profile }): DesignRequest => {
    const { upper, lower } = request.spanRestraints
    return {
      ...request,
      simulationType: isRail ? 'FACADE' : 'ROOF',
      inclinationDegrees: isRail ? 0 : 15,
      profileOrientation: 'HORIZONTAL',
      sectionTypes: [profile],
      loadSnowRegular: isRail ? null : request.loadSnowRegular,
      loadSnowExceptional: isRail ? null : request.loadSnowExceptional,
      loadSnowAccumulation: { s1: 0, l1: 0, s2: 0, l2: 0, s3: 0, l3: 0 },
      spanRestraints: { upper: { ...upper, type: 1 }, lower },
    }
  })

it('no bound of a flange that is not compressed lies below its stress, and many are close to it', {
  timeout: 240_000,
}, () => {
  let bounded = 0
  let close = 0
  fc.assert(
    fc.property(fc.oneof(ordinaryFreeLine, anyFreeLine), fc.nat(200), (input, pick) => {
      const line = prepareLine(decode(input).line, EN1993_1_3_2006)
      const built = buildCandidates(line.input, genericCatalogue, EN1993_1_3_2006).flatMap((b) =>
        'candidate' in b ? [b.candidate] : [],
      )
      const candidate = built[pick % built.length]!
      const space = createFreeFlangeSpace(line)
      space.fibres.forEach(({ strut, fibre }, k) => {
        const data = flangeData({ line, candidate }, fibre)
        const flange = { line, candidate, data, bounds: space.bounds[k]!, strut, space }
        setFlangeSection(flange)
        space.table.bundles.forEach((members, g) => {
          const ofBundle = boundOf(flange, space.table.combinations + g, members[0]!).pulled
          for (const c of members) {
            meshForces(flange, c, space.forces)
            fillFlangeStress(flange, c)
            bendFlange(line, strut, data, space)
            const { value } = pulledPeak(line, data, space)
            const { pulled } = boundOf(flange, c, c)
            // Where nothing pulls, the peak is the stress that counts as none.
            const least = value * (1 - 1e-9) - 2e-6
            expect(pulled).toBeGreaterThanOrEqual(least)
            expect(ofBundle).toBeGreaterThanOrEqual(least)
            const most = Math.abs(data.weakerEdge.perMoment)
            if (least > 0) expect(mayPassPulled(space, most, least, 0, line.mesh.elementCount)).toBe(true)
            if (value < 1) continue
            bounded++
            if (pulled < 1.1 * value) close++
          }
        })
      })
    }),
    runs(120),
  )
  expect(bounded).toBeGreaterThan(200)
  expect(close / bounded).toBeGreaterThan(0.3)
})
