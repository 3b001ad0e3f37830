/** Which tests stand together, in the tables and in the pictures alike. */
import { type CripplingGroup, type CripplingRatio, cripplingRatios, groupOf } from './crippling.ts'
import type { CripplingTest, UpliftTest } from './tests.ts'
import { type UpliftRatio, upliftRatios } from './uplift.ts'

/** What lay between sheet and purlin. */
export const COVERS: Record<UpliftTest['cover'], string> = {
  bare: 'nothing',
  TH25: '25 mm blanket',
  TH50: '50 mm blanket',
  TH100: '100 mm blanket',
  R100: 'rigid board',
}

export const coversOf = <T extends { cover: UpliftTest['cover'] }>(tests: readonly T[]) =>
  (Object.keys(COVERS) as UpliftTest['cover'][]).flatMap((cover) => {
    const those = tests.filter((t) => t.cover === cover)
    return those.length > 0 ? [{ cover, name: COVERS[cover], tests: those }] : []
  })

/** Loadings of the webs, in the words of their authors and in ours. */
export const LOADINGS: Record<CripplingTest['loading'], string> = {
  EOF: 'one flange, end',
  IOF: 'one flange, interior',
  ETF: 'two flanges, end',
  ITF: 'two flanges, interior',
}

const CRIPPLING_GROUPS: CripplingGroup[] = ['lipped', 'lipped, r/t > 6', 'unlipped']

export interface CripplingColumn {
  group: CripplingGroup
  loading: CripplingTest['loading']
  found: CripplingRatio[]
}

/** Every web test once. */
export function cripplingColumns(all = cripplingRatios()): CripplingColumn[] {
  return CRIPPLING_GROUPS.flatMap((group) =>
    (Object.keys(LOADINGS) as CripplingTest['loading'][]).flatMap((loading) => {
      const found = all.filter((r) => groupOf(r) === group && r.test.loading === loading)
      return found.length > 0 ? [{ group, loading, found }] : []
    }),
  )
}

/** What pages and pictures are made of, computed once. */
export interface FullScale {
  uplift: UpliftRatio[]
  crippling: CripplingColumn[]
}

let computed: FullScale | undefined

export function fullScale(): FullScale {
  computed ??= { uplift: upliftRatios(), crippling: cripplingColumns() }
  return computed
}
