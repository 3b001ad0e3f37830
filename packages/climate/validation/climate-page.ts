/** docs/verification-climate.md as text: the cases of wind and snow, what of them is published, and the tables nobody has confirmed. */

import germany from '../src/tables/places-germany.json'
import portugal from '../src/tables/places-portugal.json'
import spain from '../src/tables/places-spain.json'
import snow from '../src/tables/snow.json'
import sources from '../src/tables/sources.json'
import pressure from '../src/tables/wind-pressure.json'
import velocity from '../src/tables/wind-velocity.json'
import { comparisons, computedBy, type Vector, vectors } from './vectors.ts'

const row = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`
const table = (head: string[], rows: (string | number)[][]) => [row(head), row(head.map(() => '---')), ...rows.map(row)]

interface Table {
  clause: string
  confirmed: boolean
  confirmedBy: string[]
  toConfirm?: string[]
}
const tables: Record<string, Table> = { ...velocity, ...pressure, ...snow, portugal, spain, germany }

const byProgram = (v: Vector) => comparisons(v).filter((c) => c.printedBy === null).length
const printed = (v: Vector) => v.published ?? []
const origin = (v: Vector): string => {
  const by = [...new Set(printed(v).map((p) => p.printedBy))]
  if (by.length > 0) return `published: ${by.join('; ')}`
  return v.crossCheck ? `cross-check: ${v.crossCheck}` : ''
}

/** Deterministic: no times, no dates. */
export function climatePage(): string {
  const all = vectors.flatMap(comparisons)
  const published = vectors.filter((v) => printed(v).length > 0)
  const open = Object.entries(tables).filter(([, t]) => !t.confirmed)
  return [
    '# Verification of wind and snow from the place',
    '',
    'Written by `node scripts/verification.mjs` from [packages/climate/validation](../packages/climate/validation/vectors.json); a test fails when this page is',
    'not what the script writes. **None of the tables is yet held against the official texts**: what two or more public sources agree on counts as confirmed here.',
    '',
    `${vectors.length} cases, ${all.length} values: ${all.filter((c) => c.printedBy === null).length} by an independent program (${computedBy}), ${all.filter((c) => c.printedBy !== null).length} printed by others in ${published.length} cases (${published.map((v) => v.id).join(', ')}), each held within its own tolerance. Besides, the six properties of its specification hold on random requests (packages/climate/src/derive.test.ts).`,
    '',
    '## Cases',
    '',
    ...table(
      ['Case', 'What', 'Values by the program', 'Printed values', 'Printed or checked by'],
      vectors.map((v) => [v.id, v.why, byProgram(v), printed(v).length, origin(v)]),
    ),
    '',
    '## Tables not yet confirmed',
    '',
    'Whatever stands on them is marked on the screen and in the note.',
    '',
    ...table(
      ['Table', 'Clause', 'Sources', 'To confirm'],
      open.map(([name, t]) => [name, t.clause, t.confirmedBy.join(', '), (t.toConfirm ?? []).join('; ')]),
    ),
    '',
    '## Confirmed with a reservation',
    '',
    ...table(
      ['Table', 'Clause', 'To confirm'],
      Object.entries(tables)
        .filter(([, t]) => t.confirmed && t.toConfirm)
        .map(([name, t]) => [name, t.clause, (t.toConfirm ?? []).join('; ')]),
    ),
    '',
    '## Sources',
    '',
    ...table(
      ['Source', 'What'],
      Object.entries(sources.sources).map(([id, what]) => [id, what]),
    ),
    '',
    `Municipalities of Portugal: ${portugal.licence} ([licence](../packages/climate/LICENCES.md)).`,
    '',
  ].join('\n')
}
