import { describe, expect, it } from 'vitest'
import { type Box, freePlace, isFree } from './free-place.ts'

const SIZE = { width: 420, height: 44 }
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

describe('a free place', () => {
  it.each([
    ['in the middle at the top where nothing is', [], { left: 473, top: 2 }],
    ['beside the links of a header, nearest to the middle', [box(830, 10, 500, 36)], { left: 408, top: 2 }],
    [
      'in the next row, where a header has no room',
      [box(48, 10, 90, 40), box(500, 10, 800, 36)],
      { left: 473, top: 48 },
    ],
    ['at the bottom where everything is full', [box(0, 0, 1366, 768)], { left: 473, top: 722 }],
  ])('is %s', (_where, taken, place) => {
    expect(freePlace(SIZE, { width: 1366, height: 768 }, { controls: taken, figures: [] })).toEqual(place)
  })

  it('meets no figures where there is room beside them, and else no control', () => {
    const window = { width: 390, height: 844 }
    const size = { width: 340, height: 44 }
    const controls = [box(0, 0, 390, 60), box(0, 300, 390, 440)]
    const answer = box(0, 60, 390, 200)
    expect(freePlace(size, window, { controls, figures: [answer] }).top).toBe(742)
    expect(freePlace(size, window, { controls: [...controls, box(0, 740, 390, 104)], figures: [answer] }).top).toBe(62)
  })

  it('meets nothing wherever there is room', () => {
    let seed = 7
    const random = (max: number) => {
      seed = (seed * 16807) % 2147483647
      return seed % max
    }
    let found = 0
    for (let i = 0; i < 300; i++) {
      const taken = Array.from({ length: 12 }, () => box(random(1000), random(700), 40 + random(300), 20 + random(60)))
      const { left, top } = freePlace(SIZE, { width: 1366, height: 768 }, { controls: taken, figures: [] })
      if (top === 722) continue
      found++
      expect(isFree(box(left, top, SIZE.width, SIZE.height), taken)).toBe(true)
    }
    expect(found).toBeGreaterThan(250)
  })
})
