/**
 * An order of the nodes in which no strip joins two that are far apart: breadth first from a node at the edge of the section, neighbours
 * of few strips first (Cuthill and McKee). An open section becomes a chain of bandwidth one. @returns place of each node in the order
 */
export function eliminationOrder(nodeCount: number, strips: readonly (readonly number[])[]): Int32Array {
  const neighbours: number[][] = Array.from({ length: nodeCount }, () => [])
  for (const [from, to] of strips) {
    neighbours[from!]!.push(to!)
    neighbours[to!]!.push(from!)
  }
  const degree = (node: number) => neighbours[node]!.length
  const place = new Int32Array(nodeCount).fill(-1)
  let placed = 0
  for (let seed = 0; seed < nodeCount; seed++) {
    if (place[seed]! >= 0) continue
    const start = farthest(farthest(seed, neighbours), neighbours)
    const queue = [start]
    place[start] = placed++
    for (const node of queue) {
      for (const next of neighbours[node]!.toSorted((a, b) => degree(a) - degree(b))) {
        if (place[next]! >= 0) continue
        place[next] = placed++
        queue.push(next)
      }
    }
  }
  return place
}

/** The last node a walk from `start` reaches, breadth first. */
function farthest(start: number, neighbours: number[][]): number {
  const seen = new Set([start])
  for (const node of seen) for (const next of neighbours[node]!) seen.add(next)
  return [...seen].at(-1)!
}
