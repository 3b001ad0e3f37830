/** Limits of 5.2 and 10.1.1 one by one, and the roundings of 5.1, by hand. */
import { sectionRoundings } from '../../src/en1993-1-3-2006/5-1-rounded-corners.ts'
import { purlinProportions, sectionProportions } from '../../src/en1993-1-3-2006/5-2-geometry.ts'
import type { SectionDimensions } from '../../src/sections/profiles/all.ts'
import { unmet } from '../../src/sections/proportion.ts'
import { buildSection } from '../../src/sections/section-model.ts'
import { exactly, printed, type Reference, type ReferenceValue } from '../evidence.ts'
import { C200, OMEGA148 } from './sections.ts'

const channel = (h: number, b: number, c: number, t_nom: number, r = 3): SectionDimensions => ({
  profile: 'C',
  h,
  bTop: b,
  bBottom: b,
  cTop: c,
  cBottom: c,
  r,
  t_nom,
  t: t_nom - 0.04,
})

const omega = (h: number, bTop: number, bBase: number, bFoot: number, c: number, t_nom: number): SectionDimensions => ({
  profile: 'OMEGA',
  inverted: false,
  h,
  bTop,
  bBase,
  bFoot,
  c,
  r: 3,
  t_nom,
  t: t_nom - 0.04,
})

/** Name, section, part of the limit's text, value printed by hand, number of limits unmet. */
const SECTION_LIMITS: [string, SectionDimensions, string | null, string, number][] = [
  ['C 200×70×20×2 is within', channel(200, 70, 20, 2), null, '0', 0],
  ['flange with lip', channel(200, 130, 40, 2), 'b/t ≤ 60', '66.33', 2],
  ['flange with a lip below 0.2·b', channel(200, 110, 20, 2), 'b/t ≤ 50', '56.12', 2],
  ['lip', channel(300, 110, 60, 1), 'c/t ≤ 50', '62.50', 4],
  ['lip against flange', channel(200, 40, 26, 2), 'c/b ≤ 0.6', '0.650', 2],
  ['web', channel(800, 70, 20, 1.5), 'h/t ≤ 500', '547.9', 1],
  ['core thickness', channel(100, 22, 5, 0.45, 1), 't_cor', '0.41', 1],
  ['inside radius', channel(100, 22, 0, 0.5, 12), 'r ≤ 0.04', '12', 1],
  ['closed flange', omega(200, 1000, 1040, 45, 15, 2), 'b/t ≤ 500', '510.2', 1],
  ['slanted web', omega(80, 60, 300, 45, 15, 2), '45° ≤ φ', '33.02', 1],
  ['foot without lip', omega(150, 60, 92, 105, 0, 2), 'b/t ≤ 50', '53.57', 1],
]

const PURLIN_LIMITS: [string, SectionDimensions, string | null, string, number][] = [
  ['C 200×70×20×2 is within', channel(200, 70, 20, 2), null, '0', 0],
  ['depth', channel(460, 100, 25, 2), 'h/t < 233', '234.7', 1],
  ['lip', channel(300, 100, 45, 2), 'c/t ≤ 20', '22.96', 1],
]

function limitValues(
  name: string,
  limits: { limit: string; value: number }[],
  text: string | null,
  digits: string,
  count: number,
): ReferenceValue[] {
  const number = exactly(`${name}: limits unmet`, limits.length, count)
  if (text === null) return [number]
  return [number, printed(`${name}: ${text}`, limits.find((l) => l.limit.includes(text))?.value ?? Number.NaN, digits)]
}

function roundings(d: SectionDimensions) {
  const s = buildSection(d)
  return { s, width: (name: string) => s.plates.find((p) => p.name === name)!.b_p }
}

export const geometryReferences: Reference[] = [
  {
    clause: 'geometry',
    rank: 'hand',
    title: 'one section beyond every limit of 5.2',
    source: 'hand calculation from Table 5.1 (method 3.11)',
    values: () =>
      SECTION_LIMITS.flatMap(([name, d, text, digits, count]) =>
        limitValues(name, unmet(sectionProportions(buildSection(d), 350)), text, digits, count),
      ),
  },
  {
    clause: 'geometry',
    rank: 'hand',
    title: 'limits of the purlin clause',
    source: 'hand calculation from 10.1.1(1) (method 3.11)',
    values: () =>
      PURLIN_LIMITS.flatMap(([name, d, text, digits, count]) =>
        limitValues(name, unmet(purlinProportions(buildSection(d))), text, digits, count),
      ),
  },
  {
    clause: 'gross',
    rank: 'hand',
    title: 'foot of an Ω with and without lip',
    source: 'hand calculation from method 3.4 and 5.8',
    values: () => {
      const foot = (d: SectionDimensions) => roundings(d).s.plates.find((p) => p.name === 'footRight')!
      const plain = foot(omega(180, 175, 175, 92, 0, 3))
      return [
        exactly('with a lip: b_f = 45 − 2', foot(omega(160, 60, 90, 45, 16, 2)).b_sharp, 43),
        exactly('plain: b_f = 92 + 3/2', plain.b_sharp, 93.5),
        exactly('plain: its free edge stands 92 mm outside the web', plain.end.y - 175 / 2, 92),
      ]
    },
  },
  {
    clause: 'roundings',
    rank: 'hand',
    title: 'notional widths and δ of C 200×74/66×20.8 and the Ω 148',
    source: 'hand calculation from 5.1(3), (4) (method 3.8)',
    values: () => {
      const sharp = roundings(C200.dimensions)
      const round = roundings({ ...C200.dimensions, r: 10 })
      const omegaRound = roundings({ ...OMEGA148.dimensions, r: 8 })
      const atLimit = (r: number) =>
        sectionRoundings(
          [
            { y: 40, z: 0 },
            { y: 0, z: 0 },
            { y: 0, z: 100 },
            { y: 40, z: 100 },
          ],
          ['flange', 'web', 'flange'],
          r,
          r + 1,
          2,
        )
      return [
        exactly('r 3: sharp corners', Number(sharp.s.sharpCornersAllowed), 1),
        exactly('r 3: flange', sharp.width('flangeTop'), 72),
        exactly('r 10: notional widths', Number(round.s.sharpCornersAllowed), 0),
        // 2·11·(tan 45° − sin 45°) = 6.4437
        printed('r 10: flange', round.width('flangeTop'), '65.556'),
        printed('r 10: web', round.width('web'), '191.556'),
        printed('r 10: lip', round.width('lipTop'), '16.578'),
        // 0.43·40/373.6
        printed('r 10: δ', round.s.delta, '0.04604'),
        // 0.43·8·(4·83.8298/90 + 2)/469.7247
        printed('Ω, r 8: δ', omegaRound.s.delta, '0.041932'),
        // 9·(tan 41.9149° − sin 41.9149°) = 2.0669
        printed('Ω, r 8: closed flange', omegaRound.width('closedFlange'), '53.866'),
        exactly('r = 0.1·b_p passes', Number(atLimit(4).sharpCornersAllowed), 1),
        exactly('r just above 0.1·b_p does not', Number(atLimit(4.001).sharpCornersAllowed), 0),
      ]
    },
  },
]
