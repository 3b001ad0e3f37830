import { type EndBayNeed, LAPS, type LapFault } from '@madre/contract'
import type { TFunction } from 'i18next'
import type { Format } from '../../../i18n/format.ts'
import { spanName } from '../fields/span-columns.ts'
import type { Values } from '../model/values.ts'

/** What is wrong with a lap, and what it may be. */
export function faultText(fault: LapFault, { joints, spans }: Values, t: TFunction, format: Format): string {
  const m = (lengthM: number) => format.typed(Math.round(lengthM * 1000) / 1000, 2)
  const { percent, mostOfSpan } = LAPS
  switch (fault.of) {
    case 'SIDE':
      return joints.isInMetres
        ? t('De {{min}} m a um quarto do vão, {{max}} m.', { min: m(LAPS.shortestM), max: m(fault.mostM) })
        : t('De {{min}} a {{max}} % do vão e pelo menos {{shortest}} m: são {{length}} m.', {
            min: percent.min,
            max: percent.max,
            shortest: m(LAPS.shortestM),
            length: m(fault.lengthM),
          })
    case 'LAP':
      return t('Um lado tem no máximo o dobro do outro: são {{left}} m e {{right}} m.', {
        left: m(fault.sidesM[0]),
        right: m(fault.sidesM[1]),
      })
    case 'SPAN':
      return format.labelled(
        spanName(t, { kind: 'SPAN', index: fault.span }),
        t('as sobreposições ocupam {{taken}} % do vão; no máximo {{most}} %.', {
          taken: format.typed(Math.round((1000 * fault.takenM) / (spans.main[fault.span]?.size ?? 1)) / 10),
          most: mostOfSpan * 100,
        }),
      )
  }
}

/** What heavier end bays need. */
export function needText(need: EndBayNeed, t: TFunction): string {
  switch (need) {
    case 'SPANS':
      return t('São precisos pelo menos três vãos.')
    case 'PANEL':
      return t('É preciso um painel na fibra superior, em Parâmetros adicionais.')
    case 'PROFILE':
      return t('Só para C e Z.')
    case 'ENDS':
      return t('É precisa uma emenda no primeiro e no último apoio interior.')
  }
}
