import type { Block } from '../typst/blocks.ts'
import { effectiveSection, plateWidths } from './effective-section.ts'
import type { Picture } from './pictures.ts'
import { propertyTable } from './property-table.ts'
import { sectionMatrices } from './section-matrices.ts'
import { stepBlocks } from './step-block.ts'
import type { Subject } from './subject.ts'
import { solutionName } from './summary.ts'
import { withSymbols } from './symbols-in-text.ts'

/** Gross and effective sections: drawings, property tables, derivations, resistances. */
export function section(s: Subject, pictures: ReadonlyMap<string, Picture>): Block[] {
  const { section } = s.explanation
  const figure = (file: string, caption: string, width = '100%'): Block => ({
    kind: 'figure',
    file,
    alt: pictures.get(file)?.alt ?? '',
    caption,
    width,
  })
  const blocks: Block[] = [
    { kind: 'heading', level: 1, text: s.say('section.heading', { name: solutionName(s) }) },
    {
      kind: 'together',
      blocks: [
        { kind: 'heading', level: 2, text: s.say('section.gross') },
        {
          kind: 'pair',
          ratio: ['1.25fr', '1fr'],
          left: [figure('section.svg', s.say('section.grossCaption'))],
          right: [
            { kind: 'heading', level: 3, text: s.say('section.dimensions') },
            propertyTable(section.dimensions, s),
          ],
        },
      ],
    },
    {
      kind: 'together',
      blocks: [{ kind: 'heading', level: 3, text: s.say('section.grossProperties') }, ...sideBySide(section.gross, s)],
    },
    {
      kind: 'together',
      blocks: [
        { kind: 'heading', level: 3, text: s.say('section.sharpCorners') },
        { kind: 'text', text: withSymbols(s.say('section.sharpCornersText')) },
        propertyTable(section.sharpCorners.values, s),
        { kind: 'text', text: withSymbols(s.say('section.sharpCornersDeflection')) },
        ...stepBlocks(section.sharpCorners.steps, s),
      ],
    },
  ]
  blocks.push(
    { kind: 'together', blocks: plateWidths(section.widths, s) },
    ...section.effective.flatMap((e) => effectiveSection(e, s, pictures)),
  )
  if (section.matrices) blocks.push(...sectionMatrices(section.matrices, s))
  if (section.resistances.length > 0)
    blocks.push(
      { kind: 'heading', level: 2, text: s.say('section.resistances') },
      ...stepBlocks(section.resistances, s),
    )
  return blocks
}

function sideBySide(values: Parameters<typeof propertyTable>[0], s: Subject): Block[] {
  const half = Math.ceil(values.length / 2)
  if (values.length < 6) return [propertyTable(values, s)]
  const [left, right] = [values.slice(0, half), values.slice(half)]
  return [{ kind: 'pair', ratio: ['1fr', '1fr'], left: [propertyTable(left, s)], right: [propertyTable(right, s)] }]
}
