import { describe, expect, it } from 'vitest'
import { foldLines } from './fold-lines.ts'
import { modeKind } from './mode-kind.ts'
import { signatureCurve, traceCurve } from './signature-curve.ts'
import { polylineOf } from './testing/plate-sections.ts'

/** A square of four fold lines and a free node that shows the largest displacement. */
const NODES: [number, number][] = [
  [0, 0],
  [100, 0],
  [100, 100],
  [0, 100],
  [50, 50],
]
const FOLDS = NODES.slice(0, 4).map((at, i) => ({ at, ends: [i, i] as [number, number], along: null }))
const shape = (moved: readonly (readonly [number, number])[]) => ({
  y: moved.map(([y]) => y),
  z: moved.map(([, z]) => z),
})

describe('the kind of a mode, by the movement of its fold lines', () => {
  it.each([
    [
      'local',
      [
        [0.1, 0],
        [0, 0],
        [0, 0.05],
        [0, 0],
        [0, 1],
      ],
      'none moves more than a tenth',
    ],
    [
      'global',
      [
        [1, 0.2],
        [1, 0.2],
        [1, 0.2],
        [1, 0.2],
        [1, 0.2],
      ],
      'all move together',
    ],
    [
      'global',
      [
        [0.5, -0.5],
        [0.5, 0.5],
        [-0.5, 0.5],
        [-0.5, -0.5],
        [0, 0],
      ],
      'all turn together',
    ],
    [
      'distortional',
      [
        [1, 0],
        [-1, 0],
        [0, 0],
        [0, 0],
        [0, 0],
      ],
      'two move against each other',
    ],
    [
      'distortional',
      [
        [0.25, 0],
        [-0.25, 0],
        [0, 0],
        [0, 0],
        [0, 1],
      ],
      'two move a quarter against each other',
    ],
    [
      'other',
      [
        [0.94, 0],
        [1.06, 0],
        [0.94, 0],
        [1.06, 0],
        [0, 0],
      ],
      'nearly rigid, not quite',
    ],
  ] as [string, [number, number][], string][])('%s: %j, %s', (kind, moved) => {
    expect(modeKind(FOLDS, shape(moved))).toBe(kind)
  })

  it('a section without fold lines has nothing that tells', () => {
    expect(modeKind([], shape(NODES))).toBe('other')
  })
})

describe('a lipped channel in compression', () => {
  const model = polylineOf(
    [
      [50, 16],
      [50, 0],
      [0, 0],
      [0, 150],
      [50, 150],
      [50, 134],
    ],
    1.5,
    8,
  )

  it('has a local minimum, then a distortional one, and is global when long', () => {
    const { minima } = signatureCurve(
      model,
      Array.from({ length: 30 }, (_, i) => 40 * 1.15 ** i),
    )
    expect(minima.map((m) => m.kind)).toEqual(['local', 'distortional'])
    expect(traceCurve(model, [4000]).modes[0]!.kind).toBe('global')
  })

  it('has fold lines at its four corners alone', () => {
    expect(foldLines(model).map((f) => f.at)).toEqual([
      [50, 0],
      [0, 0],
      [0, 150],
      [50, 150],
    ])
  })
})

it('a section that has no minimum gets none', () => {
  const strut = polylineOf(
    [
      [0, 0],
      [60, 0],
    ],
    3,
    4,
  )
  expect(signatureCurve(strut, [100, 200, 400, 800, 1600]).minima).toEqual([])
})
