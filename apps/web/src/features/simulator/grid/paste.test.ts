import { describe, expect, it } from 'vitest'
import { resolveRules } from '../../../ui/number-field/number-text.ts'
import { parseTable, place, readCell } from './paste.ts'

describe('pasting from a spreadsheet', () => {
  it('reads rows, columns and the line ends of every system', () => {
    expect(parseTable('5\t6\t7\r\n')).toEqual([['5', '6', '7']])
    expect(parseTable('5,5\n6\n')).toEqual([['5,5'], ['6']])
    expect(parseTable('1\t2\n3\t4')).toEqual([
      ['1', '2'],
      ['3', '4'],
    ])
  })

  it('fills a row to the right and a table to the right and down', () => {
    const { cells } = place(parseTable('5\t6'), { row: 0, column: 1 }, { rows: 2, columns: 3 })
    expect(cells).toEqual([
      { row: 0, column: 1, text: '5' },
      { row: 0, column: 2, text: '6' },
    ])
    expect(place(parseTable('1\t2\n3\t4'), { row: 0, column: 0 }, { rows: 2, columns: 2 }).cells).toHaveLength(4)
  })

  it('lets a column run down where there are rows, and along the spans where there are none', () => {
    const size = { rows: 2, columns: 3 }
    expect(place(parseTable('1\n2'), { row: 0, column: 2 }, size).cells.map((c) => [c.row, c.column])).toEqual([
      [0, 2],
      [1, 2],
    ])
    expect(place(parseTable('1\n2\n3'), { row: 0, column: 0 }, size).cells.map((c) => [c.row, c.column])).toEqual([
      [0, 0],
      [0, 1],
      [0, 2],
    ])
  })

  it('counts what reaches beyond the grid and leaves empty cells alone', () => {
    const { cells, beyond } = place(parseTable('1\t\t3\t4'), { row: 0, column: 0 }, { rows: 1, columns: 3 })
    expect(cells.map((c) => c.text)).toEqual(['1', '3'])
    expect(beyond).toBe(1)
  })

  it('reads decimal comma and point, and refuses what the field would refuse', () => {
    const rules = resolveRules({ min: 0.1, max: 25, precision: 2 })
    expect(readCell('5,25', rules)).toEqual({ value: 5.25 })
    expect(readCell('5.25', rules)).toEqual({ value: 5.25 })
    expect(readCell('1.250,5', rules)).toEqual({ refusal: 'grouping' })
    expect(readCell('26', rules)).toEqual({ refusal: 'range' })
    expect(readCell('n/a', rules)).toEqual({ refusal: 'characters' })
  })
})
