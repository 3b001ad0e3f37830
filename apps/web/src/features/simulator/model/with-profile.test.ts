import { PROFILE_TYPES, toDesignRequest } from '@madre/contract'
import { type Catalogue, genericCatalogue } from '@madre/engine'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { legalValues } from '../testing/legal-values.ts'
import { newSimulation } from './simulation.ts'
import { toRequest } from './to-request.ts'
import { withProfile } from './with-profile.ts'

const sent = (draft: Parameters<typeof toRequest>[0]) =>
  toDesignRequest(toRequest(draft, { project: '', description: '', date: '' }))

it('another profile is all that is sent otherwise, but for the place of the fasteners, which only a C or Z has, and for joints', () => {
  fc.assert(
    fc.property(legalValues, fc.constantFrom(...PROFILE_TYPES), (values, profile) => {
      const draft = { ...newSimulation(), values }
      const { claddingProperties, sectionTypes, joints, ...before } = sent(draft)
      const other = sent(withProfile(draft, profile))
      const { claddingProperties: cladding, sectionTypes: types, joints: made, ...after } = other
      const { fastenerToWebMm, ...held } = claddingProperties
      expect(after).toEqual(before)
      expect(types).toEqual([profile])
      expect(cladding).toEqual(profile === 'OMEGA' ? held : claddingProperties)
      // Laps are of a Z alone, heavier end bays of a C or Z; what is left of both is the same.
      const kinds = joints?.supports.map(({ kind }) => (kind === 'LAP' && profile !== 'Z' ? 'CONTINUOUS' : kind)) ?? []
      expect(made?.supports.map(({ kind }) => kind) ?? kinds.filter((kind) => kind !== 'CONTINUOUS')).toEqual(
        kinds.some((kind) => kind !== 'CONTINUOUS') ? kinds : [],
      )
      expect(fastenerToWebMm === undefined || sectionTypes[0] !== 'OMEGA').toBe(true)
    }),
  )
})

it('sleeves become continuous with a profile for which the catalogue has none, and stay with one for which it has', () => {
  const draft = newSimulation()
  const supports = [{ kind: 'SLEEVE' as const }, { kind: 'HINGE' as const }]
  const values = { ...draft.values, joints: { ...draft.values.joints, supports } }
  const sleeve = { thicknessMm: 2, lengthMm: 600, kThetaKnmPerRad: 100, mRdKnm: 8, vRdKn: 20, source: 'Test 1' }
  const catalogue = {
    ...genericCatalogue,
    families: genericCatalogue.families.map((f) => (f.profileType === 'C' ? { ...f, sleeves: [sleeve] } : f)),
  } as unknown as Catalogue
  const kindsWith = (profile: 'C' | 'Z') =>
    withProfile({ ...draft, values }, profile, catalogue).values.joints.supports.map(({ kind }) => kind)
  expect(kindsWith('C')).toEqual(['SLEEVE', 'HINGE'])
  expect(kindsWith('Z')).toEqual(['CONTINUOUS', 'HINGE'])
})
