import type { MetLimit } from '@madre/engine'
import { type Block, columnsOf, type Line } from '../typst/blocks.ts'
import { citation } from './citations.ts'
import { inlineQuotient } from './step-block.ts'
import type { Subject } from './subject.ts'
import { withSymbols } from './symbols-in-text.ts'

/** The limits of geometry with the numbers of this section. */
export function limits(s: Subject): Block[] {
  return [
    {
      kind: 'table',
      small: true,
      columns: columnsOf('auto left', 'auto left', '1fr left', 'auto left'),
      head: [s.say('section.plate'), s.say('limit'), s.say('checks.present'), s.say('checks.clause')],
      rows: s.explanation.limits.map((l): Line[] => [
        [
          ...(l.thicknessMm === undefined ? [] : [`t = ${s.typed(l.thicknessMm, 1)} mm`]),
          ...(l.part ? [s.say(`plate.${l.part}`)] : []),
        ].join(', '),
        limitText(l, s),
        inlineQuotient(l.step, s),
        { muted: citation(l.clause, s) },
      ]),
    },
  ]
}

/** 'r ≤ 0,04·t·E/f_y = 35,0': with the number where the limit is a formula. */
function limitText({ limit, bound }: MetLimit, s: Subject): Line {
  const local = limit.replace(/(\d)\.(\d)/g, `$1${s.mark}$2`)
  return withSymbols(bound === null ? local : `${local} = ${s.number(bound, 1)}`)
}
