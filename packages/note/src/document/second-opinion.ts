import { type Drawing, signatureDrawing } from '@madre/drawing'
import { type ElasticLevel, elasticLevels, foldedSectionOfFamily } from '@madre/engine'
import { type Action, compareStresses, type SectionCurve, type SectionMinimum, sectionSignature } from '@madre/strips'
import { linearSymbol } from '../expression/symbol.ts'
import type { Block, Line } from '../typst/blocks.ts'
import type { Picture } from './pictures.ts'
import type { Subject } from './subject.ts'

/** Finite strips beside the code's elastic stresses under one action. */
export interface Opinion {
  action: Action
  curve: SectionCurve
  minima: SectionMinimum[]
  levels: ElasticLevel[]
  f_yb: number
}

const file = (action: Action) => `signature-${{ N: 'n', 'M+': 'top', 'M-': 'bottom' }[action]}.svg`

/** What the strips say of the section of the note, under each action that makes a difference. */
export function secondOpinion({ explanation, family, request, note }: Omit<Subject, 'opinions'>): Opinion[] {
  const { thicknessMm, steel } = explanation.solution
  const grade = note.catalogue.steels.find((s) => s.id === steel)
  if (!grade) throw new RangeError(`no steel ${steel} in the catalogue`)
  const inverted = request.sectionOrientation === 'MAJOR_AXIS_BENDING_INVERTED'
  const { curves, minima } = sectionSignature(
    foldedSectionOfFamily(family, thicknessMm, inverted, grade.fyb),
    // Equal flanges: bent the other way it is the same turned upside down.
    explanation.section.effective.some((e) => e.sense === 'BOTTOM_COMPRESSED' && e.mirrors !== null)
      ? ['M+', 'N']
      : ['M+', 'M-', 'N'],
  )
  const levels = elasticLevels(explanation)
  return curves.map((curve) => ({
    action: curve.action,
    curve,
    minima: minima.filter((m) => m.action === curve.action),
    levels: levels.filter((l) => l.action === curve.action),
    f_yb: grade.fyb,
  }))
}

/** The curves by file name. */
export const signatureDrawings = (s: Subject): [string, Drawing][] =>
  s.opinions.map(({ action, curve, minima, levels, f_yb }) => [
    file(action),
    signatureDrawing(
      {
        lengthsMm: curve.lengthsMm,
        stressesNmm2: curve.factors.map((factor) => factor * f_yb),
        minima,
        levels: levels.map((l) => ({ kind: l.kind, stressNmm2: l.stressNmm2, name: levelName(l, s) })),
      },
      { width: 640, height: s.opinions.length > 2 ? 172 : 250 },
    ),
  ])

/** 'σ_cr,s', 'Web kσ 21.4' */
const levelName = ({ role, k_sigma, symbol }: ElasticLevel, s: Subject): string =>
  role === null || k_sigma === null
    ? linearSymbol(symbol).replace('_', '')
    : `${s.say(`plate.${role}`)} kσ\u00a0${s.number(k_sigma, 1)}`

/** A page of its own, which no check uses; nothing where it was not asked for. */
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
        file: file(action),
        alt: pictures.get(file(action))?.alt ?? '',
        caption: s.say(action === 'M+' && s.opinions.length === 2 ? 'strips.M' : `strips.${action}`),
        width: '100%',
      }),
    ),
    {
      kind: 'table',
      small: true,
      columns: [
        { width: 'auto', align: 'left' },
        { width: 'auto', align: 'left' },
        { width: 'auto', align: 'right' },
        { width: 'auto', align: 'right' },
        { width: 'auto', align: 'right' },
        { width: '1fr', align: 'left' },
      ],
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

/** One kind of buckling under one action; no row where neither code nor curve has it. */
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
