import {
  bandPairs,
  type CalculationRequest,
  driftPairs,
  FIELDS,
  type FieldTable,
  numberIn,
  type OptionalNumber,
  optionalNumbers,
  type PointLoads,
  restraintsUnspecified,
} from '@madre/contract'
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
  SUPPORT_WIDTH_LABELS,
  TYPE_LABELS,
} from '../../i18n/labels.ts'
import { claddingText } from './cladding-text.ts'

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

/** A request in words and numbers, in the sections of product.md §2 "Simulation card"; what is not used says so. */
export function summarise(
  request: CalculationRequest,
  t: TFunction,
  format: Format,
  fields: FieldTable = FIELDS,
): SummarySection[] {
  const number = (value: number) => format.typed(value)
  const row = (label: string, value: string, unit = ''): SummaryRow => ({ label, value, unit })
  const spans = spanNames(request, t)
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

  const section = (
    title: string,
    entries: ({ row: SummaryRow } | { table: SummaryTable } | null)[],
  ): SummarySection => ({
    title,
    rows: entries.flatMap((entry) => (entry && 'row' in entry ? [entry.row] : [])),
    tables: entries.flatMap((entry) => (entry && 'table' in entry ? [entry.table] : [])),
  })

  const permanent =
    request.loadPermanentDistributed === null
      ? perSpan(
          t('Carga permanente (mín. – máx.)'),
          [
            { label: t('Mín.'), values: request.loadPermanentDistributedMin ?? [] },
            { label: t('Máx.'), values: request.loadPermanentDistributedMax ?? [] },
          ],
          AREA_LOAD,
        )
      : perSpan(t('Carga permanente'), [{ label: 'g', values: request.loadPermanentDistributed }], AREA_LOAD)

  const pointLoads = (caption: string, list: PointLoads[]) => {
    const set = list.filter(({ loads }) => loads.p1 !== 0 || loads.p2 !== 0)
    if (set.length === 0) return { row: row(caption, notUsed) }
    return {
      table: {
        caption,
        unit: '',
        head: ['P1 (kN)', 'L1 (%)', 'P2 (kN)', 'L2 (%)'],
        body: set.map(({ spanType, spanIdx, loads }) => ({
          label:
            spanType === 'SPAN' ? t('spanNumber' satisfies WordKey, { n: spanIdx + 1 }) : consoleName(spanIdx === 0, t),
          cells: [loads.p1, loads.l1, loads.p2, loads.l2].map(number),
        })),
      },
    }
  }

  const bands = (caption: string, letter: 'W' | 'S', values: [number, number][]) => {
    if (values.every(([load]) => load === 0)) return { row: row(caption, notUsed) }
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

  const { axialLoad, claddingProperties: cladding, deflectionLimit, simulationType } = request
  const Q_k = numberIn(request, 'roofPointLoadKn')
  return [
    section(t('type.GENERAL' satisfies WordKey), [
      { row: row(t('Tipo de simulação'), t(TYPE_LABELS[request.simulationType])) },
      { row: row(t('location' satisfies WordKey), t(LOCATION_LABELS[request.location])) },
      { row: row(t('Ângulo'), number(request.inclinationDegrees), '°') },
      perSpan(t('Comprimento dos vãos'), [{ label: 'L', values: request.spanLengthsM }], 'm'),
      { row: row(t('Afastamento entre perfis'), number(request.transverseLengthM), 'm') },
      { row: row(t('supportWidth' satisfies WordKey), t(SUPPORT_WIDTH_LABELS[request.supportWidth])) },
    ]),
    section(t('Cargas'), [
      permanent,
      perSpan(
        t('loadLiveDistributed' satisfies WordKey),
        [{ label: 'q', values: request.loadLiveDistributed }],
        AREA_LOAD,
      ),
      pointLoads(t('Cargas permanentes pontuais'), request.loadPermanentPoint),
      pointLoads(t('loadLivePoint' satisfies WordKey), request.loadLivePoint),
      simulationType === 'FACADE'
        ? null
        : { row: row(t(NUMBER_LABELS.roofPointLoadKn), Q_k > 0 ? number(Q_k) : notUsed, Q_k > 0 ? 'kN' : '') },
      introduction(request, t, number),
    ]),
    section(t('wind' satisfies WordKey), [
      bands(t('Pressão geral'), 'W', bandPairs(request.loadWindPressure)),
      bands(t('Sucção geral'), 'W', bandPairs(request.loadWindSuction)),
      bands(t('Pressão local'), 'W', bandPairs(request.loadWindLocalPressure)),
      bands(t('Sucção local'), 'W', bandPairs(request.loadWindLocalSuction)),
    ]),
    section(t('loadSnowRegular' satisfies WordKey), [
      snowList(t('Neve geral'), request.loadSnowRegular),
      snowList(t('Neve excecional'), request.loadSnowExceptional),
      bands(t('loadSnowAccumulation' satisfies WordKey), 'S', driftPairs(request)),
    ]),
    section(t('Outros'), [
      axialLoad.valueKn === 0
        ? { row: row(t('axialLoad' satisfies WordKey), notUsed) }
        : {
            row: row(
              t('axialLoad' satisfies WordKey),
              format.labelled(
                `${t(AXIAL_DIRECTION_LABELS[axialLoad.direction])}, ${t(AXIAL_TYPE_LABELS[axialLoad.type])}`,
                number(axialLoad.valueKn),
              ),
              'kN',
            ),
          },
      ...restraints(request, t, format, perSpan),
      { row: row(t('Revestimento'), claddingText(cladding, t, format)) },
      {
        row: row(
          t('Limite de deformação'),
          `L/${number(deflectionLimit.limit)} · ${t(COMBINATION_LABELS[deflectionLimit.combination])}`,
        ),
      },
      ...otherNumbers(request, fields).map(([name, value, unit]) => ({
        row: row(t(NUMBER_LABELS[name]), number(value), unit),
      })),
    ]),
  ]
}

/** Said above, with what they belong to. */
const SAID: string[] = ['pointLoadBearingMm', 'roofPointLoadKn'] satisfies OptionalNumber[]

/** The optional numbers that say more than their absence, each in a row of its own. */
function otherNumbers(
  request: CalculationRequest,
  fields: FieldTable,
): [name: keyof typeof NUMBER_LABELS, value: number, unit: string][] {
  const said = request as Record<string, unknown>
  return optionalNumbers(fields).flatMap(([name, { absent, unit }]) => {
    const value = said[name] ?? absent
    return SAID.includes(name) || value === absent ? [] : [[name as keyof typeof NUMBER_LABELS, value as number, unit]]
  })
}

/** How point loads reach the member, where there are any that press across it. */
function introduction(
  request: CalculationRequest,
  t: TFunction,
  number: (value: number) => string,
): { row: SummaryRow } | null {
  const { simulationType, loadPermanentPoint, loadLivePoint, pointLoadIntroduction } = request
  const isLoaded = [...loadPermanentPoint, ...loadLivePoint].some(({ loads }) => loads.p1 !== 0 || loads.p2 !== 0)
  if (simulationType === 'FACADE' || !(isLoaded || numberIn(request, 'roofPointLoadKn') > 0)) return null
  const value =
    (pointLoadIntroduction ?? FIELDS.pointLoadIntroduction.absent) === 'WEB'
      ? t('Na alma, por uma peça de ligação')
      : t('Sobre o banzo, em {{length}}', {
          length: `${number(numberIn(request, 'pointLoadBearingMm'))}\u00a0mm`,
        })
  return { row: { label: t('Como chegam as cargas pontuais à madre'), value, unit: '' } }
}

const consoleName = (left: boolean, t: TFunction) =>
  left ? t('leftCantilever' satisfies WordKey) : t('rightCantilever' satisfies WordKey)

/** The names of the spans in the order of the lists. */
function spanNames(
  { spanLengthsM, hasLeftCantilever, hasRightCantilever }: CalculationRequest,
  t: TFunction,
): string[] {
  const last = spanLengthsM.length - 1
  return spanLengthsM.map((_, i) => {
    if (i === 0 && hasLeftCantilever) return consoleName(true, t)
    if (i === last && hasRightCantilever) return consoleName(false, t)
    return t('spanNumber' satisfies WordKey, { n: hasLeftCantilever ? i : i + 1 })
  })
}

type PerSpan = (
  label: string,
  lists: { label: string; values: number[] }[],
  unit: string,
) => { row: SummaryRow } | { table: SummaryTable }

function restraints(
  { spanRestraints: { upper, lower }, simulationType }: CalculationRequest,
  plain: TFunction,
  format: Format,
  perSpan: PerSpan,
) {
  const t = wordsFor(simulationType === 'FACADE', plain)
  const row = (label: string, value: string) => ({ row: { label, value, unit: '' } })
  if (restraintsUnspecified({ upper, lower }))
    return [row(t('Travamentos'), t('Não especificados: fibra superior travada pelo revestimento'))]
  const locks = t('travamentos por vão')
  const held = (fibre: string, values: number[]) => {
    const shown = perSpan(fibre, [{ label: '', values }], locks)
    return 'row' in shown ? shown : { table: { ...shown.table, caption: format.labelled(fibre, locks), unit: '' } }
  }
  return [
    upper.type === 0
      ? row(t('upperFibre' satisfies WordKey), t('Travada pelo painel'))
      : held(t('upperFibre' satisfies WordKey), upper.lateralLocks),
    lower.use
      ? held(t('lowerFibre' satisfies WordKey), lower.lateralLocks)
      : row(t('lowerFibre' satisfies WordKey), t('Sem travamentos')),
  ]
}
