import type { Mark } from '../drawing.ts'
import { horizontalDimension, verticalDimension } from '../geometry/dimension.ts'
import { type CommonSize, type Dimensioning, type Extent, millimetres, type View } from './dimensioning.ts'

export interface OmegaSize extends CommonSize {
  profileType: 'OMEGA'
  bTop: number
  bBase: number
  bFoot: number
  c: number
}

function draw(s: OmegaSize, e: Extent, view: View): Mark[] {
  const turned = s.inverted === true
  const closed = turned ? view.y(e.bottom) : view.y(e.top)
  const open = turned ? view.y(e.top) : view.y(e.bottom)
  const away = turned ? -1 : 1
  const [top, base] = [s.bTop / 2, s.bBase / 2]
  // A foot with a lip counts from the cell-side face of the web, a plain one from its foot-side face.
  const foot = s.c > 0 ? base - s.t : base
  const right = view.x(e.right) + 22
  const lip: [number, number] = turned ? [e.top, e.top + s.c] : [e.bottom - s.c, e.bottom]
  return [
    ...horizontalDimension(
      closed - away * 18,
      view.x(-top),
      view.x(top),
      millimetres(s.bTop),
      closed - away * 3,
      turned,
    ),
    ...horizontalDimension(
      open + away * 16,
      view.x(-base),
      view.x(base),
      millimetres(s.bBase),
      open + away * 3,
      !turned,
    ),
    ...horizontalDimension(
      open + away * 36,
      view.x(foot),
      view.x(foot + s.bFoot),
      millimetres(s.bFoot),
      open + away * 3,
      !turned,
    ),
    ...(s.c > 0 ? verticalDimension(right, view.y(lip[0]), view.y(lip[1]), millimetres(s.c), view.x(e.right) + 3) : []),
  ]
}

export const OMEGA_DIMENSIONING: Dimensioning<OmegaSize> = { types: ['OMEGA'], roomAtFeet: 20, draw }
