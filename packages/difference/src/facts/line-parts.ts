import { endsWithCantilever, hasSpring, isLoaded, startsWithCantilever, type TypedLine } from '@madre/contract'
import { profileOf } from '@madre/engine'
import type { Said } from '../words/said.ts'

/** What a text of the note may speak of, each part of it in '{name?…}', and whether this line has it. */
export function partsOf(given: TypedLine) {
  const { envelope, imposed, restraints, cladding, sheeting, axial } = given
  const distorts = profileOf(given.profileType).line === 'DISTORTING'
  const live = imposed.area.some((value) => value !== 0)
  const snow = envelope !== 'FACADE' && (['Sreg', 'Sexc', 'Sacc'] as const).some((id) => isLoaded(given, id))
  const wind = (['Wp', 'Ws', 'Wlp', 'Wls'] as const).some((id) => isLoaded(given, id))
  const panel = restraints.upper.byPanel
  return {
    accidental: snow && isLoaded(given, 'Sexc'),
    bends: !distorts,
    cantilever: startsWithCantilever(given) || endsWithCantilever(given),
    distorts,
    free: !panel,
    live,
    liveSnow: live && snow,
    panel,
    plan: live || snow,
    snow,
    spring: panel && (hasSpring(cladding) || sheeting !== null),
    tension: axial.isTension,
    wind,
    windSnow: wind && snow,
  }
}

/** The properties of a line on which its words depend. */
export const saidOf = (given: TypedLine): Required<Said> => ({
  facade: given.envelope === 'FACADE',
  distorts: profileOf(given.profileType).line === 'DISTORTING',
  parts: partsOf(given),
})
