import { decode, LANGUAGES, type Language, toDesignRequest } from '@madre/contract'
import { requests } from '@madre/contract/testing/requests'
import { fill, saidOf } from '@madre/difference'
import { labelsOf } from '@madre/drawing'
import { envelopes, explain } from '@madre/engine'
import { addressOfReading, METHOD_OF_CHECK } from '@madre/method'
import { decimalMarkOf } from '@madre/print'
import { describe, expect, it } from 'vitest'
import { composeNote, typesetNote } from './create-note.ts'
import { citation } from './document/citations.ts'
import { expectTrueEquations } from './testing/equations.ts'
import { noteInput } from './testing/note-input.ts'
import { readPdf } from './testing/read-pdf.ts'
import { strictPdf } from './testing/strict-pdf.ts'
import { TypesettingError } from './typst/compile.ts'
import { wordsOf } from './words/words.ts'

const squeezed = (text: string) => text.replace(/\s+/g, '')
type Kind = keyof typeof requests
const kinds = Object.keys(requests) as Kind[]

const notes = new Map<string, ReturnType<typeof readPdf>>()
/** The whole note, set and read once. */
function wholeNote(kind: Kind, language: Language): ReturnType<typeof readPdf> {
  const key = `${kind} ${language}`
  const note = notes.get(key) ?? readPdf(strictPdf(noteInput(requests[kind], language)))
  notes.set(key, note)
  return note
}

describe.each(kinds.flatMap((kind) => LANGUAGES.map((language) => [kind, language] as const)))(
  'the note of %s in %s',
  async (kind, language) => {
    const input = noteInput(requests[kind], language)
    const pdf = await wholeNote(kind, language)
    const words = wordsOf(language, saidOf(decode(input.request).typed))
    const mark = decimalMarkOf(language)
    const has = (text: string) => pdf.text.includes(squeezed(text))
    const solution = input.result.solutions.find((s) => s.id === input.solutionId)!

    it('carries every check of the chosen solution with the engine’s own value', () => {
      const withValue = solution.checks.filter((c) => c.utilisation !== null)
      expect(withValue.length).toBeGreaterThanOrEqual(6)
      // Of a line without a sheet the check of its sheet is not spoken of.
      for (const { code } of solution.checks) expect(has(words.checks[code]), code).toBe(code !== 'SHEETING_SHEAR')
      for (const check of withValue) {
        const value = (Math.ceil(check.utilisation! * 1000 - 1e-6) / 1000).toFixed(3).replace('.', mark)
        expect(has(words.checks[check.code] + value + words.document[`status.${check.status}`]), check.code).toBe(true)
      }
    })

    it('prints substitutions that give their printed results when worked out again', () => {
      expectTrueEquations(pdf, input)
    })

    it('shows on the page every number its equations name', () => {
      for (const page of pdf.pages)
        for (const equation of page.equations)
          for (const number of equation.match(/(?<![\p{L}\d_,.])\d+([.,]\d+)?/gu) ?? [])
            expect(page.text.includes(number), `${number} of ${equation}`).toBe(true)
    })

    it('has its contents, its title block and its statement', () => {
      expect(pdf.outline.length).toBeGreaterThanOrEqual(10)
      const [first] = pdf.pages
      for (const text of [
        input.calculation.project,
        input.author!.name,
        input.result.inputHash,
        words.document.signOff,
      ])
        expect(first!.text).toContain(squeezed(text))
      pdf.pages.forEach((page, i) => {
        const footer = `${words.document.page}${i + 1}${words.document.of}${pdf.pages.length}`
        expect(page.text).toContain(squeezed(footer))
      })
    })

    it('says how the own weight enters, and with how much', () => {
      const mass = explain(decode(input.request).line, input.catalogue, input.solutionId).section.gross.find(
        (v) => v.symbol === 'm',
      )!
      const weight = ((mass.value * 9.81) / 1000).toFixed(5).replace('.', mark)
      expect(has(fill(words.document['cases.text'], { weight }))).toBe(true)
    })

    it('says that utilisations are rounded up, and ends every derivation with the rounded one', () => {
      expect(has(words.document['checks.text'])).toBe(true)
      for (const check of solution.checks.filter((c) => c.utilisation !== null)) {
        const value = (Math.ceil(check.utilisation! * 1000 - 1e-6) / 1000).toFixed(3).replace('.', mark)
        expect(has(fill(words.document['checks.roundedUp'], { value })), check.code).toBe(true)
      }
    })

    it('cites the reading of the method that derives each check beside its clause', () => {
      for (const { code, clause } of solution.checks.filter((c) => c.utilisation !== null)) {
        const isStress = code === 'BENDING_Z' && clause === 'EN 1993-1-3 6.1.6'
        const reading = fill(words.document['checks.method'], { reading: isStress ? '4.23' : METHOD_OF_CHECK[code] })
        expect(has(`${citation(clause, { words })} · ${reading}`), code).toBe(true)
      }
      expect(has(words.document['checks.methodText'])).toBe(true)
      expect(pdf.text).not.toContain('/method')
      expect(pdf.links).toEqual([])
    })

    it('prints every limit of geometry with its numbers', () => {
      const { limits } = explain(decode(input.request).line, input.catalogue, input.solutionId)
      const rows = pdf.pages.flatMap((p) => p.tables).find((t) => t[0]?.[1] === words.document.limit)!
      expect(rows.length - 1).toBe(limits.length)
      limits.forEach(({ step }, i) => {
        const printed = Number(/([\d.,]+)[ a-z°]*$/.exec(rows[i + 1]![2]!)![1]!.replace(mark, '.'))
        expect(Math.abs(printed / step.value - 1)).toBeLessThan(6e-4)
      })
    })

    it('calls load cases and combinations by words: ids are for programs', () => {
      const formulas = input.result.combinations.map((c) => c.formula).filter((f) => f.includes('Live:'))
      if (formulas.length > 0) expect(pdf.text).toContain('Live:A')
      for (const [key] of pdf.text.matchAll(/LiveQ?:[a-z]+|\d·(?:G|Live|S|W)[a-z]+|(?:ULS|SLS)-\d+/g))
        expect(key).toBe('')
    })

    it('prints what is carried in the plane of the envelope, or that the cladding carries it', () => {
      const forces = explain(decode(input.request).line, input.catalogue, input.solutionId).inPlaneReactions
      const panel = input.request.spanRestraints.upper.type === 0
      expect(has(words.document['reactions.inPlaneText'])).toBe(forces.length > 0)
      // An Ω has no M_z: its stress of that load is in the checks.
      const bends = forces.length > 0 && input.request.sectionTypes[0] !== 'OMEGA'
      expect(has(labelsOf(language)('diagram.lateral-envelope'))).toBe(bends)
      expect(pdf.text.includes('|𝑀z|[kNm]') || pdf.text.includes('|Mz|[kNm]')).toBe(bends)
      expect(has(words.document['reactions.inPlaneByCladding'])).toBe(panel && input.request.inclinationDegrees > 0)
      for (const r of forces)
        for (const value of [r.maxKn, r.minKn])
          expect(has(value.toFixed(2).replace('-', '−').replace('−0.00', '0.00').replace('.', mark))).toBe(true)
    })

    it('prints no underscore of a symbol in its sentences', () => {
      expect(pdf.text).not.toMatch(/\p{L}_\p{L}/u)
    })

    it('leaves no page less than half full but the last', () => {
      const sparse = pdf.pages.slice(2, -1).flatMap((p, i) => (p.filled < 0.5 ? [`page ${i + 3}: ${p.filled}`] : []))
      expect(sparse).toEqual([])
    })

    it('closes with what is open, the statement and the signatures on one page', () => {
      const last = pdf.pages.at(-1)!.text
      for (const text of [
        words.document['remarks.notConfirmed'],
        words.document.signOff,
        words.document['signature.checked'],
      ])
        expect(last).toContain(squeezed(text))
    })

    it('lists the reactions of every support', () => {
      for (const r of solution.reactions)
        for (const value of [r.maxKn, r.minKn])
          expect(
            has(value.toFixed(2).replace('-', '−').replace('−0.00', '0.00').replace('.', mark)),
            `${r.support}: ${value}`,
          ).toBe(true)
    })
  },
)

/** Every language and every kind once. */
const SHORT: [Kind, Language][] = [
  ...LANGUAGES.map((language): [Kind, Language] => ['omega', language]),
  ['z', 'de'],
  ['c', 'fr'],
  ['facade', 'pt'],
]

describe.each(SHORT)('the short form of the note of %s in %s', async (kind, language) => {
  const input = noteInput(requests[kind], language)
  const [full, pdf] = [await wholeNote(kind, language), await readPdf(strictPdf({ ...input, form: 'short' }))]
  const words = wordsOf(language)
  const has = (text: string) => pdf.text.includes(squeezed(text))
  const solution = input.result.solutions.find((s) => s.id === input.solutionId)!

  it('has cover, input, governing checks, reactions, deflections, warnings and statement, and no more', () => {
    expect(pdf.pages.length).toBeLessThan(0.55 * full.pages.length)
    const chapters = [
      'inputs.heading',
      'checks.governingHeading',
      'reactions.heading',
      'deflections.heading',
      'combinations.heading',
    ]
    expect(pdf.outline.map(squeezed)).toEqual(
      [...chapters, 'remarks.heading'].map((key, i) => squeezed(`${i + 1} ${words.document[key as 'title']}`)),
    )
    for (const key of ['titleShort', 'shortText', 'signOff', 'signature.checked'] as const)
      expect(has(words.document[key]), key).toBe(true)
    expect(has(words.document['basis.assumptions'])).toBe(false)
  })

  it('derives the governing check and those close to it, line by line as the full note does', () => {
    const equations = new Set(full.pages.flatMap((p) => p.equations))
    const short = pdf.pages.flatMap((p) => p.equations).filter((e) => e.includes(' = '))
    expect(short.length).toBeGreaterThan(3)
    for (const e of short) expect(equations.has(e), e).toBe(true)
    const governing = solution.checks.find((c) => c.code === solution.governing)!
    const value = (Math.ceil(governing.utilisation! * 1000 - 1e-6) / 1000)
      .toFixed(3)
      .replace('.', decimalMarkOf(language))
    expect(has(fill(words.document['checks.roundedUp'], { value }))).toBe(true)
  })

  it('lists every combination it names, and only these', () => {
    const listed = new Set(
      pdf.pages
        .flatMap((p) => p.tables)
        .filter((t) => t[0]?.[0] === words.document['combinations.id'])
        .flatMap((t) => t.slice(1).map((row) => row[0]!)),
    )
    const named = new Set([...solution.reactions.flatMap((r) => [r.maxCombinationId, r.minCombinationId])])
    for (const id of named)
      expect(
        listed.has(fill(words.document[`combination.${id.slice(0, 3) as 'ULS'}`], { n: String(Number(id.slice(4))) })),
        id,
      ).toBe(true)
    expect(listed.size).toBeLessThan(input.result.combinations.length)
  })

  it('prints the same reactions and deflections', () => {
    const table = (of: typeof pdf, head: string) => of.pages.flatMap((p) => p.tables).find((t) => t[0]?.[0] === head)
    for (const head of [words.document['reactions.support']]) {
      expect(table(pdf, head)).toBeDefined()
      expect(table(pdf, head)).toEqual(table(full, head))
    }
    const deflections = (of: typeof pdf) =>
      of.pages
        .flatMap((p) => p.tables)
        .find((t) => t[0]?.some((h) => h.startsWith(words.document['deflections.value'])))
    expect(deflections(pdf)?.length).toBe(solution.deflections.length + 1)
    expect(deflections(pdf)).toEqual(deflections(full))
  })
})

describe('a note', () => {
  const input = noteInput(requests.omega, 'en')

  it('derives point loads close to supports so that every line can be worked out again', async () => {
    const at = (spanIdx: number, l1: number, p1: number) => ({
      spanType: 'SPAN' as const,
      spanIdx,
      loads: { p1, p2: 0, l1, l2: 0 },
    })
    const request = {
      ...requests.z,
      loadPermanentPoint: [at(0, 3, 2.5), at(0, 97, 3), at(1, 4, 2)],
      loadLivePoint: [at(0, 3, 1)],
    }
    const loaded = noteInput(request, 'de')
    const pdf = await readPdf(strictPdf(loaded))
    for (const code of ['WEB_CRIPPLING_LOAD', 'M_F'] as const)
      expect(pdf.text).toContain(squeezed(wordsOf('de').checks[code]))
    expect(pdf.text).toContain(squeezed(wordsOf('de').assumptions.opposedReaction.split('·')[0]!))
    expect(pdf.pages.flatMap((p) => p.equations).filter((e) => e.startsWith('u_R = ')).length).toBeGreaterThan(0)
    expectTrueEquations(pdf, loaded)
  })

  it('links the readings of the method where the product has a public address', async () => {
    const { text, links } = await readPdf(strictPdf({ ...input, publicAddress: 'https://purlins.example.com' }))
    const address = 'https://purlins.example.com/method'
    expect(text).toContain(squeezed(fill(wordsOf('en').document['checks.methodAddress'], { address })))
    const derived = input.result.solutions
      .find((s) => s.id === input.solutionId)!
      .checks.filter((c) => c.status === 'OK' || c.status === 'FAIL')
    expect(links).toEqual(derived.map((c) => `https://purlins.example.com${addressOfReading(METHOD_OF_CHECK[c.code])}`))
  })

  it('is the same to the last byte for the same input', () => {
    expect(Buffer.compare(strictPdf(input), strictPdf(structuredClone(input)))).toBe(0)
  })

  it('prints what a user typed as text and never as markup', async () => {
    const hostile = '#panic("x") $x$ *b* `r` <t> @r \\ "'
    const { pages } = await readPdf(
      strictPdf({ ...input, calculation: { ...input.calculation, project: hostile, description: hostile } }),
    )
    expect(pages[0]!.text).toContain(squeezed(hostile))
    expect(pages.some((p) => p.text.includes(squeezed(`Description: ${hostile}`)))).toBe(true)
  })

  it('prints every script its fonts have, in both directions', async () => {
    const calculation = {
      ...input.calculation,
      project: 'Στέγη Ἀθῆναι · Київ',
      name: 'מבנה פלדה',
      description: 'سقف المستودع',
    }
    const { pages } = await readPdf(strictPdf({ ...input, calculation, author: { name: 'Қазақ', company: 'Łódź' } }))
    expect(pages[0]!.text).toContain(squeezed('Στέγη Ἀθῆναι · Київ'))
    expect(pages[0]!.text).toContain('Қазақ,Łódź')
    // Whether a reader gives right-to-left words back from left or right is its own matter.
    const has = (word: string) =>
      pages.some((p) => [word, [...word].reverse().join('')].some((w) => p.text.includes(w)))
    expect(['מבנה', 'פלדה'].filter((word) => !has(word))).toEqual([])
    expect(pages.map((p) => p.text).join('')).not.toMatch(/□|U\+[0-9A-F]{4}/)
  })

  it('is refused with the characters no font has, each with its field', () => {
    const calculation = { ...input.calculation, name: '東 Halle 🏭', description: 'の' }
    expect(() => strictPdf({ ...input, calculation })).toThrow('name: 東 🏭; description: の')
  })

  it('breaks a word that no line holds, and nothing else', async () => {
    const word = 'W'.repeat(400)
    const description = `${word} Donaudampfschifffahrt`
    const calculation = { ...input.calculation, description }
    const { pages } = await readPdf(strictPdf({ ...input, calculation }))
    expect(pages.some((p) => p.text.replaceAll('\u200b', '').includes(squeezed(description)))).toBe(true)
    // The margin at the right is 20 mm.
    expect(Math.max(...pages.map((p) => p.reachMm))).toBeLessThan(210 - 20 + 0.1)
  })

  it('fails on a glyph no font has', () => {
    const request = toDesignRequest(input.request)
    const explanation = explain(decode(request).line, input.catalogue, input.solutionId)
    explanation.checks.find((c) => c.steps.length > 0)!.steps[0]!.symbol = '東_Ed'
    const curves = envelopes(decode(request).line, input.catalogue, input.solutionId)
    expect(() => typesetNote(input, composeNote(input, explanation, curves, { strict: true }))).toThrow(
      TypesettingError,
    )
  })

  it('prints the names of a maker’s catalogue in the characters it has', async () => {
    const catalogue = structuredClone(input.catalogue)
    for (const steel of catalogue.steels) steel.name = `東 ${steel.id}`
    const { pages } = await readPdf(strictPdf({ ...input, catalogue }))
    const { steel } = input.result.solutions.find((x) => x.id === input.solutionId)!
    expect(pages[0]!.text).toContain(`U+6771${steel}`)
  })

  it('breaks remarks that no page holds, and keeps the statement with its signatures', async () => {
    const text = 'A remark of some length, such as another version of the engine might make. '.repeat(3)
    const more = Array.from({ length: 40 }, (_, i) => ({ code: `OTHER_${i}`, message: `${i}: ${text}` }))
    const result = { ...input.result, warnings: [...input.result.warnings, ...more] }
    const { pages } = await readPdf(strictPdf({ ...input, result }))
    const [last, before] = [pages.at(-1)!.text, pages.at(-2)!.text]
    expect(before).toContain(squeezed('0: A remark'))
    expect(last).not.toContain(squeezed('0: A remark'))
    for (const key of ['remarks.signOff', 'signOff', 'signature.checked'] as const)
      expect(last).toContain(squeezed(wordsOf('en').document[key]))
  })

  it('names a date that is none', () => {
    expect(() => strictPdf({ ...input, calculation: { ...input.calculation, date: 'yesterday' } })).toThrow(
      'calculation.date',
    )
  })

  it('says beyond 999 % no more than that, and calls what was never named so in its own language', async () => {
    const request = { ...requests.omega, loadLiveDistributed: requests.omega.spanLengthsM.map(() => 90) }
    const hopeless = noteInput(request, 'pt')
    const calculation = { ...hopeless.calculation, name: 'Untitled', project: 'Untitled Project' }
    const solutionId = hopeless.result.solutions.at(-1)!.id
    const { pages } = await readPdf(strictPdf({ ...hopeless, calculation, solutionId }))
    expect(pages[0]!.text).toContain(squeezed('> 999 %'))
    expect(pages[0]!.text).toContain(squeezed('Projeto Projeto sem título'))
    expect(pages[0]!.text).not.toContain('Untitled')
  })

  it('says of a solution that fails that it fails', async () => {
    const failing = input.result.solutions.find((s) => s.status === 'FAIL')!
    const { pages } = await readPdf(strictPdf({ ...input, solutionId: failing.id }))
    const failed = failing.checks.filter((c) => c.status === 'FAIL').map((c) => c.code)
    expect(failed.length).toBeGreaterThan(1)
    const names = [failing.governing!, ...failed.filter((c) => c !== failing.governing)].map(
      (c) => wordsOf('en').checks[c],
    )
    expect(pages[0]!.text).toContain(squeezed(`Not satisfied: ${names.join('; ')}.`))
  })
})
