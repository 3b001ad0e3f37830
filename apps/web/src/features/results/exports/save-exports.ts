import type { CalculationResult, Language } from '@madre/contract'
import type { Explanation, Solution } from '@madre/engine'
import type { reactionListCsv } from '@madre/exports/reaction-list'
import { saveFile } from '../../../api/save-file.ts'
import { detailEngine, type EngineContext } from '../engine/engine-client.ts'

/** A name as part of a file name: without what a file system refuses. */
export function fileName(name: string, what: string, extension: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are among what is refused
  const safe = name.replace(/[\\/:*?"<>|\u0000-\u001f]/g, '_').trim()
  return `${safe || 'Madre'} - ${what}.${extension}`
}

const save = (name: string, type: string, text: string) => saveFile(name, new Blob([text], { type }))

export async function saveResultCsv(
  name: string,
  result: CalculationResult,
  language: Language,
  about: { facade: boolean; remarks: string[] },
): Promise<void> {
  const { resultListCsv } = await import('@madre/exports/result-list')
  save(fileName(name, 'results', 'csv'), 'text/csv', resultListCsv(result, language, about))
}

export async function saveResultJson(name: string, result: CalculationResult): Promise<void> {
  const { resultJson } = await import('@madre/exports/result-list')
  save(fileName(name, 'result', 'json'), 'application/json', resultJson(result))
}

/** The sections of a solution, each by the name of its own: of two thicknesses that of the inner spans and that of the end bays. */
export function sectionsOf({ solution, section, joints }: Pick<Explanation, 'solution' | 'section' | 'joints'>) {
  const [inner, endBays] = [solution.thicknessMm, solution.endBayThicknessMm]
  const idOf = (thicknessMm: number) => `${solution.typology}-${thicknessMm.toFixed(1)}-${solution.steel}`
  const other = joints?.sections.find(({ of }) => of === 'END_BAYS')
  return other && endBays !== undefined
    ? [
        { name: idOf(inner), section },
        { name: idOf(endBays), section: other.section },
      ]
    : [{ name: solution.id, section }]
}

/** The outline of a section for a drawing program; of two thicknesses a file each. */
export async function saveSectionDxf(engine: EngineContext, { id }: Solution): Promise<void> {
  const { sectionDxf } = await import('@madre/exports/section-dxf')
  const explanation = await detailEngine.ask('explain', engine, { solutionId: id })
  for (const { name, section } of sectionsOf(explanation))
    save(`${name}.dxf`, 'application/dxf', sectionDxf(section.outlineMm))
}

export interface Order {
  lengthM: number
  count: number
}

/** What an order list is made of beside its quantities. */
export interface Ordered {
  solution: Solution
  /** of the simulation */
  name: string
  language: Language
  /** what is to be known before ordering */
  remarks: string[]
}

export async function saveOrderList({ solution, name, language, remarks }: Ordered, order: Order): Promise<void> {
  const { orderListCsv } = await import('@madre/exports/order-list')
  save(fileName(name, 'order', 'csv'), 'text/csv', orderListCsv([{ solution, ...order }], language, remarks))
}

export async function savePieceList({ solution, name, language, remarks }: Ordered, lines: number): Promise<void> {
  const { pieceListCsv } = await import('@madre/exports/order-list')
  save(fileName(name, 'order', 'csv'), 'text/csv', pieceListCsv(solution, lines, language, remarks))
}

/** Characteristic reactions, a row a place and load case; of lines with laps in every model. */
export async function saveReactionList(name: string, ...given: Parameters<typeof reactionListCsv>): Promise<void> {
  const list = await import('@madre/exports/reaction-list')
  save(fileName(name, 'reactions', 'csv'), 'text/csv', list.reactionListCsv(...given))
}
