import type { BucklingMode } from '@madre/strips'
import { expect, it } from 'vitest'
import { firstStop, nearestStop, stopsOf } from './stops.ts'

const mode = (lengthMm: number, kind: BucklingMode['kind'] = 'local'): BucklingMode => ({
  lengthMm,
  kind,
  factor: 1,
  shape: { y: [], z: [] },
})

it('the cursor stands on the points of the curve and on its minima', () => {
  const modes = [mode(30), mode(100), mode(1000)]
  const minima = [mode(95), mode(400, 'distortional')]
  const stops = stopsOf({ modes, minima })
  expect(stops.map((s) => s.lengthMm)).toEqual([30, 95, 100, 400, 1000])
  expect(stops[firstStop(stops, minima)]!.lengthMm).toBe(400)
  expect(stops[firstStop(stops, [minima[0]!])]!.lengthMm).toBe(95)
  expect(stops[firstStop(stops, [])]!.lengthMm).toBe(100)
  // 200 lies nearer to 400 than to 100 in mm no more than by its ratio: two to either, the shorter first.
  expect(stops[nearestStop(stops, 205)]!.lengthMm).toBe(400)
  expect(stops[nearestStop(stops, 190)]!.lengthMm).toBe(100)
})
