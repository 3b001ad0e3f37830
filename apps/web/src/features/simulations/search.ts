import Fuse from 'fuse.js'

/** product.md §9: at most this many matches are shown. */
const MAX_MATCHES = 10

interface Searchable {
  name: string
  metadata: { projectName: string }
  simulationType: string
}

/**
 * The best matches of a text over name, project and simulation type, and how many there are; the type is found by the word stored and by its
 * translation.
 *
 * @param translate  the word of a simulation type in the language on screen
 */
export function searchSimulations<T extends Searchable>(
  list: readonly T[],
  text: string,
  translate: (type: string) => string,
): { shown: T[]; total: number } {
  const query = text.trim()
  if (!query) return { shown: [...list], total: list.length }
  const fuse = new Fuse(list, {
    keys: [
      'name',
      { name: 'project', getFn: (item) => item.metadata.projectName },
      'simulationType',
      { name: 'translated', getFn: (item) => translate(item.simulationType) },
    ],
    // The library's own defaults find "setubal" in six of ten unrelated names.
    threshold: 0.35,
    ignoreLocation: true,
    ignoreDiacritics: true,
  })
  const matches = fuse.search(query)
  return { shown: matches.slice(0, MAX_MATCHES).map((match) => match.item), total: matches.length }
}

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
