import { PROFILE_TYPES, toDesignRequest } from '@madre/contract'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { legalValues } from '../testing/legal-values.ts'
import { newSimulation } from './simulation.ts'
import { toRequest } from './to-request.ts'
import { withProfile } from './with-profile.ts'

const sent = (draft: Parameters<typeof toRequest>[0]) =>
  toDesignRequest(toRequest(draft, { project: '', description: '', date: '' }))

it('another profile is all that is sent otherwise, but for the place of the fasteners, which only a C or Z has', () => {
  fc.assert(
    fc.property(legalValues, fc.constantFrom(...PROFILE_TYPES), (values, profile) => {
      const draft = { ...newSimulation(), values }
      const { claddingProperties, sectionTypes, ...before } = sent(draft)
      const { claddingProperties: cladding, sectionTypes: types, ...after } = sent(withProfile(draft, profile))
      const { fastenerToWebMm, ...held } = claddingProperties
      expect(after).toEqual(before)
      expect(types).toEqual([profile])
      expect(cladding).toEqual(profile === 'OMEGA' ? held : claddingProperties)
      expect(fastenerToWebMm === undefined || sectionTypes[0] !== 'OMEGA').toBe(true)
    }),
  )
})
