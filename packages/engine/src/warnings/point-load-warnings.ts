import { introducedPointLoads, liveLoadsAreAlternatives } from '../actions/point-load-introduction.ts'
import type { PurlinLine } from '../input.ts'
import type { Warning } from '../result.ts'

/** How point loads reach the member, and which of them act at the same time; method 4.13 and 1.9. */
export function pointLoadWarnings(input: PurlinLine): Warning[] {
  const points = introducedPointLoads(input)
  const warnings: Warning[] = []
  if (points?.presses) {
    warnings.push({
      code: 'POINT_LOADS_ON_FLANGE',
      message:
        'Point loads are taken to bear on the flange over the length given, and web crippling is checked under them (EN 1993-1-3 6.1.7 and 6.1.11): what brings them on must bear over that length.',
      values: { bearingMm: points.bearingLength },
    })
  }
  if (points?.kind === 'WEB') {
    warnings.push({
      code: 'POINT_LOADS_ON_WEB',
      message:
        'Point loads are taken to be brought into the web by a fitting, so web crippling is not checked under them (EN 1993-1-3 6.1.7.1(3)): the fitting and its fixing to the web must be designed for them separately.',
    })
  }
  if (points?.hangs) {
    warnings.push({
      code: 'POINT_LOADS_HANGING',
      message:
        'Negative point loads pull on the flange: the local resistance of flange, web and fixing there is not checked and must be shown separately.',
    })
  }
  if (liveLoadsAreAlternatives(input)) {
    warnings.push({
      code: 'LIVE_ALTERNATIVES',
      message:
        'Live load of category H (all psi are 0): the area load and the point loads are alternatives and never act at the same time (EN 1991-1-1 6.3.4.2).',
    })
  }
  return warnings
}
