import { expect, it } from 'vitest'
import { decode } from '../../contract/src/decode/decode.ts'
import { createRoofSpace } from '../src/design/roof-load-search.ts'
import { prepareLine } from '../src/line/line-design.ts'
import { standardOf } from '../src/standards/of-line.ts'
import { unloaded } from './references/requests.ts'

it('of the lines of three hundred places of the concentrated load on six spans the first are kept', () => {
  const spans = [3, 6, 7.5, 4, 3, 4]
  const input = decode({
    ...unloaded(spans),
    simulationType: 'ROOF',
    sectionTypes: ['OMEGA'],
    loadPermanentDistributed: spans.map(() => 0.2),
    loadPermanentDistributedMin: null,
    loadPermanentDistributedMax: null,
    loadLiveCombinationFactor: { psi1: 0, psi2: 0, psi3: 0 },
    roofPointLoadKn: 1,
  }).line
  const standard = standardOf(input)
  const space = createRoofSpace(prepareLine(input, standard), standard)!
  const places = Array.from({ length: 300 }, (_, i) => 1_000 + 5 * i)
  const looked = places.map((place) => space.lineAt(place))
  const again = places.map((place, i) => space.lineAt(place) === looked[i])
  const kept = again.indexOf(false)
  const stations = looked.slice(0, kept).reduce((sum, { line }) => sum + line.stations.count, 0)
  expect(stations).toBeGreaterThan(190_000)
  expect(stations).toBeLessThan(210_000)
  expect(again.slice(kept)).not.toContain(true)
})
