import type { LineLoad } from '@madre/engine'
import type { Block, Line } from '../typst/blocks.ts'
import { caseName } from './load-case-names.ts'
import { inlineStep } from './step-block.ts'
import type { Subject } from './subject.ts'
import { withSymbols } from './symbols-in-text.ts'

/** What is entered per area or as a force, as what acts on the member: across it, in the plane of the envelope, along it. */
export function lineLoads(s: Subject): Block[] {
  const loads = s.explanation.lineLoads
  if (loads.length === 0) return []
  const { envelope, pitch } = s.line
  const isPitched = envelope === 'ROOF' && pitch !== 0
  const place = ({ fromM, toM }: LineLoad): Line =>
    fromM === toM ? s.number(fromM, 3) : `${s.number(fromM, 2)} – ${s.number(toM, 2)}`
  const rows = loads.flatMap((load, i) =>
    load.steps.map((step, k): Line[] => [
      k > 0 || loads[i - 1]?.caseId === load.caseId ? '' : caseName(s, load.caseId),
      k > 0 ? '' : place(load),
      inlineStep(step, s),
    ]),
  )
  return [
    { kind: 'heading', level: 2, text: s.say('lineLoads.heading') },
    { kind: 'text', text: withSymbols(s.say('lineLoads.text')) },
    ...(isPitched ? [{ kind: 'text', text: s.say('lineLoads.plan') } as const] : []),
    {
      kind: 'table',
      columns: [
        { width: 'auto', align: 'left' },
        { width: 'auto', align: 'left' },
        { width: '1fr', align: 'left' },
      ],
      head: [s.say('action'), 'x [m]', s.say('lineLoads.load')],
      rows,
      small: true,
      mayBreak: true,
    },
  ]
}
