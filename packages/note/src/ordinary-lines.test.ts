import { LANGUAGES } from '@madre/contract'
import { ordinaryRequests } from '@madre/contract/testing/ordinary-request'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createNote } from './create-note.ts'
import { noteInput } from './testing/note-input.ts'
import { lookAt, withMetadata } from './testing/ordinary-lines.ts'
import { faultOf } from './testing/printed-equations.ts'
import { readPdf } from './testing/read-pdf.ts'

/** Requests; ORDINARY_LINES=1000 for a longer campaign, LINES_SEED for another one. */
const COUNT = Number(process.env.ORDINARY_LINES ?? 320)
const PARTS = 8
const TYPESET_EVERY = 25
const SEED = Number(process.env.LINES_SEED ?? 20_261_124)

const requests = fc.sample(ordinaryRequests, { seed: SEED, numRuns: COUNT })

it.each(Array.from({ length: PARTS }, (_, part) => part))(
  `the notes of ordinary lines print without a fault, part %i (seed ${SEED})`,
  { timeout: 600_000 },
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
