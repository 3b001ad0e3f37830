import { type CalculationRequest, decode, LANGUAGES, toDesignRequest } from '@madre/contract'
import { requests } from '@madre/contract/testing/requests'
import { envelopes, explain } from '@madre/engine'
import { decimalMarkOf, linearNumber, printStep } from '@madre/print'
import { describe, expect, it } from 'vitest'
import { noteInput } from '../testing/note-input.ts'
import { refuse } from '../testing/strict-pdf.ts'
import type { Block, Line } from '../typst/blocks.ts'
import { noteDocument } from './note-document.ts'
import { pictures } from './pictures.ts'
import { subjectOf } from './subject.ts'

const each = (value: number) => [value, value, value, value]
/** Two cantilevers that count as such; a thin section, so that their stiffness and that of the spans beside them differ. */
const cantilevers: CalculationRequest = {
  ...requests.z,
  spanLengthsM: [1.6, 5.5, 5.5, 1.2],
  hasLeftCantilever: true,
  hasRightCantilever: true,
  loadPermanentDistributed: each(0.25),
  loadPermanentDistributedMax: null,
  loadPermanentDistributedMin: null,
  loadLiveDistributed: [1.4, 0.7, 0.7, 1.4],
  loadSnowRegular: null,
  loadSnowExceptional: null,
  spanRestraints: {
    upper: { type: 0, lateralLocks: each(0) },
    lower: { use: false, lateralLocks: each(0) },
  },
}

const plain = (line: Line): string =>
  [line]
    .flat()
    .map((p) => (typeof p === 'string' ? p : 'muted' in p ? p.muted : 'strong' in p ? p.strong : p.alt))
    .join('')

describe.each([
  ['a line with long cantilevers', cantilevers, 2],
  ['a line with short overhangs', requests.omega, 0],
  ['a line without cantilevers', requests.z, 0],
] as const)('every deflection the note prints of %s', (_, request, longCantilevers) => {
  it.each(LANGUAGES)('agrees with every other: %s', (language) => {
    const input = noteInput(request, language)
    const design = toDesignRequest(request)
    const explanation = explain(decode(design).line, input.catalogue, input.solutionId)
    const s = subjectOf(input, explanation, envelopes(decode(design).line, input.catalogue, input.solutionId), refuse)
    const drawn = pictures(s)
    const { body } = noteDocument(s, drawn)
    const mark = decimalMarkOf(language)
    const read = (text: string) => Number(text.replace('−', '-').replace(mark, '.'))

    const heading = body.findIndex((b) => b.kind === 'heading' && b.text === s.say('deflections.heading'))
    const table = body.slice(heading).find((b): b is Extract<Block, { kind: 'table' }> => b.kind === 'table')!
    const tabulated = table.rows.map((row, i) => ({
      value: read(plain(row[2]!)),
      x: read(plain(row[1]!)),
      d: explanation.solution.deflections[i]!,
    }))
    expect(tabulated.length).toBe(request.spanLengthsM.length)
    const whole = tabulated.filter(({ d }) => !d.ownBendingOnly)

    // The diagram: 640 wide with 44 on both sides; one decimal, two in the table.
    const total = request.spanLengthsM.reduce((a, b) => a + b, 0)
    const texts = [...drawn.get('deflection.svg')!.svg.matchAll(/<text x="([\d.]+)"[^>]*>(−?\d+[.,]\d)<\/text>/g)]
    const labels = texts.map(([, x, value]) => ({ x: ((Number(x) - 44) / 552) * total, value: read(value!) }))
    expect(labels.length).toBeGreaterThan(1)
    for (const { value, x } of whole) {
      const near = labels.filter((l) => Math.abs(l.x - x) < 0.07 * total && l.value > 0 === value > 0)
      expect(
        near.some((l) => Math.abs(l.value - value) <= 0.055 + 1e-9),
        `${value} at ${x}: ${near.map((l) => l.value)}`,
      ).toBe(true)
    }
    const tips = labels.filter((l) => l.x < 0.06 * total || l.x > 0.94 * total)
    if (longCantilevers > 0) expect(tips.length).toBeGreaterThanOrEqual(longCantilevers)

    // The checks: demand beside the heading, and the derivation's last δ.
    for (const code of ['DEFLECTION_SPAN', 'DEFLECTION_CONSOLE'] as const) {
      const { check, steps } = explanation.checks.find((c) => c.check.code === code)!
      if (check.utilisation === null) continue
      const row = tabulated.find(({ d }) => d.spanIndex === check.spanIndex)!
      expect(Math.abs(Math.abs(row.value) - check.demand!)).toBeLessThanOrEqual(0.005 + 1e-9)
      const printed = linearNumber(printStep(steps.findLast((x) => x.symbol === 'delta')!).result, '.')
      expect(Math.abs(Math.abs(row.value) - Number(printed))).toBeLessThanOrEqual(0.006)
      expect(row.d.combinationId).toBe(check.combinationId)
    }

    // Whole displacement drawn, own bending checked: the note says so.
    const says = body.some((b) => JSON.stringify(b).includes(JSON.stringify(s.say('forces.overhangs')).slice(1, -1)))
    expect(says).toBe(tabulated.length > whole.length)
  })
})
