/** The property test over lines as engineers enter them, one half of them a file: a file is a worker, and the least machine has two processors. */
import { LANGUAGES } from '@madre/contract'
import { ordinaryRequests } from '@madre/contract/testing/ordinary-request'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createNote } from '../create-note.ts'
import { noteInput } from './note-input.ts'
import { lookAt, withMetadata } from './ordinary-lines.ts'
import { faultOf } from './printed-equations.ts'
import { readPdf } from './read-pdf.ts'

/** Requests; ORDINARY_LINES=1000 for a longer campaign, LINES_SEED for another one. */
const COUNT = Number(process.env.ORDINARY_LINES ?? 320)
const PARTS = 8
const TYPESET_EVERY = 25
const SEED = Number(process.env.LINES_SEED ?? 20_261_124)

/** Every eighth request from one of these on. */
export function proveLines(parts: number[]): void {
  const requests = fc.sample(ordinaryRequests, { seed: SEED, numRuns: COUNT })
  it.each(parts)(
    `the notes of ordinary lines print without a fault, part %i of 0 to ${PARTS - 1} (seed ${SEED})`,
    { timeout: Math.max(900_000, (COUNT / PARTS) * 15_000) },
    async (part) => {
      let equations = 0
      for (let i = part; i < COUNT; i += PARTS) {
        const request = requests[i]!
        const looked = lookAt(request, i)
        equations += looked.equations
        expect(looked.faults, `request ${i}: ${JSON.stringify(request)}`).toEqual([])
        if (looked.notes === 0 || i % TYPESET_EVERY !== 0) continue
        const language = LANGUAGES[(i / TYPESET_EVERY) % LANGUAGES.length]!
        const input = noteInput(withMetadata(request), language)
        const pdf = await readPdf(createNote(input, { strict: true }).pdf)
        for (const page of pdf.pages)
          for (const equation of page.equations) expect(faultOf(equation, language)).toBeNull()
      }
      expect(equations).toBeGreaterThan((COUNT / PARTS) * 100)
    },
  )
}
