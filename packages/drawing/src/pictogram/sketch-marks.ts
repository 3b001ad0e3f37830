/** What sketches beside the words of a field are drawn with. */
import { type Drawing, type Mark, textMark } from '../drawing.ts'

const WIDTH = 150
const HEIGHT = 76

export const sketch = (marks: Mark[]): Drawing => ({ width: WIDTH, height: HEIGHT, title: [], marks })
export const line = (
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  style: 'pictogram-line' | 'pictogram-steel',
): Mark =>
  style === 'pictogram-steel'
    ? {
        kind: 'polyline',
        style,
        points: [
          { x: x1, y: y1 },
          { x: x2, y: y2 },
        ],
      }
    : { kind: 'line', style, x1, y1, x2, y2 }
export const text = (x: number, y: number, plain: string): Mark =>
  textMark('text-strong', { x, y }, 'middle', [{ plain }])
