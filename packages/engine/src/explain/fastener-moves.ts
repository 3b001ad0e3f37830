import type { FastenerMove } from '../explanation.ts'
import type { Subject } from '../search/check.ts'
import { sheetingOf } from '../search/held-flange.ts'
import type { Standard } from '../standards/standard.ts'

/** Largest deviation of the fasteners on site [mm], method 6.18. */
const TOLERANCE = 10

/** The checks of the free flanges with the fasteners nearer to the web and farther from it, on the flange still. Not part of the verdict. */
export function fastenerMoves(subject: Subject, standard: Standard): FastenerMove[] {
  const { line, candidate, partner } = subject
  const { fastener } = candidate
  const group = standard.checks.find(({ checks }) => checks.some(({ code }) => code === 'FREE_FLANGE_STRESS'))
  if (!fastener || !group) return []
  return [-TOLERANCE, TOLERANCE].flatMap((byMm): FastenerMove[] => {
    const a = fastener.a + byMm
    if (!(a > 0 && a < fastener.b)) return []
    const moved = { ...fastener, a }
    const { family, model } = candidate
    const changed = { fastener: moved, sheeting: sheetingOf(line.input, family, model.profile, moved, standard) }
    const both = { candidate: { ...candidate, ...changed }, partner: partner && { ...partner, ...changed } }
    const found = group.search({ ...subject, ...both }, group.prepare?.(line))
    const utilisations = group.checks.flatMap(({ code }) => {
      const finding = found[code]
      return finding && finding.combination >= 0 ? [{ code, utilisation: finding.utilisation }] : []
    })
    return utilisations.length > 0 ? [{ byMm, utilisations }] : []
  })
}
