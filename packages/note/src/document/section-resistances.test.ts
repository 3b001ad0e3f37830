import { decode, LANGUAGES } from '@madre/contract'
import { requests } from '@madre/contract/testing/requests'
import { envelopes, explain } from '@madre/engine'
import { describe, expect, it } from 'vitest'
import { composeNote } from '../create-note.ts'
import { noteInput } from '../testing/note-input.ts'
import { blocksOf } from '../testing/ordinary-lines.ts'
import { wordsOf } from '../words/words.ts'

describe.each(LANGUAGES)('the resistances of the section in %s', (language) => {
  const words = wordsOf(language)
  const input = noteInput(requests.z, language)
  const { line } = decode(requests.z)
  const explanation = explain(line, input.catalogue, input.solutionId)
  const { document } = composeNote(input, explanation, envelopes(line, input.catalogue, input.solutionId))
  const blocks = blocksOf(document.body)
  const start = blocks.findIndex((b) => b.kind === 'heading' && b.text === words.document['section.resistances'])
  const length = blocks.slice(start + 1).findIndex((b) => b.kind === 'heading')
  const chapter = JSON.stringify(blocks.slice(start, start + 1 + length))

  it.each(['step.compressed.upper', 'step.compressed.lower', 'step.support.end'] as const)('say %s', (key) => {
    expect(start).toBeGreaterThan(0)
    expect(chapter).toContain(words.remarks[key])
  })
})
