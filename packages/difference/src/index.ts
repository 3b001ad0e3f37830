/** The lines for input and result, and the differences of two designs in them. */
export type { DifferenceRow } from './compare-facts.ts'
export { type ComparedDesign, type Difference, type DifferenceSection, difference } from './difference.ts'
export { hasOpenChecks, massText, nameOf, perCent, utilisationText, verdictText } from './facts/answer.ts'
export { type Fact, type FactTexts, factTexts, rowsOf, type Shown } from './facts/fact-texts.ts'
export { partsOf, saidOf } from './facts/line-parts.ts'
export {
  bandRows,
  factorRows,
  introductionText,
  pointRows,
  restraintColumns,
  roofPointRows,
  type SpanColumn,
  spanLoads,
} from './facts/load-facts.ts'
export { memberFacts } from './facts/member-facts.ts'
export { sheetSentence } from './facts/sheet-facts.ts'
export { directionOf, siteFacts } from './facts/site-facts.ts'
export { spanName, spansText } from './facts/spans.ts'
export { factWords } from './words/fact-words.ts'
export type { FactWords } from './words/keys.ts'
export { fill, type Said, saidOfLine } from './words/said.ts'
