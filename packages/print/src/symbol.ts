/** How a symbol of the engine is written: its letter, its subscripts, and whether a bar stands over the letter. */
export interface WrittenSymbol {
  letter: string
  subscript: string
  bar: boolean
}

const GREEK: Record<string, string> = {
  alpha: 'α',
  beta: 'β',
  gamma: 'γ',
  delta: 'δ',
  epsilon: 'ε',
  zeta: 'ζ',
  eta: 'η',
  theta: 'θ',
  kappa: 'κ',
  lambda: 'λ',
  mu: 'μ',
  nu: 'ν',
  xi: 'ξ',
  pi: 'π',
  rho: 'ρ',
  sigma: 'σ',
  tau: 'τ',
  phi: 'φ',
  chi: 'χ',
  psi: 'ψ',
  omega: 'ω',
  Phi: 'Φ',
  Delta: 'Δ',
  Sigma: 'Σ',
}

/** Slendernesses carry a bar, but for λ_1 and for those that are lengths over radii of gyration. */
const WITHOUT_BAR = new Set(['lambda_1'])

/** 'W_eff_y' → W with eff,y; 'sigma_cr_s' → σ with cr,s; 'DeltaM_y' → ΔM with y; 'SigmaA' → ΣA. */
export function writtenSymbol(symbol: string): WrittenSymbol {
  const [base = symbol, ...rest] = symbol.split('_')
  // c_pi is an internal pressure, and no c of π.
  const subscript = rest.map((part) => (part === 'pi' ? part : (GREEK[part] ?? part))).join(',')
  const [, prefix] = /^(Delta|Sigma)\p{L}/u.exec(base) ?? []
  const letter = prefix ? GREEK[prefix] + base.slice(prefix.length) : (GREEK[base] ?? base)
  return { letter, subscript, bar: letter === 'λ' && !WITHOUT_BAR.has(symbol) }
}

/** 'cos_alpha' → the cosine of α, which is written as such and not with a subscript. */
export function functionOfAngle(symbol: string): { name: string; angle: string } | null {
  const [, name, angle] = /^(cos|sin|tan)_(\w+)$/.exec(symbol) ?? []
  return name && angle ? { name, angle: GREEK[angle] ?? angle } : null
}

/** The symbol in one line of text: 'W_eff,y', 'c_s·c_d'. */
export function linearSymbol(symbol: string): string {
  if (symbol.includes('*')) return symbol.split('*').map(linearSymbol).join('·')
  const of = functionOfAngle(symbol)
  if (of) return `${of.name} ${of.angle}`
  const { letter, subscript } = writtenSymbol(symbol)
  return subscript === '' ? letter : `${letter}_${subscript}`
}
