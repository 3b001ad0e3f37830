import { describe, expect, it } from 'vitest'
import { beamSchema } from './section-schema.ts'

const beam = { spansM: [1, 4, 4], leftCantilever: true, rightCantilever: false, loads: [] }
const parts = [
  { fromM: 0, toM: 5, eiKnm2: 1 },
  { fromM: 5, toM: 9, eiKnm2: 2 },
]

const pathsOf = (changes: object) => {
  const { error } = beamSchema.safeParse({ ...beam, ...changes })
  return error?.issues.map(({ path }) => path.join('.')) ?? []
}

describe('a beam with joints', () => {
  it('has one stiffness or parts of its own, springs and sections', () => {
    expect(pathsOf({ eiKnm2: 1 })).toEqual([])
    expect(pathsOf({ stiffness: parts, springs: [{ support: 1, kKnmPerRad: 0 }], sectionsM: [0, 9] })).toEqual([])
  })

  it.each([
    ['neither stiffness', {}, ['eiKnm2']],
    ['both', { eiKnm2: 1, stiffness: parts }, ['eiKnm2']],
    ['no parts at all', { stiffness: [] }, ['stiffness']],
    ['a gap', { stiffness: [parts[0], { ...parts[1], fromM: 6 }] }, ['stiffness.1.fromM']],
    ['an overlap', { stiffness: [parts[0], { ...parts[1], fromM: 4 }] }, ['stiffness.1.fromM']],
    [
      'a part without length',
      {
        stiffness: [
          { ...parts[0], toM: 0 },
          { ...parts[1], fromM: 0 },
        ],
      },
      ['stiffness.0.toM'],
    ],
    ['an end before that of the line', { stiffness: [parts[0]] }, ['stiffness.0.toM']],
    ['no stiffness in a part', { stiffness: [{ ...parts[0], eiKnm2: 0 }, parts[1]] }, ['stiffness.0.eiKnm2']],
    ['a spring at the first support', { eiKnm2: 1, springs: [{ support: 0, kKnmPerRad: 1 }] }, ['springs.0.support']],
    ['a spring at the last one', { eiKnm2: 1, springs: [{ support: 2, kKnmPerRad: 1 }] }, ['springs.0.support']],
    [
      'two springs at one',
      {
        eiKnm2: 1,
        springs: [
          { support: 1, kKnmPerRad: 1 },
          { support: 1, kKnmPerRad: 2 },
        ],
      },
      ['springs.1.support'],
    ],
    ['a negative spring', { eiKnm2: 1, springs: [{ support: 1, kKnmPerRad: -1 }] }, ['springs.0.kKnmPerRad']],
    ['a section beyond the line', { eiKnm2: 1, sectionsM: [9.1] }, ['sectionsM.0']],
  ])('is refused with its path: %s', (_, changes, paths) => {
    expect(pathsOf(changes)).toEqual(paths)
  })
})
