import { expect, it } from 'vitest'
import { createLineMesh, nearestNode } from '../../stability/line-mesh.ts'
import { peakOnMesh } from './peak-on-mesh.ts'

const L = 6000
const mesh = createLineMesh([{ length: L, isCantilever: false }], { loads: [2100, 2102.5] })
const none = new Float64Array(mesh.nodeCount)
const curve = (f: (x: number) => number) => Float64Array.from(mesh.x, (x) => f(x))
const parabola = (top: number) => (x: number) => 100 - ((x - top) / 300) ** 2

it.each([
  [3000, 'at a node'],
  [3050, 'between equal elements'],
  [2103.1, 'just behind a very short element'],
  [2099, 'just before a very short element'],
  [2150, 'inside the long element beside it'],
])('the top of a parabola at x = %d mm is found exactly: %s', (top) => {
  expect(peakOnMesh(mesh, none, curve(parabola(top))).value).toBeCloseTo(100, 9)
})

it('a point load is a kink: the peak there is the nodal value', () => {
  const P = new Float64Array(mesh.nodeCount)
  const node = nearestNode(mesh, 2100)
  P[node] = 1000
  const hat = curve((x) => (x < 2100 ? x / 2100 : (L - x) / (L - 2100)))
  expect(peakOnMesh(mesh, P, hat)).toEqual({ node, value: 1 })
})

it('a kink at the end of a very short element does not reach into the long one', () => {
  const P = new Float64Array(mesh.nodeCount)
  P[nearestNode(mesh, 2100)] = 1000
  const edge = (x: number) => (x < 2100 ? 0.5 : x < 2102.5 ? 0.5 + (x - 2100) / 5 : 1 - (x - 2102.5) / 1e6)
  expect(peakOnMesh(mesh, P, curve(edge)).value).toBeCloseTo(1, 6)
})
