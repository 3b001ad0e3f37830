import { bandPairs, driftPairs, isWholeLine, numberIn, type PointLoads, restraintsUnspecified } from '@madre/contract'
import { PROFILE_SIGNS } from '@madre/drawing'
import { type Catalogue, introducedPointLoads, profileOf } from '@madre/engine'
import type { Block, Column, Line } from '../typst/blocks.ts'
import type { DocumentWords } from '../words/keys.ts'
import { symbolInline } from './property-table.ts'
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
    factorTable(s),
  ]
}

function description(s: Subject): Block[] {
  const text = s.free(s.note.calculation.description).trim()
  return text === '' ? [] : [{ kind: 'text', text: s.labelled(s.say('description'), text) }]
}

/** Geometry and member, each fact with its name. */
export function memberFacts(s: Texts, catalogue: Pick<Catalogue, 'steels'>): [string, string][] {
  const r = s.request
  const { upper, lower } = r.spanRestraints
  const upperText = restraintsUnspecified(r.spanRestraints)
    ? s.say('inputs.restraintsUnspecified')
    : s.say(upper.type === 0 ? 'inputs.upperPanel' : 'inputs.upperDiscrete')
  const { coveringInertia, fixationsPerMeter, fastenerToWebMm } = r.claddingProperties
  const cladding =
    coveringInertia === 0 && fixationsPerMeter === 0
      ? s.say('inputs.notUsed')
      : s.say('inputs.claddingValues', { inertia: s.typed(coveringInertia), fixings: s.typed(fixationsPerMeter) })
  const { valueKn, direction, type } = r.axialLoad
  const axial =
    valueKn === 0
      ? s.say('inputs.none')
      : s.say(type === 'DESIGN' ? 'inputs.axialDesign' : 'inputs.axialWind', {
          value: s.typed(valueKn, 2),
          direction: s.say(direction === 'TRACTION' ? 'inputs.tension' : 'inputs.compression'),
        })
  const steels = r.steelGrades.map((id) => s.free(catalogue.steels.find((g) => g.id === id)?.name ?? id))
  return [
    [s.say('inputs.simulationType'), s.say(`type.${r.simulationType}`)],
    [s.say('inputs.location'), s.say(`location.${r.location}`)],
    ...(r.simulationType === 'ROOF'
      ? [[s.say('inputs.inclination'), `${s.typed(r.inclinationDegrees)}°`] satisfies [string, string]]
      : []),
    [s.say('summary.spans'), spansText(s)],
    [s.say('summary.spacing'), `${s.typed(r.transverseLengthM, 2)} m`],
    [s.say('inputs.profile'), r.sectionTypes.map((t) => PROFILE_SIGNS[t]).join(', ')],
    [s.say('inputs.format'), s.say(`format.${r.sectionOrientation}`)],
    [s.say('inputs.profileOrientation'), s.say(`orientation.${r.profileOrientation}`)],
    [s.say('inputs.supportWidth'), s.say(`support.${r.supportWidth}`)],
    [s.say('inputs.steels'), steels.join(', ')],
    [s.say('inputs.upperFibre'), upperText],
    [s.say('inputs.lowerFibre'), s.say(lower.use ? 'inputs.lowerDiscrete' : 'inputs.lowerFree')],
    [s.say('inputs.cladding'), cladding],
    ...(fastenerToWebMm === undefined || !profileOf(r.sectionTypes[0]!).freeFlange
      ? []
      : [
          [s.say('inputs.fasteners'), s.say('inputs.fastenerPlace', { a: s.typed(fastenerToWebMm) })] satisfies [
            string,
            string,
          ],
        ]),
    [s.say('inputs.axial'), axial],
    [
      s.say('inputs.deflectionLimit'),
      `L / ${s.typed(r.deflectionLimit.limit)}, ${s.say(`combination.${r.deflectionLimit.combination}`)}`,
    ],
  ]
}

/** 'Left console', 'Span 2' of an index of the whole span list. */
export function spanName(s: Pick<Subject, 'request' | 'say'>, index: number): string {
  const r = s.request
  if (r.hasLeftCantilever && index === 0) return s.say('inputs.consoleLeft')
  if (r.hasRightCantilever && index === r.spanLengthsM.length - 1) return s.say('inputs.consoleRight')
  return s.say('inputs.spanNumber', { n: index + (r.hasLeftCantilever ? 0 : 1) })
}

/** More columns than this go into two tables. */
const WIDEST = 6

type SpanColumn = [key: keyof DocumentWords, text: (i: number) => string]

/** The loads of every span. */
export function spanLoads(s: Texts): SpanColumn[] {
  const r = s.request
  const figures = (list: number[]) => (i: number) => s.typed(list[i] ?? 0, 2)
  const loads: SpanColumn[] = []
  if (r.loadPermanentDistributed) loads.push(['inputs.permanent', figures(r.loadPermanentDistributed)])
  if (r.loadPermanentDistributedMax) loads.push(['inputs.permanentMax', figures(r.loadPermanentDistributedMax)])
  if (r.loadPermanentDistributedMin) loads.push(['inputs.permanentMin', figures(r.loadPermanentDistributedMin)])
  loads.push(['inputs.live', figures(r.loadLiveDistributed)])
  if (r.loadSnowRegular) loads.push(['inputs.snow', figures(r.loadSnowRegular)])
  if (r.loadSnowExceptional) loads.push(['inputs.snowExceptional', figures(r.loadSnowExceptional)])
  return loads
}

function spanTables(s: Subject): Block[] {
  const r = s.request
  const count = (list: number[]) => (i: number) => String(list[i] ?? 0)
  const length: SpanColumn = ['inputs.length', (i) => s.typed(r.spanLengthsM[i] ?? 0, 2)]
  const loads = spanLoads(s)
  const locks: SpanColumn[] = []
  const { upper, lower } = r.spanRestraints
  if (upper.type === 1) locks.push(['inputs.upperLocks', count(upper.lateralLocks)])
  if (lower.use) locks.push(['inputs.lowerLocks', count(lower.lateralLocks)])
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
    rows: s.request.spanLengthsM.map((_, i) => [spanName(s, i), ...columns.map(([, text]) => text(i))]),
    small: s.request.spanLengthsM.length > 8,
  }
}

/** What acts in bands: each with its bands as they are printed, '–' for one that has no length. */
export function bandRows(s: Texts): [action: string, bands: string[]][] {
  const r = s.request
  const winds: [keyof DocumentWords, [number, number][]][] = [
    ['case.Wp', bandPairs(r.loadWindPressure)],
    ['case.Ws', bandPairs(r.loadWindSuction)],
    ['case.Wlp', bandPairs(r.loadWindLocalPressure)],
    ['case.Wls', bandPairs(r.loadWindLocalSuction)],
    ['case.Sacc', driftPairs(r)],
  ]
  const text = ([v, l]: [number, number]) =>
    l > 0 ? s.say('inputs.bandValue', { value: s.typed(v, 2), length: s.typed(l, 2) }) : '–'
  return winds
    .filter(([, bands]) => bands.some(([v]) => v !== 0))
    .map(([key, bands]) => {
      const last = bands.findLastIndex(([, l]) => l > 0)
      return [
        s.say(key),
        isWholeLine(bands)
          ? [s.say('inputs.wholeLine', { value: s.typed(bands[0]![0], 2) })]
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
      head: [s.say('inputs.action'), ...rows[0]!.slice(1).map((_, i) => s.say('inputs.band', { n: i + 1 }))],
      rows,
    },
  ]
}

/** Point loads: action, span, force and position. */
export function pointRows(s: Texts): [action: string, span: string, force: string, position: string][] {
  const rows = (key: keyof DocumentWords, list: PointLoads[]) =>
    list.flatMap(({ spanType, spanIdx, loads }) => {
      const last = s.request.spanLengthsM.length - 1
      const i = spanType === 'SPAN' ? spanIdx + (s.request.hasLeftCantilever ? 1 : 0) : spanIdx === 0 ? 0 : last
      const pairs: [number, number][] = [
        [loads.p1, loads.l1],
        [loads.p2, loads.l2],
      ]
      return pairs
        .filter(([p]) => p !== 0)
        .map(([p, l]): [string, string, string, string] => {
          const x = (s.geometry.nodesXM[i] ?? 0) + (l / 100) * (s.request.spanLengthsM[i] ?? 0)
          const position = s.say('inputs.positionText', { percent: s.typed(l), x: s.number(x, 3) })
          return [s.say(key), spanName(s, i), `${s.typed(p, 2)} kN`, position]
        })
    })
  return [...rows('inputs.permanent', s.request.loadPermanentPoint), ...rows('inputs.live', s.request.loadLivePoint)]
}

function pointTable(s: Subject): Block[] {
  const all = pointRows(s)
  if (all.length === 0) return []
  return [
    { kind: 'heading', level: 3, text: s.say('inputs.pointLoads') },
    {
      kind: 'table',
      columns: [left, left, right, { width: '2fr', align: 'left' }],
      head: [s.say('inputs.action'), s.say('inputs.span'), s.say('inputs.force'), s.say('inputs.position')],
      rows: all,
    },
  ]
}

/** The concentrated load of a roof [kN], which stands at no place of its own: 0 where there is none. */
const roofPointKn = ({ request }: Pick<Texts, 'request'>): number => numberIn(request, 'roofPointLoadKn')

/** Its name and its value, in a line. */
export function roofPointRows(s: Texts): [name: string, text: string][] {
  const value = roofPointKn(s)
  return value > 0 ? [[s.say('case.LiveR'), s.say('inputs.roofLoadShort', { value: s.typed(value, 2) })]] : []
}

function roofPoint(s: Subject): Block[] {
  const value = roofPointKn(s)
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

function factorTable(s: Subject): Block {
  const r = s.request
  const row = (key: keyof DocumentWords, f: typeof r.loadLiveCombinationFactor): Line[] => [
    s.say(key),
    ...[f.psi1, f.psi2, f.psi3].map((v) => s.typed(v, 1)),
  ]
  return {
    kind: 'together',
    blocks: [
      { kind: 'heading', level: 3, text: s.say('inputs.factors') },
      {
        kind: 'table',
        columns: [left, right, right, right],
        head: [s.say('inputs.action'), symbolInline('psi_0'), symbolInline('psi_1'), symbolInline('psi_2')],
        rows: [
          row('inputs.live', r.loadLiveCombinationFactor),
          ...(r.simulationType === 'FACADE' ? [] : [row('inputs.snow', r.loadSnowCombinationFactor)]),
          row('case.wind', r.loadWindCombinationFactor),
        ],
      },
    ],
  }
}
