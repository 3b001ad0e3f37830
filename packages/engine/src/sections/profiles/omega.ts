/** Ω: a closed flange on two webs, feet with or without lips; method 3.4. */
import type { Point } from '../midline.ts'
import { type DescribedPlate, type Edge, type Named, plate } from '../plate.ts'
import type { CommonDimensions, OmegaWidths, Profile, SectionDescription } from '../profile.ts'

/** Outside dimensions [mm]. */
export interface OmegaDimensions extends CommonDimensions {
  profile: 'OMEGA'
  /** turned by 180° about x: feet at the top, closed flange on the support */
  inverted: boolean
  bTop: number
  bBase: number
  bFoot: number
  c: number
}

const RUN = '(b_base-b_top)/2'

/** With a lip, b_foot starts at the cell-side face of the web; a plain foot at the outer face, as in ECCS 123 p. 170 (decision 0002). */
export const omegaWidths = ({ t_nom, ...b }: Omit<OmegaDimensions, 'profile' | 'inverted'>): OmegaWidths => ({
  y_t: (b.bTop - t_nom) / 2,
  y_b: (b.bBase - t_nom) / 2,
  b_f: b.c > 0 ? b.bFoot - t_nom : b.bFoot + t_nom / 2,
  c_p: b.c > 0 ? b.c - t_nom / 2 : 0,
})

function verticesOf(d: OmegaDimensions, { y_t, y_b, b_f }: OmegaWidths): Point[] {
  const { t_nom } = d
  const top = t_nom / 2
  const bottom = d.h - t_nom / 2
  const right: Point[] = [
    { y: y_t, z: top },
    { y: y_b, z: bottom },
    { y: y_b + b_f, z: bottom },
  ]
  if (d.c > 0) right.push({ y: y_b + b_f, z: bottom - d.c + t_nom / 2 })
  if (d.inverted) for (const p of right) p.z = d.h - p.z
  const left = right.map((p) => ({ y: -p.y, z: p.z })).reverse()
  return [...left, ...right]
}

function describe(d: OmegaDimensions): SectionDescription {
  const omega = omegaWidths(d)
  const bTop: Named = ['b_top', d.bTop]
  const bBase: Named = ['b_base', d.bBase]
  const bFoot: Named = ['b_foot', d.bFoot]
  const c: Named = ['c', d.c]
  const [closed, open]: [Edge, Edge] = d.inverted ? ['bottom', 'top'] : ['top', 'bottom']
  const web: DescribedPlate['width'] =
    d.bBase === d.bTop ? ['h_p', 'h_p'] : [`sqrt(h_p^2+(${RUN})^2)`, 'h_p', 'b_base', 'b_top']
  const half = [
    plate('web', 'web', null, web),
    plate('foot', 'foot', open, [d.c > 0 ? 'b_foot-t_nom' : 'b_foot+t_nom/2', 'b_foot', 't_nom'], { b: bFoot, c }),
    ...(d.c > 0 ? [plate('lip', 'lip', open, ['c-t_nom/2', 'c', 't_nom'])] : []),
  ]
  // The right half stands for both.
  return {
    vertices: verticesOf(d, omega),
    plates: [
      ...half.map((p): DescribedPlate => ({ ...p, name: `${p.name}Left`, standsFor: 0 })).reverse(),
      plate('closedFlange', 'closedFlange', closed, ['b_top-t_nom', 'b_top', 't_nom'], { b: bTop, c: null }),
      ...half.map((p): DescribedPlate => ({ ...p, name: `${p.name}Right`, standsFor: 2 })),
    ],
    widths: [bTop, bBase, bFoot, c],
    run: { value: (d.bBase - d.bTop) / 2, expression: RUN, of: [bBase, bTop] },
    omega,
    missingClauses: [],
  }
}

export const omega: Profile<OmegaDimensions> = {
  type: 'OMEGA',
  webs: 2,
  crippling: 'TWO_WEBS',
  curve: 'c',
  line: 'DISTORTING',
  freeFlange: null,
  isSymmetric: true,
  panelHolds: (inverted) => (inverted ? 'feet' : 'closedFlange'),
  asBuilt({ bTop, bBase, bFoot, c }, { h, r, t_nom, t }, inverted) {
    return { h, r, t_nom, t, profile: 'OMEGA', bTop, bBase, bFoot, c, inverted }
  },
  describe,
}
