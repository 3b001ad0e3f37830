import { bandsSketch, driftSketch, fastenerSketch, slopeSketch, spacingSketch, standing } from '@madre/drawing'
import type { Values } from '../model/values.ts'
import { picture } from './profile-picture.tsx'

const SKETCHES = { bands: bandsSketch, drift: driftSketch, slope: slopeSketch, spacing: spacingSketch }

export type SketchName = keyof typeof SKETCHES

export function HelpSketch({ of }: { of: SketchName }) {
  return picture(SKETCHES[of]())
}

/** The screws on the flange, turned with the member. */
export function FastenerSketch({ values }: { values: Values }) {
  const lying = fastenerSketch(values.profileType, values.isInverted)
  return picture(values.envelope === 'FACADE' ? standing(lying) : lying)
}
