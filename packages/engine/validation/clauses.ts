/** What the engine computes, clause by clause: the rows of docs/verification.md. */
export interface Clause {
  /** the rule, as an engineer looks for it */
  clause: string
  about: string
  /** function and file that compute it, from packages/engine/src */
  where: string
  /** tests that hold it without a table of values: invariants, second solvers, limits */
  tests: string[]
}

const EN3 = 'EN 1993-1-3'

export const CLAUSES = {
  loads: {
    clause: 'EN 1991-1-1, -1-3, -1-4 (method 1.2 to 1.7)',
    about: 'loads resolved on the member, bands, point loads',
    where: 'buildActions, actions/load-cases.ts; bandsAlong, packages/contract/src/bands.ts',
    tests: ['validation/invariants/statics.test.ts'],
  },
  livePatterns: {
    clause: 'EN 1991-1-1 6.2.1, 6.3.4.2',
    about: 'arrangements of the imposed load; area load or point loads in category H',
    where: 'livePatterns, isCategoryH, arrangementsOf, actions/live-patterns.ts',
    tests: ['src/actions/live-patterns.test.ts'],
  },
  combinations: {
    clause: 'EN 1990 6.4.3, 6.5.3',
    about: 'combinations of actions, axial load in them',
    where: 'combinationsOf, en1990/combinations.ts',
    tests: ['validation/invariants/results.test.ts', 'validation/invariants/load-cases.test.ts'],
  },
  national: {
    clause: 'National annexes (method 1.16)',
    about: 'partial factors by location',
    where: 'nationalParameters, national-annex/parameters.ts',
    tests: [],
  },
  statics: {
    clause: 'EN 1993-1-1 5.2, 5.4 (method 2.1 to 2.7)',
    about: 'continuous beam: M, V, R, w',
    where: 'solveContinuousBeam, beam/continuous-beam.ts; analyseBeam, beam/analyse-beam.ts',
    tests: ['validation/invariants/beam.test.ts', 'validation/invariants/statics.test.ts'],
  },
  mass: {
    clause: `${EN3} 3.2.4, EN 10346`,
    about: 'core thickness, mass and own weight',
    where: 'buildSection, sections/section-model.ts',
    tests: ['src/en1993-1-3-2006/5-1-rounded-corners.test.ts'],
  },
  gross: {
    clause: `${EN3} Annex C`,
    about: 'gross properties of the rounded midline',
    where: 'grossProperties, sections/gross-properties.ts; roundCorners, sections/rounded-polyline.ts',
    tests: ['validation/invariants/sections.test.ts'],
  },
  roundings: {
    clause: `${EN3} 5.1(3), (4)`,
    about: 'influence of rounded corners, notional widths, δ',
    where: 'sectionRoundings, en1993-1-3-2006/5-1-rounded-corners.ts',
    tests: ['src/en1993-1-3-2006/5-1-rounded-corners.test.ts'],
  },
  geometry: {
    clause: `${EN3} 5.2, Table 5.1; 10.1.1(1)`,
    about: 'proportions the method covers',
    where: 'sectionProportions, purlinProportions, en1993-1-3-2006/5-2-geometry.ts',
    tests: ['src/en1993-1-3-2006/5-2-geometry.test.ts'],
  },
  plates: {
    clause: 'EN 1993-1-5 4.4, Tables 4.1, 4.2',
    about: 'k_σ and ρ of plane elements',
    where: 'en1993-1-5-2006/4-4-plates.ts',
    tests: ['src/en1993-1-5-2006/4-4-plates.test.ts'],
  },
  edgeStiffener: {
    clause: `${EN3} 5.5.3.2`,
    about: 'flange with edge lip: K, σ_cr,s, χ_d',
    where: 'reduceEdgeStiffener, en1993-1-3-2006/5-5-3-2-edge-stiffener.ts',
    tests: ['src/en1993-1-3-2006/5-5-3-2-edge-stiffener.test.ts'],
  },
  effective: {
    clause: `${EN3} 5.5`,
    about: 'effective sections under N and M_y',
    where: 'effectiveInBending, effectiveInCompression, en1993-1-3-2006/5-5-effective-section.ts',
    tests: ['validation/invariants/sections.test.ts'],
  },
  tension: {
    clause: `${EN3} 6.1.2`,
    about: 'tension',
    where: 'sectionResistances, en1993-1-3-2006/6-1-section-resistances.ts',
    tests: [],
  },
  compression: {
    clause: `${EN3} 6.1.3`,
    about: 'compression',
    where: 'sectionResistances, en1993-1-3-2006/6-1-section-resistances.ts',
    tests: ['validation/invariants/sections.test.ts'],
  },
  centroidShift: {
    clause: `${EN3} 6.1.3(3)`,
    about: 'shift of the centroid under N, along y and z',
    where: 'shiftOfCentroid, en1993-1-3-2006/6-1-3-shift-of-centroid.ts',
    tests: ['src/en1993-1-3-2006/6-1-3-shift-of-centroid.test.ts'],
  },
  bending: {
    clause: `${EN3} 6.1.4`,
    about: 'bending about y and z',
    where:
      'sectionResistances, en1993-1-3-2006/6-1-section-resistances.ts; checkSection, checks/section/section-checks.ts',
    tests: ['validation/invariants/sections.test.ts'],
  },
  shear: {
    clause: `${EN3} 6.1.5, Table 6.1`,
    about: 'shear',
    where: 'shearResistance, en1993-1-3-2006/6-1-5-shear.ts',
    tests: ['src/en1993-1-3-2006/6-1-5-shear.test.ts'],
  },
  cripplingOneWeb: {
    clause: `${EN3} 6.1.7.2`,
    about: 'web crippling of C and Z',
    where: 'singleWeb, en1993-1-3-2006/6-1-7-2-single-web.ts',
    tests: ['src/en1993-1-3-2006/6-1-7-web-crippling.test.ts', 'validation/full-scale/full-scale.test.ts'],
  },
  cripplingTwoWebs: {
    clause: `${EN3} 6.1.7.3`,
    about: 'web crippling of Ω, category, β_V',
    where:
      'omegaWebResistance, effectiveBearingLength, en1993-1-3-2006/6-1-7-web-crippling.ts; bearingsOf, checks/web-crippling/bearings.ts',
    tests: ['src/en1993-1-3-2006/6-1-7-web-crippling.test.ts'],
  },
  cripplingUnderLoads: {
    clause: `${EN3} 6.1.7 (method 4.13 to 4.18)`,
    about: 'web crippling under point loads, opposing forces',
    where:
      'singleWeb, en1993-1-3-2006/6-1-7-2-single-web.ts; bearingsOf, checks/web-crippling/bearings.ts; checkWebs, checks/web-crippling/web-checks.ts',
    tests: ['validation/invariants/point-loads.test.ts', 'src/en1993-1-3-2006/6-1-7-web-crippling.test.ts'],
  },
  axialBending: {
    clause: `${EN3} 6.1.8, 6.1.9`,
    about: 'N with M_y and M_z, both edges, both shifts',
    where:
      'axialBendingUtilisation, en1993-1-3-2006/6-1-8-axial-bending.ts; searchAxialBending, checks/section/axial-bending.ts',
    tests: ['src/en1993-1-3-2006/6-1-8-axial-bending.test.ts', 'validation/invariants/axial-bending.test.ts'],
  },
  shearBending: {
    clause: `${EN3} 6.1.10`,
    about: 'M with V',
    where:
      'shearBendingUtilisation, en1993-1-3-2006/6-1-10-shear-bending.ts; checkShearBending, checks/section/shear-bending.ts',
    tests: ['validation/invariants/point-loads.test.ts'],
  },
  momentReaction: {
    clause: `${EN3} 6.1.11`,
    about: 'M with support reaction',
    where: 'checkWebs, checks/web-crippling/web-checks.ts',
    tests: ['validation/invariants/point-loads.test.ts'],
  },
  momentForce: {
    clause: `${EN3} 6.1.11 (method 4.13 to 4.18)`,
    about: 'M with point load',
    where: 'checkWebs, checks/web-crippling/web-checks.ts',
    tests: ['validation/invariants/point-loads.test.ts'],
  },
  curves: {
    clause: 'EN 1993-1-1 6.3.1.2, Table 6.1',
    about: 'buckling curves',
    where: 'bucklingReduction, en1993-1-1-2005/6-3-buckling-curves.ts',
    tests: ['src/en1993-1-1-2005/6-3-buckling-curves.test.ts'],
  },
  freeFlangeCurve: {
    clause: `EN 1993-1-1 6.3.2.3 by ${EN3} 10.1.4.2(2)`,
    about: 'χ_LT of the free flange',
    where: 'freeFlangeReduction, en1993-1-1-2005/6-3-buckling-curves.ts',
    tests: ['src/en1993-1-1-2005/6-3-buckling-curves.test.ts'],
  },
  flexural: {
    clause: `${EN3} 6.2.2`,
    about: 'flexural buckling about y',
    where: 'flexuralResistance, checks/member-buckling/columns.ts',
    tests: [],
  },
  torsional: {
    clause: `${EN3} 6.2.3`,
    about: 'torsional and torsional-flexural buckling',
    where: 'torsionalResistance, checks/member-buckling/columns.ts; loadFactor, checks/member-buckling/member-line.ts',
    tests: ['validation/stability/columns.test.ts', 'validation/stability/invariants.test.ts'],
  },
  omegaLine: {
    clause: `${EN3} 10.1.1(8), 10.1.2(2)`,
    about: 'Ω line with distortion of its cross-section: section matrices, sway and spread, α_cr',
    where: 'omegaMatrices, stability/omega-matrices.ts; omegaBuckling, stability/omega-line.ts',
    tests: ['validation/stability/omega-line.test.ts', 'validation/shell/omega-lines-own.test.ts'],
  },
  lateralTorsional: {
    clause: `${EN3} 6.2.4, EN 1993-1-1 6.3.4`,
    about: 'lateral-torsional buckling of Ω, and of C and Z without panel, α_cr on the whole line',
    where:
      'generalMethod, checks/member-buckling/lateral-torsional.ts; loadFactor, checks/member-buckling/member-line.ts',
    tests: [
      'validation/stability/lateral-torsional.test.ts',
      'validation/stability/omega.test.ts',
      'validation/stability/invariants.test.ts',
      'validation/invariants/restraints.test.ts',
      'validation/shell/omega-lines-own.test.ts',
    ],
  },
  memberInteraction: {
    clause: `${EN3} 6.2.5`,
    about: 'N + M of the member',
    where:
      'interactionWithLateral, en1993-1-3-2006/6-2-member-buckling.ts; interactionMoments, checks/member-buckling/interaction-moments.ts',
    tests: [],
  },
  serviceStiffness: {
    clause: `${EN3} 7.1(3)`,
    about: 'I_fic in serviceability',
    where: 'fictitiousSecondMoment, deflectionStiffness, checks/deflection/deflection-stiffness.ts',
    tests: [],
  },
  deflection: {
    clause: `${EN3} 7.3, EN 1990 A1.4.3`,
    about: 'deflection of spans and cantilevers',
    where: 'checkSpan, checkTip, checks/deflection/deflection-checks.ts',
    tests: ['validation/invariants/beam.test.ts'],
  },
  sheetingShear: {
    clause: `${EN3} 10.1.1(6)`,
    about: 'shear stiffness S the sheeting must have, and that of a chosen sheet, (10.1b)',
    where: 'requiredShearStiffness, shearStiffness, en1993-1-3-2006/10-1-1-shear-stiffness.ts',
    tests: ['src/en1993-1-3-2006/10-1-1-shear-stiffness.test.ts', 'validation/invariants/sheeting.test.ts'],
  },
  lateralLoad: {
    clause: `${EN3} 10.1.4.1(3)–(5), Table 10.1`,
    about: 'lateral load and moment of the free flange, edge by edge',
    where:
      'lateralLoadFactors, en1993-1-3-2006/10-1-4-1-lateral-load.ts; freeFlange, edgeStress, en1993-1-3-2006/10-1-4-free-flange.ts; strutMoments, stability/strut-on-foundation.ts',
    tests: [
      'validation/stability/free-flange.test.ts',
      'validation/stability/invariants.test.ts',
      'validation/second-program/fasteners.test.ts',
    ],
  },
  flangeStress: {
    clause: `${EN3} 10.1.4.1 (10.3a, 10.3b)`,
    about: 'stresses of the restrained and the free flange',
    where:
      'checkFreeFlanges, checks/free-flange/checks.ts; edgePeak, checks/free-flange/stresses.ts; pulledPeak, checks/free-flange/pulled.ts',
    tests: [
      'validation/shell/free-flange-shared.test.ts',
      'validation/shell/free-flange-own.test.ts',
      'validation/second-program/free-flanges.test.ts',
    ],
  },
  flangeBuckling: {
    clause: `${EN3} 10.1.4.2, Table 10.2`,
    about: 'buckling of the free flange, l_fz',
    where: 'buckleFlange, checks/free-flange/bending.ts; strutBuckling, stability/strut-on-foundation.ts',
    tests: [
      'validation/stability/free-flange.test.ts',
      'validation/stability/invariants.test.ts',
      'validation/shell/free-flange-own.test.ts',
      'validation/shell/lapped-flange-own.test.ts',
      'validation/full-scale/full-scale.test.ts',
    ],
  },
  springs: {
    clause: `${EN3} 10.1.5`,
    about: 'springs C_D and K of the sheeting',
    where: 'rotationalSpring, sheetingSprings, lateralSpring, en1993-1-3-2006/10-1-5-sheeting-springs.ts',
    tests: ['src/en1993-1-3-2006/10-1-5-sheeting-springs.test.ts', 'validation/invariants/sheeting.test.ts'],
  },
  restraints: {
    clause: 'method 5.2',
    about: 'positions of lateral restraints',
    where: 'restraintsOf, line/restraints.ts',
    tests: [],
  },
  ranking: {
    clause: 'method 8.2, 8.3',
    about: 'passing candidates and their order',
    where: 'rank, design/search-line.ts; design, design/design.ts',
    tests: ['validation/invariants/results.test.ts'],
  },
  finiteStrips: {
    clause: 'Second opinion',
    about: 'elastic buckling over the half-wavelength by finite strips, its minima and their kinds; used by no check',
    where: 'signatureCurve, packages/strips/src/signature-curve.ts',
    tests: [
      '../strips/src/theory.test.ts',
      '../strips/src/strip-stiffness.test.ts',
      '../strips/src/smallest-factor.test.ts',
      '../strips/src/section-strips.test.ts',
      '../strips/src/mode-kind.test.ts',
    ],
  },
} as const satisfies Record<string, Clause>

export type ClauseId = keyof typeof CLAUSES
