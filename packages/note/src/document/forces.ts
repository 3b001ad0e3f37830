import type { Block } from '../typst/blocks.ts'
import { combinationName } from './load-case-names.ts'
import type { Picture } from './pictures.ts'
import type { Subject } from './subject.ts'
import { withSymbols } from './symbols-in-text.ts'

export function forces(s: Subject, pictures: ReadonlyMap<string, Picture>): Block[] {
  const figure = (file: string): Block => ({
    kind: 'figure',
    file,
    alt: pictures.get(file)?.alt ?? '',
    caption: '',
    width: '100%',
  })
  return [
    {
      kind: 'together',
      blocks: [
        { kind: 'heading', level: 1, text: s.say('forces.heading') },
        { kind: 'text', text: s.say('forces.text') },
        ...(s.explanation.joints ? [{ kind: 'text', text: s.say('forces.withJoints') } as const] : []),
        ...lateral(s),
        figure('moment.svg'),
      ],
    },
    ...(pictures.has('lateral.svg') ? [figure('lateral.svg')] : []),
    figure('shear.svg'),
    { kind: 'together', blocks: [figure('deflection.svg'), ...overhangs(s)] },
  ]
}

/** The largest moment about the weak axis, or σ_q of an Ω, from its check: the resistance is the same everywhere. */
function lateral(s: Subject): Block[] {
  const check = s.explanation.solution.checks.find((c) => c.code === 'BENDING_Z')
  if (!check?.demand) return []
  const isStress = check.unit === 'N/mm²'
  const values = {
    value: s.number(check.demand, isStress ? 1 : 3),
    x: s.number(check.xM ?? 0, 3),
    combination: combinationName(s, check.combinationId ?? ''),
  }
  return [{ kind: 'text', text: withSymbols(s.say(isStress ? 'forces.sideways' : 'forces.lateral', values)) }]
}

/** The check of a short overhang uses less than the diagram shows. */
function overhangs(s: Subject): Block[] {
  const hasShort = s.explanation.solution.deflections.some((d) => d.ownBendingOnly)
  return hasShort ? [{ kind: 'text', style: 'muted', text: s.say('forces.overhangs') }] : []
}
