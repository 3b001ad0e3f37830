import type { TypedLine } from '@madre/contract'
import type { WordKey } from '@madre/words/keys'
import type { TFunction } from 'i18next'
import type { Format } from '../../i18n/format.ts'

/** 'lap 0.6 + 0.9 m · 2 × hinge · heavier end bays', from the left; equal neighbours together. */
export function jointsText(
  { supports, hasHeavierEndBays }: NonNullable<TypedLine['joints']>,
  t: TFunction,
  format: Format,
): string {
  const words = supports.map((joint) => {
    const kind = t(`joint.${joint.kind}` satisfies WordKey)
    if (joint.kind !== 'LAP') return kind
    return `${kind} ${format.typed(joint.leftM)} + ${format.typed(joint.rightM)}\u00a0m`
  })
  const grouped: { text: string; count: number }[] = []
  for (const text of words) {
    const last = grouped.at(-1)
    if (last?.text === text) last.count++
    else grouped.push({ text, count: 1 })
  }
  return [
    ...grouped.map(({ text, count }) => (count > 1 ? `${count} × ${text}` : text)),
    ...(hasHeavierEndBays ? [t('heavierEndBays' satisfies WordKey)] : []),
  ].join(' · ')
}
