import { fetchData } from './client.ts'
import type { WantedNote } from './simulation-store.ts'

/** The note of a trial: the server designs the request again, and prints no result sent by the browser. */
export async function printTrialNote({ calculation, language, form, secondOpinion }: WantedNote): Promise<string> {
  const { name, description, request, chosenResultId } = calculation
  const body = { name, description, request, chosenResultId, lang: language, form, secondOpinion }
  const path = `Trial/calculation-note?${new URLSearchParams({ lang: language })}`
  return (await fetchData<{ base64Pdf: string }>('POST', path, { body })).base64Pdf
}
