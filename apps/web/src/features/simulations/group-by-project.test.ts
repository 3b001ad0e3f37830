import { describe, expect, it } from 'vitest'
import { groupByProject } from './group-by-project.ts'

describe('the groups of the list', () => {
  it('keep the order in which they come', () => {
    const of = (name: string, projectName: string) => ({ name, metadata: { projectName } })
    const groups = groupByProject([of('1', 'B'), of('2', 'A'), of('3', 'B')])
    expect(groups.map((group) => [group.project, group.simulations.map((s) => s.name)])).toEqual([
      ['B', ['1', '3']],
      ['A', ['2']],
    ])
  })
})
