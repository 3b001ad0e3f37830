#!/usr/bin/env node
/**
 * The signature curve of a lipped channel, 41 nodes and 164 degrees of freedom, at 80 half-wavelengths from 30 mm to 10 m, beside a plain
 * dense solver of the same matrices: Cholesky, tridiagonal form by reflections, eigenvalues by implicit QL. Goal 15 ms.
 */
import { bundled } from './bundled.mjs'

const GOAL_MS = 15
const { assembleSection, FactorSolver, halfWavelengths, signatureCurve } = await bundled(
  `
export { assembleSection } from './assembled-section.ts'
export { FactorSolver } from './smallest-factor.ts'
export { halfWavelengths, signatureCurve } from './signature-curve.ts'`,
  'packages/strips/src',
)

/** C 150×50×16, t 1.5, compression: 4 strips a lip, 8 a flange, 16 the web. */
function channel() {
  const corners = [
    [50, 16],
    [50, 0],
    [0, 0],
    [0, 150],
    [50, 150],
    [50, 134],
  ]
  const nodes = [corners[0]]
  for (const [i, parts] of [4, 8, 16, 8, 4].entries()) {
    const [[ya, za], [yb, zb]] = [corners[i], corners[i + 1]]
    for (let n = 1; n <= parts; n++) nodes.push([ya + ((yb - ya) * n) / parts, za + ((zb - za) * n) / parts])
  }
  return {
    nodes,
    strips: nodes.slice(1).map((_, i) => [i, i + 1, 1.5]),
    stress: nodes.map(() => 1),
    E: 210_000,
    nu: 0.3,
  }
}

/** Largest eigenvalue of L⁻¹·G·L⁻ᵀ, K = L·Lᵀ: the reciprocal of the smallest positive factor. */
function denseFactor(section, length) {
  const { n, band } = section
  const k = Math.PI / length
  const full = (value) => {
    const a = Array.from({ length: n }, () => new Float64Array(n))
    for (let i = 0; i < n; i++)
      for (let d = 0; d <= Math.min(band, n - 1 - i); d++) a[i][i + d] = a[i + d][i] = value(i * (band + 1) + d)
    return a
  }
  const { K_0, K_1, K_2, K_4, G_2 } = section
  const L = full((at) => K_0[at] + k * K_1[at] + k ** 2 * K_2[at] + k ** 4 * K_4[at])
  const A = full((at) => k ** 2 * G_2[at])
  for (let j = 0; j < n; j++)
    for (let i = j; i < n; i++) {
      let sum = L[i][j]
      for (let m = 0; m < j; m++) sum -= L[i][m] * L[j][m]
      L[i][j] = i === j ? Math.sqrt(sum) : sum / L[j][j]
    }
  for (let pass = 0; pass < 2; pass++) {
    for (let i = 0; i < n; i++)
      for (let c = 0; c < n; c++) {
        let sum = A[i][c]
        for (let m = 0; m < i; m++) sum -= L[i][m] * A[m][c]
        A[i][c] = sum / L[i][i]
      }
    for (let i = 0; i < n; i++) for (let c = 0; c < i; c++) [A[i][c], A[c][i]] = [A[c][i], A[i][c]]
  }
  return 1 / largestEigenvalue(A, n)
}

function largestEigenvalue(A, n) {
  const d = new Float64Array(n)
  const e = new Float64Array(n)
  for (let i = 0; i < n - 2; i++) {
    let norm = 0
    for (let r = i + 1; r < n; r++) norm += A[r][i] ** 2
    norm = Math.sqrt(norm)
    if (norm === 0) continue
    const alpha = A[i + 1][i] > 0 ? -norm : norm
    const v = new Float64Array(n)
    for (let r = i + 1; r < n; r++) v[r] = A[r][i]
    v[i + 1] -= alpha
    let square = 0
    for (let r = i + 1; r < n; r++) square += v[r] ** 2
    const p = new Float64Array(n)
    for (let r = i; r < n; r++) {
      let sum = 0
      for (let c = i + 1; c < n; c++) sum += A[r][c] * v[c]
      p[r] = (2 * sum) / square
    }
    let share = 0
    for (let r = i + 1; r < n; r++) share += v[r] * p[r]
    share /= square
    for (let r = i; r < n; r++) p[r] -= share * v[r]
    for (let r = i; r < n; r++) for (let c = i; c < n; c++) A[r][c] -= v[r] * p[c] + p[r] * v[c]
  }
  for (let i = 0; i < n; i++) {
    d[i] = A[i][i]
    if (i > 0) e[i - 1] = A[i][i - 1]
  }
  for (let l = 0; l < n; l++) {
    for (let turn = 0; turn < 60; turn++) {
      let m = l
      while (m < n - 1 && Math.abs(e[m]) > 1e-16 * (Math.abs(d[m]) + Math.abs(d[m + 1]))) m++
      if (m === l) break
      let g = (d[l + 1] - d[l]) / (2 * e[l])
      let r = Math.hypot(g, 1)
      g = d[m] - d[l] + e[l] / (g + (g < 0 ? -r : r))
      let [s, c, p] = [1, 1, 0]
      for (let i = m - 1; i >= l; i--) {
        const f = s * e[i]
        const b = c * e[i]
        r = Math.hypot(f, g)
        e[i + 1] = r
        s = f / r
        c = g / r
        g = d[i + 1] - p
        r = (d[i] - g) * s + 2 * c * b
        p = s * r
        d[i + 1] = g + p
        g = c * r - b
      }
      d[l] -= p
      e[l] = g
      e[m] = 0
    }
  }
  return Math.max(...d)
}

const model = channel()
const lengths = halfWavelengths()
const curve = () => {
  const section = assembleSection(model)
  const solver = new FactorSolver(section)
  return lengths.map((length) => solver.factorAt(length))
}
const dense = () => {
  const section = assembleSection(model)
  return lengths.map((length) => denseFactor(section, length))
}
const whole = () => signatureCurve(model, lengths)

/** Milliseconds on the clock and on the processor of the whole process, median of the runs and the best. */
function timed(run, times) {
  const runs = Array.from({ length: times }, () => {
    const before = process.cpuUsage()
    const started = performance.now()
    run()
    const clock = performance.now() - started
    const { user, system } = process.cpuUsage(before)
    return { clock, processor: (user + system) / 1000 }
  })
  const sorted = (of) => runs.map(of).sort((a, b) => a - b)
  const [clock, processor] = [sorted((r) => r.clock), sorted((r) => r.processor)]
  const middle = Math.floor(times / 2)
  return [clock[middle], clock[0], processor[middle]].map((ms) => ms.toFixed(1)).join(' | ')
}

const first = performance.now()
const factors = curve()
const cold = performance.now() - first
const peers = dense()
const apart = Math.max(...factors.map((factor, i) => Math.abs(factor / peers[i] - 1)))
console.log(
  `${model.nodes.length} nodes, ${4 * model.nodes.length} degrees of freedom, ${lengths.length} half-wavelengths; goal ${GOAL_MS} ms`,
)
console.log(
  `first call of the process: ${cold.toFixed(1)} ms; largest difference from the dense solver: ${apart.toExponential(1)}`,
)
console.log('\n| Solver | Median | Best | Processor, median |\n| --- | --- | --- | --- |')
console.log(`| banded, certified: 80 factors | ${timed(curve, 50)} |`)
console.log(`| the same with minima refined and named | ${timed(whole, 50)} |`)
console.log(`| plain dense, whole spectrum: 80 factors | ${timed(dense, 3)} |`)
