/** Outside dimensions and core thickness of a section, from a family of the catalogue or from typed dimensions. */
import type { SectionFamily, SectionInput } from '../input.ts'
import { profileOf, type SectionDimensions } from './profiles/all.ts'

/** Coating on both sides of Z275 [mm], method 3.2. */
export const Z275_COATING = 0.04

/** Density of the metallic coatings of EN 10346 [kg/dm³]; of a range the lower value, which gives the thicker coating. */
const COATING_DENSITY: Record<string, number> = { Z: 7.14, ZA: 6.4, ZM: 6.2, AZ: 3.7 }

/**
 * Thickness of the coating of both sides together [mm]; method 3.2 for Z275, the others by their mass.
 * @param designation kind and mass on both sides [g/m²]: Z275, ZA255, ZM310, AZ185; the catalogue's schema admits no other
 */
export function coatingThickness(designation: string): number {
  const [, kind = 'Z', mass = '275'] = /^(Z|ZA|ZM|AZ)(\d+)$/.exec(designation) ?? []
  return kind === 'Z' && mass === '275' ? Z275_COATING : Number(mass) / 1000 / COATING_DENSITY[kind]!
}

/** Dimensions as built: INVERTED turns the section by 180° about x (method 3.3). */
export function dimensionsAsBuilt(
  family: SectionFamily,
  thickness: number,
  inverted: boolean,
  profile = profileOf(family.profileType),
): SectionDimensions {
  const t = thickness - coatingThickness(family.coating)
  const common = { h: family.h, r: family.r ?? (family.rOverT ?? 0) * thickness, t_nom: thickness, t }
  return profile.asBuilt(family, common, inverted)
}

/** Dimensions of a section given by its dimensions. */
export function dimensionsOf(input: SectionInput, profile = profileOf(input.profile)): SectionDimensions {
  const t = input.tDesign ?? input.t - (input.tCoat ?? Z275_COATING)
  return profile.asBuilt(input, { h: input.h, r: input.r, t_nom: input.t, t }, false)
}
