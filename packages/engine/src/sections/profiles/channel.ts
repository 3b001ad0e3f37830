/** C and Z: one web, a flange at each end, with or without lips; method 3.4. */
import type { Point } from '../midline.ts'
import { type DescribedPlate, type Edge, type Named, plate } from '../plate.ts'
import type { CommonDimensions, Profile, SectionDescription } from '../profile.ts'

/** Outside dimensions [mm]. */
export interface ChannelDimensions extends CommonDimensions {
  profile: 'C' | 'Z'
  bTop: number
  bBottom: number
  cTop: number
  cBottom: number
}

/** Flange and lip at one edge, from the web outwards. */
function side(edge: Edge, b: Named, c: Named): DescribedPlate[] {
  const [flange, lip] = edge === 'top' ? (['flangeTop', 'lipTop'] as const) : (['flangeBottom', 'lipBottom'] as const)
  const flangeTo = (end: string) => plate(flange, 'flange', edge, [`${b[0]}-${end}`, b[0], 't_nom'], { b, c })
  if (!(c[1] > 0)) return [flangeTo('t_nom/2')]
  return [flangeTo('t_nom'), plate(lip, 'lip', edge, [`${c[0]}-t_nom/2`, c[0], 't_nom'])]
}

function describe(d: ChannelDimensions): SectionDescription {
  const { t_nom } = d
  const top = t_nom / 2
  const bottom = d.h - t_nom / 2
  const towards = d.profile === 'C' ? 1 : -1
  const reach = (b: number, c: number) => b - (c > 0 ? t_nom : t_nom / 2)
  const yTop = towards * reach(d.bTop, d.cTop)
  const yBottom = reach(d.bBottom, d.cBottom)
  const vertices: Point[] = [
    { y: yTop, z: top },
    { y: 0, z: top },
    { y: 0, z: bottom },
    { y: yBottom, z: bottom },
  ]
  if (d.cTop > 0) vertices.unshift({ y: yTop, z: top + d.cTop - t_nom / 2 })
  if (d.cBottom > 0) vertices.push({ y: yBottom, z: bottom - d.cBottom + t_nom / 2 })
  const bTop: Named = ['b_top', d.bTop]
  const bBottom: Named = ['b_bottom', d.bBottom]
  const cTop: Named = ['c_top', d.cTop]
  const cBottom: Named = ['c_bottom', d.cBottom]
  return {
    vertices,
    plates: [
      ...side('top', bTop, cTop).reverse(),
      plate('web', 'web', null, ['h_p', 'h_p']),
      ...side('bottom', bBottom, cBottom),
    ],
    widths: [bTop, bBottom, cTop, cBottom],
    run: { value: 0, expression: '0', of: [] },
    omega: null,
    missingClauses: [],
  }
}

export const channel = (type: 'C' | 'Z'): Profile<ChannelDimensions> => ({
  type,
  webs: 1,
  crippling: 'SINGLE_WEB',
  curve: 'b',
  line: 'RIGID',
  freeFlange: type === 'C' ? 'ONE_SIDE' : 'OPPOSITE_SIDES',
  isSymmetric: false,
  panelHolds: () => null,
  // Written out: spread objects deoptimise property access.
  asBuilt({ bTop, bBottom, cTop, cBottom }, { h, r, t_nom, t }, inverted) {
    return inverted
      ? { h, r, t_nom, t, profile: type, bTop: bBottom, bBottom: bTop, cTop: cBottom, cBottom: cTop }
      : { h, r, t_nom, t, profile: type, bTop, bBottom, cTop, cBottom }
  },
  describe,
})
