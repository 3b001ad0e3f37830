/** The engine designs before it is asked: the first design of a profile takes several times as long as those after it. */
import { type Catalogue, type PurlinLine, searchLine } from '@madre/engine'

/** Of each profile; a part of the catalogue will do. */
const LONGEST_MS = 200

/** Designs of a line with the profiles that are not its own, thrown away, a family at a time: between two of them a real question is answered. */
export function* warmUp(line: PurlinLine, catalogue: Catalogue): Generator<void, void> {
  const others = new Set(catalogue.families.map((family) => family.profileType))
  others.delete(line.profileType)
  for (const profileType of others) {
    let spent = 0
    for (const family of catalogue.families) {
      if (family.profileType !== profileType) continue
      if (spent > LONGEST_MS) break
      const started = performance.now()
      try {
        searchLine({ ...line, profileType, joints: null }, { ...catalogue, families: [family] })
      } catch {
        // What this profile cannot be is said where somebody asks for it.
        break
      }
      spent += performance.now() - started
      yield
    }
  }
}
