/**
 * `npx tsx packages/engine/validation/second-program/revise-cases.ts FILE…`: the held designs of validation/cases that revision 3 of the
 * method moves (sideways load at the outer fibre, favourable wind, distortion of a free C or Z) get their new values from the second
 * program. Only the codes it moves are written, and only where the value leaves the old one; each change is printed.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import type { DesignRequest } from '@madre/contract'
import { genericCatalogue } from '../../src/catalogue/generic.ts'
import { type SecondResult, secondProgram } from './checks.ts'

interface HeldCase {
  id: string
  input: DesignRequest
  utilisations: Record<string, Partial<Record<string, number | null>>>
  revised?: string[]
}
type Code = Exclude<keyof SecondResult, 'sidewaysMm' | 'twistDegrees'>

/** Up to it both programs say the same, and the older value stays. */
const SAME = 2e-3

/** What revision 3 can move in the design of a request. */
function movedCodes({
  spanRestraints,
  sectionTypes,
  simulationType,
  profileOrientation,
  inclinationDegrees,
  axialLoad,
}: DesignRequest): Code[] {
  const isFree = spanRestraints.upper.type === 1
  const isOmega = sectionTypes[0] === 'OMEGA'
  const isOnSlope = simulationType === 'FACADE' || (simulationType === 'ROOF' && inclinationDegrees > 0)
  const isSideways = isFree && profileOrientation === 'HORIZONTAL' && isOnSlope
  const mayBeAbsent =
    axialLoad.type === 'UNFACTORED_WIND' && axialLoad.direction === 'TRACTION' && axialLoad.valueKn !== 0
  const moved: Code[] = []
  if (isSideways && isOmega) moved.push('BENDING_Z')
  if ((isSideways && isOmega) || mayBeAbsent) moved.push('N_M_SECTION')
  if (!isOmega && (isSideways || mayBeAbsent)) moved.push('FREE_FLANGE_STRESS', 'FREE_FLANGE_BUCKLING')
  if (isFree && !isOmega) moved.push('LTB')
  if ((isFree && !isOmega) || isSideways || mayBeAbsent) moved.push('N_M_MEMBER')
  return moved
}

function solve(input: DesignRequest, id: string): SecondResult {
  const [, typology, thickness, steel] = /^(.*)-([\d.]+)-(S\d+)$/.exec(id)!
  const family = genericCatalogue.families.find((f) => f.typology === typology)!
  return secondProgram(input, family, Number(thickness), genericCatalogue.steels.find((s) => s.id === steel)!)
}

/** The text of a case with a value of one of its solutions put in place of another. */
function withValue(text: string, solution: string, code: Code, value: string): string {
  const from = text.indexOf(`"${solution}"`)
  const at = text.indexOf(`"${code}"`, from)
  const rest = /^("[A-Z_]+": ?)(null|[\d.e-]+)/.exec(text.slice(at))!
  return text.slice(0, at) + rest[1] + value + text.slice(at + rest[0].length)
}

const BY =
  ' (revised: the values of these checks, which revision 3 of the method moves, are those of the program in validation/second-program)'

for (const file of process.argv.slice(2)) {
  let text = readFileSync(file, 'utf8')
  const held = JSON.parse(text) as HeldCase | { cases: HeldCase[] }
  let isRevised = false
  for (const one of 'cases' in held ? held.cases : [held]) {
    const moved = movedCodes(one.input)
    const revised = new Set<Code>()
    const start = text.search(new RegExp(`"id": ?"${one.id}"`))
    const end = text.indexOf('"id"', start + 4)
    let part = text.slice(start, end < 0 ? undefined : end)
    if (moved.length > 0)
      for (const [id, checks] of Object.entries(one.utilisations)) {
        // Outside the standard: nothing is checked.
        if (Object.values(checks).every((v) => v === null)) continue
        const found = solve(one.input, id)
        for (const code of moved) {
          const [old, now] = [checks[code], found[code]]
          if (old === undefined || old === now) continue
          if (old !== null && now !== null && Math.abs(now - old) <= SAME * Math.abs(old)) continue
          const printed = now === null ? 'null' : `${Number(now.toPrecision(6))}`
          console.log(`${one.id} ${id} ${code} ${old} -> ${printed}`)
          part = withValue(part, id, code, printed)
          revised.add(code)
        }
      }
    if (revised.size === 0) continue
    isRevised = true
    const list = JSON.stringify([...revised])
    part = part.replace(/(\n *)?"input"/, (_, indent = '') => `${indent}"revised":${list},${indent}"input"`)
    text = text.slice(0, start) + part + (end < 0 ? '' : text.slice(end))
  }
  if (isRevised && !text.includes(BY)) text = text.replace(/("source": ?"[^"]*)"/, `$1${BY}"`)
  writeFileSync(file, text)
}
