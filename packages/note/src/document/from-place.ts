/** Wind and snow from the place: place and building in words, the derivation line by line, the bands that are used; method 9.9. */
import {
  type Derivation,
  LOAD_KEYS,
  type Step as PlaceStep,
  provinces,
  type Site,
  type SiteBlock,
  TERRAIN_DEFAULTS,
} from '@madre/climate'
import { isAlongSlope, LOAD_IDS, loadOf, type PlaceId, sourceOf, type TypedLine } from '@madre/contract'
import { isShaded } from '@madre/drawing'
import { type ClimateWords, climateClause, climateWords, type Say, sayer } from '@madre/words/climate/climate-words'
import { refusalText } from '@madre/words/climate/refusal'
import { remarkText } from '@madre/words/climate/remark'
import { unprintable } from '../fonts/coverage.ts'
import type { Block, Line, StepBlock } from '../typst/blocks.ts'
import { stepBlock } from './step-block.ts'
import type { Subject } from './subject.ts'

/** @param planAlt what the drawing of the surface shows; null where there is none */
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
    { kind: 'facts', columns: 1, rows: siteFacts(site, s, say) },
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

/** What the place gives: of a façade, the wind. */
export const placeHeading = (s: Subject): string => sayer(s.note.language)(isRoof(s) ? 'heading' : 'headingWind')

const NOT_COVERED = [1, 2, 3, 4, 5, 6] as const
const SNOW = 2

/** The tables the loads were derived with, where this program has others. */
function otherTablesOf(site: SiteBlock, answer: Derivation): string | null {
  const version = site.accepted?.tablesVersion ?? null
  return version === answer.tablesVersion ? null : version
}

/** The derivation whose lines the chapter prints; null where it prints none. */
export function printedDerivation(s: Subject): Derivation | null {
  const { site } = s
  const answer = s.note.fromPlace?.answer
  return site && answer?.ok && otherTablesOf(site, answer) === null ? answer : null
}

function slots({ given }: Subject, say: Say): Block[] {
  if (given.envelope === 'GENERAL') return []
  return [{ kind: 'text', text: say(`slot.${given.envelope}.${directionOf(given)}`) }]
}

/** The member across the slope or along it, as the place is asked. */
const directionOf = (given: TypedLine) => (given.isLevel ? 'HORIZONTAL' : 'VERTICAL')

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

/** What was asked of the place, in words; what a country or a surface does not know is left out. */
function siteFacts(site: Site, s: Subject, say: Say): [string, Line][] {
  const { location, envelope } = s.given
  const { place, building, wind, line, snow } = site
  const facts: [string, Line | null][] = []
  const metres = (v: number | null | undefined) => (v === null || v === undefined ? null : `${s.typed(v, 2)} m`)
  const province = provinces.find((p) => p.code === place?.province || p.name === place?.province)
  const named = place?.municipality ?? province?.name ?? place?.province
  facts.push([
    say(location === 'SPAIN' ? 'province' : 'municipality'),
    named && unprintable(named).length === 0 ? s.free(named) : null,
  ])
  if (province && place?.isCapital) facts.push([say('isCapital', { capital: province.capital }), say('yes')])
  const { altitudeM } = site
  facts.push([say('altitude'), typeof altitudeM === 'number' ? `${s.typed(altitudeM)} m` : null])
  facts.push([say('length'), metres(building?.lengthM)], [say('width'), metres(building?.widthM)])
  facts.push([say('height'), metres(building?.ridgeHeightM)])
  if (isRoof(s)) {
    const roof = building?.trough ? 'TROUGH' : (building?.roof ?? 'DUOPITCH')
    facts.push([say('roof'), word(say, `roof.${roof}`)])
    if (building?.parapetM) facts.push([say('parapet'), metres(building.parapetM)])
  } else facts.push([say('wall'), word(say, `wall.${line?.wall ?? 'LONG'}`)])
  facts.push([say('lineMode'), word(say, `line.${line?.mode ?? 'WORST'}`)])
  if (line?.mode === 'AT' && envelope !== 'GENERAL')
    facts.push([say(`y.${envelope}.${directionOf(s.given)}`), metres(line.yM)])
  facts.push([say('start'), metres(line?.startM ?? 0)])
  facts.push([say('terrain'), word(say, `terrain.${location}.${wind?.terrain ?? TERRAIN_DEFAULTS[location]}`)])
  if (location === 'PORTUGAL' && typeof wind?.coastWithin5Km === 'boolean')
    facts.push([say('coast'), say(wind.coastWithin5Km ? 'yes' : 'no')])
  facts.push([say('orography'), s.typed(wind?.orography ?? 1)])
  if (location === 'SPAIN') facts.push([say('openings'), say(wind?.cpi?.mode === 'TYPED' ? 'yes' : 'no')])
  else if (wind?.cpi?.mode === 'TYPED') facts.push([say('cpi'), word(say, 'cpi.TYPED')])
  if (location === 'GERMANY') facts.push([say('method'), word(say, `method.${wind?.method ?? 'FORMULA'}`)])
  if (isRoof(s)) {
    facts.push([say('exposure'), word(say, `exposure.${snow?.exposure ?? 'NORMAL'}`)])
    if (snow?.retained) facts.push([say('retained'), say('yes')])
    if (snow?.obstruction?.kind) facts.push([say('obstruction'), word(say, `obstruction.${snow.obstruction.kind}`)])
  }
  return facts.filter((f): f is [string, Line] => f[1] !== null)
}

const word = (say: Say, key: string): string => say(key as keyof ClimateWords)

function derivation(answer: Derivation, s: Subject, say: Say): Block[] {
  return (['WIND', 'SNOW'] as const).flatMap((group): Block[] => {
    const steps = answer.steps.filter((step) => step.group === group)
    if (steps.length === 0) return []
    return [{ kind: 'heading', level: 2, text: say(group === 'WIND' ? 'wind' : 'snow') }, ...lines(steps, s, say)]
  })
}

/** The zones of a wall reach from bottom to top: no strip of it counts for a rail more than another. */
const isRail = ({ given }: Subject) => given.envelope === 'FACADE' && !isAlongSlope(given)

/** Lines with their numbers as every other of the note; a zone and a strip are no numbers. */
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

/** The loads as the request has them, each with where it comes from. */
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
      columns: [
        { width: 'auto', align: 'left' },
        { width: '1fr', align: 'left' },
        { width: 'auto', align: 'left' },
      ],
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
