import { type DesignRequest, decode } from '@madre/contract'
import { describe, expect, it } from 'vitest'
import { unloaded, wind } from '../../../validation/references/requests.ts'
import { genericCatalogue } from '../../catalogue/generic.ts'
import { explain } from '../../explain/explain.ts'

const pressed = (valueKn: number): Pick<DesignRequest, 'axialLoad'> => ({
  axialLoad: { valueKn, direction: 'COMPRESSIONS', type: 'DESIGN' },
})

/** Symbols of the lines of N_M_SECTION in their order, and the clause of the last one. */
function derived(solution: string, input: DesignRequest): { symbols: string[]; clause: string; expression: string } {
  const { checks } = explain(decode(input).line, genericCatalogue, solution)
  const { steps } = checks.find((c) => c.check.code === 'N_M_SECTION')!
  const last = steps.at(-1)!
  return { symbols: steps.map((s) => s.symbol), clause: last.clause, expression: last.expression! }
}

describe('bending with compression is derived with', () => {
  it('both shifts of a C: ΔM_z at the edge it compresses', () => {
    const input = unloaded([5], { sectionTypes: ['C'], loadSnowRegular: [0.5], ...pressed(25) })
    const { symbols, clause, expression } = derived('C-200-70-2.5-S350', input)
    expect(clause).toBe('EN 1993-1-3 (6.25)')
    expect(symbols).toEqual(expect.arrayContaining(['DeltaM_z_Ed', 'M_cz_Rd_com', 'N_c_Rd', 'eta']))
    // Equal flanges: nothing moves along z.
    expect(symbols).not.toContain('DeltaM_y_Ed')
    expect(expression).toBe('abs(M_y_Ed)/M_cy_Rd_com+DeltaM_z_Ed/M_cz_Rd_com+abs(N_Ed)/N_c_Rd')
  })

  it('the shift of an Ω along z where it adds to sagging', () => {
    const input = unloaded([4], { loadSnowRegular: [0.5], ...pressed(20) })
    const { symbols, clause, expression } = derived('OMEGA-160-60-2.0-S350', input)
    expect(clause).toBe('EN 1993-1-3 (6.25)')
    expect(symbols).toContain('DeltaM_y_Ed')
    expect(symbols).not.toContain('DeltaM_z_Ed')
    expect(expression).toBe('abs(M_y_Ed+DeltaM_y_Ed)/M_cy_Rd_com+abs(N_Ed)/N_c_Rd')
  })

  it('the tension edge of an Ω in uplift, without the shift that would relieve', () => {
    const input = unloaded([4], { loadWindSuction: wind([1, 0]), ...pressed(5) })
    const { symbols, clause, expression } = derived('OMEGA-160-60-2.0-S350', input)
    expect(clause).toBe('EN 1993-1-3 (6.26)')
    expect(symbols).not.toContain('DeltaM_y_Ed')
    expect(expression).toBe('abs(M_y_Ed)/M_cy_Rd_ten-abs(N_Ed)/N_c_Rd')
  })
})
