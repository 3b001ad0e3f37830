import {
  type Box,
  crosses,
  type Drawing,
  formatContent,
  labelsOf,
  overlap,
  TEXT_RULES,
  textWidth,
} from '@madre/drawing'
import type { SpacingSweep, SweepPoint } from '@madre/engine'
import { expect, it } from 'vitest'
import { sweepDrawing } from './sweep-drawing.ts'

const FAMILIES: [section: string, weight: number, mostM: number][] = [
  ['Ω 80×50', 3.6, 0.9],
  ['Ω 120×55', 8.8, 1.75],
  ['Ω 160×60', 11.1, 3.15],
  ['Ω 200×70', 13.5, 4.5],
  ['Ω 250×80', 16.7, 5.6],
]
const pointsOf = ([section, weight, mostM]: (typeof FAMILIES)[number]) =>
  Array.from({ length: 12 }, (_, i) => (mostM * (i + 1)) / 12).map(
    // The lighter sheets suffice for close members: the weights of the families lie near each other.
    (spacingM): SweepPoint => ({
      ...({} as SweepPoint),
      spacingM,
      typology: section,
      section,
      estimatedWeightKgM2: (weight * (0.45 + (0.55 * spacingM) / mostM)) / spacingM,
    }),
  )
const sweep: SpacingSweep = {
  points: FAMILIES.flatMap(pointsOf),
  largest: FAMILIES.map((family) => ({ typology: family[0], section: family[0], point: pointsOf(family).at(-1)! })),
} as SpacingSweep

function namesOf({ marks }: Drawing): { said: string; box: Box }[] {
  return marks.flatMap((mark) => {
    if (mark.kind !== 'text') return []
    const said = formatContent(mark.content, { labels: labelsOf('en'), decimalMark: '.' })
    if (!said.startsWith('Ω')) return []
    const { size } = TEXT_RULES[mark.style]
    const width = textWidth(said, size)
    const x1 = mark.x - { start: 0, middle: width / 2, end: width }[mark.anchor]
    return [{ said, box: { x1, x2: x1 + width, y1: mark.y - 0.35 * size, y2: mark.y + 0.35 * size } }]
  })
}

it.each([[310], [640]])(
  'names every curve at its end, clear of the other names and of the curves, %d px wide',
  (width) => {
    const drawing = sweepDrawing(sweep, 1.5, { width, height: 300 }, { title: '', spacing: '', upwards: '', now: '' })
    const names = namesOf(drawing)
    expect(names).toHaveLength(FAMILIES.length)
    for (const [i, { said, box }] of names.entries()) {
      expect([box.x1 >= 0, box.x2 <= width, box.y1 >= 0], said).toEqual([true, true, true])
      for (const other of names.slice(i + 1)) expect(overlap(box, other.box), `${said}, ${other.said}`).toBe(false)
      for (const mark of drawing.marks)
        if (mark.kind === 'line' && mark.style.startsWith('scatter'))
          expect(
            crosses(
              [
                { x: mark.x1, y: mark.y1 },
                { x: mark.x2, y: mark.y2 },
              ],
              box,
            ),
            said,
          ).toBe(false)
    }
  },
)
