import { describe, expect, it } from 'vitest'
import { createLoadParts } from './field-parts.ts'
import { createLineMesh, OMEGA_LINE } from './line-mesh.ts'
import { createOmegaLine, type HeldFibre, omegaBuckling, omegaLoad, setOmegaStiffness } from './omega-line.ts'
import { omegaMatrices } from './omega-matrices.ts'
import { frameSprings } from './omega-shape.ts'
import { energy } from './smallest-load-factor.ts'
import { nearest, swayMode } from './sway-modes.ts'

const THIN = { h_p: 158, y_t: 29, y_b: 50, b_f: 30, c_p: 15, t: 1.5, r_m: 4 }
const THICK = { ...THIN, h_p: 157, t: 3 }

describe.each<HeldFibre>([null, 'closedFlange', 'feet'])('a mode of the sway, held: %s', (held) => {
  const mesh = createLineMesh(
    [5000, 4000].map((length) => ({ length, isCantilever: false })),
    {},
    OMEGA_LINE,
  )
  const line = createOmegaLine(mesh, held, false)
  const q = new Float64Array(2 * mesh.elementCount).fill(held === 'feet' ? 1 : -1)
  const M = mesh.x.map((x) => q[0]! * 3e6 * Math.sin((Math.PI * x) / 5000))
  const actions = { M, N: null, q, P: null }
  const load = omegaLoad(line, actions, createLoadParts(mesh))
  const matricesOf = (section: typeof THIN) => omegaMatrices(section, frameSprings(section, held, 500), 'T')
  const alphaOf = (section: typeof THIN) => {
    setOmegaStiffness(line, matricesOf(section))
    return omegaBuckling(line, actions, true).alphaSway
  }
  const plainQuotient = (d: Float64Array) => {
    const { problem } = line.sway
    return -energy(problem, problem.K, d) / energy(problem, problem.G, d)
  }

  it('has the load factor of its own section, and in another one no less than that one’s, but less than its plain quotient', () => {
    const { sway, parts } = line
    const alpha = alphaOf(THIN)
    const known = swayMode(sway.problem.mode, sway, parts, load)
    expect(nearest([known], sway).quotient / alpha).toBeCloseTo(1, 4)
    const other = alphaOf(THICK)
    const { near, quotient } = nearest([known], sway)
    expect(near).toEqual(known.d)
    expect(quotient).toBeGreaterThanOrEqual(other * (1 - 1e-6))
    expect(quotient).toBeLessThan(plainQuotient(known.d))
  })
})
