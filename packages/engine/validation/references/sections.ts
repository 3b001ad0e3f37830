/** Sections the references are made of, by their outside dimensions; core thickness t, inside radius r [mm]. */
import { effectiveInBending, effectiveInCompression } from '../../src/en1993-1-3-2006/5-5-effective-section.ts'
import { type GrossProperties, grossProperties } from '../../src/sections/gross-properties.ts'
import { buildSection, type SectionModel } from '../../src/sections/section-model.ts'

/** Gross properties of the sharp-cornered midline: hand calculations neglect the roundings. */
export const sharpGross = (s: SectionModel): GrossProperties =>
  grossProperties([s.plates[0]!.start, ...s.plates.map((p) => p.end)], s.t)

/** SX022a: C 200×74/66×20.8, t 2.0 with 0.04 coating, r 3. */
export const C200 = buildSection({
  profile: 'C',
  h: 200,
  bTop: 74,
  bBottom: 66,
  cTop: 20.8,
  cBottom: 20.8,
  r: 3,
  t_nom: 2,
  t: 1.96,
})

/** Z 200×68/68×20, t 2.0 with 0.04 coating, r 3. */
export const Z200 = buildSection({
  profile: 'Z',
  h: 200,
  bTop: 68,
  bBottom: 68,
  cTop: 20,
  cBottom: 20,
  r: 3,
  t_nom: 2,
  t: 1.96,
})

/** The Ω 148/58/90/43/14 on its midline: outside 150×60/92 with feet 45 and lips 15, t 2.0, r 3. */
export const OMEGA148 = buildSection({
  profile: 'OMEGA',
  inverted: false,
  h: 150,
  bTop: 60,
  bBase: 92,
  bFoot: 45,
  c: 15,
  r: 3,
  t_nom: 2,
  t: 1.96,
})

export const bending = (s: SectionModel, compressed: 'TOP' | 'BOTTOM', f_yb: number) =>
  effectiveInBending(s, compressed, f_yb)
export const compression = (s: SectionModel, f_yb: number) => effectiveInCompression(s, f_yb)
