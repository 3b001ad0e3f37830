/** Sheets to choose from: the user's own, the maker's and generic ones. */
import { canonicalJson, type KeptSheet, SHEETS, type Sheet } from '@madre/contract'
import type { SheetShape } from '@madre/engine'

export interface OfferedSheet {
  key: string
  name: string
  sheet: Sheet
}

export interface OfferedSheets {
  own: OfferedSheet[]
  maker: OfferedSheet[]
  generic: OfferedSheet[]
}

/** One for each thickness. */
function ofShape({ id, name, origin, thicknesses, ...shape }: SheetShape): OfferedSheet[] {
  const source = origin.trim().slice(0, SHEETS.sourceLength)
  return thicknesses.map((thickness) => ({
    key: `${id} ${thickness.tNomMm}`,
    name,
    sheet: { kind: 'TRAPEZOIDAL', name, ...(source && { source }), ...shape, ...thickness },
  }))
}

/**
 * @param catalogue  shapes that the server has: a maker's, or the built-in ones
 * @param generic    the built-in ones, which are offered beside a maker's
 */
export function offeredSheets(
  own: KeptSheet[],
  catalogue: readonly SheetShape[],
  generic: readonly SheetShape[],
): OfferedSheets {
  const builtIn = new Set(generic.map((shape) => canonicalJson(shape)))
  return {
    own: own.map(({ id, name, sheet }) => ({ key: `own ${id}`, name, sheet })),
    maker: catalogue.filter((shape) => !builtIn.has(canonicalJson(shape))).flatMap(ofShape),
    generic: generic.flatMap(ofShape).map((offered) => ({ ...offered, key: `generic ${offered.key}` })),
  }
}

/** The one of them that a sheet is; undefined where it is another one. */
export function chosenOf({ own, maker, generic }: OfferedSheets, sheet: Sheet): OfferedSheet | undefined {
  const json = canonicalJson(sheet)
  return [...own, ...maker, ...generic].find((offered) => canonicalJson(offered.sheet) === json)
}
