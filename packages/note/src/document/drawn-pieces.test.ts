import { type CalculationRequest, decode } from '@madre/contract'
import { requests } from '@madre/contract/testing/requests'
import { type ChannelFamily, design, envelopes, explain, genericCatalogue } from '@madre/engine'
import { expect, it } from 'vitest'
import { composeNote } from '../create-note.ts'
import { composedText } from '../testing/composed-text.ts'
import { noteInput } from '../testing/note-input.ts'

const zeros = [0, 0]
const lapped: CalculationRequest = {
  ...requests.z,
  spanLengthsM: [6, 6],
  hasLeftCantilever: false,
  hasRightCantilever: false,
  loadPermanentDistributed: [0.15, 0.15],
  loadPermanentDistributedMin: null,
  loadPermanentDistributedMax: null,
  loadPermanentPoint: [],
  loadLiveDistributed: [0.4, 0.4],
  loadLivePoint: [],
  loadSnowRegular: null,
  loadSnowExceptional: null,
  spanRestraints: { upper: { type: 0, lateralLocks: zeros }, lower: { use: false, lateralLocks: zeros } },
  joints: { supports: [{ kind: 'LAP', left: 15, right: 15 }] },
}
const family = genericCatalogue.families.find((f) => f.typology === 'Z-200-70') as ChannelFamily

/** The note of the lapped line, of a family whose maker has tested that edge [mm]; undefined: of no test. */
function drawnPieces(edgeMm: number | undefined) {
  const lap = edgeMm === undefined ? undefined : { source: 'made up', edgeMm }
  const catalogue = { ...genericCatalogue, families: [{ ...family, lap }] }
  const { line } = decode(lapped)
  const designed = design(line, catalogue)
  const solution = designed.solutions.find(({ status }) => status !== 'NOT_APPLICABLE')!
  const input = {
    ...noteInput(lapped, 'en'),
    catalogue,
    result: { ...designed, inputHash: '', elapsedMs: 0 },
    solutionId: solution.id,
  }
  const curves = envelopes(line, catalogue, solution.id)
  const { files } = composeNote(input, explain(line, catalogue, solution.id), curves)
  return { pieces: solution.pieces!, svg: String(files.get('joints.svg')) }
}

it.each([
  [undefined, '6.935'],
  [60, '6.96'],
])('the drawn pieces are as long as those to order, with an edge of %s mm', (edgeMm, length) => {
  const { pieces, svg } = drawnPieces(edgeMm)
  expect(pieces.map(({ lengthM, count }) => [lengthM, count])).toEqual([[Number(length), 2]])
  expect(svg).toContain(`>${length}`)
  expect(svg).not.toContain(edgeMm === undefined ? '>6.96' : '>6.935')
})

it('the section drawn on page 1 says of which of two thicknesses it is', () => {
  const [left, right] = [
    { kind: 'LAP', left: 10, right: 15 },
    { kind: 'LAP', left: 15, right: 10 },
  ] as const
  const each = [0, 0, 0]
  const request: CalculationRequest = {
    ...lapped,
    spanLengthsM: [6, 6, 6],
    loadPermanentDistributed: [0.15, 0.15, 0.15],
    loadLiveDistributed: [0.4, 0.4, 0.4],
    spanRestraints: { upper: { type: 0, lateralLocks: each }, lower: { use: false, lateralLocks: each } },
    joints: { supports: [left, right], endBays: 'HEAVIER' },
  }
  const catalogue = { ...genericCatalogue, families: [family] }
  const designed = design(decode(request).line, catalogue)
  const heavier = designed.solutions.find((s) => s.endBayThicknessMm === 2.5 && s.thicknessMm === 2)!
  const result = { ...designed, inputHash: '', elapsedMs: 0 }
  const text = (solutionId: string) => composedText({ ...noteInput(request, 'en'), catalogue, result, solutionId })
  expect(text(heavier.id)).toContain('Innerspans,2.0mm')
  const uniform = designed.solutions.find((s) => s.endBayThicknessMm === undefined && s.pass)!
  expect(text(uniform.id)).not.toContain('Innerspans,')
})
