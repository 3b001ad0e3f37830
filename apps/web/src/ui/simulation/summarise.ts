import {
  bandsOf,
  isLoaded,
  isWholeLine,
  type LoadId,
  restraintsUnspecified,
  type TypedLine,
  type TypedPoints,
} from '@madre/contract'
import { slopeText } from '@madre/print'
import type { WordKey } from '@madre/words/keys'
import type { TFunction } from 'i18next'
import { wordsFor } from '../../i18n/facade.ts'
import type { Format } from '../../i18n/format.ts'
import {
  AXIAL_DIRECTION_LABELS,
  AXIAL_TYPE_LABELS,
  COMBINATION_LABELS,
  LOCATION_LABELS,
  NUMBER_LABELS,
  SUPPORT_LABELS,
  TYPE_LABELS,
} from '../../i18n/labels.ts'
import { claddingText } from './cladding-text.ts'
import { furtherLimitText } from './further-limit-text.ts'
import { jointsText } from './joints-text.ts'

interface SummaryRow {
  label: string
  value: string
  unit: string
}

export interface SummaryTable {
  caption: string
  unit: string
  head: string[]
  body: { label: string; cells: string[] }[]
}

interface SummarySection {
  title: string
  rows: SummaryRow[]
  tables: SummaryTable[]
}

const AREA_LOAD = 'kN/m²'

const section = (title: string, entries: ({ row: SummaryRow } | { table: SummaryTable } | null)[]): SummarySection => ({
  title,
  rows: entries.flatMap((entry) => (entry && 'row' in entry ? [entry.row] : [])),
  tables: entries.flatMap((entry) => (entry && 'table' in entry ? [entry.table] : [])),
})

/** The input as a card shows it: a row where one is enough, otherwise a table; unused input is marked as such. */
function entriesOf(typed: TypedLine, t: TFunction, format: Format) {
  const number = (value: number) => format.typed(value)
  const row = (label: string, value: string, unit = ''): SummaryRow => ({ label, value, unit })
  const spans = typed.spans.map((span) => spanName(span, t))
  const notUsed = t('Não utilizado')

  /** Equal in all spans: one row; otherwise a table over the spans. */
  const perSpan = (label: string, lists: { label: string; values: number[] }[], unit: string) => {
    const uniform = lists.every(({ values }) => values.every((value) => value === values[0]))
    if (uniform) return { row: row(label, lists.map(({ values }) => number(values[0] ?? 0)).join(' – '), unit) }
    return {
      table: {
        caption: label,
        unit,
        head: spans,
        body: lists.map((list) => ({
          label: list.label,
          cells: list.values.map((value) => number(value)),
        })),
      },
    }
  }

  const pointLoads = (caption: string, points: TypedPoints[]) => {
    if (points.length === 0) return { row: row(caption, notUsed) }
    return {
      table: {
        caption,
        unit: '',
        head: ['P1 (kN)', 'L1 (%)', 'P2 (kN)', 'L2 (%)'],
        body: points.map(({ span, forces }) => ({
          label: spans[span]!,
          cells: forces.flatMap(({ kN, percent }) => [kN, percent]).map(number),
        })),
      },
    }
  }

  const bands = (caption: string, letter: 'W' | 'S', id: Exclude<LoadId, 'Sreg' | 'Sexc'>) => {
    if (!isLoaded(typed, id)) return { row: row(caption, notUsed) }
    const values = bandsOf(typed, id).pairs
    const [first = 0, ...others] = values.map(([load]) => load)
    if (others.every((load) => load === 0) && isWholeLine(values))
      return { row: row(caption, t('{{value}} em toda a linha', { value: `${number(first)} ${AREA_LOAD}` })) }
    return {
      table: {
        caption,
        unit: '',
        head: [1, 2, 3].map((n) => `${letter}${n} · L${n}`),
        body: [
          { label: `${letter} (${AREA_LOAD})`, cells: values.map(([load]) => number(load)) },
          { label: 'L (m)', cells: values.map(([, length]) => number(length)) },
        ],
      },
    }
  }
  const snowList = (label: string, list: number[] | null) =>
    list === null ? { row: row(label, notUsed) } : perSpan(label, [{ label: 's', values: list }], AREA_LOAD)

  return { number, notUsed, row, perSpan, pointLoads, bands, snowList }
}

/** An entered line in words and numbers, in the sections of a simulation card. */
export function summarise(typed: TypedLine, t: TFunction, format: Format): SummarySection[] {
  const { number, notUsed, row, perSpan, pointLoads, bands, snowList } = entriesOf(typed, t, format)
  const permanent = typed.permanent.isMinMax
    ? perSpan(
        t('Carga permanente (mín. – máx.)'),
        [
          { label: t('Mín.'), values: typed.permanent.min },
          { label: t('Máx.'), values: typed.permanent.max },
        ],
        AREA_LOAD,
      )
    : perSpan(t('Carga permanente'), [{ label: 'g', values: typed.permanent.max }], AREA_LOAD)

  const angle = typed.pitchDegrees
  const { axial, deflection, imposed } = typed
  const Q_k = imposed.roofPointKn
  return [
    section(t('type.GENERAL' satisfies WordKey), [
      { row: row(t('Tipo de simulação'), t(TYPE_LABELS[typed.envelope])) },
      { row: row(t('location' satisfies WordKey), t(LOCATION_LABELS[typed.location])) },
      { row: row(t('Ângulo'), format.numbersIn(slopeText(angle, number(angle), '.'))) },
      perSpan(t('Comprimento dos vãos'), [{ label: 'L', values: typed.spans.map(({ lengthM }) => lengthM) }], 'm'),
      typed.joints && { row: row(t('joints' satisfies WordKey), jointsText(typed.joints, t, format)) },
      { row: row(t('Afastamento entre perfis'), number(typed.spacingM), 'm') },
      { row: row(t('supports' satisfies WordKey), t(SUPPORT_LABELS[typed.supports])) },
    ]),
    section(t('Cargas'), [
      permanent,
      perSpan(t('live' satisfies WordKey), [{ label: 'q', values: imposed.area }], AREA_LOAD),
      pointLoads(t('Cargas permanentes pontuais'), typed.permanent.points),
      pointLoads(t('livePoints' satisfies WordKey), imposed.points),
      typed.envelope === 'FACADE'
        ? null
        : { row: row(t('roofPointLoad' satisfies WordKey), Q_k > 0 ? number(Q_k) : notUsed, Q_k > 0 ? 'kN' : '') },
      introduction(typed, t, number),
    ]),
    section(t('wind' satisfies WordKey), [
      bands(t('Pressão geral'), 'W', 'Wp'),
      bands(t('Sucção geral'), 'W', 'Ws'),
      bands(t('Pressão local'), 'W', 'Wlp'),
      bands(t('Sucção local'), 'W', 'Wls'),
    ]),
    section(t('snow' satisfies WordKey), [
      snowList(t('Neve geral'), typed.snow.regular),
      snowList(t('Neve excecional'), typed.snow.exceptional),
      bands(t('drift' satisfies WordKey), 'S', 'Sacc'),
    ]),
    section(t('Outros'), [
      axial.kN === 0
        ? { row: row(t('axial' satisfies WordKey), notUsed) }
        : {
            row: row(
              t('axial' satisfies WordKey),
              format.labelled(
                `${t(AXIAL_DIRECTION_LABELS[axial.isTension ? 'TRACTION' : 'COMPRESSIONS'])}, ${t(AXIAL_TYPE_LABELS[axial.kind])}`,
                number(axial.kN),
              ),
              'kN',
            ),
          },
      ...restraints(typed, t, format, perSpan),
      { row: row(t('Revestimento'), claddingText(typed, t, format)) },
      {
        row: row(
          t('Limite de deformação'),
          `L/${number(deflection.limit)} · ${t(COMBINATION_LABELS[deflection.combination])}`,
        ),
      },
      ...typed.furtherDeflections.map((limit, i) => ({
        row: row(t('deflectionLimitN' satisfies WordKey, { n: i + 2 }), furtherLimitText(limit, t, format)),
      })),
      ...typed.others
        .filter(({ isDefault }) => !isDefault)
        .map(({ name, value, unit }) => ({
          row: row(t(NUMBER_LABELS[name as keyof typeof NUMBER_LABELS]), number(value), unit),
        })),
    ]),
  ]
}

/** Introduction of point loads into the member, if any press across it. */
function introduction(
  { envelope, permanent, imposed, introduction: { kind, bearingMm } }: TypedLine,
  t: TFunction,
  number: (value: number) => string,
): { row: SummaryRow } | null {
  const hasPoints = permanent.points.length + imposed.points.length > 0 || imposed.roofPointKn > 0
  if (envelope === 'FACADE' || !hasPoints) return null
  const value =
    kind === 'WEB'
      ? t('Na alma, por uma peça de ligação')
      : t('Sobre o banzo, em {{length}}', {
          length: `${number(bearingMm)}\u00a0mm`,
        })
  return { row: { label: t('Como chegam as cargas pontuais à madre'), value, unit: '' } }
}

function spanName({ kind, index }: TypedLine['spans'][number], t: TFunction): string {
  if (kind === 'SPAN') return t('spanNumber' satisfies WordKey, { n: index + 1 })
  return index === 0 ? t('leftCantilever' satisfies WordKey) : t('rightCantilever' satisfies WordKey)
}

type PerSpan = (
  label: string,
  lists: { label: string; values: number[] }[],
  unit: string,
) => { row: SummaryRow } | { table: SummaryTable }

function restraints({ restraints: typed, envelope }: TypedLine, plain: TFunction, format: Format, perSpan: PerSpan) {
  const t = wordsFor(envelope === 'FACADE', plain)
  const { upper, lower } = typed
  const row = (label: string, value: string) => ({ row: { label, value, unit: '' } })
  if (restraintsUnspecified(typed))
    return [row(t('Travamentos'), t('Não especificados: fibra superior travada pelo revestimento'))]
  const restraints = t('travamentos por vão')
  const held = (fibre: string, values: number[]) => {
    const shown = perSpan(fibre, [{ label: '', values }], restraints)
    return 'row' in shown ? shown : { table: { ...shown.table, caption: format.labelled(fibre, restraints), unit: '' } }
  }
  return [
    upper.byPanel
      ? row(t('upperFibre' satisfies WordKey), t('Travada pelo painel'))
      : held(t('upperFibre' satisfies WordKey), upper.perSpan),
    lower.isHeld
      ? held(t('lowerFibre' satisfies WordKey), lower.perSpan)
      : row(t('lowerFibre' satisfies WordKey), t('Sem travamentos')),
  ]
}
