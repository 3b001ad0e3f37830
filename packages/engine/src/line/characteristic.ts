/** The characteristic combinations of a line, whatever combinations its deflection limits look at; method 1.13. */
import type { PurlinLine } from '../input.ts'
import type { Combination, NationalParameters } from '../result.ts'
import type { Rules } from '../standards/rules.ts'

/**
 * Those the result lists where one of its deflection limits is characteristic; otherwise formed for this alone, and not listed.
 *
 * @param listed the combinations of the line
 */
export function characteristicCombinations(
  input: PurlinLine,
  national: NationalParameters,
  rules: Pick<Rules, 'combinations'>,
  listed: Combination[],
): Combination[] {
  const { deflection, furtherDeflections } = input
  const isListed = [deflection, ...furtherDeflections].some(({ combination }) => combination === 'CHARACTERISTIC')
  const characteristic: PurlinLine = {
    ...input,
    deflection: { ...deflection, combination: 'CHARACTERISTIC' },
    furtherDeflections: [],
  }
  const all = isListed ? listed : rules.combinations(characteristic, national)
  return all.filter(({ situation }) => situation === 'CHARACTERISTIC')
}
