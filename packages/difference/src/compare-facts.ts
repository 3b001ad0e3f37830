import type { Fact } from './facts/fact-texts.ts'

/** One line in which two designs differ; '–' where only the other design has it. */
export interface DifferenceRow {
  key: string
  label: string
  before: string
  after: string
}

export const NOTHING = '–'

/** Keys of two lists in an order independent of which list comes first: a key of one list only keeps its place there. */
function unionOf(a: string[], b: string[]): string[] {
  const inBoth = a.filter((key) => b.includes(key))
  const union: string[] = []
  let [i, j] = [0, 0]
  for (const shared of [...inBoth, undefined]) {
    const [nextA, nextB] = shared === undefined ? [a.length, b.length] : [a.indexOf(shared), b.indexOf(shared)]
    const between = [...a.slice(i, nextA), ...b.slice(j, nextB)].sort()
    union.push(...between, ...(shared === undefined ? [] : [shared]))
    ;[i, j] = [nextA + 1, nextB + 1]
  }
  return [...new Set(union)]
}

export function compareFacts(before: Fact[], after: Fact[]): { rows: DifferenceRow[]; equal: number } {
  const [a, b] = [before, after].map((facts) => new Map(facts.map((f) => [f.key, f]))) as [
    Map<string, Fact>,
    Map<string, Fact>,
  ]
  const all = unionOf([...a.keys()], [...b.keys()]).map((key): DifferenceRow => {
    const [x, y] = [a.get(key), b.get(key)]
    // Where the names differ too, both directions use the same one.
    const [label = key] = [x, y].flatMap((of) => of?.name ?? []).sort()
    return { key, label, before: x?.text ?? NOTHING, after: y?.text ?? NOTHING }
  })
  const rows = all.filter((row) => row.before !== row.after)
  return { rows, equal: all.length - rows.length }
}
