/** Equal spans under uniform load, and a cantilever beside a span; method 2.7. */
import { analyseBeam } from '../../src/beam/analyse-beam.ts'
import { exactly, printed, type Reference } from '../evidence.ts'

/** n spans of 1 m, q = 1 kN/m, EI = 1 kNm²: every result is its own coefficient. */
const unitSpans = (n: number) =>
  analyseBeam({
    spansM: Array.from({ length: n }, () => 1),
    leftCantilever: false,
    rightCantilever: false,
    eiKnm2: 1,
    loads: [{ type: 'uniform', fromM: 0, toM: n, q0KnM: 1 }],
  })

const TABLES = 'tables of continuous beams (method 2.7)'

export const beamReferences: Reference[] = [
  {
    clause: 'statics',
    rank: 'theory',
    title: 'one and two equal spans, closed form',
    source: TABLES,
    values: () => {
      const [one, two] = [unitSpans(1), unitSpans(2)]
      return [
        exactly('1 span: M', one.momentMax.valueKnm, 1 / 8),
        exactly('1 span: R', one.reactionsKn[0]!, 1 / 2),
        exactly('1 span: w', one.spans[0]!.deflectionMaxMm / 1e3, 5 / 384),
        exactly('2 spans: support M', two.supportMomentsKnm[1]!, -1 / 8),
        exactly('2 spans: span M', two.momentMax.valueKnm, 9 / 128),
        exactly('2 spans: at 0.375 L', two.momentMax.xM > 1 ? 2 - two.momentMax.xM : two.momentMax.xM, 0.375),
        exactly('2 spans: outer R', two.reactionsKn[0]!, 0.375),
        exactly('2 spans: inner R', two.reactionsKn[1]!, 1.25),
        printed('2 spans: qL⁴/(EI·w)', 1e3 / two.spans[0]!.deflectionMaxMm, '185'),
        printed('2 spans: w at', two.spans[0]!.xMaxM, '0.4215'),
      ]
    },
  },
  {
    clause: 'statics',
    rank: 'published',
    title: 'three and four equal spans',
    source: TABLES,
    values: () => {
      const [three, four] = [unitSpans(3), unitSpans(4)]
      return [
        printed('3 spans: support M', three.supportMomentsKnm[1]!, '-0.1'),
        printed('3 spans: end span M', three.spans[0]!.momentMaxKnm, '0.08'),
        printed('3 spans: middle span M', three.spans[1]!.momentMaxKnm, '0.025'),
        printed('3 spans: outer R', three.reactionsKn[0]!, '0.4'),
        printed('3 spans: inner R', three.reactionsKn[1]!, '1.1'),
        printed('3 spans: w', three.spans[0]!.deflectionMaxMm / 1e3, '0.00688'),
        printed('4 spans: first inner support M', four.supportMomentsKnm[1]!, '-0.1071'),
        printed('4 spans: middle support M', four.supportMomentsKnm[2]!, '-0.0714'),
        printed('4 spans: end span M', four.spans[0]!.momentMaxKnm, '0.0772'),
        printed('4 spans: inner span M', four.spans[1]!.momentMaxKnm, '0.0364'),
        printed('4 spans: outer R', four.reactionsKn[0]!, '0.393'),
        printed('4 spans: first inner R', four.reactionsKn[1]!, '1.143'),
        printed('4 spans: middle R', four.reactionsKn[2]!, '0.929'),
        printed('4 spans: w', four.spans[0]!.deflectionMaxMm / 1e3, '0.00646'),
      ]
    },
    excluded: [],
  },
  {
    clause: 'statics',
    rank: 'theory',
    title: 'cantilever a beside a span L, closed form',
    source: 'tip = qa⁴/8EI + θ_support·a, θ_support = −qL³/24EI + qa²L/6EI (method 2.7)',
    values: () =>
      [
        [0.25, 5],
        [1.2, 4],
        [2, 3],
      ].flatMap(([a, L]) => {
        const r = analyseBeam({
          spansM: [L!, a!],
          leftCantilever: false,
          rightCantilever: true,
          eiKnm2: 1,
          loads: [{ type: 'uniform', fromM: 0, toM: L! + a!, q0KnM: 1 }],
        })
        const theta = -(L! ** 3) / 24 + (a! ** 2 * L!) / 6
        return [
          exactly(`a = ${a}, L = ${L}: support M`, r.supportMomentsKnm[1]!, -(a! ** 2) / 2),
          exactly(`a = ${a}, L = ${L}: tip`, r.tipsMm.right! / 1e3, a! ** 4 / 8 + theta * a!),
          exactly(`a = ${a}, L = ${L}: R at the cantilever`, r.reactionsKn[1]!, (L! + a!) ** 2 / (2 * L!)),
        ]
      }),
  },
]
