import type { CalculationRequest, Language } from '@madre/contract'
import {
  bandRows,
  massText,
  memberFacts,
  nameOf,
  perCent,
  pointRows,
  roofPointRows,
  rowsOf,
  spanLoads,
  verdictText,
} from '@madre/difference'
import { type Catalogue, type Solution, sectionFastener, type Warning } from '@madre/engine'
import { warningTexts } from './document/remarks.ts'
import { type Texts, textsOf } from './document/subject.ts'

/** A solution and its request, in lines of plain text. */
export interface DesignInWords {
  /** 'Ω 150×60×2.0 S350' */
  solution: string
  /** whether it carries, and the governing check */
  verdict: string
  /** its utilisation, mass and weight, each with its name */
  figures: [name: string, text: string][]
  heading: { input: string; loads: string; warnings: string }
  member: [name: string, text: string][]
  loads: [name: string, text: string][]
  warnings: string[]
}

/** One solution in the words of the note, without pictures and derivations. */
export function designInWords(
  { request, solution, warnings }: { request: CalculationRequest; solution: Solution; warnings: Warning[] },
  catalogue: Pick<Catalogue, 'steels' | 'families'>,
  language: Language,
): DesignInWords {
  const s = textsOf(request, language, { free: (text) => text, shows: () => true })
  const family = catalogue.families.find((f) => f.typology === solution.typology)
  const fastener = family ? sectionFastener(s.line, family) : null
  return {
    solution: nameOf(s, solution),
    verdict: verdictText(s, solution),
    figures: [
      [s.say('checks.utilisation'), solution.utilisation === null ? '–' : perCent(solution.utilisation, s)],
      [s.say('summary.mass'), massText(s, solution)],
      [s.say('summary.areaWeight'), `${s.number(solution.estimatedWeightKgM2, 2)} kg/m²`],
      [s.say('summary.length'), `${s.number(solution.alignmentLengthM, 2)} m`],
      [s.say('summary.weight'), `${s.number(solution.alignmentWeightKg, 1)} kg`],
    ],
    heading: { input: s.say('inputs.heading'), loads: s.say('inputs.loads'), warnings: s.say('remarks.warnings') },
    member: rowsOf(memberFacts(s, catalogue)),
    loads: [
      ...spanLoads(s).map(([key, text]): [string, string] => [s.say(key), `${everySpan(s, text)} kN/m²`]),
      ...bandRows(s).map(([action, bands]): [string, string] => [action, bands.filter((b) => b !== '–').join('; ')]),
      ...pointRows(s).map(([action, ...where]): [string, string] => [action, where.join(', ')]),
      ...roofPointRows(s),
    ],
    warnings: warningTexts(s, solution, warnings, fastener),
  }
}

/** '0.40', or one value per span where they differ. */
function everySpan(s: Texts, text: (i: number) => string): string {
  const values = s.given.spans.map((_, i) => text(i))
  return new Set(values).size === 1 ? (values[0] ?? '') : values.join(' / ')
}
