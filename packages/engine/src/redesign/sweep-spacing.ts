import { design } from '../design/design.ts'
import type { Catalogue, PurlinLine } from '../input.ts'
import { m, mm } from '../units.ts'

/** The lightest passing section of a typology at one spacing. */
export interface SweepPoint {
  spacingM: number
  typology: string
  solutionId: string
  section: string
  thicknessMm: number
  /** that of the end bays, where the line has two */
  endBayThicknessMm?: number
  steel: string
  massPerMetreKg: number
  estimatedWeightKgM2: number
}

export interface SpacingSweep {
  /** by spacing, then in the order of the catalogue */
  points: SweepPoint[]
  /** the largest spacing of every typology, to 0.05 m; null where none of the spacings passes */
  largest: { typology: string; section: string; point: SweepPoint | null }[]
}

const GRID_M = 0.25
const FINE_M = 0.05
const MOST_M = 10
/** Spacings in a row at which nothing passes before the search ends. */
const PATIENCE = 3

/**
 * The possible spacings of the members: the lightest section of each typology at every 0.25 m until nothing passes; then the largest
 * spacing of each to 0.05 m. Loads per area grow with the spacing, loads on the member do not.
 *
 * @param onProgress called with the spacing reached [m]
 */
export function sweepSpacing(
  line: PurlinLine,
  catalogue: Catalogue,
  onProgress: (spacingM: number) => void = () => {},
): SpacingSweep {
  const families = catalogue.families.filter((f) => f.profileType === line.profileType)
  const points: SweepPoint[] = []
  let empty = 0
  // S of a sheet rises with the spacing: a sheet too soft at the first spacings may be stiff enough at larger ones.
  const mayPassLater = () => line.cladding.kind !== 'TYPED' && points.length === 0
  const goesOn = (n: number) => empty < PATIENCE || n * GRID_M <= m(line.spacing) || mayPassLater()
  for (let n = 1; n * GRID_M <= MOST_M && goesOn(n); n++) {
    const spacingM = n * GRID_M
    onProgress(spacingM)
    const found = lightest(line, catalogue, spacingM)
    const inOrder = families.flatMap((f) => found.get(f.typology) ?? [])
    points.push(...inOrder)
    empty = inOrder.length === 0 ? empty + 1 : 0
  }
  const largest = families.map((f) => {
    const last = points.findLast((p) => p.typology === f.typology) ?? null
    const from = last?.spacingM ?? 0
    return {
      typology: f.typology,
      section: f.name,
      point: finest(line, onlyFamily(catalogue, f.typology), from) ?? last,
    }
  })
  return { points, largest }
}

/** The catalogue with one family of it. */
const onlyFamily = (catalogue: Catalogue, typology: string): Catalogue => ({
  ...catalogue,
  families: catalogue.families.filter((f) => f.typology === typology),
})

/** The largest spacing between a grid point and the next that passes. */
function finest(line: PurlinLine, catalogue: Catalogue, fromM: number): SweepPoint | null {
  for (let k = Math.round(GRID_M / FINE_M) - 1; k >= 1; k--) {
    const spacingM = Math.round((fromM + k * FINE_M) * 100) / 100
    if (spacingM > MOST_M || spacingM < 0.1) continue
    const [point] = lightest(line, catalogue, spacingM).values()
    if (point) return point
  }
  return null
}

/** The lightest passing section by typology; the engine ranks it first. */
function lightest(line: PurlinLine, catalogue: Catalogue, spacingM: number): Map<string, SweepPoint> {
  const found = new Map<string, SweepPoint>()
  for (const s of design({ ...line, spacing: mm(spacingM) }, catalogue).solutions) {
    if (!s.pass || found.has(s.typology)) continue
    const { typology, section, thicknessMm, endBayThicknessMm, steel, massPerMetreKg, estimatedWeightKgM2 } = s
    found.set(typology, {
      spacingM,
      typology,
      solutionId: s.id,
      section,
      thicknessMm,
      ...(endBayThicknessMm !== undefined && { endBayThicknessMm }),
      steel,
      massPerMetreKg,
      estimatedWeightKgM2,
    })
  }
  return found
}
