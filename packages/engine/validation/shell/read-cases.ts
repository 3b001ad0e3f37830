import { readFileSync } from 'node:fs'
import type { FlangedDimensions, FlangedLine, ShellCase } from './case.ts'
import { flangedMesh } from './flanged-section.ts'
import { momentOf } from './line-moments.ts'
import { midlineProperties } from './section-properties.ts'

/** A line of `free-flange-shared.json`: with a panel under its own load, without one under the load that gives `bending` at a station. */
interface SharedFlange {
  section: FlangedDimensions
  spansMm: number[]
  barsMm: number[]
  aMm?: number
  CD?: number
  qNmm?: number
  q?: number
  station?: { xMm: number; bending: number }
}

type CaseFile = ShellCase | { cases: ShellCase[] } | { withPanel: SharedFlange[]; withoutPanel: SharedFlange[] }

/** The cases of a file: one, a list, or the shared stresses of free flanges (their ids: `withPanel-0` …, `withoutPanel-0` …). */
export function readCases(file: string): ShellCase[] {
  const content: CaseFile = JSON.parse(readFileSync(file, 'utf8'))
  if ('cases' in content) return content.cases.map((c) => ({ ...c, kind: c.kind ?? 'omega-buckling' }) as ShellCase)
  if (!('withPanel' in content)) return [content]
  return (['withPanel', 'withoutPanel'] as const).flatMap((list) =>
    content[list].map((line, i) => ({ id: `${list}-${i}`, kind: 'free-flange', case: flangedLine(line) }) as const),
  )
}

function flangedLine({ section, spansMm, barsMm, aMm, CD, qNmm, q, station }: SharedFlange): FlangedLine {
  const line = { section, spansMm, barsMm, aMm: aMm ?? section.b / 2, CD: CD ?? 0 }
  if (qNmm !== undefined) return { ...line, panel: true, qNmm }
  return { ...line, panel: false, qNmm: (q ?? 1) * loadFor(line, station!) }
}

/** The load [N/mm] under which M_y/W_y at the station is as given. */
function loadFor(
  { section, spansMm }: Pick<FlangedLine, 'section' | 'spansMm'>,
  at: { xMm: number; bending: number },
): number {
  const mesh = flangedMesh(section)
  const { z_c, I_y } = midlineProperties(mesh.section, mesh.steelPlates, section.t)
  const { momentAt } = momentOf({ spans: spansMm, consoles: [0, 0], q: spansMm.map(() => 1), points: [] })
  return Math.abs((at.bending * I_y) / z_c / momentAt(at.xMm))
}
