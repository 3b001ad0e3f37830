import type { Block } from '../typst/blocks.ts'
import { fill } from '../words/words.ts'
import { type Assumption, assumptionsOf } from './assumptions.ts'
import type { Subject } from './subject.ts'
import { withSymbols } from './symbols-in-text.ts'

/** Standards, axes, assumptions, and what the note does not cover. */
export function basis(s: Subject): Block[] {
  return [
    { kind: 'heading', level: 1, text: s.say('basis.heading') },
    { kind: 'heading', level: 2, text: s.say('basis.standards') },
    { kind: 'text', text: s.say('basis.standardsText', { section: 3 }) },
    { kind: 'text', text: withSymbols(s.say('basis.axes')) },
    { kind: 'heading', level: 2, text: s.say('basis.assumptions') },
    {
      kind: 'list',
      items: assumptionsOf(s).map(({ code, values }) =>
        withSymbols(fill(s.words.assumptions[code], printed(s, values))),
      ),
    },
    {
      kind: 'together',
      blocks: [
        { kind: 'heading', level: 2, text: s.say('basis.notCovered') },
        { kind: 'list', items: Object.values(s.words.notCovered) },
      ],
    },
  ]
}

const printed = (s: Subject, values: Assumption['values'] = {}) =>
  Object.fromEntries(Object.entries(values).map(([k, v]) => [k, typeof v === 'number' ? s.typed(v) : v]))
