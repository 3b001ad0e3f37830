/** What is built from working knowledge of a standard and not yet held against its text or its national annex, and what is not shown. */
export const NOT_CONFIRMED: { clause: string; what: string; asBuilt: string }[] = [
  {
    clause: 'CTE DB SE Table 4.1',
    what: 'γ_G,inf in Spain',
    asBuilt: '0.80 (resistance, favourable); γ_G,sup 1.35',
  },
  {
    clause: 'EN 1990 A1.3.2, NA PT and DE',
    what: 'accidental leading variable action',
    asBuilt: 'ψ1 everywhere, the larger one',
  },
  {
    clause: 'EN 1991-1-3 3.3, NA PT',
    what: 'conditions of exceptional snow',
    asBuilt: 'the user enters the load on the roof',
  },
  {
    clause: 'EN 1991-1-1',
    what: 'imposed roof load per m² of plan (PT, ES)',
    asBuilt: 'plan; slope differs by less than 1.6 % up to 10°',
  },
  {
    clause: 'EN 1991-1-1 6.3.4.2',
    what: 'area load and point loads of category H',
    asBuilt: 'alternatives: never at the same time when all ψ are 0',
  },
  {
    clause: 'EN 1991-1-1 6.3.4.2',
    what: 'area load and point loads of category H as alternatives',
    asBuilt: 'one of them at a time; both together where any ψ is above 0',
  },
  {
    clause: 'EN 1993-1-3 2(3), NA ES and DE',
    what: 'γ_M0 and γ_M1',
    asBuilt: 'Spain 1.05, Germany 1.10, Portugal 1.00',
  },
  {
    clause: 'EN 1993-1-3 5.5.3.4',
    what: 'intermediate stiffeners',
    asBuilt: 'no sections with grooves in this release',
  },
  {
    clause: 'EN 1993-1-3 6.1.7, 6.1.11',
    what: 'local resistance under point loads and its interaction with bending',
    asBuilt:
      'rules of supports for a load on the flange; opposing rows near a support; none for a load brought into the web',
  },
  {
    clause: 'EN 1993-1-3 6.1.9(3)',
    what: 'edge in tension under compression with bending',
    asBuilt: '(6.26) always computed; a favourable shift is left out',
  },
  {
    clause: 'EN 1993-1-3 6.1.3(3), 6.1.9(2)',
    what: 'shift of the centroid along y',
    asBuilt: 'ΔM_z always added, with the modulus of its own edge, under a panel too',
  },
  {
    clause: 'EN 1993-1-3 6.1.9(3)',
    what: 'when the tension edge is asked for, and a favourable shift',
    asBuilt: '(6.26) always; M_y with and without ΔM_y',
  },
  { clause: 'EN 1993-1-3 6.2.2, Table 6.3', what: 'buckling curve of hat sections', asBuilt: 'curve c, the lower one' },
  {
    clause: 'EN 1993-1-3 6.2.4',
    what: 'lateral-torsional buckling of C and Z sections without panel',
    asBuilt:
      'checked with M_cr of the whole line under free bending, besides the two free flanges of 10.1.4.2 (method 6.6); 6.2.4(2) leaves out sections whose principal axes turn',
  },
  {
    clause: 'EN 1993-1-3 6.2.5(2)',
    what: 'moments from the shift of the centroid in the interaction of the member',
    asBuilt: 'ΔM_y and ΔM_z in every term, M_z added linearly',
  },
  {
    clause: 'EN 1993-1-3 10.1.1(7), 10.1.3.4',
    what: 'anti-roll device at supports; continuity of lines above 14 m',
    asBuilt: 'taken as given and said; no number changes',
  },
  { clause: 'EN 1993-1-3 10.1.1(1)', what: 'list of shapes and limits h/t < 233, c/t ≤ 20', asBuilt: 'as written' },
  {
    clause: 'EN 1993-1-3 10.1.1(7)',
    what: 'twist and lateral displacement at the supports of C and Z',
    asBuilt: 'taken as prevented; an anti-roll device is asked for',
  },
  {
    clause: 'EN 1993-1-3 10.1.1(8), 10.1.2(2)',
    what: 'range of the distortional line of the Ω (method 5.8 to 5.15)',
    asBuilt:
      'webs of 45° to 90° without grooves; α_cr up to 100 % high where plates buckle first (slender webs over short hogging zones), utilisation at most 15.3 % low in what was found; named where cleats hold the webs, on bearings M_R governs',
  },
  {
    clause: 'EN 1993-1-3 10.1.1(8), 10.1.2(2)',
    what: 'inverted Ω with a panel',
    asBuilt: 'as method 5.8 to 5.15; not validated: local buckling came first in every shell analysis',
  },
  {
    clause: 'EN 1993-1-3 10.1.5.2',
    what: 'C_D of a panel on the feet of an Ω',
    asBuilt: 'half at each foot, in series with the foot; derived only',
  },
  {
    clause: 'EN 1993-1-3 10.1.3.4',
    what: 'joints of a continuous line',
    asBuilt: 'calculated as continuous; above 14 m joints with at least the stiffness of the member are asked for',
  },
  {
    clause: 'EN 1993-1-3 10.1.3.4(1), (2)',
    what: 'laps, sleeves and hinges that are entered',
    asBuilt:
      'both stiffnesses a lap can have, κ_s 0.85 and κ_f 0.85 (method 2.8, 4.24, 6.19): held against a two-layer beam and shells, not yet against tests',
  },
  {
    clause: 'EN 1993-1-3 10.1.4.1(5), Table 10.1',
    what: 'range 0 ≤ R ≤ 40 of κ_R',
    asBuilt: 'not used: the strut on its foundation is solved numerically',
  },
  {
    clause: 'EN 1993-1-3 10.1.4.2(2)',
    what: 'reduction of the free flange: 6.3.2.3 of EN 1993-1-1 with α 0.34, λ̄_0 0.4, β 0.75',
    asBuilt: 'as written; the ENV had curve a; shells with large displacements stay below it, without imperfections',
  },
  { clause: 'EN 1993-1-3 10.1.4.2', what: 'alternative l_fz = 0.7·L_0·(1 + 13.1·R_0^1.6)^−0.125', asBuilt: 'not used' },
  {
    clause: 'EN 1993-1-3 10.1.5.2(7)',
    what: 'C_D,A = 130·p and its conditions on the sheeting',
    asBuilt:
      'used whenever sheeting data are given, but not for fasteners less than 25 mm from an edge of the flange; the conditions on the sheet are the designer’s',
  },
  {
    clause: 'EN 1993-1-3 (10.1b)',
    what: 'S of a trapezoidal sheet, a fifth of it at every second rib',
    asBuilt: 'two independent readings agree; no worked example with its numbers could be read',
  },
  {
    clause: 'EN 1993-1-3 10.1.5.2(5), (10.17), Table 10.3',
    what: 'C_100, b_T,max and the factors of a chosen sheet; 0.66 mm as a nominal thickness',
    asBuilt: 'the rows for uplift, for both senses of load; a screw off the middle with its shorter lever',
  },
  {
    clause: 'Maker’s catalogue',
    what: 'inside radius 1.5·t and the dimensions of the generic families',
    asBuilt: 'as in the default catalogue; a maker replaces it',
  },
  {
    clause: 'EN 1993-1-3:2024',
    what: 'differences of the second generation',
    asBuilt: 'the edition of 2006 is designed with',
  },
  {
    clause: 'Access Steel SX023a',
    what: 'A_eff of the SX022 section in compression',
    asBuilt: '436 mm² by two programs; the sheet itself has not been read',
  },
]
