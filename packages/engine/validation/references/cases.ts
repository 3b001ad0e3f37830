/** The reference cases in validation/cases: sections, beams and whole designs with who computed them. */

import { readdirSync, readFileSync } from 'node:fs'
import { type DesignRequest, decode } from '@madre/contract'
import { analyseBeam } from '../../src/beam/analyse-beam.ts'
import type { BeamInput } from '../../src/beam/beam-input.ts'
import { genericCatalogue } from '../../src/catalogue/generic.ts'
import { design } from '../../src/design/design.ts'
import { sectionProperties } from '../../src/design/section-properties.ts'
import type { Catalogue, SectionInput } from '../../src/input.ts'
import type { CheckCode } from '../../src/result.ts'
import type { ClauseId } from '../clauses.ts'
import type { Rank, Reference, ReferenceValue } from '../evidence.ts'

interface Case {
  id: string
  evidence: 'published' | 'independent-program' | 'theory'
  source: string
  /** [path into the output, value, relative tolerance] */
  expect?: [string, number, number][]
}
type SectionCase = Case & { command: 'section'; input: SectionInput }
type BeamCase = Case & { command: 'beam'; input: BeamInput }
type DesignCase = Case & {
  command: 'calculate'
  input: DesignRequest
  /** solution → check → utilisation; null: does not apply */
  utilisations: Record<string, Partial<Record<CheckCode, number | null>>>
  /** every solution that passes; left out where only some candidates were computed */
  passing?: string[]
}
/** What the concentrated load of a roof does at its worst place, where that governs. */
type RoofCase = Case & {
  command: 'calculate'
  input: DesignRequest
  relativeTolerance: number
  roof: Record<string, RoofValues>
}
interface RoofValues {
  /** utilisation, and where the load stands [m]; null: another load governs */
  checks: Partial<Record<CheckCode, [number, number | null]>>
  /** largest and smallest by support */
  reactionsKn: [number, number][]
  /** by span */
  deflectionsMm: number[]
}
type AnyCase = SectionCase | BeamCase | DesignCase | RoofCase

const FOLDER = new URL('../cases/', import.meta.url)

const RANK: Record<Case['evidence'], Rank> = {
  published: 'published',
  'independent-program': 'independent program',
  theory: 'theory',
}

/** Agreement of a utilisation with that of the second program: 0.5 % or 0.002. */
const UTILISATION = { fraction: 0.005, floor: 0.002 }

const CLAUSE_OF_CHECK: Partial<Record<CheckCode, ClauseId>> = {
  GEOMETRY: 'geometry',
  TENSION: 'tension',
  COMPRESSION: 'compression',
  BENDING_Y_POS: 'bending',
  BENDING_Y_NEG: 'bending',
  BENDING_Z: 'bending',
  SHEAR: 'shear',
  M_V: 'shearBending',
  M_R: 'momentReaction',
  WEB_CRIPPLING_LOAD: 'cripplingUnderLoads',
  M_F: 'momentForce',
  N_M_SECTION: 'axialBending',
  FREE_FLANGE_STRESS: 'flangeStress',
  FREE_FLANGE_BUCKLING: 'flangeBuckling',
  LTB: 'lateralTorsional',
  FLEXURAL_BUCKLING: 'flexural',
  TORSIONAL_BUCKLING: 'torsional',
  N_M_MEMBER: 'memberInteraction',
  DEFLECTION_SPAN: 'deflection',
  DEFLECTION_CONSOLE: 'deflection',
}

function clauseOfCheck(code: CheckCode, omega: boolean): ClauseId {
  return CLAUSE_OF_CHECK[code] ?? (omega ? 'cripplingTwoWebs' : 'cripplingOneWeb')
}

function clauseOfSectionPath(path: string, input: SectionInput): ClauseId {
  if (path === 'gross.massPerMetreKg') return 'mass'
  if (path.startsWith('gross')) return 'gross'
  if (path.includes('stiffener') || path.endsWith('chiD')) return 'edgeStiffener'
  if (path.startsWith('effective')) return 'effective'
  if (path.includes('vbRd')) return 'shear'
  if (path.includes('rwRd')) return input.profile === 'OMEGA' ? 'cripplingTwoWebs' : 'cripplingOneWeb'
  if (path.includes('nTRd')) return 'tension'
  if (path.includes('nCRd')) return 'compression'
  return 'bending'
}

const at = (value: unknown, path: string): number => {
  const found = path.split('.').reduce<unknown>((v, key) => (v as Record<string, unknown> | undefined)?.[key], value)
  return typeof found === 'number' ? found : Number.NaN
}

/** Every case of the folder, in the order of its file name. */
export function readCases(): AnyCase[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')) as AnyCase)
}

const expected = (c: Case, output: unknown): (ReferenceValue & { path: string })[] =>
  (c.expect ?? []).map(([path, value, tolerance]) => ({
    name: path,
    path,
    found: at(output, path),
    expected: value,
    allowed: tolerance * Math.abs(value),
  }))

/** null agrees with null only: NaN stands for a difference in kind. */
function utilisation(name: string, found: number | null | undefined, value: number | null): ReferenceValue {
  if (value === null) return { name, found: found === null ? 0 : Number.NaN, expected: 0, allowed: 0 }
  const allowed = Math.max(UTILISATION.fraction * Math.abs(value), UTILISATION.floor)
  // Below floor/fraction the floor rules: the error is told as a fraction of that.
  return { name, found: found ?? Number.NaN, expected: value, allowed, size: allowed / UTILISATION.fraction }
}

function designValues(c: DesignCase, catalogue: Catalogue): { clause: ClauseId; value: ReferenceValue }[] {
  const { solutions } = design(decode(c.input).line, catalogue)
  const byId = new Map(solutions.map((s) => [s.id, s]))
  const omega = c.input.sectionTypes[0] === 'OMEGA'
  const values = Object.entries(c.utilisations).flatMap(([id, checks]) =>
    (Object.entries(checks) as [CheckCode, number | null][]).map(([code, value]) => ({
      clause: clauseOfCheck(code, omega),
      value: utilisation(`${id} ${code}`, byId.get(id)?.checks.find((k) => k.code === code)?.utilisation, value),
    })),
  )
  const passes = c.passing ?? []
  const passing = (c.passing === undefined ? [] : solutions).map((s) => ({
    clause: 'ranking' as const,
    value: { name: `${s.id} passes`, found: Number(s.pass), expected: Number(passes.includes(s.id)), allowed: 0 },
  }))
  return [...values, ...passing]
}

function roofValues({ input, roof, relativeTolerance }: RoofCase): { clause: ClauseId; value: ReferenceValue }[] {
  const { solutions } = design(decode(input).line, catalogueOf(Object.keys(roof)))
  const omega = input.sectionTypes[0] === 'OMEGA'
  return Object.entries(roof).flatMap(([id, { checks, reactionsKn, deflectionsMm }]) => {
    const solution = solutions.find((s) => s.id === id)
    const near = (name: string, found: number | undefined, value: number): ReferenceValue => {
      const allowed = relativeTolerance * Math.max(Math.abs(value), 0.05)
      return {
        name: `${id} ${name}`,
        found: found ?? Number.NaN,
        expected: value,
        allowed,
        size: allowed / relativeTolerance,
      }
    }
    const ofChecks = (Object.entries(checks) as [CheckCode, [number, number | null]][]).flatMap(
      ([code, [u, place]]) => {
        const check = solution?.checks.find((c) => c.code === code)
        const isOfRoof = { found: Number(check?.roofLoadXM != null), expected: Number(place !== null), allowed: 0 }
        return [
          { clause: clauseOfCheck(code, omega), value: near(code, check?.utilisation ?? undefined, u) },
          {
            clause: clauseOfCheck(code, omega),
            value: { name: `${id} ${code} by the concentrated load`, ...isOfRoof },
          },
        ]
      },
    )
    const reactions = reactionsKn.flatMap(([max, min], k) => [
      {
        clause: 'statics' as const,
        value: near(`largest reaction of support ${k}`, solution?.reactions[k]?.maxKn, max),
      },
      {
        clause: 'statics' as const,
        value: near(`smallest reaction of support ${k}`, solution?.reactions[k]?.minKn, min),
      },
    ])
    const deflections = deflectionsMm.map((mm, k) => {
      const found = solution?.deflections.find((d) => d.spanIndex === k)?.valueMm
      return { clause: 'deflection' as const, value: near(`deflection of span ${k}`, found, mm) }
    })
    return [...ofChecks, ...reactions, ...deflections]
  })
}

function valuesByClause(c: AnyCase): { clause: ClauseId; value: ReferenceValue }[] {
  switch (c.command) {
    case 'section':
      return expected(c, sectionProperties(c.input)).map((value) => ({
        clause: clauseOfSectionPath(value.path, c.input),
        value,
      }))
    case 'beam':
      return expected(c, analyseBeam(c.input)).map((value) => ({ clause: 'statics', value }))
    case 'calculate':
      return 'roof' in c ? roofValues(c) : designValues(c, genericCatalogue)
  }
}

/** One reference a case and clause. */
export function caseReferences(): Reference[] {
  return readCases().flatMap((c) => {
    const found = valuesByClause(c)
    return [...new Set(found.map((f) => f.clause))].map((clause) => ({
      clause,
      rank: RANK[c.evidence],
      title: c.id,
      source: c.source,
      values: () => found.filter((f) => f.clause === clause).map((f) => f.value),
    }))
  })
}

/** The families and thicknesses among which the named candidates are: a design of these few takes a moment. */
function catalogueOf(solutions: string[]): Catalogue {
  const isAskedFor = (typology: string, thickness: number) =>
    solutions.some((id) => id.startsWith(`${typology}-${thickness.toFixed(1)}-`))
  return {
    ...genericCatalogue,
    families: genericCatalogue.families
      .map((f) => ({ ...f, thicknesses: f.thicknesses.filter((t) => isAskedFor(f.typology, t)) }))
      .filter((f) => f.thicknesses.length > 0),
  }
}

interface RandomDesigns {
  evidence: Case['evidence']
  source: string
  cases: Pick<DesignCase, 'id' | 'input' | 'utilisations'>[]
}

/** Whole designs of random requests, by profile: one reference a clause. */
export function randomDesignReferences(): Reference[] {
  const folder = new URL('random/', FOLDER)
  return readdirSync(folder).flatMap((name) => {
    const { evidence, source, cases } = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as RandomDesigns
    const found = cases.flatMap((c) => {
      const whole: DesignCase = { ...c, evidence, source, command: 'calculate' }
      return designValues(whole, catalogueOf(Object.keys(c.utilisations))).map(({ clause, value }) => ({
        clause,
        value: { ...value, name: `${c.id} ${value.name}` },
      }))
    })
    return [...new Set(found.map((f) => f.clause))].map((clause) => ({
      clause,
      rank: RANK[evidence],
      title: `${cases.length} random designs: ${name.replace('.json', '')}`,
      source,
      values: () => found.filter((f) => f.clause === clause).map((f) => f.value),
    }))
  })
}
