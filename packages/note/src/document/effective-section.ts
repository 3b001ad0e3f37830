import {
  type EffectivePartRow,
  type EffectivePlateRow,
  type Explanation,
  type PlateWidth,
  type PrintedPart,
  parseExpression,
  profileOf,
} from '@madre/engine'
import { expressionMath, linear } from '@madre/print'
import { type Block, columnsOf, type Line } from '../typst/blocks.ts'
import { effectiveFile, type Picture } from './pictures.ts'
import { headingOf, type PrintedSection, sectionNumber } from './printed-sections.ts'
import { propertyTable, symbolInline } from './property-table.ts'
import { inlineStep, stepBlocks } from './step-block.ts'
import type { Subject } from './subject.ts'
import { withSymbols } from './symbols-in-text.ts'

type Effective = Explanation['section']['effective'][number]

const unit = (symbol: string, of: string): Line => [symbolInline(symbol), ` [${of}]`].flat()

/** Widths of the plates from the outside dimensions. */
export function plateWidths(widths: PlateWidth[], s: Subject): Block[] {
  const notional = widths.some((w) => w.steps.some((step) => step.symbol === 'g_r'))
  return [
    { kind: 'heading', level: 3, text: s.say('section.widths') },
    { kind: 'text', text: withSymbols(s.say('section.widthsText')) },
    ...(notional ? [{ kind: 'text', text: withSymbols(s.say('section.notional')) } as const] : []),
    {
      kind: 'table',
      columns: columnsOf('auto left', '1fr left'),
      head: [s.say('section.plate'), s.say('section.width')],
      rows: widths.flatMap(({ role, steps }) =>
        steps.map((step, i): Line[] => [
          i > 0 ? '' : role === null ? s.say('section.common') : s.say(`plate.${role}`),
          inlineStep(step, s),
        ]),
      ),
    },
  ]
}

/** One effective section: drawing and values, its plates, their derivation, and the sum of its parts. */
export function effectiveSection(
  e: Effective,
  printed: PrintedSection,
  s: Subject,
  pictures: ReadonlyMap<string, Picture>,
): Block[] {
  const file = effectiveFile(e.sense, printed.of)
  const opening: Block[] = [
    { kind: 'heading', level: 2, text: headingOf(printed, s.say(`section.${e.sense}`), s) },
    {
      kind: 'pair',
      ratio: ['1fr', '1fr'],
      left: [
        {
          kind: 'figure',
          file,
          alt: pictures.get(file)?.alt ?? '',
          caption: s.say('section.effectiveCaption'),
          width: '88%',
        },
      ],
      right: [propertyTable(e.values, s)],
    },
  ]
  if (e.mirrors) {
    const section = sectionNumber(s, printed, e.mirrors)
    return [{ kind: 'together', blocks: [...opening, { kind: 'text', text: s.say('section.mirrors', { section }) }] }]
  }
  return [
    { kind: 'together', blocks: [...opening, ...plateTable(e.plates, s)] },
    ...e.groups.flatMap((group): Block[] => {
      const plates = group.roles.map((role) => s.say(`plate.${role}`)).join(', ')
      if (group.as)
        return [{ kind: 'text', text: s.say('section.asIn', { plates, section: sectionNumber(s, printed, group.as) }) }]
      const title: Block[] =
        plates === ''
          ? [{ kind: 'heading', level: 3, text: s.say('section.steps') }]
          : [{ kind: 'text', text: { strong: plates } }]
      return [...title, ...stepBlocks(group.steps, s)]
    }),
    { kind: 'together', blocks: [{ kind: 'heading', level: 3, text: s.say('section.partsHead') }, ...partTable(e, s)] },
    ...stepBlocks(e.sums, s),
  ]
}

const named = (role: PrintedPart, count: 1 | 2, s: Subject) => s.say(`plate.${role}`) + (count === 2 ? ' (2 ×)' : '')

/** Every plate with its width, slenderness and effective width. */
function plateTable(rows: EffectivePlateRow[], s: Subject): Block[] {
  const dash = '–'
  const width = (symbol: string, value: number): Line[] => [symbolInline(symbol), ` = ${s.number(value, 2)}`]
  return [
    { kind: 'heading', level: 3, text: s.say('section.plates') },
    {
      kind: 'table',
      small: true,
      columns: columnsOf(
        'auto left',
        'auto right',
        'auto right',
        'auto right',
        '1fr right',
        'auto right',
        'auto right',
        'auto left',
      ),
      head: [
        s.say('section.plate'),
        unit('b_p', 'mm'),
        unit('t', 'mm'),
        symbolInline('psi'),
        symbolInline('k_sigma'),
        symbolInline('lambda_p'),
        symbolInline('rho'),
        s.say('section.effectiveWidths'),
      ],
      rows: rows.map(({ role, count, b_p, t, reduction: r, effective }): Line[] => [
        named(role, count, s),
        s.number(b_p, 2),
        s.number(t, 2),
        ...(r
          ? [s.number(r.psi, 4), bucklingFactor(r, s), s.number(r.lambda_p, 4), s.number(r.rho, 4)]
          : [dash, dash, dash, dash]),
        effective.length === 0
          ? s.say('section.left')
          : effective
              .flatMap((w, i) => (i === 0 ? width(w.symbol, w.width) : ['; ', ...width(w.symbol, w.width)]))
              .flat(),
      ]),
    },
    { kind: 'text', style: 'muted', text: withSymbols(s.say('section.platesText')) },
  ]
}

/** k_σ, with its formula unless it is a constant (method 8.8). */
function bucklingFactor(r: NonNullable<EffectivePlateRow['reduction']>, s: Subject): Line {
  const value = s.number(r.k_sigma, 3)
  if (r.k_sigma_expression === null) return value
  const formula = parseExpression(r.k_sigma_expression)
  const reading = { operands: null, mark: s.mark }
  return [{ math: expressionMath(formula, reading), alt: linear(formula, null, s.mark) }, ` = ${value}`]
}

/** The straight parts with their sums: area, first moment, and second moment about the bending axis. */
function partTable({ sense, parts }: Effective, s: Subject): Block[] {
  const compression = sense === 'COMPRESSION'
  const { isSymmetric } = profileOf(s.family.profileType)
  const sum = (of: (row: EffectivePartRow) => number) => parts.reduce((total, row) => total + of(row), 0)
  const clean = (v: number) => (Math.abs(v) < 5e-4 ? 0 : v)
  const columns: [head: Line, decimals: number, of: (row: EffectivePartRow) => number, total: boolean][] = [
    [unit('b', 'mm'), 2, (r) => r.b, false],
    [unit('t', 'mm'), 4, (r) => r.t, false],
    [unit('A', 'mm²'), 2, (r) => r.A, true],
    [unit('z', 'mm'), 2, (r) => r.z, false],
    [[symbolInline('A'), '·', symbolInline('z'), ' [mm³]'].flat(), 0, (r) => r.A * r.z, true],
    ...(compression
      ? ([
          [unit('y', 'mm'), 2, (r) => r.y, false],
          ...(isSymmetric
            ? []
            : [
                [
                  [symbolInline('A'), '·', symbolInline('y'), ' [mm³]'].flat(),
                  0,
                  (r: EffectivePartRow) => r.A * r.y,
                  true,
                ],
              ]),
          [unit('Deltay', 'mm'), 2, (r: EffectivePartRow) => r.breadth, false],
          [unit('I_z', 'mm⁴'), 0, (r: EffectivePartRow) => r.I_z, true],
        ] as [Line, number, (row: EffectivePartRow) => number, boolean][])
      : ([
          [unit('Deltaz', 'mm'), 2, (r) => r.height, false],
          [unit('I_y', 'mm⁴'), 0, (r) => r.I_y, true],
        ] as [Line, number, (row: EffectivePartRow) => number, boolean][])),
  ]
  const text = !compression ? 'section.partsText' : isSymmetric ? 'section.partsTextOmega' : 'section.partsTextN'
  return [
    { kind: 'text', text: withSymbols(s.say(text)) },
    {
      kind: 'table',
      small: true,
      columns: columnsOf('1fr left', ...columns.map(() => 'auto right' as const)),
      head: [s.say('section.part'), ...columns.map(([head]) => head)],
      rows: [
        ...parts.map((row): Line[] => [
          [
            `${named(row.role, row.count, s)}: `,
            ...row.symbols
              .flatMap((x, i) => (i === 0 ? [x] : ['+', x]))
              .flatMap((x) => (x === '+' ? ' + ' : symbolInline(x))),
          ],
          ...columns.map(([, decimals, of]) => s.number(clean(of(row)), decimals)),
        ]),
        [
          s.say('section.sum'),
          ...columns.map(([, decimals, of, total]) => (total ? s.number(clean(sum(of)), decimals) : '')),
        ],
      ],
      strongRows: [parts.length],
    },
  ]
}
