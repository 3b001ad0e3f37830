/** What a checking engineer could not follow when four notes were read page by page. */
import { type CalculationRequest, decode, LANGUAGES, type Language } from '@madre/contract'
import { requests } from '@madre/contract/testing/requests'
import { envelopes, explain } from '@madre/engine'
import { describe, expect, it } from 'vitest'
import { composeNote } from '../create-note.ts'
import type { NoteInput } from '../note-input.ts'
import { noteInput } from '../testing/note-input.ts'
import { blocksOf } from '../testing/ordinary-lines.ts'
import { placedNote } from '../testing/placed.ts'
import type { Block } from '../typst/blocks.ts'
import { wordsOf } from '../words/words.ts'

const each = <T>(value: T) => [value, value, value]
const points = [0, 1, 2].map((spanIdx) => ({
  spanType: 'SPAN' as const,
  spanIdx,
  loads: { p1: 1, p2: 0, l1: 50, l2: 0 },
}))
/** Three spans of 5 m on a slope of 10° with 1 kN in the middle of each. */
const roof: CalculationRequest = {
  ...requests.omega,
  spanLengthsM: each(5),
  hasLeftCantilever: false,
  hasRightCantilever: false,
  inclinationDegrees: 10,
  loadPermanentDistributed: each(0.2),
  loadPermanentDistributedMin: null,
  loadPermanentDistributedMax: null,
  loadPermanentPoint: points,
  loadLiveDistributed: each(0),
  loadSnowRegular: each(0.5),
  loadWindPressure: { w1: 0.3, l1: 15, w2: 0, l2: 0, w3: 0, l3: 0 },
  loadWindSuction: { w1: 0.9, l1: 15, w2: 0, l2: 0, w3: 0, l3: 0 },
  spanRestraints: { upper: { type: 0, lateralLocks: each(0) }, lower: { use: false, lateralLocks: each(0) } },
}
const freeUpper = { upper: { type: 1, lateralLocks: each(0) }, lower: { use: false, lateralLocks: each(0) } } as const
const free = (sectionTypes: CalculationRequest['sectionTypes']): CalculationRequest => ({
  ...roof,
  sectionTypes,
  loadPermanentPoint: [],
  spanRestraints: freeUpper as never,
})

const freeOmega = free(['OMEGA'])
const freeC = free(['C'])
const unpointed = { ...roof, loadPermanentPoint: [] }

function read(input: NoteInput) {
  const line = decode(input.request).line
  const explanation = explain(line, input.catalogue, input.solutionId)
  const { document } = composeNote(input, explanation, envelopes(line, input.catalogue, input.solutionId), {
    strict: true,
  })
  const blocks = blocksOf(document.body)
  return { explanation, blocks, text: JSON.stringify(document), headings: numbered(document.body) }
}

/** The headings of two levels with their numbers, as they are printed. */
function numbered(body: Block[]): Map<string, string> {
  const found = new Map<string, string>()
  let [chapter, section] = [0, 0]
  for (const b of blocksOf(body)) {
    if (b.kind !== 'heading' || b.level > 2) continue
    if (b.level === 1) [chapter, section] = [chapter + 1, 0]
    else section++
    found.set(b.level === 1 ? `${chapter}` : `${chapter}.${section}`, b.text)
  }
  return found
}

describe.each([
  ['without a place', () => noteInput(requests.omega, 'en')],
  ['with a place before it', () => placedNote('avila', 'en')],
])('the chapter of the cross-section %s', (_, make) => {
  it('refers to sections of its own', () => {
    const { blocks, headings } = read(make())
    const referring = blocks.flatMap((b) =>
      b.kind === 'text' && typeof b.text === 'string'
        ? [...(/: as in (\d+\.\d+)\.$/.exec(b.text)?.slice(1, 2) ?? [])]
        : [],
    )
    expect(referring.length).toBeGreaterThan(1)
    for (const number of referring) expect(headings.get(number), number).toMatch(/^Effective section/)
  })
})

describe.each(LANGUAGES)('in %s', (language: Language) => {
  const words = wordsOf(language)

  it('what point loads bring into a panel stands beside its line load: 1 kN · sin 10° = 0.174 kN', () => {
    const mark = language === 'en' ? '.' : ','
    const { text } = read(noteInput(roof, language))
    const [before] = words.document['characteristic.pointsIntoSheet'].split('{list}')
    expect(text).toContain(before)
    expect(text.slice(text.indexOf(before!))).toMatch(new RegExp(`^[^"]*0${mark === '.' ? '\\.' : ','}174 kN`))
    expect(read(noteInput(unpointed, language)).text).not.toContain(before)
  })

  it('the index C of the energy of a mode is not that of the sheet alone', () => {
    expect(words.indices.C.toLowerCase()).toMatch(/matri[xczs]\w* c/)
    const { text } = read(noteInput(roof, language))
    expect(text).toContain(words.indices.C.split('C_D')[0])
    expect(text).not.toContain(words.indices.C)
  })

  it('the stress of an Ω without panel is called so, and is no bending about the weak axis', () => {
    const { text, explanation } = read(noteInput(freeOmega, language))
    expect(explanation.checks.find(({ check }) => check.code === 'BENDING_Z')!.check.unit).toBe('N/mm²')
    expect(text).toContain(words.checks.SIDEWAYS_STRESS)
    expect(text).not.toContain(words.checks.BENDING_Z)
    expect(read(noteInput(freeC, language)).text).toContain(words.checks.BENDING_Z)
  })

  it('the stresses of a free flange say which flange it is', () => {
    const { text, explanation } = read(noteInput(freeC, language))
    const { steps } = explanation.checks.find(({ check }) => check.code === 'FREE_FLANGE_BUCKLING')!
    const z_fz = steps.find((s) => s.symbol === 'z_fz')!.value
    const isLower = z_fz > explanation.section.gross.find((v) => v.symbol === 'z_c')!.value
    const remark = steps.find((s) => s.symbol === 'a_fz')!.remark
    expect(remark).toBe(isLower ? 'flange.lower' : 'flange.upper')
    expect(text).toContain(words.remarks[`step.${remark as 'flange.lower'}`])
  })
})

it('the interaction of the member names the place of σ_q where that is not the place of its moment', () => {
  const { explanation } = read(noteInput(freeOmega, 'en'))
  const of = (code: string) => explanation.checks.find(({ check }) => check.code === code)!
  const { check, steps } = of('N_M_MEMBER')
  const at = steps.findIndex((s) => s.symbol === 'x_z')
  // The moment is largest over a support, σ_q elsewhere.
  const stressed = of('BENDING_Z').check.xM
  expect(stressed).not.toBe(check.xM)
  expect(steps[at]).toMatchObject({ value: stressed, unit: 'm' })
  expect(steps.findIndex((s) => s.symbol === 'v_t_xx_Ed')).toBeGreaterThan(at)
})

it('the twist a warning speaks of is that of the solution, to one decimal as in the chapter of deflections', () => {
  const { request, ...input } = noteInput(freeC, 'en')
  const twists = { code: 'FREE_LINE_TWISTS' as const, message: '', values: { degrees: 17.234 } }
  const { text, explanation } = read({ ...input, request, result: { ...input.result, warnings: [twists] } })
  const own = explanation.solution.twistDegrees!.toFixed(1)
  expect(text).toContain(`this section by up to ${own}°`)
  expect(text).not.toContain('17.2')
})

it('the largest uplift of a warning has the decimals of the table of reactions', () => {
  const { text, explanation } = read(noteInput(roof, 'de'))
  const uplift = Math.max(...explanation.solution.reactions.map((r) => -r.minKn))
  expect(uplift).toBeGreaterThan(1)
  expect(text).toContain(`${uplift.toFixed(2).replace('.', ',')} kN an einem Auflager`)
})

it('a load from the place that does not act is not named, and a rail has no strip of its wall', () => {
  const { text } = read(placedNote('guarda', 'en', requests.facade))
  expect(text).not.toContain('Wind pressure, local (from the place)')
  expect(text).not.toContain('Strip that counts')
  expect(read(placedNote('guarda', 'en')).text).toContain('Strip that counts')
})
