import type { LineLoad } from '@madre/engine'
import { type Block, columnsOf, type Line } from '../typst/blocks.ts'
import { caseName } from './load-case-names.ts'
import { inlineStep } from './step-block.ts'
import type { Subject } from './subject.ts'
import { withSymbols } from './symbols-in-text.ts'

/** Meaning of the symbols of these loads, for the kinds that occur. */
function meanings(s: Subject): string[] {
  const steps = s.explanation.lineLoads.flatMap((load) => load.steps)
  const used = new Set(steps.flatMap((step) => [step.symbol, ...step.operands.map((o) => o.symbol)]))
  return (
    [
      ['lineLoads.across', ['q_z', 'P_z']],
      ['lineLoads.inPlane', ['q_y', 'P_y']],
      ['lineLoads.along', ['n_x', 'P_x']],
      ['lineLoads.entered', ['p_k', 'P_k']],
      ['lineLoads.spacing', ['e_p']],
    ] as const
  ).flatMap(([key, symbols]) => {
    const here = symbols.filter((symbol) => used.has(symbol))
    return here.length === 0 ? [] : [s.labelled(here.join(', '), s.say(key))]
  })
}

/** Loads entered per area or as a force, as components on the member: across it, in the plane of the envelope, along it. */
export function lineLoads(s: Subject): Block[] {
  const loads = s.explanation.lineLoads
  if (loads.length === 0) return []
  const { envelope, pitch } = s.line
  const isPitched = envelope === 'ROOF' && pitch !== 0
  const place = ({ fromM, toM }: LineLoad): Line =>
    fromM === toM ? s.number(fromM, 3) : `${s.number(fromM, 2)} – ${s.number(toM, 2)}`
  // The components of a load are below each other in one row, which is not split between pages.
  const rows = loads.map((load, i): Line[] => [
    loads[i - 1]?.caseId === load.caseId ? '' : caseName(s, load.caseId),
    place(load),
    load.steps.flatMap((step, k) => (k === 0 ? [inlineStep(step, s)] : ['\n', inlineStep(step, s)])),
  ])
  return [
    { kind: 'heading', level: 2, text: s.say('lineLoads.heading') },
    { kind: 'text', text: withSymbols(s.say('lineLoads.text')) },
    { kind: 'list', items: meanings(s).map(withSymbols) },
    ...(isPitched ? [{ kind: 'text', text: s.say('lineLoads.plan') } as const] : []),
    {
      kind: 'table',
      columns: columnsOf('auto left', 'auto left', '1fr left'),
      head: [s.say('action'), 'x [m]', s.say('lineLoads.load')],
      rows,
      small: true,
      mayBreak: true,
    },
  ]
}
