/** Geometrical proportions the method covers; EN 1993-1-3:2006, 5.2 with Table 5.1, 5.1(6), 3.2.4 and 10.1.1, engineering.md C.5. */
import type { ScopeLimit, SectionPart } from '../result.ts'
import type { SectionModel } from '../sections/section-model.ts'
import { E } from '../steel.ts'
import { MIN_LIP_RATIO } from './5-5-effective-section.ts'

const TABLE = 'EN 1993-1-3 Table 5.1'

interface Rule {
  clause: string
  limit: string
  value: number
  holds: boolean
}

const limitOf = (part: SectionPart, limit: string): string => `${part}: ${limit}`

function flangeRules(part: SectionPart, b: number, c: number, t: number): Rule[] {
  const ratio = c / b
  const effectiveLip = ratio >= MIN_LIP_RATIO
  return [
    effectiveLip
      ? { clause: TABLE, limit: limitOf(part, 'b/t ≤ 60'), value: b / t, holds: b / t <= 60 }
      : { clause: TABLE, limit: limitOf(part, 'b/t ≤ 50'), value: b / t, holds: b / t <= 50 },
    { clause: TABLE, limit: limitOf(part, 'c/t ≤ 50'), value: c / t, holds: c / t <= 50 },
    { clause: 'EN 1993-1-3 5.2(2)', limit: limitOf(part, 'c/b ≤ 0.6'), value: ratio, holds: ratio <= 0.6 + 1e-12 },
  ]
}

/** The limits for a cross-section that a section does not meet; widths over all, t core [mm]. */
export function unmetSectionLimits(s: SectionModel, f_yb: number): ScopeLimit[] {
  const d = s.dimensions
  const { t } = s
  const phi = (s.phi * 180) / Math.PI
  const rules: Rule[] =
    d.profile === 'OMEGA'
      ? [
          { clause: TABLE, limit: limitOf('closed flange', 'b/t ≤ 500'), value: d.bTop / t, holds: d.bTop / t <= 500 },
          ...flangeRules('foot', d.bFoot, d.c, t),
        ]
      : [...flangeRules('top flange', d.bTop, d.cTop, t), ...flangeRules('bottom flange', d.bBottom, d.cBottom, t)]
  rules.push(
    { clause: TABLE, limit: '45° ≤ φ ≤ 90°', value: phi, holds: phi >= 45 - 1e-9 && phi <= 90 + 1e-9 },
    { clause: TABLE, limit: 'h/t ≤ 500·sin φ', value: d.h / t, holds: d.h / t <= 500 * Math.sin(s.phi) },
    { clause: 'EN 1993-1-3 3.2.4(1)', limit: '0.45 mm ≤ t_cor ≤ 15 mm', value: t, holds: t >= 0.45 && t <= 15 },
    { clause: 'EN 1993-1-3 5.1(6)', limit: 'r ≤ 0.04·t·E/f_y', value: d.r, holds: d.r <= (0.04 * t * E) / f_yb },
  )
  return rules.filter((r) => !r.holds).map(({ clause, limit, value }) => ({ clause, limit, value }))
}

/** The limits of the purlin clause that a section does not meet, 10.1.1(1). */
export function unmetPurlinLimits(s: SectionModel): ScopeLimit[] {
  const d = s.dimensions
  const clause = 'EN 1993-1-3 10.1.1(1)'
  const c = d.profile === 'OMEGA' ? d.c : Math.max(d.cTop, d.cBottom)
  const limits: ScopeLimit[] = []
  if (!(d.h / s.t < 233)) limits.push({ clause, limit: 'h/t < 233', value: d.h / s.t })
  if (!(c / s.t <= 20)) limits.push({ clause, limit: 'c/t ≤ 20', value: c / s.t })
  return limits
}
