import { derivedLoads, isLoaded, sourceOf, typedLoads } from '@madre/contract'
import { fill } from '@madre/difference'
import { sayer } from '@madre/words/climate/climate-words'
import type { Block, Line } from '../typst/blocks.ts'
import { type Assumption, assumptionsOf } from './assumptions.ts'
import { chapterNumber, type Subject } from './subject.ts'
import { withSymbols } from './symbols-in-text.ts'

/** Standards, axes, assumptions, and what the note does not cover. */
export function basis(s: Subject): Block[] {
  return [
    { kind: 'heading', level: 1, text: s.say('basis.heading') },
    { kind: 'heading', level: 2, text: s.say('basis.standards') },
    {
      kind: 'text',
      text: s.say('basis.standardsText', { section: chapterNumber(s, 3) }),
    },
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
        { kind: 'list', items: notCovered(s) },
      ],
    },
  ]
}

/** What the note leaves out: not the shear stiffness of the cladding where it is known, and checked. */
function notCovered(s: Subject): Line[] {
  const { fasteners, sheeting, claddingAlone, ...rest } = s.words.notCovered
  const isKnown = s.explanation.solution.sheeting?.sKn != null
  return [fasteners, isKnown ? withSymbols(claddingAlone) : sheeting, ...Object.values(rest)]
}

/** Assumption values that are forces [kN], printed with the decimals of forces. */
const FORCES = new Set(['Q', 'rw', 'halfRw'])

function printed(s: Subject, values: Assumption['values'] = {}): Record<string, string> {
  const say = sayer(s.note.language)
  // A façade carries no snow, whatever its source.
  const carried = derivedLoads(s.site).filter((load) => s.given.envelope !== 'FACADE' || !load.startsWith('S'))
  const acting = carried.filter((load) => load !== 'Spsi' && isLoaded(s.given, load))
  const loads = (acting.length > 0 ? acting : carried).map(
    (load) => `${say(`load.${load}`)} (${say(`source.${sourceOf(s.site, load)}`)})`,
  )
  const figures = Object.entries(values).map(([k, v]) => [
    k,
    typeof v === 'number' ? s.typed(v, FORCES.has(k) ? 2 : 0) : v,
  ])
  const typed = typedLoads(s.given, s.site).map((load) => say(`load.${load}`))
  return { ...Object.fromEntries(figures), loads: loads.join('; '), typed: typed.join('; ') }
}
