import { LANGUAGES, toDesignInput } from '@madre/contract'
import { decimalMarkOf } from '@madre/drawing'
import { envelopes, explain } from '@madre/engine'
import { describe, expect, it } from 'vitest'
import { composeNote, createNote } from './create-note.ts'
import { evaluate } from './expression/evaluate.ts'
import { parseExpression } from './expression/parse.ts'
import { noteInput } from './fixtures/note-input.ts'
import { readPdf } from './fixtures/read-pdf.ts'
import { requests } from './fixtures/requests.ts'
import { TypesettingError } from './typst/compile.ts'
import { wordsOf } from './words/words.ts'

const squeezed = (text: string) => text.replace(/\s+/g, '')
const kinds = Object.keys(requests) as (keyof typeof requests)[]

/** '… = substitution = result unit' of an equation; null where nothing was computed. */
function substitutionOf(equation: string, language: string): { expression: string; result: string } | null {
  const parts = equation.split(' = ')
  if (parts.length < 3) return null
  const plain = (text: string) => (language === 'en' ? text : text.replaceAll(',', '.')).replaceAll(';', ',')
  const [expression, result] = parts.slice(-2) as [string, string]
  return { expression: plain(expression), result: plain(/^[−\d.,]+(·10\^−?\d+)?/.exec(result)![0]) }
}

/** Half a unit of the last digit of a printed result. */
function halfUnit(result: string): number {
  const [mantissa = '', exponent = '0'] = result.split('·10^')
  const decimals = (mantissa.split('.')[1] ?? '').length
  return 0.5 * 10 ** (Number(exponent.replace('−', '-')) - decimals)
}

describe.each(kinds.flatMap((kind) => LANGUAGES.map((language) => [kind, language] as const)))(
  'the note of %s in %s',
  async (kind, language) => {
    const input = noteInput(requests[kind], language)
    const pdf = await readPdf(createNote(input))
    const words = wordsOf(language)
    const mark = decimalMarkOf(language)
    const has = (text: string) => pdf.text.includes(squeezed(text))
    const solution = input.result.solutions.find((s) => s.id === input.solutionId)!

    it('carries every check of the chosen solution with the engine’s own value', () => {
      const withValue = solution.checks.filter((c) => c.utilisation !== null)
      expect(withValue.length).toBeGreaterThanOrEqual(6)
      for (const check of solution.checks) expect(has(words.checks[check.code]), check.code).toBe(true)
      for (const check of withValue) {
        const value = (Math.ceil(check.utilisation! * 1000 - 1e-6) / 1000).toFixed(3).replace('.', mark)
        expect(has(words.checks[check.code] + value + words.document[`status.${check.status}`]), check.code).toBe(true)
      }
    })

    it('prints substitutions that give their printed results when worked out again', () => {
      const equations = pdf.pages.flatMap((p) => p.equations).flatMap((e) => substitutionOf(e, language) ?? [])
      const derivation = explain(input.request, input.catalogue, input.solutionId)
      const steps = [
        ...derivation.section.effective.flatMap((e) => e.steps),
        ...derivation.section.resistances,
        ...derivation.checks.flatMap((c) => c.steps),
      ].filter((s) => s.expression !== null && s.operands.length > 0)
      expect(equations.length).toBe(steps.length)
      expect(equations.length).toBeGreaterThan(30)
      for (const { expression, result } of equations) {
        const [again, printed] = [expression, result].map((t) => evaluate(parseExpression(t), new Map())) as [
          number,
          number,
        ]
        expect(Math.abs(again - printed), `${expression} = ${result}`).toBeLessThanOrEqual(
          halfUnit(result) * (1 + 1e-9),
        )
      }
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

describe('a note', () => {
  const input = noteInput(requests.omega, 'en')

  it('is the same to the last byte for the same input', () => {
    expect(Buffer.compare(createNote(input), createNote(structuredClone(input)))).toBe(0)
  })

  it('prints what a user typed as text and never as markup', async () => {
    const hostile = '#panic("x") $x$ *b* `r` <t> @r \\ "'
    const name = '🏭 東'
    const { pages } = await readPdf(
      createNote({ ...input, calculation: { ...input.calculation, project: hostile, name, description: hostile } }),
    )
    expect(pages[0]!.text).toContain(squeezed(hostile))
    expect(pages.some((p) => p.text.includes(squeezed(`Description: ${hostile}`)))).toBe(true)
    expect(pages[0]!.text).toContain('□□')
  })

  it('fails on a glyph no font has', () => {
    const request = toDesignInput(input.request)
    const explanation = explain(request, input.catalogue, input.solutionId)
    explanation.checks.find((c) => c.steps.length > 0)!.steps[0]!.symbol = '東_Ed'
    const curves = envelopes(request, input.catalogue, input.solutionId)
    expect(() => composeNote(input, explanation, curves)).toThrow(TypesettingError)
  })

  it('prints the names of a maker’s catalogue in the characters it has', async () => {
    const catalogue = structuredClone(input.catalogue)
    for (const steel of catalogue.steels) steel.name = `東 ${steel.id}`
    const { pages } = await readPdf(createNote({ ...input, catalogue }))
    expect(pages[0]!.text).toContain('□S280')
  })

  it('names a date that is none', () => {
    expect(() => createNote({ ...input, calculation: { ...input.calculation, date: 'yesterday' } })).toThrow(
      'calculation.date',
    )
  })

  it('says of a solution that fails that it fails', async () => {
    const failing = input.result.solutions.find((s) => s.status === 'FAIL')!
    const { pages } = await readPdf(createNote({ ...input, solutionId: failing.id }))
    expect(pages[0]!.text).toContain(squeezed(`Not satisfied: ${wordsOf('en').checks[failing.governing!]}.`))
  })
})
