/** Buckling curves by the Ayrton–Perry equation they come from, and the printed corners of Tables 4.1 and 4.2. */
import {
  type BucklingCurve,
  bucklingReduction,
  freeFlangeReduction,
} from '../../src/en1993-1-1-2005/6-3-buckling-curves.ts'
import {
  internalBucklingFactor,
  internalReduction,
  k_sigma_internal,
  k_sigma_outstand,
  outstandReduction,
  plateSlenderness,
} from '../../src/en1993-1-5-2006/4-4-plates.ts'
import { exactly, printed, type Reference } from '../evidence.ts'

const ALPHA: Record<BucklingCurve, number> = { a0: 0.13, a: 0.21, b: 0.34, c: 0.49, d: 0.76 }

/** Smaller root of (1 − χ)·(1 − β·λ̄²·χ) = η·χ by bisection; η = α·(λ̄ − λ̄_0). */
function ayrtonPerry(lambda: number, alpha: number, lambda_0: number, beta: number): number {
  const eta = Math.max(0, alpha * (lambda - lambda_0))
  const f = (chi: number) => (1 - chi) * (1 - beta * lambda ** 2 * chi) - eta * chi
  let low = 0
  let high = Math.min(1, 1 / (beta * lambda ** 2))
  for (let i = 0; i < 100; i++) {
    const middle = (low + high) / 2
    if (f(middle) > 0) low = middle
    else high = middle
  }
  return high
}

export const curveReferences: Reference[] = [
  {
    clause: 'curves',
    rank: 'theory',
    title: 'five curves, λ̄ 0.1 … 3',
    source: 'Ayrton–Perry equation (1 − χ)(1 − λ̄²χ) = α(λ̄ − 0.2)χ by bisection',
    values: () =>
      (Object.keys(ALPHA) as BucklingCurve[]).flatMap((curve) =>
        [0.1, 0.2, 0.3, 0.5, 0.8, 1, 1.3, 2, 3].map((lambda) =>
          exactly(`${curve}, λ̄ ${lambda}`, bucklingReduction(lambda, curve), ayrtonPerry(lambda, ALPHA[curve], 0.2, 1)),
        ),
      ),
  },
  {
    clause: 'freeFlangeCurve',
    rank: 'theory',
    title: 'λ̄ 0.2 … 3',
    source: 'Ayrton–Perry equation with β = 0.75, λ̄_0 = 0.4, α = 0.34, at most 1/λ̄²',
    values: () =>
      [0.2, 0.4, 0.5, 0.7, 1, 1.3, 2, 3].map((lambda) =>
        exactly(
          `λ̄ ${lambda}`,
          freeFlangeReduction(lambda),
          Math.min(1, 1 / lambda ** 2, ayrtonPerry(lambda, 0.34, 0.4, 0.75)),
        ),
      ),
  },
  {
    clause: 'plates',
    rank: 'published',
    title: 'k_σ of Tables 4.1 and 4.2',
    source: 'EN 1993-1-5:2006, values printed in the tables',
    values: () => [
      printed('internal, ψ = 1', internalBucklingFactor(1), '4.0'),
      printed('internal, ψ = 0', internalBucklingFactor(0), '7.81'),
      printed('internal, ψ = −1', internalBucklingFactor(-1), '23.9'),
      printed('internal, uniform', k_sigma_internal, '4.0'),
      printed('outstand, uniform', k_sigma_outstand, '0.43'),
    ],
  },
  {
    clause: 'plates',
    rank: 'hand',
    title: 'λ̄_p, k_σ and ρ',
    source: 'hand calculation from EN 1993-1-5, 4.4(2)',
    values: () => [
      // 8.2/1.55, 7.81 + 3.145 + 2.445, 5.98·2.5², 5.98·4²
      printed('k_σ, ψ = 0.5', internalBucklingFactor(0.5), '5.2903'),
      printed('k_σ, ψ = −0.5', internalBucklingFactor(-0.5), '13.400'),
      printed('k_σ, ψ = −1.5', internalBucklingFactor(-1.5), '37.375'),
      printed('k_σ, ψ = −3', internalBucklingFactor(-3), '95.68'),
      printed('k_σ, ψ = −5 as −3', internalBucklingFactor(-5), '95.68'),
      // 100/(28.4·1·2)
      printed('λ̄_p, b/t 100, S235', plateSlenderness(200, 2, 235, 4), '1.7606'),
      printed('λ̄_p, b/t 100, S350', plateSlenderness(200, 2, 350, 4), '2.1486'),
      printed('ρ at 0.673', internalReduction(0.673, 1), '1.000'),
      printed('ρ, λ̄_p 1, ψ = 1', internalReduction(1, 1), '0.780'),
      printed('ρ, λ̄_p 2, ψ = 1', internalReduction(2, 1), '0.445'),
      printed('ρ, λ̄_p 1, ψ = 0', internalReduction(1, 0), '0.835'),
      printed('ρ, λ̄_p 1, ψ = −1', internalReduction(1, -1), '0.890'),
      printed('outstand ρ at 0.748', outstandReduction(0.748), '1.000'),
      printed('outstand ρ, λ̄_p 1', outstandReduction(1), '0.812'),
      printed('outstand ρ, λ̄_p 2', outstandReduction(2), '0.453'),
    ],
  },
]
