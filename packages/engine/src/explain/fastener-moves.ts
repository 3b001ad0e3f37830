import type { FastenerMove } from '../explanation.ts'
import type { Subject } from '../search/check.ts'
import { sheetingOf } from '../search/held-flange.ts'
import type { Standard } from '../standards/standard.ts'

/** How far the fasteners are set off on site, at most [mm], method 6.18. */
const TOLERANCE = 10

/**
 * The checks of the free flanges with the fasteners of the cladding a little nearer the web and a little farther from it, all else as it
 * is; a place that is not on the flange is left out. It is no part of the verdict, and is asked for one solution alone.
 */
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
