import { describe, expect, it } from 'vitest'
import { calculixInput } from './calculix-input.ts'
import { carriedInput, lastAtRest, movingInput } from './carried-line.ts'
import type { FlangedLine, LappedFlange, OmegaLine, SidewaysLine } from './case.ts'
import { FIN_HEIGHT, FIN_THICKNESS, finModulus } from './fin.ts'
import { flangedModel } from './flanged-model.ts'
import { readDisplacements } from './frd-reader.ts'
import { lappedInput } from './lapped-flange.ts'
import { lappedMembers } from './lapped-model.ts'
import { zoneOf } from './lapped-zones.ts'
import { describeMode } from './mode-description.ts'
import { modeShape } from './mode-shape.ts'
import { omegaModel } from './omega-model.ts'
import { midlineProperties } from './section-properties.ts'
import { nodeAt, stationAt } from './shell-model.ts'
import { sidewaysModel } from './sideways-model.ts'
import { heldMembers, midlineDisplacements, solidInput } from './solid-input.ts'

const LINE: OmegaLine = {
  section: { h: 200, bTop: 70, bBase: 100, bFoot: 50, c: 18, tNom: 1.5, t: 1.46, r: 0 },
  E: 210_000,
  nu: 0.3,
  format: 'REGULAR',
  spans: [2000, 3000],
  consoles: [1000, 0],
  q: [1, 2, -0.5],
  points: [[4000, 700]],
  N: -4000,
  panel: true,
  CD: 650,
  lower: [2500],
  upper: [],
}

describe('the shells of an Ω line', () => {
  const model = omegaModel(LINE)
  const sum = (direction: string) =>
    [...model.loads.values()].filter((l) => l.direction === direction).reduce((s, l) => s + l.force, 0)

  it('have the midline whose properties F.7(b)10 prints', () => {
    const { A, z_c, I_y } = midlineProperties(model.section, model.omega.steelPlates, LINE.section.t)
    expect(A).toBeCloseTo(873.27, 2)
    expect(z_c).toBeCloseTo(109.206, 3)
    expect(Math.abs(I_y - 4.61718e6)).toBeLessThan(5)
  })

  it('carry the loads of the line, and N at both ends', () => {
    expect(sum('z')).toBeCloseTo(1000 + 2 * 2000 - 0.5 * 3000 + 700, 6)
    expect(sum('x')).toBeCloseTo(0, 6)
    const pull = [...model.loads.values()].filter((l) => l.direction === 'x' && l.force > 0)
    expect(pull.reduce((s, l) => s + l.force, 0)).toBeCloseTo(4000, 6)
  })

  it('turn the loads of an INVERTED section round, at the corners of web and feet', () => {
    const inverted = omegaModel({ ...LINE, format: 'INVERTED' })
    const pressing = [...inverted.loads.values()].filter((l) => l.direction === 'z')
    expect(pressing.reduce((s, l) => s + l.force, 0)).toBeCloseTo(-4200, 6)
    const points = new Set(pressing.map((l) => (l.node - 1) % inverted.section.points.length))
    expect([...points].sort()).toEqual([...inverted.omega.B].sort())
  })

  it('have a spring of C_D in a fin that is held at its far edge: θ = m·H/(3·D)', () => {
    const [fin] = model.fins
    const D = (finModulus(fin!) * FIN_THICKNESS ** 3) / 12
    expect((3 * D) / FIN_HEIGHT).toBeCloseTo(650, 9)
  })

  it('write every node and element once, and no spring', () => {
    const text = calculixInput(model, { kind: 'buckling', modes: 5 })
    const elements = text.match(/^\d+(, \d+){8}$/gm)!
    expect(elements.length).toBe(((model.stations.length - 1) / 2) * model.section.segments.length)
    const nodes = new Set(text.match(/^\d+, -?[\d.]+, -?[\d.]+, -?[\d.]+$/gm)!.map((l) => l.split(',')[0]))
    expect(elements.flatMap((e) => e.split(', ').slice(1)).every((n) => nodes.has(n))).toBe(true)
    expect(text).not.toMatch(/SPRING/)
  })
})

describe('the shells of a line under sideways load', () => {
  const { section } = LINE
  const line: SidewaysLine = {
    section,
    spansMm: [2000],
    qNmm: 0.5,
    pointsN: [[500, 300]],
    upperMm: [],
    lowerMm: [],
  }
  const z = { profile: 'Z', h: 200, b: 70, c: 20, t: 2 } as const
  const loadedAt = (of: SidewaysLine) => {
    const model = sidewaysModel(of, 100)
    const points = [...model.loads.values()].map((l) => (l.node - 1) % model.section.points.length)
    const places = [...new Set(points)].map((p) => model.section.points[p]!)
    return { places, force: [...model.loads.values()].reduce((sum, l) => sum + l.force, 0), loads: model.loads }
  }

  it('carry it in y at the closed flange, and INVERTED half at each foot', () => {
    const standing = loadedAt(line)
    expect(standing.force).toBeCloseTo(0.5 * 2000 + 300, 6)
    expect([...standing.loads.values()].every((l) => l.direction === 'y')).toBe(true)
    expect(standing.places.map((p) => p.z)).toEqual([0])
    const inverted = loadedAt({ ...line, format: 'INVERTED' })
    expect(inverted.force).toBeCloseTo(1300, 6)
    expect(inverted.places.map((p) => p.z)).toEqual([198.5, 198.5])
    expect(inverted.places.reduce((sum, p) => sum + p.y, 0)).toBeCloseTo(0, 9)
  })

  it('carry it at the upper flange of a Z', () => {
    const { places, force } = loadedAt({ ...line, section: z })
    expect(force).toBeCloseTo(1300, 6)
    expect(places).toEqual([{ y: 0, z: 0 }])
  })
})

describe('the bricks of a Z under large displacements', () => {
  const line = { spansMm: [1000], barsMm: [500], panel: true, aMm: 35, CD: 300, qNmm: -2 }
  const model = flangedModel({ ...line, section: { profile: 'Z', h: 200, b: 70, c: 20, t: 2 } }, 250)
  const text = solidInput(model)
  const block = (head: RegExp) => text.slice(text.search(head)).split('\n').slice(1)
  const numbers = (lines: string[]) => lines.map((l) => l.split(',').map(Number))
  const until = (lines: string[], end: RegExp) =>
    lines.slice(
      0,
      lines.findIndex((l) => end.test(l)),
    )
  const place = new Map(
    numbers(until(block(/^\*NODE, /m), /^\*/)).map(([n, ...xyz]) => [n!, xyz as [number, number, number]]),
  )
  // Twenty nodes take two lines of input.
  const bricks = numbers(
    until(block(/^\*ELEMENT, TYPE=C3D20R/m), /^\*/)
      .join('\n')
      .replaceAll(',\n', ', ')
      .split('\n'),
  )

  it('fill the section once: its developed length times t, mitred at the corners', () => {
    expect(bricks.length).toBe(4 * model.mesh.elementsOver)
    let volume = 0
    for (const [, ...nodes] of bricks) {
      expect(nodes.every((n) => place.has(n))).toBe(true)
      const [a, b, c, d, e] = [0, 1, 2, 3, 4].map((i) => place.get(nodes[i]!)!)
      const to = (p: number[], q: number[]) => p.map((v, i) => q[i]! - v) as [number, number, number]
      const [u, v, w] = [to(a!, b!), to(a!, d!), to(a!, e!)]
      // Parallel ends: the brick's mean width is that of its midline.
      const right = to(b!, c!)
      const far = to(place.get(nodes[4]!)!, place.get(nodes[7]!)!)
      const width = (Math.hypot(...v) + Math.hypot(...far)) / 2
      expect(Math.hypot(...right)).toBeCloseTo(Math.hypot(...v), 6)
      const cross = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]]
      const height = (cross[0]! * w[0] + cross[1]! * w[1] + cross[2]! * w[2]) / Math.hypot(...cross)
      expect(height).toBeCloseTo(2, 9)
      volume += Math.hypot(...u) * width * height
    }
    const developed = 198 + 2 * 68 + 2 * 19
    expect(volume).toBeCloseTo(developed * 2 * 1000, 2)
  })

  it('carry the load, and the sheet’s spring: Σk·t² = C_D·L', () => {
    const forces = numbers(until(block(/^\*CLOAD/m), /^\*/))
    expect(forces.reduce((sum, [, degree, force]) => sum + (degree === 3 ? force! : 0), 0)).toBeCloseTo(-2000, 6)
    const stiffness = [...text.matchAll(/^2, 2\n(.*)$/gm)].map((m) => Number(m[1]))
    expect(stiffness.reduce((sum, k) => sum + k, 0) * 2 ** 2).toBeCloseTo(300 * 1000, 4)
  })

  it('give back the displacements of the midline', () => {
    const byNode = new Map([...place].map(([n, [x, y, z]]) => [n, [x / 1e3, 2 * y, 3 * z] as [number, number, number]]))
    const midline = midlineDisplacements(model, { value: 1, byNode })
    const [u, v, w] = midline.byNode.get(nodeAt(model, 4, model.mesh.lipCorner.lower))!
    expect([u, v, w].map((d) => Number(d.toFixed(9)))).toEqual([0.5, 2 * -68, 3 * 198])
  })
})

describe('the bricks of a lapped line', () => {
  const test = {
    kind: 'lapped-flange',
    case: {
      section: { profile: 'Z', h: 150, b: 60, c: 20, t: 1.5 },
      spansMm: [2000, 2000, 2000],
      barsMm: [],
      aMm: 30,
      CD: 650,
      qNmm: 2,
      lapsMm: [
        [300, 400],
        [400, 300],
      ],
      tMm: [2, 1.5, 2],
    },
    shells: { elementMm: 500 },
  } as const satisfies LappedFlange
  const { members, bolts } = lappedMembers(test)
  const text = lappedInput(members, bolts)

  it('reach from lap end to lap end, each of its own thickness', () => {
    expect(members.map(({ stations }) => [stations[0], stations.at(-1)])).toEqual([
      [0, 2400],
      [1700, 4300],
      [3600, 6000],
    ])
    expect(members.map(({ thickness }) => thickness)).toEqual([2, 1.5, 2])
  })

  it('carry the load of their own span, and the sheet’s spring of it', () => {
    for (const { loads } of members)
      expect([...loads.values()].reduce((sum, { force }) => sum + force, 0)).toBeCloseTo(2 * 2000, 6)
    const held = heldMembers(members).join('\n')
    const springs = [...held.matchAll(/ELSET=SPRING(\d*?)0-\d+\n2, 2\n(.*)$/gm)]
    const ofMember = members.map(({ firstElement }) =>
      springs.filter(([, first]) => first === `${firstElement ?? ''}`).reduce((sum, [, , k]) => sum + Number(k), 0),
    )
    const expected = members.map(({ thickness }) => (650 * 2000) / thickness ** 2)
    for (const [i, sum] of ofMember.entries()) expect(sum).toBeCloseTo(expected[i]!, 3)
  })

  it('have numbers of their own, joined by two bolts a row at lap ends and over the support', () => {
    const numbers = [...text.matchAll(/^(\d+)(?:, -?[\d.e+-]+){3}$/gm)].map(([, n]) => n)
    expect(new Set(numbers).size).toBe(numbers.length)
    expect(bolts.length).toBe(2 * 3 * 2)
    const place = new Map(
      [...text.matchAll(/^(\d+), (-?[\d.e+-]+), (-?[\d.e+-]+), (-?[\d.e+-]+)$/gm)].map(([, n, ...xyz]) => [
        Number(n),
        xyz,
      ]),
    )
    const rows = new Set<number>()
    for (const { nodes } of bolts) {
      const [left, right] = nodes.map((n) => place.get(n)!.map(Number))
      expect(left![0]).toBe(right![0])
      // The two midlines differ in depth by the difference of the thicknesses.
      expect(Math.abs(left![2]! - right![2]!)).toBeLessThan(0.5)
      rows.add(left![0]!)
    }
    expect([...rows].sort((a, b) => a - b)).toEqual([1700, 2000, 2400, 3600, 4000, 4300])
  })

  it('raise the load in two steps, the second beyond that of the case', () => {
    const sums = text
      .split('*CLOAD')
      .slice(1)
      .map((step) => [...step.matchAll(/^\d+, 3, (\S+)$/gm)].reduce((sum, [, force]) => sum + Number(force), 0))
    expect(sums[0]).toBeCloseTo(12_000, 3)
    expect(sums[1]).toBeCloseTo(1.25 * 12_000, 3)
  })

  it('are looked at inside laps, beside them up to the depth of the section, and elsewhere', () => {
    const zones = [1549, 1551, 1700, 2400, 2550, 2551, 3000].map((x) => zoneOf(test.case, x))
    expect(zones).toEqual(['span', 'beside', 'lap', 'lap', 'beside', 'span', 'span'])
  })
})

describe('a line loaded until it fails', () => {
  const line: FlangedLine = {
    section: { profile: 'C', h: 200, b: 70, c: 20, t: 1.5 },
    spansMm: [4000],
    barsMm: [],
    panel: false,
    aMm: 30,
    CD: 0,
    qNmm: 0.1,
    pointsN: [[2000, 3000]],
  }
  /** Sum of the forces of an input in a direction, and of their moments about the web at the height of the upper flange. */
  const sums = (text: string, model: ReturnType<typeof flangedModel>) => {
    const place = new Map(
      [...text.matchAll(/^(\d+), (-?[\d.e+-]+), (-?[\d.e+-]+), (-?[\d.e+-]+)$/gm)].map(([, n, , y, z]) => [
        n,
        { y: Number(y), z: Number(z) },
      ]),
    )
    const loads = text.slice(text.indexOf('*CLOAD'))
    let [Y, Z, moment] = [0, 0, 0]
    for (const [, node, degree, force] of loads.matchAll(/^(\d+), ([23]), (\S+)$/gm)) {
      const { y, z } = place.get(node)!
      if (degree === '2') Y += Number(force)
      else Z += Number(force)
      moment += degree === '2' ? -Number(force) * z : Number(force) * y
    }
    expect(model.section.points[model.mesh.webCorner.upper]).toMatchObject({ y: 0, z: 0 })
    return { Y, Z, moment }
  }

  it.each(['FLANGE', 'WEB'] as const)('carries its force by the %s, with its moment about the web', (pointsBy) => {
    const model = flangedModel({ ...line, pointsBy }, 200)
    const found = sums(carriedInput(model, stationAt(model, 2000), '0.1, 1., 0.002, 0.12', 1.4), model)
    expect(found.Z).toBeCloseTo(1.4 * (400 + 3000), 3)
    expect(found.Y).toBeCloseTo(0, 6)
    expect(found.moment).toBeCloseTo(1.4 * (400 + 3000) * 30, 1)
  })

  it('has the mass of steel where its load rises with time', () => {
    const model = flangedModel(line, 200)
    const text = movingInput(model, stationAt(model, 2000), 1.2)
    expect(text).toContain('*MATERIAL, NAME=STEEL\n*DENSITY\n7.85e-9\n*DAMPING, ALPHA=20.\n*ELASTIC\n')
    expect(sums(text, model).Z).toBeCloseTo(1.2 * (400 + 3000), 3)
  })

  it('carries what it carried at rest, after a plate that snapped and before it runs away', () => {
    const at = (time: number, sideways: number) => ({ time, sideways, turn: 0 })
    const steady = [at(0.2, 2), at(0.4, 4.2), at(0.6, 6.6)]
    const snapped = [at(0.61, 9), at(0.62, 12), at(0.7, 13), at(0.9, 16)]
    const running = [at(0.92, 20), at(0.93, 40), at(0.94, 70)]
    expect(lastAtRest([...steady, ...snapped, ...running])).toBe(6)
    expect(lastAtRest(steady)).toBe(2)
  })
})

describe('a buckling mode', () => {
  const model = omegaModel(LINE)
  const middle = 2800
  /** A mode of one half-wave over the last span, its shape over the section by `move`. */
  const kindOf = (move: (y: number, z: number, plate: string) => [number, number]) => {
    const byNode = new Map<number, [number, number, number]>()
    model.stations.forEach((x, station) => {
      for (const s of model.section.segments)
        for (const p of [s.from, s.middle, s.to]) {
          const { y, z } = model.section.points[p]!
          const wave = x > middle ? Math.sin((Math.PI * (x - middle)) / (6000 - middle)) : 0
          const [v, w] = move(y, z, s.plate)
          byNode.set(nodeAt(model, station, p), [0, wave * v, wave * w])
        }
    })
    return describeMode(modeShape(model, { value: 1, byNode })).mode
  }
  const h_p = 198.5

  it('is sway when feet go to one side and spread when they go apart', () => {
    expect(kindOf((y, z) => [z, -y])).toBe('sway')
    expect(kindOf((y, z) => [Math.sign(y) * z, 0])).toBe('spread')
  })

  it('is none of the line when a web bulges, a foot turns or the whole deflects', () => {
    expect(kindOf((_, z, plate) => [plate === 'left web' ? Math.sin((Math.PI * z) / h_p) : 0, 0])).toBe('plate')
    expect(kindOf((y, _, plate) => [0, /right (foot|lip)/.test(plate) ? y - 49.25 : 0])).toBe('foot edge')
    expect(kindOf(() => [0, 1])).toBe('flexure')
  })
})

it('displacements are read from the fixed columns of a results file', () => {
  const frd = [
    '    1PSTEP                         1           1           1',
    '  100CL  101 20.61076000           3                     4    1MODE      1',
    ' -4  DISP        4    1',
    ' -5  D1          1    2    1    0',
    ' -1         1 1.00000E-01-2.00000E-02 3.00000E+00',
    ' -1        12-4.00000E-01 5.00000E-02 6.00000E+00',
    ' -3',
  ].join('\n')
  const [set] = readDisplacements(frd)
  expect(set!.value).toBeCloseTo(20.61076, 9)
  expect(set!.byNode.get(12)).toEqual([-0.4, 0.05, 6])
})
