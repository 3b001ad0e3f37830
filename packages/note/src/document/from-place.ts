/** Wind and snow from the place: place and building in words, the derivation line by line, the bands used; method 9.9. */
import { type Derivation, LOAD_KEYS, type Step as PlaceStep, type SiteBlock } from '@madre/climate'
import { isAlongSlope, LOAD_IDS, loadOf, type PlaceId, sourceOf } from '@madre/contract'
import { directionOf, rowsOf, siteFacts } from '@madre/difference'
import { isShaded } from '@madre/drawing'
import { type ClimateWords, climateClause, climateWords, type Say, sayer } from '@madre/words/climate/climate-words'
import { refusalText } from '@madre/words/climate/refusal'
import { remarkText } from '@madre/words/climate/remark'
import { type Block, columnsOf, type Line, type StepBlock } from '../typst/blocks.ts'
import { stepBlock } from './step-block.ts'
import type { Subject } from './subject.ts'

/** @param planAlt description of the drawing of the surface; null without one */
export function fromPlace(s: Subject, planAlt: string | null): Block[] {
  const { site } = s
  const place = s.note.fromPlace
  if (!site || !place) return []
  const say = sayer(s.note.language)
  const { answer } = place
  const other = answer.ok ? otherTablesOf(site, answer) : null
  return [
    { kind: 'heading', level: 1, text: placeHeading(s) },
    { kind: 'text', text: say('intro') },
    { kind: 'facts', columns: 1, rows: rowsOf(siteFacts(site, s)) },
    ...(planAlt === null
      ? []
      : [{ kind: 'figure', file: 'surface.svg', alt: planAlt, caption: planCaption(s, say), width: '100%' } as const]),
    { kind: 'text', text: say('slots') },
    ...slots(s, say),
    ...(!answer.ok
      ? [refused(answer.errors, s, say)]
      : other !== null
        ? [otherTables(other, answer, say)]
        : derivation(answer, s, say)),
    ...bands(s, say),
    ...(answer.ok && other === null ? remarks(answer, say) : []),
    {
      kind: 'together',
      blocks: [
        { kind: 'heading', level: 2, text: say('notCovered') },
        {
          kind: 'list',
          items: (isRoof(s) ? NOT_COVERED : NOT_COVERED.filter((n) => n !== SNOW)).map((n) => say(`notCovered.${n}`)),
        },
      ],
    },
  ]
}

const isRoof = ({ given }: Subject) => given.envelope === 'ROOF'

function planCaption({ note }: Subject, say: Say): string {
  const plan = note.fromPlace?.plan
  return plan && isShaded(plan) ? `${say('planCaption')} ${say('planShaded')}` : say('planCaption')
}

/** Heading for the loads of the place; for a façade wind only. */
export const placeHeading = (s: Subject): string => sayer(s.note.language)(isRoof(s) ? 'heading' : 'headingWind')

const NOT_COVERED = [1, 2, 3, 4, 5, 6] as const
const SNOW = 2

/** Version of the tables used for the loads, if it differs from this program's. */
function otherTablesOf(site: SiteBlock, answer: Derivation): string | null {
  const version = site.accepted?.tablesVersion ?? null
  return version === answer.tablesVersion ? null : version
}

/** The derivation printed in the chapter; null without one. */
export function printedDerivation(s: Subject): Derivation | null {
  const { site } = s
  const answer = s.note.fromPlace?.answer
  return site && answer?.ok && otherTablesOf(site, answer) === null ? answer : null
}

function slots({ given }: Subject, say: Say): Block[] {
  if (given.envelope === 'GENERAL') return []
  return [{ kind: 'text', text: say(`slot.${given.envelope}.${directionOf(given)}`) }]
}

function otherTables(version: string, answer: Derivation, say: Say): Block {
  return { kind: 'notice', text: say('otherTables', { version, own: answer.tablesVersion }) }
}

function refused(errors: Parameters<typeof refusalText>[0][], s: Subject, say: Say): Block {
  const words = climateWords(s.note.language)
  const reasons = errors.map((e) =>
    refusalText(
      e,
      say,
      (text) => text.replace('.', s.mark),
      (clause) => climateClause(clause, words),
    ),
  )
  return { kind: 'notice', text: say('noDerivation', { reason: reasons.join(' ') }) }
}

const word = (say: Say, key: string): string => say(key as keyof ClimateWords)

function derivation(answer: Derivation, s: Subject, say: Say): Block[] {
  return (['WIND', 'SNOW'] as const).flatMap((group): Block[] => {
    const steps = answer.steps.filter((step) => step.group === group)
    if (steps.length === 0) return []
    return [{ kind: 'heading', level: 2, text: say(group === 'WIND' ? 'wind' : 'snow') }, ...lines(steps, s, say)]
  })
}

/** The zones of a wall reach from bottom to top, so all strips count equally for a rail. */
const isRail = ({ given }: Subject) => given.envelope === 'FACADE' && !isAlongSlope(given)

/** Lines with their numbers in the format of the note; zones and strips are no numbers. */
function lines(steps: PlaceStep[], s: Subject, say: Say): Block[] {
  const blocks: Block[] = []
  for (const step of steps) {
    const last = blocks.at(-1)
    if (step.symbol === 'strip' && isRail(s)) continue
    if (typeof step.value !== 'number') blocks.push({ kind: 'facts', columns: 1, rows: [choice(step, s, say)] })
    else if (last?.kind === 'steps') last.items.push(line({ ...step, value: step.value }, s, say))
    else blocks.push({ kind: 'steps', items: [line({ ...step, value: step.value }, s, say)] })
  }
  return blocks
}

const clauseOf = (step: PlaceStep, s: Subject): string => climateClause(step.clause, climateWords(s.note.language))

function line(step: PlaceStep & { value: number }, s: Subject, say: Say): StepBlock {
  const { symbol, value, unit, formula, operands, clause } = step
  return {
    ...stepBlock({ symbol, value, unit, expression: formula, operands, clause }, s),
    clause: clauseOf(step, s),
    remark: [aboutText(step, s, say), step.confirmed ? '' : say('notConfirmed')].filter(Boolean).join(' · '),
  }
}

function choice(step: PlaceStep, s: Subject, say: Say): [string, Line] {
  const name = say(step.symbol === 'strip' ? 'strip' : step.group === 'WIND' ? 'windZone' : 'snowZone')
  const text = String(step.value).replaceAll('.', s.mark)
  const value = step.value === 'WORST' ? say('worst') : `${text} ${step.unit}`.trim()
  const source = [clauseOf(step, s), step.confirmed ? '' : say('notConfirmed')].filter(Boolean).join(' · ')
  return [name, source === '' ? value : [`${value}  `, { muted: source }]]
}

function aboutText({ about }: PlaceStep, s: Subject, say: Say): string {
  if (!about) return ''
  const [windCase = '', zone = ''] = about.zone?.split(':') ?? []
  const of = windCase === 'GABLE' ? 'GABLE_L' : windCase
  const parts = [
    about.zone && of !== 'WALL' ? word(say, `case.${of}`) : '',
    about.zone ? `${say('zone')} ${zone}` : '',
    about.sign ? say(about.sign === 'SUCTION' ? 'suction' : 'pressure') : '',
    about.load && about.toM === undefined ? say(`load.${LOAD_IDS[about.load]}`) : '',
    about.load && about.toM !== undefined
      ? `${say(`load.${LOAD_IDS[about.load]}`)} ${say('fromTo', { from: s.typed(about.fromM ?? 0, 2), to: s.typed(about.toM, 2) })}`
      : '',
  ]
  return parts.filter(Boolean).join(', ')
}

/** The loads of the request, each with its source. */
function bands(s: Subject, say: Say): Block[] {
  const loads = LOAD_KEYS.map((load) => LOAD_IDS[load]).filter((id) => isRoof(s) || id.startsWith('W'))
  const rows = loads.map((load): Line[] => [
    say(`load.${load}`),
    loadText(load, s, say),
    say(`source.${sourceOf(s.site, load)}`),
  ])
  return [
    { kind: 'heading', level: 2, text: say('bands') },
    {
      kind: 'table',
      columns: columnsOf('auto left', '1fr left', 'auto left'),
      head: [say('load'), say('bands'), say('source')],
      rows,
    },
    ...(LOAD_KEYS.some((load) => loads.includes(LOAD_IDS[load]) && s.site?.accepted?.loads[load]?.source === 'TYPED')
      ? [{ kind: 'text', text: `${say('source.TYPED')}: ${say('notUsed')}`, style: 'muted' } as const]
      : []),
  ]
}

function loadText(load: PlaceId, s: Subject, say: Say): string {
  if (load === 'Spsi') {
    const { psi_0, psi_1, psi_2 } = s.given.snow.psi
    return [psi_0, psi_1, psi_2].map((v) => s.typed(v, 1)).join(' / ')
  }
  const value = loadOf(s.given, load)
  const unit = (v: number) => `${s.area(v)} kN/m²`
  if (value === null) return say('unused')
  if (Array.isArray(value)) {
    const [first = 0] = value
    return value.every((v) => v === first)
      ? say('everySpan', { value: unit(first) })
      : `${value.map(s.area).join(' · ')} kN/m²`
  }
  const used = value.pairs.filter(([w, l]) => w !== 0 || l !== 0)
  if (used.every(([w]) => w === 0)) return say('unused')
  return used.map(([w, l]) => (l > 0 ? say('band', { w: unit(w), l: s.typed(l, 2) }) : unit(w))).join(' · ')
}

function remarks(answer: Derivation, say: Say): Block[] {
  if (answer.remarks.length === 0) return []
  return [
    { kind: 'heading', level: 2, text: say('remarks') },
    { kind: 'list', items: answer.remarks.map((remark) => remarkText(remark, say)) },
  ]
}
