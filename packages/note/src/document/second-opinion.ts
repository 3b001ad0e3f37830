import { compareStresses } from '@madre/strips'
import { type Block, columnsOf, type Line } from '../typst/blocks.ts'
import type { Opinion } from './opinion.ts'
import type { Picture } from './pictures.ts'
import { signatureFile } from './signature-pictures.ts'
import type { Subject } from './subject.ts'

/** A page of its own, not used by any check; nothing unless requested. */
export function secondOpinionPage(s: Subject, pictures: ReadonlyMap<string, Picture>): Block[] {
  if (s.opinions.length === 0) return []
  return [
    { kind: 'page-break' },
    { kind: 'heading', level: 1, text: s.say('strips.heading') },
    { kind: 'notice', text: s.say('strips.notice') },
    { kind: 'text', text: s.say('strips.text') },
    ...s.opinions.map(
      ({ action }): Block => ({
        kind: 'figure',
        file: signatureFile(action),
        alt: pictures.get(signatureFile(action))?.alt ?? '',
        caption: s.say(action === 'M+' && s.opinions.length === 2 ? 'strips.M' : `strips.${action}`),
        width: '100%',
      }),
    ),
    {
      kind: 'table',
      small: true,
      columns: columnsOf('auto left', 'auto left', 'auto right', 'auto right', 'auto right', '1fr left'),
      head: [
        s.say('strips.action'),
        s.say('strips.kind'),
        `${s.say('strips.length')} [mm]`,
        `${s.say('strips.stress')} [N/mm²]`,
        `${s.say('strips.code')} [N/mm²]`,
        s.say('strips.comparison'),
      ],
      rows: s.opinions.flatMap((opinion) =>
        (['local', 'distortional'] as const).flatMap((kind) => comparisonRow(opinion, kind, s)),
      ),
    },
    ...(s.opinions.some((o) => o.action === 'N' && (comparisonOf(o, 'distortional').margin ?? 0) < 0)
      ? [{ kind: 'text', style: 'muted', text: s.say('strips.webToo') } as const]
      : []),
  ]
}

const comparisonOf = ({ minima, levels }: Opinion, kind: 'local' | 'distortional') =>
  compareStresses(
    kind,
    levels.filter((l) => l.kind === kind).map((l) => l.stressNmm2),
    minima,
  )

/** One kind of buckling under one action; no row if neither code nor curve has it. */
function comparisonRow(opinion: Opinion, kind: 'local' | 'distortional', s: Subject): Line[][] {
  const { action, minima } = opinion
  const { codeNmm2, stripsNmm2, margin } = comparisonOf(opinion, kind)
  if (codeNmm2 === null && stripsNmm2 === null) return []
  const lowest = minima.find((m) => m.kind === kind && m.stressNmm2 === stripsNmm2)
  const whole = (value: number | null | undefined) => (value == null ? '–' : s.number(value, 0))
  const percent = s.number(Math.abs(margin ?? 0) * 100, 0)
  const words =
    margin === null
      ? s.say(stripsNmm2 === null ? 'strips.noMinimum' : 'strips.noCode')
      : s.say(margin >= 0 ? 'strips.safe' : 'strips.above', { percent })
  return [
    [
      action.replace('-', '−'),
      s.say(`strips.${kind}`),
      whole(lowest?.lengthMm),
      whole(stripsNmm2),
      whole(codeNmm2),
      words,
    ],
  ]
}
