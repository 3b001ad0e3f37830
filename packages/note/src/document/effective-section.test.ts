import { LANGUAGES } from '@madre/contract'
import { requests } from '@madre/contract/testing/requests'
import { decimalMarkOf } from '@madre/print'
import { describe, expect, it } from 'vitest'
import { noteInput } from '../testing/note-input.ts'
import { readPdf } from '../testing/read-pdf.ts'
import { strictPdf } from '../testing/strict-pdf.ts'
import { wordsOf } from '../words/words.ts'

/** A printed number with half a unit of its last digit. */
interface Printed {
  value: number
  half: number
}

/** The worst a reader may be off who works out `of` from rounded numbers. */
function doubt(of: (...values: number[]) => number, ...printed: Printed[]): number {
  const exact = of(...printed.map((p) => p.value))
  return printed.reduce((sum, _, i) => {
    const shifted = printed.map((p, k) => (k === i ? p.value + p.half : p.value))
    return sum + Math.abs(of(...shifted) - exact)
  }, 0)
}

function expectPrinted(what: string, printed: Printed, of: (...values: number[]) => number, ...from: Printed[]) {
  const again = of(...from.map((p) => p.value))
  const tolerance = printed.half + 1.05 * doubt(of, ...from) + 1e-9
  expect(Math.abs(again - printed.value), `${what}: ${again} for ${printed.value}`).toBeLessThanOrEqual(tolerance)
}

describe.each(
  (['omega', 'z', 'c', 'facade'] as const).flatMap((kind) => LANGUAGES.map((language) => [kind, language] as const)),
)('the effective sections of %s in %s', async (kind, language) => {
  const input = noteInput(requests[kind], language)
  const { pages } = await readPdf(strictPdf(input))
  const mark = decimalMarkOf(language)
  const words = wordsOf(language).document
  const read = (text: string): Printed => {
    const plain = text.replace('−', '-').replace(mark, '.')
    expect(plain).toMatch(/^-?\d+(\.\d+)?$/)
    return { value: Number(plain), half: 0.5 * 10 ** -(plain.split('.')[1] ?? '').length }
  }
  const tables = pages.flatMap((p) => p.tables).filter((rows) => rows[0]?.[0] === words['section.part'])
  const equations = pages.flatMap((p) => p.equations)
  const result = (symbol: string) =>
    equations
      .filter((e) => e.startsWith(`${symbol} = `))
      .map(
        (e) =>
          read(/ = ([−\d.,]+)(·10\^\d+)? ?\S*$/.exec(e)![1]!).value *
          Number(`1e${/·10\^(\d+) \S+$/.exec(e)?.[1] ?? 0}`),
      )

  it('have a table of parts each, but for the mirrored one', () => {
    expect(tables.length).toBe(kind === 'omega' || kind === 'facade' ? 3 : 2)
  })

  it('are the sums of parts that can be worked out again row by row', () => {
    for (const [k, [head, ...rows]] of tables.entries()) {
      const at = (row: string[], name: string) => read(row[head!.findIndex((h) => h.startsWith(`${name} [`))]!)
      const bent = head!.some((h) => h.startsWith('I_y'))
      const [I, extent] = bent ? ['I_y', 'Δz'] : ['I_z', 'Δy']
      const parts = rows.slice(0, -1)
      const sum = rows.at(-1)!
      for (const row of parts) {
        const count = /\(2 ×\)/.test(row[0]!) ? 2 : 1
        expectPrinted(`A of ${row[0]}`, at(row, 'A'), (b, t) => count * b! * t!, at(row, 'b'), at(row, 't'))
        expectPrinted(`A·z of ${row[0]}`, at(row, 'A·z'), (A, z) => A! * z!, at(row, 'A'), at(row, 'z'))
      }
      // The centroid the second moments refer to comes from the same table.
      const total = (name: string) => {
        const cells = parts.map((row) => at(row, name))
        const printed = at(sum, name)
        const added = cells.reduce((s, c) => s + c.value, 0)
        const tolerance = printed.half + cells.reduce((s, c) => s + c.half, 0) + 1e-9
        expect(Math.abs(added - printed.value), `sum of ${name}`).toBeLessThanOrEqual(tolerance)
        return printed
      }
      const [A, Az] = [total('A'), total('A·z')]
      const omega = head!.every((h) => !h.startsWith('A·y'))
      const centre = bent ? Az.value / A.value : omega ? 0 : total('A·y').value / A.value
      for (const row of parts) {
        const place = at(row, bent ? 'z' : 'y')
        const of = (a: number, d: number, x: number, c: number) => a * (d ** 2 / 12 + (x - c) ** 2)
        const about = { value: centre, half: 0.01 }
        expectPrinted(`${I} of ${row[0]}`, at(row, I!), of as never, at(row, 'A'), at(row, extent!), place, about)
      }
      const second = total(I!)
      // And the values of the section are those sums, times 1 − δ and 1 − 2·δ where corners are large.
      const area = result('A_eff')[k]!
      expect(area / A.value).toBeGreaterThan(0.97)
      expect(area / A.value).toBeLessThan(1.0005)
      const inertia = bent ? result('I_eff,y')[k]! : result('I_eff,z')[0]!
      expect(inertia / second.value).toBeGreaterThan(0.94)
      expect(inertia / second.value).toBeLessThan(1.0005)
    }
  })

  it('have a table of plates, k_σ with its formula where ψ enters', () => {
    const plates = pages.flatMap((p) => p.tables).filter((rows) => rows[0]?.[4] === 'k_σ')
    expect(plates.length).toBe(tables.length)
    for (const [, ...rows] of plates) {
      expect(rows.length).toBe(kind === 'omega' || kind === 'facade' ? 4 : 5)
      for (const row of rows.filter((r) => r[3] !== '–')) {
        const [, b_p, t, psi, k, lambda, rho] = row as [string, string, string, string, string, string, string]
        const value = k.split('=').at(-1)!.trim()
        expect(k.includes('='), k).toBe(!['4', '0.5', '0.43'].includes(String(read(value).value)))
        if (Math.abs(read(psi).value) !== 1) expect(k).toContain('ψ')
        const epsilon = Math.sqrt(235 / Number(input.solutionId.split('-S').at(-1)))
        const slenderness = (b: number, tt: number, ks: number) => b / tt / (28.4 * epsilon * Math.sqrt(ks))
        expectPrinted(`λ of ${row[0]}`, read(lambda), slenderness as never, read(b_p), read(t), read(value))
        expect(read(rho).value).toBeLessThanOrEqual(1)
      }
    }
  })
})
