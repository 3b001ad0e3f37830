import type { Block } from '../typst/blocks.ts'
import { effectiveFile, type Picture } from './pictures.ts'
import { propertyTable } from './property-table.ts'
import { sectionMatrices } from './section-matrices.ts'
import { stepBlock } from './step-block.ts'
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
        { kind: 'steps', items: section.sharpCorners.steps.map((step) => stepBlock(step, s)) },
      ],
    },
  ]
  if (section.matrices) blocks.push(...sectionMatrices(section.matrices, s))
  for (const e of section.effective) {
    blocks.push({
      kind: 'together',
      blocks: [
        { kind: 'heading', level: 2, text: s.say(`section.${e.sense}`) },
        {
          kind: 'pair',
          ratio: ['1fr', '1fr'],
          left: [figure(effectiveFile(e.sense), s.say('section.effectiveCaption'), '88%')],
          right: [propertyTable(e.values, s)],
        },
      ],
    })
    if (e.steps.length > 0)
      blocks.push(
        { kind: 'heading', level: 3, text: s.say('section.steps') },
        { kind: 'steps', items: e.steps.map((step) => stepBlock(step, s)) },
      )
  }
  if (section.resistances.length > 0)
    blocks.push(
      { kind: 'heading', level: 2, text: s.say('section.resistances') },
      { kind: 'steps', items: section.resistances.map((step) => stepBlock(step, s)) },
    )
  return blocks
}

function sideBySide(values: Parameters<typeof propertyTable>[0], s: Subject): Block[] {
  const half = Math.ceil(values.length / 2)
  if (values.length < 6) return [propertyTable(values, s)]
  const [left, right] = [values.slice(0, half), values.slice(half)]
  return [{ kind: 'pair', ratio: ['1fr', '1fr'], left: [propertyTable(left, s)], right: [propertyTable(right, s)] }]
}
