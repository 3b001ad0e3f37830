import { expect, it } from 'vitest'
import { decode } from '../../contract/src/decode/decode.ts'
import { createRoofSpace } from '../src/design/roof-load-search.ts'
import { prepareLine } from '../src/line/line-design.ts'
import { standardOf } from '../src/standards/of-line.ts'
import { unloaded } from './references/requests.ts'

it('lines of six spans are kept while a candidate looks at three hundred places of the concentrated load', () => {
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
  })
  const standard = standardOf(input)
  const space = createRoofSpace(prepareLine(input, standard), standard)!
  const places = Array.from({ length: 300 }, (_, i) => 1_000 + 5 * i)
  const looked = places.map((place) => space.lineAt(place))
  expect(places.every((place, i) => space.lineAt(place) === looked[i])).toBe(true)
})
