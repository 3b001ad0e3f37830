import { type Dimensioning, millimetres, type SectionSize } from '@madre/drawing'
import type { SigmaDimensions } from './profile.ts'

/** Its widths as figures beside it; the depth stands on every drawing. */
export const SIGMA_DIMENSIONING: Dimensioning<SectionSize> = {
  types: ['SIGMA'],
  roomAtFeet: 0,
  draw(size, e, view) {
    const { bTop, c, step } = size as unknown as SigmaDimensions
    return [bTop, c, step].map((value, i) => ({
      ...({ kind: 'text', style: 'text-muted', anchor: 'start' } as const),
      ...{ x: view.x(e.right) + 4, y: view.y(e.top) + 12 * i, content: millimetres(value) },
    }))
  },
}
