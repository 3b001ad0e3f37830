import { describe, expect, it } from 'vitest'
import { StepList } from '../derivation/step-list.ts'
import { formula } from './formula.ts'

const moment = formula('M_c_Rd', 'EN 1993-1-3 (6.4)', 'W_eff_y*(f_yb/gamma_M0)/10^6')

describe('a formula', () => {
  it('is worth N and mm, whatever unit it prints', () => {
    expect(moment({ W_eff_y: 20_000, f_yb: 350, gamma_M0: 1 })).toBe(7_000_000)
  })

  it('prints its operands in the units of their symbols, without the brackets that only round', () => {
    const list = new StepList()
    const M_c_Rd = list.formula(moment, { W_eff_y: 20_000, f_yb: 350, gamma_M0: 1 })
    expect(M_c_Rd).toEqual(['M_c_Rd', 7, 'kNm'])
    const [step] = list.steps
    expect(step!.expression).toBe('W_eff_y*f_yb/gamma_M0/10^6')
    expect(step!.operands.map(({ symbol, unit }) => `${symbol} ${unit}`)).toEqual([
      'W_eff_y mm³',
      'f_yb N/mm²',
      'gamma_M0 ',
    ])
  })

  it('names what it is not given, as the compiler does', () => {
    // @ts-expect-error f_yb is missing
    expect(() => moment({ W_eff_y: 20_000, gamma_M0: 1 })).toThrow('f_yb')
  })

  it('takes a printed value under the name it was printed with', () => {
    const list = new StepList()
    const ratio = formula('eta', '', 'abs(M_y_Ed)/M_Rd')
    list.formula(ratio, { M_y_Ed: -3_500_000, M_Rd: ['M_c_Rd', 7, 'kNm'] })
    expect(list.steps[0]).toMatchObject({ value: 0.5, expression: 'abs(M_y_Ed)/M_c_Rd' })
  })

  it.each([
    ['a-(b-c)', 'a-(b-c)', 'a difference taken off'],
    ['a-(b+c)', 'a-(b+c)', 'a sum taken off'],
    ['a+(b-c)', 'a+b-c', 'a sum in a sum'],
    ['a*(b/c)', 'a*b/c', 'a quotient in a product'],
    ['a/(b*c)', 'a/(b*c)', 'a product below the line'],
    ['a/(b/c)', 'a/(b/c)', 'a quotient below the line'],
    ['((a-b)/c)^2', '((a-b)/c)^2', 'a quotient to a power'],
    ['-(a+b)/c', '-(a+b)/c', 'a sum with a sign'],
    ['sqrt(a*(b*c))', 'sqrt(a*b*c)', 'under a root'],
  ])('%s is printed as %s: %s', (text, printed) => {
    const list = new StepList()
    list.formula(formula('y', '', text) as never, { a: 2, b: 3, c: 5 } as never)
    expect(list.steps[0]!.expression).toBe(printed)
  })
})
