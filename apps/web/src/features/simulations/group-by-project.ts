interface ProjectGroup<T> {
  project: string
  simulations: T[]
}

/** Simulations under their project, both in the order they came in. */
export function groupByProject<T extends { metadata: { projectName: string } }>(list: readonly T[]): ProjectGroup<T>[] {
  const groups = new Map<string, T[]>()
  for (const simulation of list) {
    const { projectName } = simulation.metadata
    groups.set(projectName, [...(groups.get(projectName) ?? []), simulation])
  }
  return [...groups].map(([project, simulations]) => ({ project, simulations }))
}
