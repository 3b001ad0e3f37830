/** Outside dimensions and core thickness of a section, from a family of the catalogue or from one that is given. */
import type { SectionFamily, SectionInput } from '../input.ts'
import type { SectionDimensions } from './section-model.ts'

/** Coating on both sides of Z275 [mm], method 3.2. */
export const Z275_COATING = 0.04

/** Density of the metallic coatings of EN 10346 [kg/dm³], the lower one where a kind has a range: it counts the thicker coating. */
const COATING_DENSITY: Record<string, number> = { Z: 7.14, ZA: 6.4, ZM: 6.2, AZ: 3.7 }

/**
 * Thickness of the coating of both sides together; method 3.2 for Z275, the others by their mass.
 *
 * @param designation kind and mass on both sides [g/m²]: Z275, ZA255, ZM310, AZ185; the catalogue's schema admits no other
 * @returns [mm]
 */
export function coatingThickness(designation: string): number {
  const [, kind = 'Z', mass = '275'] = /^(Z|ZA|ZM|AZ)(\d+)$/.exec(designation) ?? []
  return kind === 'Z' && mass === '275' ? Z275_COATING : Number(mass) / 1000 / COATING_DENSITY[kind]!
}

/** Dimensions as built: INVERTED turns the section by 180° about x (method 3.3). */
export function dimensionsAsBuilt(family: SectionFamily, thickness: number, inverted: boolean): SectionDimensions {
  const t = thickness - coatingThickness(family.coating)
  const { h } = family
  const r = family.r ?? (family.rOverT ?? 0) * thickness
  const t_nom = thickness
  if (family.profileType === 'OMEGA') {
    const { bTop, bBase, bFoot, c } = family
    return { h, r, t_nom, t, profile: 'OMEGA', bTop, bBase, bFoot, c, inverted }
  }
  const { profileType: profile } = family
  const [bTop, bBottom] = inverted ? [family.bBottom, family.bTop] : [family.bTop, family.bBottom]
  const [cTop, cBottom] = inverted ? [family.cBottom, family.cTop] : [family.cTop, family.cBottom]
  return { h, r, t_nom, t, profile, bTop, bBottom, cTop, cBottom }
}

/** Of a section that is given by its dimensions. */
export function dimensionsOf(input: SectionInput): SectionDimensions {
  const t = input.tDesign ?? input.t - (input.tCoat ?? Z275_COATING)
  const common = { h: input.h, r: input.r, t_nom: input.t, t }
  return input.profile === 'OMEGA'
    ? {
        ...common,
        profile: 'OMEGA',
        bTop: input.bTop,
        bBase: input.bBase,
        bFoot: input.bFoot,
        c: input.c,
        inverted: false,
      }
    : {
        ...common,
        profile: input.profile,
        bTop: input.bTop,
        bBottom: input.bBottom,
        cTop: input.cTop,
        cBottom: input.cBottom,
      }
}
