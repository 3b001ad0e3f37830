import { expect, it } from 'vitest'
import { checkName } from './check-names.ts'

const check = (unit: string) => ({ checks: [{ code: 'BENDING_Z' as const, unit }] as never })

it('load in the plane stresses an Ω, and bends a C or Z about its weak axis', () => {
  expect(checkName('BENDING_Z', check('N/mm²'))).toBe('Tensão normal das cargas no plano da envolvente')
  expect(checkName('BENDING_Z', check('kNm'))).toBe('Flexão em torno do eixo fraco')
  // Where it does not apply, it has no unit.
  expect(checkName('BENDING_Z', check(''))).toBe('Flexão em torno do eixo fraco')
  expect(checkName('SHEAR', check('N/mm²'))).toBe('Esforço transverso')
})
