import { isWindFromOneEnd } from '@madre/contract'
import { spanName, utilisationText } from '@madre/difference'
import { loadsInPlane, type SupportReaction } from '@madre/engine'
import { type Block, type Column, columnsOf, type Line } from '../typst/blocks.ts'
import { characteristic } from './characteristic-reactions.ts'
import { combinationName } from './load-case-names.ts'
import type { Subject } from './subject.ts'

const REACTION_COLUMNS: Column[] = columnsOf('auto left', '1fr right', '1fr right', '1fr left', '1fr right', '1fr left')

/** The table of reactions of supports or restraints; `name` is the kind. */
function reactionTable<R extends Omit<SupportReaction, 'support'>>(
  s: Subject,
  place: string,
  list: R[],
  name: (reaction: R) => string,
): Block {
  return {
    kind: 'table',
    columns: REACTION_COLUMNS,
    head: [
      place,
      'x [m]',
      `${s.say('reactions.max')} [kN]`,
      s.say('checks.combination'),
      `${s.say('reactions.min')} [kN]`,
      s.say('checks.combination'),
    ],
    rows: list.map((r): Line[] => [
      name(r),
      s.number(r.xM, 2),
      s.number(r.maxKn, 2),
      { muted: combinationName(s, r.maxCombinationId) },
      s.number(r.minKn, 2),
      { muted: combinationName(s, r.minCombinationId) },
    ]),
  }
}

/** Support reactions for the frame and the fixings. */
export function reactions(s: Subject): Block[] {
  const list = s.explanation.solution.reactions
  return [
    { kind: 'heading', level: 1, text: s.say('reactions.heading') },
    { kind: 'text', text: s.say('reactions.text') },
    reactionTable(s, s.say('reactions.support'), list, (r) => String(r.support + 1)),
    ...(list.some((r) => r.minKn < 0)
      ? [{ kind: 'text', style: 'muted', text: s.say('reactions.uplift') } as const]
      : []),
    ...(isWindFromOneEnd(s.given, s.site) ? [{ kind: 'text', text: s.say('reactions.windFromOneEnd') } as const] : []),
    ...inPlaneReactions(s),
    ...characteristic(s),
  ]
}

/** Reactions of cleats, anti-sag bars and hangers, or a note that the cladding takes them. */
function inPlaneReactions(s: Subject): Block[] {
  const list = s.explanation.inPlaneReactions
  if (list.length === 0)
    return loadsInPlane(s.line) && s.given.restraints.upper.byPanel
      ? [{ kind: 'text', text: s.say('reactions.inPlaneByCladding') }]
      : []
  let support = 0
  return [
    { kind: 'heading', level: 2, text: s.say('reactions.inPlane') },
    { kind: 'text', text: s.say('reactions.inPlaneText') },
    reactionTable(s, s.say('place'), list, (r) =>
      r.at === 'SUPPORT' ? `${s.say('reactions.support')} ${++support}` : s.say('reactions.restraint'),
    ),
  ]
}

/** Deflections of every span and cantilever against their limits, and the twist of a free line. */
export function deflections(s: Subject): Block[] {
  const { deflections: list, twistDegrees } = s.explanation.solution
  if (list.length === 0) return []
  const twist = twistDegrees === undefined ? null : s.say('deflections.twist', { degrees: s.number(twistDegrees, 1) })
  return [
    { kind: 'heading', level: 1, text: s.say('deflections.heading') },
    {
      kind: 'table',
      columns: columnsOf('auto left', 'auto right', 'auto right', 'auto right', 'auto right', 'auto left', '1fr left'),
      head: [
        s.say('inputs.span'),
        'x [m]',
        `${s.say('deflections.value')} [mm]`,
        `${s.say('limit')} [mm]`,
        s.say('checks.utilisation'),
        s.say('checks.combination'),
        s.say('deflections.kind'),
      ],
      rows: list.map((d): Line[] => [
        d.list === undefined
          ? spanName(s, d.spanIndex)
          : `${spanName(s, d.spanIndex)}, ${s.say('limitN', { n: d.list })}`,
        s.number(d.xM, 2),
        s.number(d.valueMm, 2),
        s.number(d.limitMm, 2),
        utilisationText(s, d.utilisation),
        { muted: combinationName(s, d.combinationId) },
        s.say(d.ownBendingOnly ? 'deflections.ownBending' : 'deflections.whole'),
      ]),
    },
    ...(twist === null ? [] : [{ kind: 'text', text: twist } as const]),
    ...sideways(s),
  ]
}

/** Displacement of the line in the plane of the envelope; no check limits it. */
function sideways(s: Subject): Block[] {
  const { sidewaysMm } = s.explanation.solution
  if (!sidewaysMm) return []
  const values = { value: s.number(sidewaysMm.valueMm, 2), span: spanName(s, sidewaysMm.spanIndex) }
  return [{ kind: 'text', text: s.say('deflections.sideways', values) }]
}
