import {
  type ElasticLevel,
  type Explanation,
  elasticLevels,
  foldedSectionOfFamily,
  type PurlinLine,
  type SectionFamily,
} from '@madre/engine'
import { type Action, type SectionCurve, type SectionMinimum, sectionSignature } from '@madre/strips'
import type { NoteInput } from '../note-input.ts'

/** Finite strip results beside the code's elastic stresses under one action. */
export interface Opinion {
  action: Action
  curve: SectionCurve
  minima: SectionMinimum[]
  levels: ElasticLevel[]
  f_yb: number
}

/** The section of the comparison. */
interface Asked {
  note: NoteInput
  line: PurlinLine
  explanation: Explanation
  family: SectionFamily
}

/** Finite strip results for the section of the note, under each action that makes a difference. */
export function secondOpinion({ explanation, family, line, note }: Asked): Opinion[] {
  const { thicknessMm, steel } = explanation.solution
  const grade = note.catalogue.steels.find((s) => s.id === steel)
  if (!grade) throw new RangeError(`no steel ${steel} in the catalogue`)
  const { curves, minima } = sectionSignature(
    foldedSectionOfFamily(family, thicknessMm, line.isInverted, grade.fyb),
    // With equal flanges, bending the other way gives the same section upside down.
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
