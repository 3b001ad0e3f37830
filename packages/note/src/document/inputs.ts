import {
  bandsOf,
  forcesOn,
  hasSpring,
  isLoaded,
  isWholeLine,
  lowerIsHeld,
  restraintsUnspecified,
  type TypedPoints,
  upperIsHeld,
} from '@madre/contract'
import { PROFILE_SIGNS } from '@madre/drawing'
import {
  type Catalogue,
  type CombinationFactors,
  type FurtherDeflection,
  introducedPointLoads,
  profileOf,
} from '@madre/engine'
import { slopeText } from '@madre/print'
import type { Block, Column, Line } from '../typst/blocks.ts'
import type { DocumentWords } from '../words/keys.ts'
import { jointFacts } from './joint-facts.ts'
import { partsOf } from './line-parts.ts'
import { symbolInline } from './property-table.ts'
import { sheetFacts } from './sheet-facts.ts'
import type { Subject, Texts } from './subject.ts'
import { spansText } from './summary.ts'
import { withSymbols } from './symbols-in-text.ts'

const left: Column = { width: '1fr', align: 'left' }
const right: Column = { width: 'auto', align: 'right' }

/** The input as the engine read it, with the drawing of the loaded line. */
export function inputs(s: Subject, lineAlt: string): Block[] {
  return [
    { kind: 'heading', level: 1, text: s.say('inputs.heading') },
    ...description(s),
    {
      kind: 'together',
      blocks: [
        { kind: 'heading', level: 2, text: s.say('inputs.geometry') },
        { kind: 'facts', columns: 1, rows: memberFacts(s, s.note.catalogue) },
      ],
    },
    { kind: 'figure', file: 'line.svg', alt: lineAlt, caption: s.say('inputs.lineCaption'), width: '100%' },
    { kind: 'heading', level: 2, text: s.say('inputs.loads') },
    ...spanTables(s),
    ...bandTable(s),
    ...pointTable(s),
    ...roofPoint(s),
    ...introduction(s),
    ...factorTable(s),
  ]
}

function description(s: Subject): Block[] {
  const text = s.free(s.note.calculation.description).trim()
  return text === '' ? [] : [{ kind: 'text', text: s.labelled(s.say('description'), text) }]
}

/** Geometry and member, each fact with its name. */
export function memberFacts(s: Texts, catalogue: Pick<Catalogue, 'steels'>): [string, string][] {
  const { given } = s
  const { inertia, fixings, fastenerMm } = given.cladding
  const { restraints } = given
  const held = (isHeld: boolean) => s.say(isHeld ? 'inputs.discrete' : 'inputs.lowerFree')
  const upperText = restraintsUnspecified(restraints)
    ? s.say('inputs.restraintsUnspecified')
    : restraints.upper.byPanel
      ? s.say('inputs.upperPanel')
      : held(upperIsHeld(restraints))
  const cladding = hasSpring(given.cladding)
    ? s.say('inputs.claddingValues', { inertia: s.typed(inertia), fixings: s.typed(fixings) })
    : s.say('inputs.notUsed')
  const { kN, isTension, kind } = given.axial
  const axial =
    kN === 0
      ? s.say('inputs.none')
      : s.say(kind === 'DESIGN' ? 'inputs.axialDesign' : 'inputs.axialWind', {
          value: s.typed(kN, 2),
          direction: s.say(isTension ? 'inputs.tension' : 'inputs.compression'),
        })
  const steels = given.steelGrades.map((id) => s.free(catalogue.steels.find((g) => g.id === id)?.name ?? id))
  return [
    [s.say('inputs.envelope'), s.say(`type.${given.envelope}`)],
    [s.say('inputs.location'), s.say(`location.${given.location}`)],
    ...(given.envelope === 'ROOF'
      ? [
          [s.say('inputs.inclination'), slopeText(given.pitchDegrees, s.typed(given.pitchDegrees), s.mark)] satisfies [
            string,
            string,
          ],
        ]
      : []),
    [s.say('summary.spans'), spansText(s)],
    ...jointFacts(s),
    [s.say('summary.spacing'), `${s.typed(given.spacingM, 2)} m`],
    [s.say('inputs.profile'), PROFILE_SIGNS[given.profileType]],
    [s.say('inputs.format'), s.say(given.isInverted ? 'format.inverted' : 'format.regular')],
    [s.say('inputs.orientation'), s.say(given.isLevel ? 'orientation.level' : 'orientation.upright')],
    [s.say('inputs.supports'), s.say(`support.${given.supports}`)],
    [s.say('inputs.steels'), steels.join(', ')],
    [s.say('inputs.upperFibre'), upperText],
    [s.say('inputs.lowerFibre'), held(lowerIsHeld(restraints))],
    ...(given.sheeting
      ? sheetFacts(given.sheeting, s)
      : [[s.say('inputs.cladding'), cladding] satisfies [string, string]]),
    ...(fastenerMm === null || !profileOf(given.profileType).freeFlange
      ? []
      : [
          [s.say('inputs.fasteners'), s.say('inputs.fastenerPlace', { a: s.typed(fastenerMm) })] satisfies [
            string,
            string,
          ],
        ]),
    [s.say('inputs.axial'), axial],
    [
      s.say('inputs.deflection'),
      `L / ${s.typed(given.deflection.limit)}, ${s.say(`combination.${given.deflection.combination}`)}`,
    ],
    ...given.furtherDeflections.map((limit, i): [string, string] => [
      s.say('deflectionLimitN', { n: i + 2 }),
      furtherLimit(s, limit),
    ]),
  ]
}

/** 'spans: L / 300, variable actions, frequent' */
function furtherLimit(s: Texts, { allowed, combination, action, of }: FurtherDeflection): string {
  const figure = 'n_lim' in allowed ? `L / ${s.typed(allowed.n_lim)}` : `${s.typed(allowed.delta_lim)} mm`
  return `${s.say(`limitOf.${of}`)}: ${figure}, ${s.say(`limitAction.${action}`)}, ${s.say(`combination.${combination}`)}`
}

/** 'Left console', 'Span 2' of an index of the whole span list. */
export function spanName({ given, say }: Pick<Subject, 'given' | 'say'>, place: number): string {
  const { kind, index } = given.spans[place]!
  if (kind === 'SPAN') return say('inputs.spanNumber', { n: index + 1 })
  return say(index === 0 ? 'inputs.consoleLeft' : 'inputs.consoleRight')
}

/** More columns than this go into two tables. */
const WIDEST = 6

type SpanColumn = [key: keyof DocumentWords, text: (i: number) => string]

/** The loads of every span. */
export function spanLoads(s: Texts): SpanColumn[] {
  const { permanent, imposed, snow } = s.given
  const figures = (list: number[]) => (i: number) => s.area(list[i] ?? 0)
  const loads: SpanColumn[] = permanent.isMinMax
    ? [
        ['inputs.permanentMax', figures(permanent.max)],
        ['inputs.permanentMin', figures(permanent.min)],
      ]
    : [['inputs.permanent', figures(permanent.max)]]
  const others: [keyof DocumentWords, number[]][] = [
    ['inputs.live', imposed.area],
    ['inputs.snow', snow.regular ?? []],
    ['inputs.snowExceptional', snow.exceptional ?? []],
  ]
  for (const [key, list] of others) if (list.some((value) => value !== 0)) loads.push([key, figures(list)])
  return loads
}

function spanTables(s: Subject): Block[] {
  const { spans, restraints } = s.given
  const count = (list: number[]) => (i: number) => String(list[i] ?? 0)
  const length: SpanColumn = ['inputs.length', (i) => s.typed(spans[i]!.lengthM, 2)]
  const loads = spanLoads(s)
  const locks: SpanColumn[] = []
  if (upperIsHeld(restraints)) locks.push(['inputs.upperLocks', count(restraints.upper.perSpan)])
  if (lowerIsHeld(restraints)) locks.push(['inputs.lowerLocks', count(restraints.lower.perSpan)])
  const unit: Block = { kind: 'text', text: s.say('inputs.areaUnit') }
  if (loads.length + locks.length < WIDEST) return [unit, spanTable(s, [length, ...loads, ...locks])]
  const blocks = [unit, spanTable(s, [length, ...loads])]
  if (locks.length === 0) return blocks
  return [...blocks, { kind: 'heading', level: 3, text: s.say('inputs.restraints') }, spanTable(s, locks)]
}

function spanTable(s: Subject, columns: SpanColumn[]): Block {
  return {
    kind: 'table',
    columns: [{ width: 'auto', align: 'left' }, ...columns.map(() => ({ width: '1fr', align: 'right' }) as const)],
    head: [s.say('inputs.span'), ...columns.map(([key]) => s.say(key))],
    rows: s.given.spans.map((_, i) => [spanName(s, i), ...columns.map(([, text]) => text(i))]),
    small: s.given.spans.length > 8,
  }
}

/** What acts in bands: each with its bands as they are printed, '–' for one that has no length. */
export function bandRows(s: Texts): [action: string, bands: string[]][] {
  const text = ([v, l]: [number, number]) =>
    l > 0 ? s.say('inputs.bandValue', { value: s.area(v), length: s.typed(l, 2) }) : '–'
  return (['Wp', 'Ws', 'Wlp', 'Wls', 'Sacc'] as const)
    .filter((id) => isLoaded(s.given, id))
    .map((id) => {
      const bands = bandsOf(s.given, id).pairs
      const last = bands.findLastIndex(([, l]) => l > 0)
      return [
        s.say(`case.${id}`),
        isWholeLine(bands)
          ? [s.say('inputs.wholeLine', { value: s.area(bands[0]![0]) })]
          : bands.slice(0, last + 1).map(text),
      ]
    })
}

function bandTable(s: Subject): Block[] {
  const used = bandRows(s)
  if (used.length === 0) return []
  const most = Math.max(...used.map(([, bands]) => bands.length))
  const rows = used.map(([action, bands]): Line[] => [
    action,
    ...Array.from({ length: most }, (_, i) => bands[i] ?? ''),
  ])
  return [
    { kind: 'heading', level: 3, text: s.say('inputs.bands') },
    {
      kind: 'table',
      columns: [{ width: 'auto', align: 'left' }, ...rows[0]!.slice(1).map(() => left)],
      head: [s.say('action'), ...rows[0]!.slice(1).map((_, i) => s.say('inputs.band', { n: i + 1 }))],
      rows,
    },
  ]
}

/** Point loads: action, span, force and position. */
export function pointRows(s: Texts): [action: string, span: string, force: string, position: string][] {
  const rows = (key: keyof DocumentWords, points: TypedPoints[]) =>
    forcesOn(points).map(({ span, kN, percent, xM }): [string, string, string, string] => {
      const position = s.say('inputs.positionText', { percent: s.typed(percent), x: s.number(xM, 3) })
      return [s.say(key), spanName(s, span), `${s.typed(kN, 2)} kN`, position]
    })
  const { permanent, imposed } = s.given
  return [...rows('inputs.permanent', permanent.points), ...rows('inputs.live', imposed.points)]
}

function pointTable(s: Subject): Block[] {
  const all = pointRows(s)
  if (all.length === 0) return []
  return [
    { kind: 'heading', level: 3, text: s.say('inputs.pointLoads') },
    {
      kind: 'table',
      columns: [left, left, right, { width: '2fr', align: 'left' }],
      head: [s.say('action'), s.say('inputs.span'), s.say('inputs.force'), s.say('inputs.position')],
      rows: all,
    },
  ]
}

/** The concentrated load of a roof, which stands at no place of its own: its name and its value, in a line. */
export function roofPointRows(s: Texts): [name: string, text: string][] {
  const value = s.given.imposed.roofPointKn
  return value > 0 ? [[s.say('case.LiveR'), s.say('inputs.roofLoadShort', { value: s.typed(value, 2) })]] : []
}

function roofPoint(s: Subject): Block[] {
  const value = s.given.imposed.roofPointKn
  if (value === 0) return []
  const text = s.say('inputs.roofLoad', { value: s.typed(value, 2) })
  return [{ kind: 'text', text: s.labelled(s.say('case.LiveR'), text) }]
}

/** How the point loads reach the member; those in the plane of a façade press on no flange. */
function introduction(s: Subject): Block[] {
  const points = introducedPointLoads(s.line)
  if (points === null) return []
  const text =
    points.kind === 'WEB'
      ? s.say('inputs.intoWeb')
      : s.say('inputs.onFlange', { length: s.typed(points.bearingLength) })
  return [{ kind: 'text', text: withSymbols(s.labelled(s.say('inputs.introduction'), `${text}.`)) }]
}

function factorTable(s: Subject): Block[] {
  const { imposed, snow, wind, axial } = s.given
  const has = partsOf(s.given)
  const goesWithWind = axial.kN !== 0 && axial.kind === 'UNFACTORED_WIND'
  const row = (key: keyof DocumentWords, { psi_0, psi_1, psi_2 }: CombinationFactors): Line[] => [
    s.say(key),
    ...[psi_0, psi_1, psi_2].map((v) => s.typed(v, 1)),
  ]
  const rows = [
    ...(has.live || forcesOn(imposed.points).length > 0 || imposed.roofPointKn > 0
      ? [row('inputs.live', imposed.psi)]
      : []),
    ...(has.snow ? [row('inputs.snow', snow.psi)] : []),
    ...(has.wind || goesWithWind ? [row('case.wind', wind.psi)] : []),
  ]
  if (rows.length === 0) return []
  const head = [s.say('action'), symbolInline('psi_0'), symbolInline('psi_1'), symbolInline('psi_2')]
  return [
    {
      kind: 'together',
      blocks: [
        { kind: 'heading', level: 3, text: s.say('inputs.factors') },
        { kind: 'table', columns: [left, right, right, right], head, rows },
      ],
    },
  ]
}
