/**
 * Sections made for earlier lines, and what was made of them: neither depends on the line, and a program designs line after line of one
 * catalogue. What is kept is never changed.
 */
import type { SectionFamily } from '../input.ts'
import { dimensionsAsBuilt } from './dimensions.ts'
import type { SectionProfile } from './profiles/all.ts'
import { buildSection, type SectionModel } from './section-model.ts'

/** Sections of one shape, a regular and an inverted Ω apart, of some 35 kB each; the one asked for longest ago goes first. */
const MOST_KEPT = 200
/** Values of one kind that are kept of a section: its steels, springs of some sheets. */
const MOST_OF_ONE = 8

const SECTIONS = new WeakMap<SectionProfile, Map<string, SectionModel>>()

/**
 * The section of a family at one thickness. Families that differ in what stands beside the section alone have one each: what is solved of
 * a section rests on that too.
 *
 * @throws ScopeError dimensions of which no section can be made
 */
export function keptSection(
  family: SectionFamily,
  thickness: number,
  isInverted: boolean,
  profile: SectionProfile,
): SectionModel {
  const sections = SECTIONS.get(profile) ?? new Map<string, SectionModel>()
  SECTIONS.set(profile, sections)
  const dimensions = dimensionsAsBuilt(family, thickness, isInverted, profile)
  const { typology, name, supportDetail, fastenerToWeb } = family
  const key = JSON.stringify([typology, name, supportDetail, fastenerToWeb, dimensions])
  const section = sections.get(key) ?? buildSection(dimensions, profile)
  // Behind all others: a map lists its keys in the order in which they were set.
  sections.delete(key)
  sections.set(key, section)
  if (sections.size > MOST_KEPT) sections.delete(sections.keys().next().value!)
  return section
}

/**
 * A function of a section that is called once with the same arguments; what it throws is not kept.
 *
 * @param keyOf what its value depends on beside the section
 */
export function keptBySection<A extends unknown[], T>(
  make: (s: SectionModel, ...rest: A) => T,
  keyOf: (...rest: A) => string | number,
): (s: SectionModel, ...rest: A) => T {
  const kept = new WeakMap<SectionModel, Map<string | number, T>>()
  return (s, ...rest) => {
    const ofSection = kept.get(s) ?? new Map<string | number, T>()
    if (ofSection.size === 0) kept.set(s, ofSection)
    const key = keyOf(...rest)
    if (ofSection.has(key)) return ofSection.get(key)!
    const value = make(s, ...rest)
    if (ofSection.size >= MOST_OF_ONE) ofSection.clear()
    ofSection.set(key, value)
    return value
  }
}
