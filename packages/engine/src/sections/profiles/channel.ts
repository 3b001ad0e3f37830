/** C and Z: one web, a flange at each end, with or without lips; method 3.4. */
import type { Point } from '../midline.ts'
import type { DescribedPlate, Edge, Named } from '../plate.ts'
import type { CommonDimensions, Profile, SectionDescription } from '../profile.ts'

/** Outside dimensions [mm]. */
export interface ChannelDimensions extends CommonDimensions {
  profile: 'C' | 'Z'
  bTop: number
  bBottom: number
  cTop: number
  cBottom: number
}

const WEB: DescribedPlate = {
  name: 'web',
  part: 'web',
  role: 'web',
  edge: null,
  standsFor: 1,
  outside: null,
  width: ['h_p', 'h_p'],
}

function flange(edge: Edge, b: Named, c: Named): DescribedPlate {
  const part = edge === 'top' ? 'flangeTop' : 'flangeBottom'
  const expression = c[1] > 0 ? `${b[0]}-t_nom` : `${b[0]}-t_nom/2`
  const width: DescribedPlate['width'] = [expression, b[0], 't_nom']
  return { name: part, part, role: 'flange', edge, standsFor: 1, outside: { b, c }, width }
}

function lip(edge: Edge, c: Named): DescribedPlate[] {
  if (!(c[1] > 0)) return []
  const part = edge === 'top' ? 'lipTop' : 'lipBottom'
  const width: DescribedPlate['width'] = [`${c[0]}-t_nom/2`, c[0], 't_nom']
  return [{ name: part, part, role: 'lip', edge, standsFor: 1, outside: null, width }]
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
      ...lip('top', cTop),
      flange('top', bTop, cTop),
      WEB,
      flange('bottom', bBottom, cBottom),
      ...lip('bottom', cBottom),
    ],
    widths: [bTop, bBottom, cTop, cBottom],
    run: { value: 0, expression: '0', of: [] },
    hat: null,
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
  asBuilt: ({ bTop, bBottom, cTop, cBottom }, common, inverted) =>
    inverted
      ? { ...common, profile: type, bTop: bBottom, bBottom: bTop, cTop: cBottom, cBottom: cTop }
      : { ...common, profile: type, bTop, bBottom, cTop, cBottom },
  describe,
})
