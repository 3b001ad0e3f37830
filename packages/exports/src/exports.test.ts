import { type CalculationRequest, type CalculationResult, decode } from '@madre/contract'
import { requests } from '@madre/contract/testing/requests'
import { characteristicReactions, design, explain, genericCatalogue, sectionShape } from '@madre/engine'
import { describe, expect, it } from 'vitest'
import { csv } from './csv.ts'
import { orderListCsv, pieceListCsv } from './order-list.ts'
import { reactionListCsv } from './reaction-list.ts'
import { resultJson, resultListCsv } from './result-list.ts'
import { sectionDxf } from './section-dxf.ts'

const resultOf = (request: CalculationRequest): CalculationResult => ({
  ...design(decode(request).line, genericCatalogue),
  inputHash: '',
  elapsedMs: 0,
})

/** Three spans of Z profiles, lapped, the end bays heavier. */
const three = (value: number) => [value, value, value]
const lapped: CalculationRequest = {
  ...requests.omega,
  sectionTypes: ['Z'],
  spanLengthsM: three(6),
  hasLeftCantilever: false,
  hasRightCantilever: false,
  loadPermanentDistributed: three(0.2),
  loadPermanentDistributedMin: null,
  loadPermanentDistributedMax: null,
  loadLiveDistributed: three(0.4),
  loadSnowRegular: three(0.4),
  spanRestraints: {
    upper: { type: 0, lateralLocks: three(0) },
    lower: { use: false, lateralLocks: three(0) },
  },
  joints: {
    supports: [
      { kind: 'LAP', left: 10, right: 15 },
      { kind: 'LAP', left: 15, right: 10 },
    ],
    endBays: 'HEAVIER',
  },
}

describe('CSV', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =cmd'])('does not let a spreadsheet run "%s"', (text) => {
    expect(csv([[text]], '.')).toBe(`\ufeff'${text}\r\n`)
  })

  it('quotes what would break a row', () => {
    expect(csv([['a,b', 'say "x"', 'two\nlines']], '.')).toBe('\ufeff"a,b","say ""x""","two\nlines"\r\n')
  })

  it('writes numbers with the language’s mark, a plain minus and a separator that differs', () => {
    expect(csv([[{ value: -1.25, decimals: 2 }, 'x']], ',')).toBe('\ufeff-1,25;x\r\n')
    expect(csv([[{ value: -1.25, decimals: 2 }, 'x']], '.')).toBe('\ufeff-1.25,x\r\n')
  })
})

describe('the result list', () => {
  const result = resultOf(requests.omega)

  it('has a line a solution and as many cells as headings', () => {
    const lines = resultListCsv(result, 'de').trimEnd().split('\r\n')
    expect(lines.length).toBe(result.solutions.length + 1)
    for (const line of lines) expect(line.split(';').length).toBe(12)
  })

  it('has a column for the twist of free lines, empty for a section outside the standard', () => {
    const [s] = result.solutions
    const free = { ...result, solutions: [{ ...s!, twistDegrees: 7.125 }, s!] }
    const [head, first, second] = resultListCsv(free, 'en').split('\r\n')
    expect(head).toMatch(/,Twist \[°\]$/)
    expect(first).toMatch(/,7\.13$/)
    expect(second).toMatch(/,$/)
    expect(resultListCsv(result, 'en')).not.toContain('Twist')
  })

  it('has where the concentrated load of a roof stands, for those it governs', () => {
    const [s] = result.solutions
    const under = (roofLoadXM: number | null) => ({
      ...s!,
      checks: s!.checks.map((c) => (c.code === s!.governing ? { ...c, roofLoadXM } : { ...c, roofLoadXM: 1 })),
    })
    const of = (...solutions: ReturnType<typeof under>[]) => resultListCsv({ ...result, solutions }, 'en').split('\r\n')
    const [head, first, second] = of(under(2.165), under(null))
    expect(head).toMatch(/,Concentrated load of roofs x \[m\]$/)
    expect(first).toMatch(/,2\.165$/)
    expect(second).toMatch(/,$/)
    expect(of(under(null))[0]).not.toContain('Concentrated')
  })

  it('has the displacement in the plane of the envelope where a rail without panel has one', () => {
    const rail = resultOf(requests.facade)
    const [head, first] = resultListCsv(rail, 'en').trimEnd().split('\r\n')
    expect(head).toMatch(/,Displacement in the plane of the envelope \[mm\]$/)
    expect(first!.split(',').at(-1)).toBe(rail.solutions[0]!.sidewaysMm!.valueMm.toFixed(2))
    expect(resultListCsv(result, 'en')).not.toContain('Displacement')
  })

  it('says in words what a solution is worth', () => {
    const [, first] = resultListCsv(result, 'pt').split('\r\n')
    const s = result.solutions[0]!
    expect(first).toContain(`${s.id};${s.section};`)
    expect(first).toContain(`;verificado;${s.utilisation!.toFixed(4).replace('.', ',')};`)
  })

  it('calls the flanges of a façade outer and inner', () => {
    const [s] = result.solutions
    const bent = { ...result, solutions: [{ ...s!, governing: 'BENDING_Y_POS' as const }] }
    expect(resultListCsv(bent, 'en', { facade: true })).toContain('Bending, outer flange compressed')
    expect(resultListCsv(bent, 'en')).toContain('Bending, upper flange compressed')
  })

  it('tells what nothing was checked of from what is outside the standard', () => {
    const [s] = result.solutions
    const none = { ...s!, status: 'NOT_APPLICABLE' as const, utilisation: null, governing: null }
    const listed = (reason: 'OUTSIDE_STANDARD' | 'NOTHING_CHECKED') =>
      resultListCsv({ ...result, solutions: [{ ...none, reason }] }, 'en').split('\r\n')[1]
    expect(listed('NOTHING_CHECKED')).toContain(',nothing checked,')
    expect(listed('OUTSIDE_STANDARD')).toContain(',outside the standard,')
  })

  it('ends with what holds for all of them, in a row as wide as the others', () => {
    const lines = resultListCsv(result, 'en', { remarks: ['Outdated.'] })
      .trimEnd()
      .split('\r\n')
    expect(lines.at(-1)).toBe(`Outdated.${','.repeat(11)}`)
    expect(lines.slice(0, -1)).toEqual(resultListCsv(result, 'en').trimEnd().split('\r\n'))
  })

  it('as JSON reads back as it was', () => {
    expect(JSON.parse(resultJson(result))).toEqual(result)
  })
})

describe('the result list of lines with joints', () => {
  const result = resultOf(lapped)
  const lines = resultListCsv(result, 'en').trimEnd().split('\r\n')
  const rowOf = (s: (typeof result.solutions)[number]) => lines.find((line) => line.startsWith(`${s.id},`))!.split(',')

  it('has their pieces and what laps weigh', () => {
    expect(lines[0]).toMatch(
      /,Thickness of the end bays \[mm\],Pieces,Longest piece \[m\],"Weight, of it laps and sleeves \[kg\]",Lap needed each side \[m\]$/,
    )
    const pair = result.solutions.find((s) => s.pass && s.endBayThicknessMm !== undefined)!
    expect(rowOf(pair).slice(-5)).toEqual([
      pair.endBayThicknessMm!.toFixed(2),
      '3',
      pair.pieces![0]!.lengthM.toFixed(3),
      pair.jointWeightKg!.toFixed(2),
      '',
    ])
  })

  it('says what a lap that is too short needs', () => {
    const short = result.solutions.find((s) => s.reason === 'LAP_TOO_SHORT')!
    expect(rowOf(short)).toContain('lap too short')
    expect(rowOf(short).at(-1)).toBe(short.lapNeededM!.toFixed(3))
  })
})

describe('the order list', () => {
  it('sums pieces and mass', () => {
    const solution = { section: 'Ω 160×60', steel: 'S350', thicknessMm: 2, massPerMetreKg: 7.5 }
    const text = orderListCsv(
      [
        { solution, lengthM: 10, count: 4 },
        { solution, lengthM: 5.5, count: 2 },
        { solution, lengthM: 14, count: 1 },
        { solution, lengthM: 18, count: 1 },
      ],
      'en',
    )
    expect(text.trimEnd().split('\r\n').slice(1)).toEqual([
      'Ω 160×60,S350,2.00,10.000,4,300.0,',
      'Ω 160×60,S350,2.00,5.500,2,82.5,',
      'Ω 160×60,S350,2.00,14.000,1,105.0,',
      'Ω 160×60,S350,2.00,18.000,1,135.0,not in one piece: longer than 14 m',
      'Total,,,,8,622.5,',
    ])
  })

  it('ends with what is to be known before ordering', () => {
    const solution = { section: 'Ω 160×60', steel: 'S350', thicknessMm: 2, massPerMetreKg: 7.5 }
    const remarks = ['Outdated, calculate again.', 'It fails.']
    const lines = orderListCsv([{ solution, lengthM: 10, count: 4 }], 'en', remarks)
      .trimEnd()
      .split('\r\n')
    expect(lines.slice(-3)).toEqual(['Total,,,,4,300.0,', '"Outdated, calculate again.",,,,,,', 'It fails.,,,,,,'])
    const ofPieces = pieceListCsv(resultOf(lapped).solutions[0]!, 1, 'en', ['It fails.']).trimEnd().split('\r\n')
    expect(ofPieces.slice(-2)).toEqual(['Bolts and sleeves are not in the list.,,,,,,', 'It fails.,,,,,,'])
  })

  it('of lines with joints has their pieces by length and thickness, laps included, and leaves bolts open', () => {
    const solution = resultOf(lapped).solutions.find((s) => s.pass && s.endBayThicknessMm !== undefined)!
    const rows = pieceListCsv(solution, 3, 'en').trimEnd().split('\r\n').slice(1)
    const mass = (piece: { count: number; massKg: number }) => 3 * piece.count * piece.massKg
    expect(rows).toEqual([
      ...solution.pieces!.map(
        (p) =>
          `${solution.section},S350,${p.thicknessMm.toFixed(2)},${p.lengthM.toFixed(3)},${3 * p.count},${mass(p).toFixed(1)},`,
      ),
      `Total,,,,9,${solution.pieces!.reduce((sum, p) => sum + mass(p), 0).toFixed(1)},`,
      'Bolts and sleeves are not in the list.,,,,,,',
    ])
    const long = { ...solution, pieces: [{ lengthM: 15, thicknessMm: 2, count: 1, massKg: 80 }] }
    expect(pieceListCsv(long, 1, 'en')).toContain(',15.000,1,80.0,not in one piece: longer than 14 m')
  })
})

describe('the section as DXF R12', () => {
  const family = genericCatalogue.families.find((f) => f.typology === 'Z-150-60')!
  const { outlineMm } = sectionShape(family, 2)
  const lines = sectionDxf(outlineMm).trimEnd().split('\r\n')
  const groups = Array.from({ length: lines.length / 2 }, (_, i) => [Number(lines[2 * i]), lines[2 * i + 1]!] as const)

  it('is one closed polyline with a vertex a point', () => {
    expect(groups.filter(([c, v]) => c === 0 && v === 'POLYLINE').length).toBe(1)
    expect(groups).toContainEqual([70, '1'])
    expect(groups).toContainEqual([1, 'AC1009'])
    expect(groups.filter(([c, v]) => c === 0 && v === 'VERTEX').length).toBe(outlineMm.length)
    expect(groups.at(-1)).toEqual([0, 'EOF'])
  })

  it('is in millimetres, the outside of the envelope on top', () => {
    const start = groups.findIndex(([c, v]) => c === 0 && v === 'VERTEX')
    const ys = groups.slice(start).flatMap(([c, v]) => (c === 20 ? [Number(v)] : []))
    expect(Math.max(...ys)).toBeCloseTo(0, 4)
    expect(Math.min(...ys)).toBeCloseTo(-150, 4)
  })
})

describe('the characteristic reactions', () => {
  const { statics, solutions } = resultOf({
    ...requests.facade,
    spanLengthsM: [6, 6],
    loadPermanentDistributed: [0.15, 0.15],
    loadPermanentDistributedMin: null,
    loadPermanentDistributedMax: null,
    spanRestraints: { upper: { type: 1, lateralLocks: [1, 1] }, lower: { use: false, lateralLocks: [0, 0] } },
  })
  const cases = characteristicReactions(statics, solutions[0]!.massPerMetreKg)
  const rows = reactionListCsv([{ model: null, cases }], statics, {
    nameOf: ({ id }) => `Fall ${id}`,
    remarks: [],
    language: 'de',
  })
    .replace('\ufeff', '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(';'))

  it('have a row a place and case: three supports, and in the plane the two bars too', () => {
    expect(rows.length).toBe(1 + cases.length * (3 + 5))
    expect(rows.every((row) => row.length === 5)).toBe(true)
  })

  it('end with what holds for all of them, in a row as wide as the others', () => {
    const list = reactionListCsv([{ model: null, cases }], statics, {
      nameOf: ({ id }) => id,
      remarks: ['Wind from the left end, and mirrored.'],
      language: 'en',
    })
    expect(list.trimEnd().split('\r\n').at(-1)).toBe('"Wind from the left end, and mirrored.",,,,')
  })

  it('of four equal spans are 11/28, 32/28, 26/28 … of what the façade weighs on one', () => {
    const weight = 0.15 * requests.facade.transverseLengthM + (solutions[0]!.massPerMetreKg * 9.81) / 1000
    const found = rows.filter(([id, , direction]) => id === 'Gmax' && direction === rows.at(-1)![2])
    expect(found.map((row) => row[3])).toEqual(['0,000', '3,000', '6,000', '9,000', '12,000'])
    const expected = [11, 32, 26, 32, 11].map((k) => ((k / 28) * weight * 3).toFixed(4).replace('.', ','))
    expect(found.map((row) => row[4])).toEqual(expected)
  })
})

describe('the characteristic reactions of a line with laps', () => {
  const { line } = decode(lapped)
  const result = resultOf(lapped)
  const { joints } = explain(line, genericCatalogue, result.solutions.find((s) => s.pass)!.id)
  const [head, ...rows] = reactionListCsv(joints!.reactions, result.statics, {
    nameOf: ({ id }) => id,
    remarks: [],
    language: 'en',
  })
    .replace('\ufeff', '')
    .trimEnd()
    .split('\r\n')
    .map((row) => row.split(','))

  it('have the model in every row, both of them, each with all its places and cases', () => {
    expect(head).toEqual(['Load case', 'Name', 'Model of the laps', 'Direction', 'x [m]', 'Reaction [kN]'])
    const of = (model: string) => rows.filter((row) => row[2] === model)
    expect(of('SUM').length + of('SINGLE').length).toBe(rows.length)
    const places = (model: string) => of(model).map(([id, , , direction, x]) => [id, direction, x])
    expect(places('SUM')).toEqual(places('SINGLE'))
  })

  it('are each in equilibrium: the same sum, and other values', () => {
    const permanent = (model: string) => rows.filter((r) => r[0] === 'Gmax' && r[2] === model).map((r) => Number(r[5]))
    const sum = (values: number[]) => values.reduce((a, b) => a + b, 0)
    expect(sum(permanent('SUM'))).toBeCloseTo(sum(permanent('SINGLE')), 2)
    expect(permanent('SUM')).not.toEqual(permanent('SINGLE'))
  })
})
