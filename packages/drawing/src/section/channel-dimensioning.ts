import type { Mark } from '../drawing.ts'
import { horizontalDimension, verticalDimension } from '../geometry/dimension.ts'
import { type CommonSize, type Dimensioning, type Extent, millimetres, type View } from './dimensioning.ts'

export interface ChannelSize extends CommonSize {
  profileType: 'C' | 'Z'
  bTop: number
  bBottom: number
  cTop: number
  cBottom: number
}

function draw(s: ChannelSize, e: Extent, view: View): Mark[] {
  const half = s.t / 2
  const [upper, lower] = s.inverted
    ? [
        { b: s.bBottom, c: s.cBottom },
        { b: s.bTop, c: s.cTop },
      ]
    : [
        { b: s.bTop, c: s.cTop },
        { b: s.bBottom, c: s.cBottom },
      ]
  // The flanges of a C lie on one side of the web, the upper one of a Z towards −y.
  const opensRight = e.right > -e.left
  const upperRight = s.profileType === 'C' && opensRight
  const lowerRight = s.profileType === 'Z' || opensRight
  const flange = (b: number, right: boolean): [number, number] => (right ? [-half, b - half] : [half - b, half])
  const [ul, ur] = flange(upper.b, upperRight)
  const [ll, lr] = flange(lower.b, lowerRight)
  const marks = [
    ...horizontalDimension(view.y(e.top) - 18, view.x(ul), view.x(ur), millimetres(upper.b), view.y(e.top) - 3),
    ...horizontalDimension(
      view.y(e.bottom) + 18,
      view.x(ll),
      view.x(lr),
      millimetres(lower.b),
      view.y(e.bottom) + 3,
      true,
    ),
  ]
  const right = view.x(e.right) + 22
  if (upper.c > 0 && upperRight)
    marks.push(
      ...verticalDimension(right, view.y(e.top), view.y(e.top + upper.c), millimetres(upper.c), view.x(ur) + 3),
    )
  if (upper.c > 0 && !upperRight)
    marks.push(
      ...verticalDimension(
        view.x(ul) + 12,
        view.y(e.top),
        view.y(e.top + upper.c),
        millimetres(upper.c),
        view.x(ul) + 3,
        'below',
      ),
    )
  const lowerLip: [number, number] = [view.y(e.bottom - lower.c), view.y(e.bottom)]
  if (lower.c > 0 && lowerRight)
    marks.push(...verticalDimension(right, ...lowerLip, millimetres(lower.c), view.x(lr) + 3))
  if (lower.c > 0 && !lowerRight)
    marks.push(...verticalDimension(view.x(ll) + 12, ...lowerLip, millimetres(lower.c), view.x(ll) + 3, 'above'))
  return marks
}

export const CHANNEL_DIMENSIONING: Dimensioning<ChannelSize> = { types: ['C', 'Z'], roomAtFeet: 0, draw }
