/** One section of the catalogue at one thickness in one steel, with everything that does not depend on the loads. */
import { pressesOnFlange } from '../actions/pressing-loads.ts'
import type { Catalogue, PurlinLine, SectionFamily, SteelGrade } from '../input.ts'
import { InputError } from '../input-error.ts'
import type { LineDesign } from '../line/line-design.ts'
import type { ScopeLimit, Solution } from '../result.ts'
import { ScopeError } from '../scope-error.ts'
import { keptBySection, keptSection } from '../sections/kept-sections.ts'
import { PROFILES, profileOf } from '../sections/profiles/all.ts'
import { type Proportion, unmet } from '../sections/proportion.ts'
import type { SectionModel } from '../sections/section-model.ts'
import type { StripProperties } from '../sections/strip-properties.ts'
import type {
  CentroidShift,
  EffectiveSections,
  Rules,
  SectionResistances,
  SheetingSprings,
} from '../standards/rules.ts'
import { g_earth } from '../steel.ts'
import { type Fastener, fastenerOf } from './fastener.ts'
import { sheetingOf } from './held-flange.ts'

/** Properties of every candidate, designable or not. */
export interface CandidateIdentity {
  id: string
  family: SectionFamily
  steel: SteelGrade
  /** nominal [mm] */
  thickness: number
  /** [kg/m]; 0 when no section can be made of the dimensions */
  massPerMetre: number
  /** fasteners of the cladding; null where no flange bends sideways by itself */
  fastener: Fastener | null
  /** springs from the cladding, where it holds the upper fibre */
  sheeting: SheetingSprings
}

/** A candidate within the limits of the standard. */
export interface Candidate extends CandidateIdentity {
  model: SectionModel
  /** of the standard; all of them are met */
  limits: Proportion[]
  f_yb: number
  effective: EffectiveSections
  unreduced: StripProperties
  /** shift of the centroid under uniform compression, with the moduli of ΔM_z */
  shift: CentroidShift
  resistances: SectionResistances
  /** own weight [N/mm] */
  ownWeight: number
  /** webs held by cleats at the supports */
  cleat: boolean
}

/** A candidate on its line. */
export interface Purlin {
  line: LineDesign
  candidate: Candidate
  /** the candidate of the other spans, where the line has two thicknesses */
  partner?: Candidate | undefined
}

export type BuiltCandidate = { candidate: Candidate } | { identity: CandidateIdentity; limits: ScopeLimit[] }

/** Requirements of a line for every section. */
interface AskedOfAll {
  fasteners: Rules['fasteners']
  gamma_M0: number
  /** point loads press on the flange: the web has to be within 6.1.7 even where cleats hold it at the supports (method 4.19) */
  pressed: boolean
}

function buildOne(
  identity: CandidateIdentity,
  model: SectionModel,
  { limits, effectiveSections, resistances }: SectionRules,
  { fasteners, gamma_M0, pressed }: AskedOfAll,
): BuiltCandidate {
  const { id, family, steel, thickness, massPerMetre, fastener, sheeting } = identity
  const f_yb = steel.fyb
  const cleat = family.supportDetail === 'cleat'
  const crippling = cleat && !pressed ? [] : limits.crippling(model)
  const all = [...limits.section(model, f_yb), ...limits.purlin(model), ...crippling]
  // In the middle it is always on the flange.
  if (fastener && fastener.origin !== 'MIDDLE') all.push(fasteners.limit(fastener.a, fastener.b))
  const notMet = [...model.missingClauses, ...unmet(all)]
  if (notMet.length > 0) return { identity, limits: notMet }
  const found = effectiveSections(model, f_yb)
  const { effective, unreduced, shift } = found
  return {
    // Written out: spread objects deoptimise property access.
    candidate: {
      id,
      family,
      steel,
      thickness,
      massPerMetre,
      fastener,
      sheeting,
      model,
      limits: all,
      f_yb,
      effective,
      unreduced,
      shift,
      resistances: resistances.section(model, found, f_yb, gamma_M0, cleat),
      ownWeight: (massPerMetre * g_earth) / 1e3,
      cleat,
    },
  }
}

/** One decimal, two where the catalogue has them. */
const thicknessText = (thickness: number): string =>
  Math.abs(thickness * 10 - Math.round(thickness * 10)) < 1e-9 ? thickness.toFixed(1) : String(thickness)

/** Id of a solution: typology, thickness, steel; of two thicknesses that of the end bays first. */
export const idOf = (s: Pick<Solution, 'typology' | 'thicknessMm' | 'endBayThicknessMm' | 'steel'>): string => {
  const endBay = s.endBayThicknessMm === undefined ? '' : `${thicknessText(s.endBayThicknessMm)}_`
  return `${s.typology}-${endBay}${thicknessText(s.thicknessMm)}-${s.steel}`
}

/** Id of a candidate of one thickness. */
export const candidateId = ({ typology }: SectionFamily, thicknessMm: number, steel: string): string =>
  idOf({ typology, thicknessMm, steel })

/** Id of a pair of thicknesses. */
export const pairId = ({ typology }: SectionFamily, endBay: number, inner: number, steel: string): string =>
  idOf({ typology, endBayThicknessMm: endBay, thicknessMm: inner, steel })

/** The steels of the request. @throws InputError an id the catalogue does not have */
function requestedSteels(input: PurlinLine, catalogue: Catalogue): SteelGrade[] {
  const known = catalogue.steels.map((s) => s.id)
  const problems = input.steelGrades.flatMap((id, i) =>
    known.includes(id) ? [] : [{ path: ['steelGrades', i], message: `one of ${known.join(', ')}, got ${id}` }],
  )
  if (problems.length > 0) throw new InputError(problems)
  return catalogue.steels.filter((s) => input.steelGrades.includes(s.id))
}

/** The built value, or the limit beyond which the standard has none. */
function within<T>(build: () => T): T | ScopeError {
  try {
    return build()
  } catch (error) {
    if (error instanceof ScopeError) return error
    throw error
  }
}

/** Every candidate of the requested type, method 8.1, in the order of the catalogue. */
export function buildCandidates(
  input: PurlinLine,
  catalogue: Catalogue,
  rules: Rules,
  profiles = PROFILES,
): BuiltCandidate[] {
  const steels = requestedSteels(input, catalogue)
  const asked: AskedOfAll = {
    fasteners: rules.fasteners,
    gamma_M0: rules.nationalParameters(input.location).gammaM0,
    pressed: pressesOnFlange(input),
  }
  const kept = keptRules(rules)
  const built: BuiltCandidate[] = []
  for (const family of catalogue.families) {
    if (family.profileType !== input.profileType) continue
    const profile = profileOf(family.profileType, profiles)
    const fastener = fastenerOf(input, family, profile, rules)
    const sheeting = sheetingOf(input, family, profile, fastener, rules)
    for (const thickness of family.thicknesses) {
      const model = within(() => keptSection(family, thickness, input.isInverted, profile))
      const massPerMetre = model instanceof ScopeError ? 0 : model.massPerMetre
      for (const steel of steels) {
        if (!family.steels.includes(steel.id)) continue
        const id = candidateId(family, thickness, steel.id)
        const identity = { id, family, steel, thickness, massPerMetre, fastener, sheeting }
        const one = model instanceof ScopeError ? model : within(() => buildOne(identity, model, kept, asked))
        if (one instanceof ScopeError) {
          const { clause, limit, value } = one
          built.push({ identity, limits: [{ clause, limit, value }] })
        } else built.push(one)
      }
    }
  }
  return built
}

/** The rotational spring C_D that the cladding gives a section [N]; 0 without a panel. */
export const rotationalSpringOf = ({ line, candidate }: Purlin): number =>
  line.restraints.panel ? candidate.sheeting.C_D : 0

type SectionRules = Pick<Rules, 'limits' | 'effectiveSections'> & {
  resistances: Pick<Rules['resistances'], 'section'>
}

const KEPT = new WeakMap<Rules, SectionRules>()
const ofSteel = (f_yb: number): number => f_yb
const ofNothing = (): string => ''

/** The section rules of a standard, computed once per section: they do not depend on the line. */
function keptRules(rules: Rules): SectionRules {
  const known = KEPT.get(rules)
  if (known) return known
  const { limits, effectiveSections, resistances } = rules
  const kept: SectionRules = {
    limits: {
      section: keptBySection(limits.section, ofSteel),
      purlin: keptBySection(limits.purlin, ofNothing),
      crippling: keptBySection(limits.crippling, ofNothing),
    },
    effectiveSections: keptBySection(effectiveSections, ofSteel),
    resistances: {
      // The effective sections and their shift depend on the steel.
      section: keptBySection(resistances.section, (_found, f_yb, gamma_M0, cleat) => `${f_yb} ${gamma_M0} ${cleat}`),
    },
  }
  KEPT.set(rules, kept)
  return kept
}
