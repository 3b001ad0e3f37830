import type { SiteBlock } from '@madre/climate'
import { derivedLoads, sourceOf } from '@madre/contract'
import type { Catalogue, Check, Solution } from '@madre/engine'
import { sayer } from '@madre/words/climate/climate-words'
import { massText, nameOf, perCent, utilisationText, verdictText } from './answer.ts'
import { type Fact, type FactTexts, fact } from './fact-texts.ts'
import {
  bandsOfLine,
  factorRows,
  introductionText,
  pointsOfLine,
  restraintColumns,
  roofPointRows,
  spanLoads,
} from './load-facts.ts'
import { memberFacts } from './member-facts.ts'
import { siteFacts } from './site-facts.ts'

/** The verdict, the section, its weight and the governing check. */
export function answerFacts(s: FactTexts, solution: Solution): Fact[] {
  const { governing, utilisation } = solution
  return [
    fact(s, 'difference.verdict', verdictText(s, solution)),
    fact(s, 'summary.section', nameOf(s, solution)),
    fact(s, 'summary.mass', massText(s, solution)),
    fact(s, 'governing', governing === null ? '–' : (s.words.checks[governing] ?? governing)),
    fact(s, 'checks.utilisation', utilisation === null ? '–' : perCent(utilisation, s)),
  ]
}

/** '0.934, satisfied' under the name of the check. */
export const checkFact = (s: FactTexts, { code, status, utilisation }: Check): Fact => ({
  key: code,
  name: s.words.checks[code] ?? code,
  text: [...(utilisation === null ? [] : [utilisationText(s, utilisation)]), s.say(`status.${status}`)].join(', '),
})

/** Largest and smallest reaction of every support. */
export const reactionFacts = (s: FactTexts, { reactions }: Solution): Fact[] =>
  reactions.flatMap(({ support, maxKn, minKn }) =>
    (
      [
        ['max', maxKn],
        ['min', minKn],
      ] as const
    ).map(([which, value]) => ({
      key: `reaction ${support} ${which}`,
      name: `${s.say('reactions.support')} ${support + 1}, ${s.say(`reactions.${which}`)}`,
      text: `${s.number(value, 2)} kN`,
    })),
  )

/** Input for the line as a whole. */
export function lineFacts(
  s: FactTexts,
  { project, description, site }: { project: string; description: string; site: SiteBlock | null },
  steels: Catalogue['steels'],
): Fact[] {
  const introduction = introductionText(s)
  const typed = (text: string): string => s.free(text).trim()
  return [
    ...(typed(project) === '' ? [] : [fact(s, 'project', typed(project))]),
    ...(typed(description) === '' ? [] : [fact(s, 'description', typed(description))]),
    ...memberFacts(s, { steels }),
    ...(site ? [...siteFacts(site, s), ...sourceFacts(s, site)] : []),
    ...bandsOfLine(s).flatMap(({ action, bands }) =>
      bands.map(
        (text, i): Fact => ({
          key: `${action} ${i}`,
          name: `${s.say(action)}, ${s.say('inputs.band', { n: i + 1 })}`,
          text,
        }),
      ),
    ),
    ...roofPointRows(s).map(([name, text]) => ({ key: 'case.LiveR', name, text })),
    ...(introduction === null ? [] : [fact(s, 'inputs.introduction', introduction)]),
    ...factorRows(s).map(([action, psi]) => ({
      key: `${action} psi`,
      name: `${s.say(action)}, ψ0 / ψ1 / ψ2`,
      text: psi.join(' / '),
    })),
  ]
}

/** Loads taken from the place, and loads typed over. */
function sourceFacts(s: FactTexts, site: SiteBlock): Fact[] {
  const say = sayer(s.language)
  return derivedLoads(site).map((id) => ({
    key: `source ${id}`,
    name: `${say(`load.${id}`)}, ${s.say('difference.source')}`,
    text: say(`source.${sourceOf(site, id)}`),
  }))
}

/** Input for one span, by its place in the whole list. */
export function spanFacts(s: FactTexts, place: number): Fact[] {
  const { lengthM } = s.given.spans[place]!
  const points = pointsOfLine(s).filter(({ span }) => span === place)
  return [
    fact(s, 'inputs.length', `${s.typed(lengthM, 2)} m`),
    ...spanLoads(s).map(([key, text]) => fact(s, key, `${text(place)} kN/m²`)),
    ...restraintColumns(s).map(([key, text]) => fact(s, key, text(place))),
    ...points.map(({ action, force, position }, i) => ({
      key: `point ${action} ${points.slice(0, i).filter((p) => p.action === action).length}`,
      name: `${s.say('inputs.pointLoads')}, ${s.say(action)}`,
      text: `${force}, ${position}`,
    })),
  ]
}
