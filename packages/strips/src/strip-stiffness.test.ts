import { expect, it } from 'vitest'
import { stripStiffness } from './strip-stiffness.ts'

const [b, t, E, nu, k, sigma_1, sigma_2] = [37, 1.7, 210_000, 0.3, 0.013, 1.3, -0.4]

/** Gauss points and weights on 0…1, exact to the eleventh power. */
const GAUSS = [-0.9324695142031521, -0.6612093864662645, -0.2386191860831969].flatMap((x, i) => {
  const w = [0.1713244923791704, 0.3607615730481386, 0.467913934572691][i]! / 2
  return [
    [(1 + x) / 2, w],
    [(1 - x) / 2, w],
  ] as [number, number][]
})

/** Strains and displacements of each of the eight displacements at s = ξ·b, from the differential equations of a plate. */
function fieldsAt(xi: number) {
  const N = [1 - xi, xi]
  const dN = [-1 / b, 1 / b]
  const H = [1 - 3 * xi ** 2 + 2 * xi ** 3, b * xi * (1 - xi) ** 2, 3 * xi ** 2 - 2 * xi ** 3, b * xi ** 2 * (xi - 1)]
  const dH = [(-6 * xi + 6 * xi ** 2) / b, 1 - 4 * xi + 3 * xi ** 2, (6 * xi - 6 * xi ** 2) / b, 3 * xi ** 2 - 2 * xi]
  const ddH = [(-6 + 12 * xi) / b ** 2, (-4 + 6 * xi) / b, (6 - 12 * xi) / b ** 2, (6 * xi - 2) / b]
  return Array.from({ length: 8 }, (_, i) => {
    const [node, kind] = [i >> 2, i & 3]
    const bend = kind >= 2 ? 2 * node + kind - 2 : -1
    return {
      u: kind === 0 ? N[node]! : 0,
      v: kind === 1 ? N[node]! : 0,
      w: bend >= 0 ? H[bend]! : 0,
      eps_s: kind === 0 ? dN[node]! : 0,
      eps_x: kind === 1 ? -k * N[node]! : 0,
      gamma: kind === 0 ? k * N[node]! : kind === 1 ? dN[node]! : 0,
      kappa_s: bend >= 0 ? -ddH[bend]! : 0,
      kappa_x: bend >= 0 ? k * k * H[bend]! : 0,
      kappa_sx: bend >= 0 ? k * dH[bend]! : 0,
    }
  })
}

it('the closed forms are the integrals of strain energy and of the work of the stresses', () => {
  const { K_0, K_1, K_2, K_4, G_2 } = stripStiffness(b, t, E, nu, sigma_1, sigma_2)
  const E_1 = E / (1 - nu * nu)
  const G = E / (2 * (1 + nu))
  const D = (E_1 * t ** 3) / 12
  for (let i = 0; i < 8; i++)
    for (let j = 0; j < 8; j++) {
      let [K, K_G] = [0, 0]
      for (const [xi, weight] of GAUSS) {
        const [f, g] = [fieldsAt(xi)[i]!, fieldsAt(xi)[j]!]
        K +=
          weight *
          b *
          (t *
            (E_1 * (f.eps_s * g.eps_s + f.eps_x * g.eps_x + nu * (f.eps_s * g.eps_x + f.eps_x * g.eps_s)) +
              G * f.gamma * g.gamma) +
            D *
              (f.kappa_s * g.kappa_s +
                f.kappa_x * g.kappa_x +
                nu * (f.kappa_s * g.kappa_x + f.kappa_x * g.kappa_s) +
                2 * (1 - nu) * f.kappa_sx * g.kappa_sx))
        K_G += weight * b * t * (sigma_1 + (sigma_2 - sigma_1) * xi) * k * k * (f.u * g.u + f.v * g.v + f.w * g.w)
      }
      const at = 8 * i + j
      const found = K_0[at]! + k * K_1[at]! + k ** 2 * K_2[at]! + k ** 4 * K_4[at]!
      expect(Math.abs(found - K)).toBeLessThan(1e-9 * Math.max(1, Math.abs(K)))
      expect(Math.abs(k * k * G_2[at]! - K_G)).toBeLessThan(1e-12 * Math.max(1, Math.abs(K_G)))
    }
})
