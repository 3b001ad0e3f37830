/** The characteristic combinations of a line, whatever combination its deflection limit looks at; method 1.13. */
import type { PurlinLine } from '../input.ts'
import type { Combination, NationalParameters } from '../result.ts'
import type { Rules } from '../standards/rules.ts'

/**
 * Those the result lists where its deflection limit is characteristic; otherwise formed for this alone, and not listed.
 *
 * @param listed the combinations of the line
 */
export function characteristicCombinations(
  input: PurlinLine,
  national: NationalParameters,
  rules: Pick<Rules, 'combinations'>,
  listed: Combination[],
): Combination[] {
  const { deflection } = input
  const isListed = deflection.combination === 'CHARACTERISTIC'
  const characteristic = { ...input, deflection: { ...deflection, combination: 'CHARACTERISTIC' as const } }
  const all = isListed ? listed : rules.combinations(characteristic, national)
  return all.filter(({ limitState }) => limitState === 'SLS')
}
