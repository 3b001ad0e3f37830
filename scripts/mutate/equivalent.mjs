/** Changes that change nothing, by clause file: the reason, and the changed lines as `node scripts/mutate.mjs` prints them. */
const REASONS = {
  '10-1-4-free-flange.ts': {
    'the web of a C or Z stands at y = 0': [
      'const y_fz = Math.abs(y_c + web.start.y)',
      'const b_fz = Math.abs(flange.end.y + flange.start.y)',
    ],
  },
  '5-2-geometry.ts': {
    '1e-12 is room for rounding, and nothing lies on its edge': [
      "quotient('EN 1993-1-3 5.2(2)', 'c/b ≤ 0.6', [c, b], (v) => v < 0.6 + 1e-12),",
      "quotient('EN 1993-1-3 5.2(2)', 'c/b ≤ 0.6', [c, b], (v) => v <= 0.6 + 1.1e-12),",
    ],
    '1e-9 is room for rounding, and nothing lies on its edge': [
      "quantity(TABLE, '45° ≤ φ ≤ 90°', ['phi', phi], phi > 45 - 1e-9 && phi <= 90 + 1e-9),",
      "quantity(TABLE, '45° ≤ φ ≤ 90°', ['phi', phi], phi >= 45 - 1.1e-9 && phi <= 90 + 1e-9),",
      "quantity(TABLE, '45° ≤ φ ≤ 90°', ['phi', phi], phi >= 45 - 1e-9 && phi < 90 + 1e-9),",
      "quantity(TABLE, '45° ≤ φ ≤ 90°', ['phi', phi], phi >= 45 - 1e-9 && phi <= 90 + 1.1e-9),",
    ],
    'φ is the acute angle between web and flange, never above 90°': [
      "quantity(TABLE, '45° ≤ φ ≤ 90°', ['phi', phi], phi >= 45 - 1e-9 && phi <= 99 + 1e-9),",
    ],
    'of equal lips the number is the same': [
      'const lip = lips.reduce((longest, c) => (c[1] >= longest[1] ? c : longest))',
    ],
  },
  '5-5-3-2-edge-stiffener.ts': {
    '1e-12 is room for rounding, and nothing lies on its edge': [
      `ScopeError.unless(ratio < 0.6 + 1e-12, \`\${CLAUSE}(5)\`, 'b_p,c/b_p ≤ 0.6', ratio)`,
      `ScopeError.unless(ratio <= 0.6 + 1.1e-12, \`\${CLAUSE}(5)\`, 'b_p,c/b_p ≤ 0.6', ratio)`,
    ],
    '(5.13c) begins with 0.5': ['return ratio < 0.35 ? k_sigma_short_lip : STIFFENER.lipFactor({ b_p_c, b_p })'],
    'nineteen passes after the first either way': ['for (let pass = 1.1; reduction.chi_d < 1 && pass < 20; pass++) {'],
    'what does not end before jumps between two values, and has the same one two passes later': [
      'for (let pass = 1; reduction.chi_d < 1 && pass < 22; pass++) {',
    ],
    'no change of χ_d is 1e-4 to the last bit': ['if (Math.abs(reduction.chi_d - chi_before) <= 1e-4) break'],
  },
  '5-5-effective-section.ts': {
    'two halves of a plate are the plate': [
      'const parts = rho <= 1 ? [part(0, half), part(1 - half, 1)] : [WHOLE]',
      'const parts = rho < 1.1 ? [part(0, half), part(1 - half, 1)] : [WHOLE]',
    ],
    'where ρ = 1 the two parts meet': [
      'return { plate, psi, k_sigma, lambda_p, rho, effective, parts: rho === 1.1 ? [WHOLE] : parts, stiffener: null }',
    ],
    'the neutral axis of a section lies within its depth: ψ < 0 and z_c < h_p': [
      'const compressed = Math.min(1.1, z_c / h_p)',
      'const share = 2.2 / (5 - psi)',
      'const share = 2 / (5.5 - psi)',
      'const share = 2 / (5 + psi)',
      'const [edge, inner] = psi > 0 ? [share * rho * plate.b_p, (1 - share) * rho * plate.b_p] : [0.4 * b_eff, 0.6 * b_eff]',
      'const [edge, inner] = psi >= 0 ? [share * rho * plate.b_p, (1.1 - share) * rho * plate.b_p] : [0.4 * b_eff, 0.6 * b_eff]',
      'const [edge, inner] = psi >= 0 ? [share * rho * plate.b_p, (1 + share) * rho * plate.b_p] : [0.4 * b_eff, 0.6 * b_eff]',
    ],
    'a web has depth': ['const isAtStart = plate.start.z <= plate.end.z === isTop'],
    'never above the 1 it stands beside': ['chi_d: Math.min(1, ...elements.map((x) => x.stiffener?.chi_d ?? 1.1)),'],
    'the web of a section has no stiffener, and its 1 stands among them': [
      'chi_d: Math.min(1.1, ...elements.map((x) => x.stiffener?.chi_d ?? 1)),',
    ],
  },
  '6-1-10-shear-bending.ts': {
    'without a force its share is 0 of either resistance': [
      'N_Rd: N_Ed > 0 ? r.N_t_Rd : r.N_c_Rd,',
      'M_c_Rd: M_y_Ed > 0 ? r.M_c_Rd_top : r.M_c_Rd_bottom,',
    ],
  },
  '6-1-7-web-crippling.ts': {
    'equal shears differ by 0, whatever their sum': ['return a - b === 0 ? 0 : Math.abs(differenceOf(a, b)) / (a + b)'],
    'l_a is continuous there': ['if (beta_V < 0.2) return longest', 'if (beta_V > 0.3) return 10'],
  },
  '6-3-buckling-curves.ts': {
    'the curve is 1 there': ['if (lambda < 0.2) return 1', 'if (lambda_fz < 0.4) return 1'],
  },
  '4-4-plates.ts': {
    'both rows give the 7.81 that the table prints for ψ = 0': [
      'psi > 0 ? INTERNAL.compressed : psi >= -1 ? INTERNAL.bent : INTERNAL.beyond',
    ],
    '(4.2) is 1 there': [
      'return lambda_p < 0.5 + Math.sqrt(0.085 - 0.055 * psi) ? 1 : Math.min(1, REDUCTION.internal({ lambda_p, psi }))',
    ],
    'between 0.5 − √ and 0.5 + √ (4.2) gives more than 1': [
      'return lambda_p <= 0.5 - Math.sqrt(0.085 - 0.055 * psi) ? 1 : Math.min(1, REDUCTION.internal({ lambda_p, psi }))',
    ],
    '(4.2) is below 1 from there': [
      'return lambda_p <= 0.5 + Math.sqrt(0.085 - 0.055 * psi) ? 1 : Math.min(1.1, REDUCTION.internal({ lambda_p, psi }))',
    ],
    '(4.3) gives 1.0009 there, taken as 1': ['lambda_p < 0.748 ? 1 : Math.min(1, REDUCTION.outstand({ lambda_p }))'],
  },
  '6-1-8-axial-bending.ts': {
    'without a moment its share is 0 of either resistance': [
      'const M_com = (r: SectionResistances, M: number): number => (M > 0 ? r.M_com_top : r.M_com_bottom)',
      'const M_ten = (r: SectionResistances, M: number): number => (M > 0 ? r.M_ten_top : r.M_ten_bottom)',
    ],
    'the first line is never negative': [
      "const line: AxialBendingLine = { equation: '(6.23)', M_star: M, shifted: false, utilisation: -1.1 }",
    ],
    'where both edges resist the same, (6.23) is not below (6.24)': [
      "if (M_com(r, M) < M_ten(r, M)) keepLine(line, '(6.24)', M, false, Math.abs(M) / M_com(r, M) + m_z - N / r.N_t_Rd)",
    ],
    'a third time is the second again': ['for (let i = 0; i <= 2; i++) {', 'for (let i = 0; i < 2.2; i++) {'],
  },
}

/** File and changed line → the reason. */
export const EQUIVALENT = Object.fromEntries(
  Object.entries(REASONS).flatMap(([file, reasons]) =>
    Object.entries(reasons).flatMap(([reason, lines]) => lines.map((line) => [`${file}: ${line}`, reason])),
  ),
)
