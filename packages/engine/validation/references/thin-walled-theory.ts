/** Gross properties by closed forms and by summing fibres; masses of the default catalogue. */
import { genericCatalogue } from '../../src/catalogue/generic.ts'
import { dimensionsAsBuilt } from '../../src/sections/dimensions.ts'
import { grossProperties } from '../../src/sections/gross-properties.ts'
import type { SectionDimensions } from '../../src/sections/profiles/all.ts'
import { buildSection } from '../../src/sections/section-model.ts'
import { exactly, printed, type Reference, type ReferenceValue, within } from '../evidence.ts'

const CHANNELS = [
  [200, 70, 2],
  [120, 50, 1.5],
  [300, 90, 3],
] as const

/** Outside dimensions to sharp midline, written apart from the engine's own. */
function sharpMidline(d: SectionDimensions): [number, number][] {
  const half = d.t_nom / 2
  const low = d.h - half
  if (d.profile === 'OMEGA') {
    const top = d.bTop / 2 - half
    const base = d.bBase / 2 - half
    const tip = base + d.bFoot - d.t_nom
    const right: [number, number][] = [
      [top, half],
      [base, low],
      [tip, low],
      [tip, low - d.c + half],
    ]
    return [...right.map(([y, z]): [number, number] => [-y, z]).reverse(), ...right]
  }
  const side = d.profile === 'C' ? 1 : -1
  return [
    [side * (d.bTop - d.t_nom), d.cTop],
    [side * (d.bTop - d.t_nom), half],
    [0, half],
    [0, low],
    [d.bBottom - d.t_nom, low],
    [d.bBottom - d.t_nom, d.h - d.cBottom],
  ]
}

/** Many fibres along the midline with true arcs of radius r_m: ∫dA, ∫z dA, ∫z²dA … by the midpoint rule. */
function fibreSums(d: SectionDimensions) {
  const points = sharpMidline(d)
  const r_m = d.r + d.t_nom / 2
  const fibres: { y: number; z: number; dA: number }[] = []
  const line = (a: readonly number[], b: readonly number[]) => {
    const n = 500
    const ds = Math.hypot(b[0]! - a[0]!, b[1]! - a[1]!) / n
    for (let i = 0; i < n; i++) {
      const s = (i + 0.5) / n
      fibres.push({ y: a[0]! + (b[0]! - a[0]!) * s, z: a[1]! + (b[1]! - a[1]!) * s, dA: d.t * ds })
    }
  }
  let from: number[] = points[0]!
  for (let i = 1; i + 1 < points.length; i++) {
    const [a, b, c] = [points[i - 1]!, points[i]!, points[i + 1]!]
    const into = Math.atan2(b[1] - a[1], b[0] - a[0])
    const out = Math.atan2(c[1] - b[1], c[0] - b[0])
    const turn = Math.atan2(Math.sin(out - into), Math.cos(out - into))
    const tangent = r_m * Math.tan(Math.abs(turn) / 2)
    const start = [b[0] - tangent * Math.cos(into), b[1] - tangent * Math.sin(into)]
    line(from, start)
    const side = Math.sign(turn)
    const centre = [start[0]! - side * r_m * Math.sin(into), start[1]! + side * r_m * Math.cos(into)]
    const n = 400
    for (let k = 0; k < n; k++) {
      const angle = into - (side * Math.PI) / 2 + (turn * (k + 0.5)) / n
      const [y, z] = [centre[0]! + r_m * Math.cos(angle), centre[1]! + r_m * Math.sin(angle)]
      fibres.push({ y, z, dA: (d.t * r_m * Math.abs(turn)) / n })
    }
    from = [b[0] + tangent * Math.cos(out), b[1] + tangent * Math.sin(out)]
  }
  line(from, points.at(-1)!)
  const sum = (f: (p: { y: number; z: number }) => number) => fibres.reduce((s, p) => s + f(p) * p.dA, 0)
  const A = sum(() => 1)
  const y_c = sum((p) => p.y) / A
  const z_c = sum((p) => p.z) / A
  return {
    A,
    z_c,
    I_y: sum((p) => (p.z - z_c) ** 2),
    I_z: sum((p) => (p.y - y_c) ** 2),
    I_yz: sum((p) => (p.y - y_c) * (p.z - z_c)),
  }
}

function compareFibres(name: string, d: SectionDimensions): ReferenceValue[] {
  const sums = fibreSums(d)
  const g = buildSection(d).gross
  // Chords of the engine's arcs shorten them by 0.04 %.
  const values = (['A', 'z_c', 'I_y', 'I_z'] as const).map((key) => within(`${name}: ${key}`, g[key], sums[key], 5e-4))
  const size = Math.sqrt(sums.I_y * sums.I_z)
  return [...values, { name: `${name}: I_yz`, found: g.I_yz, expected: sums.I_yz, allowed: 5e-4 * size, size }]
}

/** kg/m as the table of section I prints them. */
const MASSES: Record<string, string[]> = {
  '100-50': ['2.58', '3.38', '4.15', '4.89'],
  '120-50': ['2.88', '3.79', '4.66', '5.50'],
  '150-60': ['3.52', '4.63', '5.72', '6.78'],
  '180-60': ['3.87', '5.10', '6.31', '7.48'],
  '200-70': ['4.34', '5.73', '7.09', '8.42', '11.0'],
  '220-70': ['4.58', '6.05', '7.49', '8.89', '11.6'],
  '250-80': ['5.29', '6.99', '8.66', '10.31', '13.5'],
  '300-90': ['6.11', '8.09', '10.04', '11.96', '15.7'],
}
const OMEGA_MASSES: Record<string, string[]> = {
  '80-50': ['3.40', '4.44', '5.44', '6.40'],
  '120-55': ['4.59', '6.03', '7.43', '8.78'],
  '160-60': ['5.73', '7.55', '9.33', '11.07'],
  '200-70': ['6.95', '9.18', '11.37', '13.51'],
  '250-80': ['8.53', '11.28', '13.99', '16.66'],
}

const FAMILIES = genericCatalogue.families

const massValues = (omega: boolean): ReferenceValue[] =>
  FAMILIES.filter((f) => (f.profileType === 'OMEGA') === omega).flatMap((f) =>
    f.thicknesses.map((t, i) => {
      const size = f.typology.replace(/^[A-Z]+-/, '')
      const mass = buildSection(dimensionsAsBuilt(f, t, false)).massPerMetre
      const digits = (omega ? OMEGA_MASSES : MASSES)[size]![i]!
      const name = `${f.name}×${t}`
      const table = printed(name, mass, digits)
      // Chords make the engine's arcs 0.04 % short, at most 0.01 % of the mass; for hats the table is up to 1 % low (method 3.7).
      return { ...table, allowed: table.allowed + (omega ? 0.01 : 1e-4) * Number(digits) }
    }),
  )

export const thinWalledReferences: Reference[] = [
  {
    clause: 'gross',
    rank: 'theory',
    title: 'channel without lips, closed form',
    source: 'e = 3b²/(6b + h), I_w = t·b³·h²·(3b + 2h)/(12(6b + h))',
    values: () =>
      CHANNELS.flatMap(([h, b, t]) => {
        const g = grossProperties(
          [
            { y: b, z: 0 },
            { y: 0, z: 0 },
            { y: 0, z: h },
            { y: b, z: h },
          ],
          t,
        )
        return [
          exactly(`${h}×${b}×${t}: e`, -g.y_sc, (3 * b ** 2) / (6 * b + h)),
          exactly(`${h}×${b}×${t}: I_w`, g.I_w, (t * b ** 3 * h ** 2 * (3 * b + 2 * h)) / (12 * (6 * b + h))),
          exactly(`${h}×${b}×${t}: I_y`, g.I_y, t * (h ** 3 / 12 + (b * h ** 2) / 2)),
          exactly(`${h}×${b}×${t}: I_t`, g.I_t, ((2 * b + h) * t ** 3) / 3),
          exactly(
            `${h}×${b}×${t}: i_0²`,
            g.i_0_sq,
            (g.I_y + g.I_z) / g.A + (b ** 2 / (2 * b + h) + (3 * b ** 2) / (6 * b + h)) ** 2,
          ),
        ]
      }),
  },
  {
    clause: 'gross',
    rank: 'theory',
    title: 'Z without lips, closed form',
    source: 'I_w = b³·h²·t·(b + 2h)/(12(2b + h)), I_yz = t·b²·h/2, I_z = 2t·b³/3',
    values: () =>
      CHANNELS.flatMap(([h, b, t]) => {
        const g = grossProperties(
          [
            { y: -b, z: 0 },
            { y: 0, z: 0 },
            { y: 0, z: h },
            { y: b, z: h },
          ],
          t,
        )
        return [
          exactly(`${h}×${b}×${t}: I_w`, g.I_w, (b ** 3 * h ** 2 * t * (b + 2 * h)) / (12 * (2 * b + h))),
          exactly(`${h}×${b}×${t}: I_yz`, g.I_yz, (t * b ** 2 * h) / 2),
          exactly(`${h}×${b}×${t}: I_z`, g.I_z, (2 * t * b ** 3) / 3),
        ]
      }),
  },
  {
    clause: 'gross',
    rank: 'theory',
    title: 'default catalogue, t 2.0, by summing fibres',
    source: 'numerical integration over some 4000 fibres with true arcs',
    values: () => FAMILIES.flatMap((f) => compareFibres(f.name, dimensionsAsBuilt(f, 2, false))),
  },
  {
    clause: 'mass',
    rank: 'independent program',
    title: 'kg/m of the default C and Z families',
    source: 'own program of the method’s author (table of section I)',
    values: () => massValues(false),
  },
  {
    clause: 'mass',
    rank: 'independent program',
    title: 'kg/m of the default Ω families, to 1 %',
    source: 'own program of the method’s author (table of section I)',
    values: () => massValues(true),
    excluded: [
      { value: 'half a printed digit for Ω', reason: 'the table is rounded and up to 1 % low for Ω (method 3.7)' },
    ],
  },
]
