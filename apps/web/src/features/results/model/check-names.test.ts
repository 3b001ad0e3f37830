import { expect, it } from 'vitest'
import { checkName } from './check-names.ts'

const check = (unit: string) => ({ checks: [{ code: 'BENDING_Z' as const, unit }] as never })

it('load in the plane stresses an Ω, and bends a C or Z about its weak axis', () => {
  expect(checkName('BENDING_Z', check('N/mm²'))).toBe('SIDEWAYS_STRESS')
  expect(checkName('BENDING_Z', check('kNm'))).toBe('BENDING_Z')
  // Where it does not apply, it has no unit.
  expect(checkName('BENDING_Z', check(''))).toBe('BENDING_Z')
  expect(checkName('SHEAR', check('N/mm²'))).toBe('SHEAR')
})
