import type { LoadKey, Remark } from '@madre/climate'
import { LOAD_IDS } from '@madre/contract'
import type { ClimateWords, Say } from './climate-words.ts'

/** What is to be said of a derivation, its loads and zones by their names. */
export function remarkText({ code, data }: Remark, say: Say): string {
  const values: Record<string, string> = {}
  for (const [key, value] of Object.entries(data)) {
    if (key === 'load') values.load = say(`load.${LOAD_IDS[value as LoadKey]}`)
    else if (key === 'which') values.which = say(`which.${value}` as keyof ClimateWords)
    else if (!Array.isArray(value)) values[key] = String(value)
  }
  return say(`remark.${code}`, values)
}
