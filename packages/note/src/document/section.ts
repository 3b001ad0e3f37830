import type { Block } from '../typst/blocks.ts'
import { effectiveSection, plateWidths } from './effective-section.ts'
import type { Picture } from './pictures.ts'
import { headingOf, type PrintedSection, printedSections } from './printed-sections.ts'
import { propertyTable } from './property-table.ts'
import { sectionMatrices } from './section-matrices.ts'
import { stepBlocks } from './step-block.ts'
import type { Subject } from './subject.ts'
import { solutionName } from './summary.ts'
import { withSymbols } from './symbols-in-text.ts'

/** Gross and effective sections: drawings, property tables, derivations, resistances; for a line with joints of all its pieces. */
export function section(s: Subject, pictures: ReadonlyMap<string, Picture>): Block[] {
  const [first, ...others] = printedSections(s)
  return [
    { kind: 'heading', level: 1, text: s.say('section.heading', { name: solutionName(s) }) },
    ...ofSection(first!, s, pictures),
    ...others.flatMap((printed) => ofSection(printed, s, pictures)),
  ]
}

/** The drawing of the section beside its dimensions. */
const beside = (figure: Block, right: Block[]): Block => ({
  kind: 'pair',
  ratio: ['1.25fr', '1fr'],
  left: [figure],
  right,
})

function ofSection(printed: PrintedSection, s: Subject, pictures: ReadonlyMap<string, Picture>): Block[] {
  const { section } = printed
  const figure = (file: string, caption: string, width = '100%'): Block => ({
    kind: 'figure',
    file,
    alt: pictures.get(file)?.alt ?? '',
    caption,
    width,
  })
  const dimensions: Block[] = [
    { kind: 'heading', level: 3, text: s.say('section.dimensions') },
    propertyTable(section.dimensions, s),
  ]
  const blocks: Block[] = [
    {
      kind: 'together',
      blocks: [
        { kind: 'heading', level: 2, text: headingOf(printed, s.say('section.gross'), s) },
        ...(printed.of === null
          ? [beside(figure('section.svg', s.say('section.grossCaption')), dimensions)]
          : dimensions),
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
    ...section.effective.flatMap((e) => effectiveSection(e, printed, s, pictures)),
  )
  if (section.matrices) blocks.push(...sectionMatrices(section.matrices, s))
  if (section.resistances.length > 0)
    blocks.push(
      { kind: 'heading', level: 2, text: headingOf(printed, s.say('section.resistances'), s) },
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
