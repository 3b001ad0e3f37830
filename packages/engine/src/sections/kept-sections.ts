/**
 * Sections of earlier lines, and values computed from them. Neither depends on the line, and a program designs line after line with one
 * catalogue. Kept values are never changed.
 */
import type { SectionFamily } from '../input.ts'
import { dimensionsAsBuilt } from './dimensions.ts'
import type { SectionProfile } from './profiles/all.ts'
import { buildSection, type SectionModel } from './section-model.ts'

/** Kept sections of one shape (regular and inverted Ω counted apart), about 35 kB each. The least recently used goes first. */
const MOST_KEPT = 200
/** Kept values of one kind per section: for its steels, or for some sheets. */
const MOST_OF_ONE = 8

const SECTIONS = new WeakMap<SectionProfile, Map<string, SectionModel>>()

/**
 * The section of a family at one thickness. Families that differ only in their supplementary data have one each, since values kept for a
 * section depend on it. @throws ScopeError dimensions that give no section
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
  // Moved to the end: a map keeps the order in which its keys were set.
  sections.delete(key)
  sections.set(key, section)
  if (sections.size > MOST_KEPT) sections.delete(sections.keys().next().value!)
  return section
}

/** A function of a section that runs once per arguments. Errors are not kept. @param keyOf what its value depends on beside the section */
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
