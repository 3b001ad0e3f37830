import type { PurlinLine } from '@madre/engine'
import { type Fact, type FactTexts, fact } from './fact-texts.ts'

/** 'lap 0.60 m left, 0.90 m right': the joint over a support. */
const jointText = (s: FactTexts, joint: NonNullable<PurlinLine['joints']>['supports'][number]): string =>
  joint.kind === 'LAP'
    ? `${s.say('joint.LAP')} ${s.say('joints.lengths', { left: s.typed(metres(joint.a), 2), right: s.typed(metres(joint.b), 2) })}`
    : s.say(`joint.${joint.kind}`)

/** To the millimetre. */
const metres = (mm: number): number => Math.round(mm) / 1e3

/** Input of joints: support by support, and heavier end bays. */
export function jointFacts(s: FactTexts): Fact[] {
  const { joints } = s.line
  if (!joints) return []
  const list = joints.supports.map((joint, j) => `${supportNumber(s, j)}: ${jointText(s, joint)}`)
  const heavier = joints.endBays === 'HEAVIER' ? [s.say('heavierEndBays')] : []
  return [fact(s, 'joints', [...list, ...heavier].join('; '))]
}

/** Supports count from 1, and joint j is over the support after it. */
const supportNumber = (s: Pick<FactTexts, 'say'>, joint: number): string => `${s.say('reactions.support')} ${joint + 2}`
