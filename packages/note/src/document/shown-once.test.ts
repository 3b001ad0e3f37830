import { decode } from '@madre/contract'
import { requests } from '@madre/contract/testing/requests'
import { envelopes, explain } from '@madre/engine'
import { describe, expect, it } from 'vitest'
import { composeNote } from '../create-note.ts'
import { noteInput } from '../testing/note-input.ts'
import { blocksOf } from '../testing/ordinary-lines.ts'

const each = (value: number) => [value, value, value]
const bands = { l1: 15, w2: 0, l2: 0, w3: 0, l3: 0 }
/** Three spans of 5 m with a bar in the middle of each, 1 kN in the middle of the second, no panel. */
const input = noteInput(
  {
    ...requests.omega,
    sectionTypes: ['C'],
    spanLengthsM: each(5),
    hasLeftCantilever: false,
    hasRightCantilever: false,
    inclinationDegrees: 10,
    loadPermanentDistributed: each(0.2),
    loadPermanentDistributedMin: null,
    loadPermanentDistributedMax: null,
    loadPermanentPoint: [{ spanType: 'SPAN', spanIdx: 1, loads: { p1: 1, p2: 0, l1: 50, l2: 0 } }],
    loadLiveDistributed: each(0.4),
    loadWindPressure: { w1: 0.3, ...bands },
    loadWindSuction: { w1: 0.6, ...bands },
    loadSnowRegular: each(0.5),
    spanRestraints: { upper: { type: 1, lateralLocks: each(1) }, lower: { use: true, lateralLocks: each(1) } },
  },
  'en',
)
const line = decode(input.request).line
const explanation = explain(line, input.catalogue, input.solutionId)
const { document } = composeNote(input, explanation, envelopes(line, input.catalogue, input.solutionId), {
  strict: true,
})
const blocks = blocksOf(document.body)
const equations = blocks.flatMap((b) => (b.kind === 'steps' ? b.items.map((i) => i.alt) : []))
const starting = (symbol: string) => equations.filter((e) => e.startsWith(`${symbol} = `))
const texts = JSON.stringify(blocks.filter((b) => b.kind === 'text'))
const stepsOf = (code: string) => explanation.checks.find((c) => c.check.code === code)!.steps

describe('a C without a panel', () => {
  it('shows the strip of a flange once, in the first check of it, and refers to that', () => {
    const fibres = new Set(['FREE_FLANGE_STRESS', 'FREE_FLANGE_BUCKLING'].map((c) => JSON.stringify(stepsOf(c)[0])))
    expect(fibres.size).toBe(1)
    for (const symbol of ['a_fz', 'A_fz', 'I_fz', 'W_fz,lip', 'i_fz']) expect(starting(symbol), symbol).toHaveLength(1)
    expect(texts).toContain('as in 8.12')
  })

  it('shows lateral-torsional buckling once where the interaction has its combination', () => {
    expect(stepsOf('LTB').filter((s) => s.part === 'lateral').length).toBeGreaterThan(5)
    for (const symbol of ['α_ult,k', 'λ_LT', 'α_cr,op']) expect(starting(symbol).length, symbol).toBeLessThan(2)
    expect(texts).toContain('Lateral-torsional buckling, ')
    expect(texts).toContain('as in 8.14')
  })

  it('keeps every check whole for the screen', () => {
    for (const code of ['FREE_FLANGE_STRESS', 'FREE_FLANGE_BUCKLING'])
      expect(stepsOf(code).map((s) => s.symbol)).toEqual(expect.arrayContaining(['a_fz', 'A_fz', 'I_fz', 'i_fz']))
    for (const code of ['LTB', 'N_M_MEMBER'])
      expect(stepsOf(code).map((s) => s.symbol)).toEqual(expect.arrayContaining(['alpha_ult_k', 'chi_LT']))
  })

  it('prints at a bar R and both lengths, and no κ_R', () => {
    const steps = stepsOf('FREE_FLANGE_STRESS')
    const value = (symbol: string) => steps.find((s) => s.symbol === symbol)?.value
    expect([value('x'), value('L_a_l'), value('L_a_r'), value('kappa_R')]).toEqual([2.5, 2500, 2500, undefined])
    expect(value('M_fz_Ed')).toBeLessThan(0)
  })

  it('names the first of the places at which the force of the flange is largest', () => {
    const x = stepsOf('FREE_FLANGE_BUCKLING').find((s) => s.symbol === 'x_F')!.value
    expect(x).toBeGreaterThan(1.5)
    expect(x).toBeLessThan(2.5)
  })

  it('calls extremes of the live load by its name alone, and lists in the plane what acts there', () => {
    const heads = blocks.flatMap((b) => (b.kind === 'table' && b.head[0] === 'x [m]' ? [b.head.slice(1)] : []))
    expect(heads.flat().filter((head) => String(head).includes('Live load, largest'))).toHaveLength(2)
    expect(heads.flat().filter((head) => String(head).includes('Wind suction'))).toHaveLength(1)
  })
})
