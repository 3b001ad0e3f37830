/** Our own shell lines as rows of docs/verification.md. */
import { readFileSync } from 'node:fs'
import { CLAUSES } from '../clauses.ts'
import {
  type Bounds,
  CARRIED,
  CARRIED_LESS,
  ENDED_BELOW,
  FLANGE_GROUPS,
  FLANGE_UNSAFE,
  FLANGE_UNSAFE_IN_SECOND_ORDER,
  FREE_LINES,
  FREE_LINES_GOVERNING,
  FREE_LINES_UNSAFE,
  LAPPED_UNSAFE,
  LAPPED_ZONES,
  OMEGA_GROUPS,
  OMEGA_UNSAFE,
  SIDEWAYS_GROUPS,
  SIDEWAYS_UNSAFE,
} from './findings.ts'
import type { LapZone } from './lapped-zones.ts'

type Kept = { id: string; group: string; case: { qNmm?: number }; fe: { alpha?: number | null } }

const kept = (file: string): Kept[] =>
  JSON.parse(readFileSync(new URL(`./cases/${file}.json`, import.meta.url), 'utf8')).cases

const ofGroup = (cases: Kept[], group: string, unsafe: string[]) => {
  const all = cases.filter((c) => c.group === group)
  const apart = all.filter((c) => unsafe.some((name) => name.split(',')[0] === c.id)).length
  const notShown = all.filter((c) => c.fe.alpha === null).length
  return [`${all.length}`, apart > 0 && `${apart} apart`, notShown > 0 && `${notShown} without a global mode`]
    .filter((part) => part !== false)
    .join(', ')
}

const ZONES: Record<LapZone, string> = {
  lap: 'in the lap',
  beside: 'beside it, up to the depth of the section',
  span: 'elsewhere',
}

/** Lines with laps of which a zone is compressed: under uplift spans alone. */
const lappedIn = (zone: string): number =>
  kept('lapped-flange-own').filter(
    ({ group, case: line }) => group !== 'uncut control' && (zone === 'span' || line.qNmm! > 0),
  ).length

/** Lines of a zone that are unsafe by what is checked. */
function apartIn(zone: string): string {
  const apart = Object.entries(LAPPED_UNSAFE).filter(([name, { whole }]) => whole && name.endsWith(`, ${zone}`))
  return apart.length > 0 ? `, ${apart.length} apart` : ''
}

const range = (bounds: Bounds) => bounds.map((v) => Number(v.toFixed(3))).join(' to ')

/** Clause, group, what is compared, lines and range; lines that are unsafe stand apart. */
export function shellRows(): string[][] {
  const [omega, flange] = [kept('omega-lines-own'), kept('free-flange-own')]
  const line = CLAUSES.omegaLine.clause
  const { flangeStress, flangeBuckling, lateralTorsional } = CLAUSES
  return [
    ...Object.entries(OMEGA_GROUPS).map(([group, [low, high]]) => [
      line,
      `Ω: ${group}`,
      'α_cr',
      ofGroup(omega, group, Object.keys(OMEGA_UNSAFE)),
      range([1 + low, 1 + high]),
    ]),
    ...Object.entries(FLANGE_GROUPS).map(([group, bounds]) => {
      const isSecondOrder = group.endsWith('second order')
      return [
        isSecondOrder ? flangeBuckling.clause : flangeStress.clause,
        `C, Z: ${group}`,
        isSecondOrder ? 'governing stress, (10.3b) or (10.7)' : 'stress of (10.3b)',
        ofGroup(flange, group, Object.keys({ ...FLANGE_UNSAFE, ...FLANGE_UNSAFE_IN_SECOND_ORDER })),
        range(bounds),
      ]
    }),
    ...Object.entries(LAPPED_ZONES).map(([zone, bounds]) => [
      flangeBuckling.clause,
      `Z with laps: ${ZONES[zone as LapZone]}`,
      'governing stress, (10.7) or that of a lap',
      `${lappedIn(zone)}${apartIn(zone)}`,
      range(bounds),
    ]),
    ...Object.entries(SIDEWAYS_GROUPS).map(([group, bounds]) => [
      group.startsWith('Ω') ? 'EN 1993-1-3 6.1.6' : flangeStress.clause,
      `sideways load, ${group}`,
      'largest stress',
      ofGroup(kept('sideways-own'), group, Object.keys(SIDEWAYS_UNSAFE)),
      range(bounds),
    ]),
    ...Object.entries(FREE_LINES).map(([group, bounds]) => [
      lateralTorsional.clause,
      group,
      '0.92·α',
      ofGroup(kept('free-line-own'), group, []),
      range(bounds),
    ]),
    ...Object.entries(FREE_LINES_GOVERNING).map(([group, bounds]) => [
      lateralTorsional.clause,
      group,
      'governing utilisation, (10.7) or bending with 0.92·α',
      ofGroup(kept('free-line-own'), group, Object.keys(FREE_LINES_UNSAFE)),
      range(bounds),
    ]),
    ...Object.entries(CARRIED).map(([group, bounds]) => [
      lateralTorsional.clause,
      `C, Z to failure: ${group}`,
      'load carried at least, over the one at which the method says 1',
      ofGroup(kept('carried-lines-own'), group, Object.keys({ ...CARRIED_LESS, ...ENDED_BELOW })),
      range(bounds),
    ]),
  ]
}

/** Every line more than 5 % unsafe, with the warning that names it if there is one. */
export const unsafeRows = (): string[][] => [
  ...Object.entries(OMEGA_UNSAFE).map(([id, { utilisation, warning }]) => [
    CLAUSES.lateralTorsional.clause,
    id,
    `${(1 + utilisation / 100).toFixed(3)}`,
    `\`${warning}\``,
  ]),
  ...Object.entries(FLANGE_UNSAFE)
    .filter(([, { governing }]) => governing < 0.95)
    .map(([name, { governing, warning }]) => [
      CLAUSES.flangeStress.clause,
      name,
      governing.toFixed(3),
      `\`${warning ?? ''}\``,
    ]),
  ...Object.entries(FLANGE_UNSAFE_IN_SECOND_ORDER).map(([name, governing]) => [
    CLAUSES.flangeBuckling.clause,
    name,
    governing.toFixed(3),
    '`FREE_C_TWISTS_FURTHER`',
  ]),
  ...Object.entries(LAPPED_UNSAFE).flatMap(([name, { whole }]) =>
    whole && whole < 0.95
      ? [[CLAUSES.flangeBuckling.clause, name, whole.toFixed(3), 'no warning: the line carries its load']]
      : [],
  ),
  ...Object.entries(FREE_LINES_UNSAFE).map(([id, governing]) => [
    CLAUSES.lateralTorsional.clause,
    id,
    governing.toFixed(3),
    'no warning',
  ]),
  ...Object.entries(CARRIED_LESS).map(([id, carried]) => [
    CLAUSES.lateralTorsional.clause,
    `${id}, to failure`,
    carried.toFixed(3),
    '`FREE_C_TWISTS_FURTHER`',
  ]),
]
