import { readFileSync } from 'node:fs'

/** The request of docs/samples, with some of its fields changed. */
export function sampleRequest(change) {
  return { ...JSON.parse(readFileSync(new URL('../docs/samples/request.json', import.meta.url), 'utf8')), ...change }
}
