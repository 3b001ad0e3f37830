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

/** Finite strips beside the code's elastic stresses under one action. */
export interface Opinion {
  action: Action
  curve: SectionCurve
  minima: SectionMinimum[]
  levels: ElasticLevel[]
  f_yb: number
}

/** Of which section it is asked. */
interface Asked {
  note: NoteInput
  line: PurlinLine
  explanation: Explanation
  family: SectionFamily
}

/** What the strips say of the section of the note, under each action that makes a difference. */
export function secondOpinion({ explanation, family, line, note }: Asked): Opinion[] {
  const { thicknessMm, steel } = explanation.solution
  const grade = note.catalogue.steels.find((s) => s.id === steel)
  if (!grade) throw new RangeError(`no steel ${steel} in the catalogue`)
  const { curves, minima } = sectionSignature(
    foldedSectionOfFamily(family, thicknessMm, line.isInverted, grade.fyb),
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
