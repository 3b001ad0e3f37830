import { describe, expect, it } from 'vitest'
import { drawnSize } from './picture-as-png.ts'

describe('the size a logo is drawn in', () => {
  it.each([
    [400, 100, false, [400, 100], 'small enough as it is'],
    [4000, 1000, false, [1000, 250], 'the longer side fits'],
    [300, 3000, false, [100, 1000], 'upright'],
    [5000, 1, false, [1000, 1], 'a line keeps a pixel'],
    [300, 80, true, [1000, 267], 'what has no pixels of its own is drawn as large as may be'],
    [0, 0, true, [1, 1], 'a picture without a size'],
  ])('%i × %i, drawn by lines: %s', (width, height, isVector, size, _why) => {
    expect(drawnSize(width, height, isVector)).toEqual(size)
  })
})
