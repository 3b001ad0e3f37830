import type { Warning } from '@madre/engine'
import type { WordKey } from '@madre/words/keys'
import type { TFunction } from 'i18next'
import { tk } from '../../i18n/tk.ts'

export const isLoadNotUsed = (warning: Warning): boolean => warning.code === 'LOAD_NOT_USED'

const NAMES: Record<string, string> = {
  axialLoad: 'axialLoad' satisfies WordKey,
  loadSnowAccumulation: 'loadSnowAccumulation' satisfies WordKey,
  loadWindPressure: 'loadWindPressure' satisfies WordKey,
  loadWindSuction: 'loadWindSuction' satisfies WordKey,
  loadWindLocalPressure: tk('Vento, pressão local'),
  loadWindLocalSuction: tk('Vento, sucção local'),
}

/** A load of a request by its field, in words; null for a field not known here. */
export const loadNameOf = (field: unknown, t: TFunction): string | null => {
  const name = NAMES[String(field)]
  return name ? t(name) : null
}

/** Which load counts in no check, and why where that can be said. */
export function loadNotUsedText({ values, message }: Warning, t: TFunction): string {
  const load = loadNameOf(values?.load, t)
  if (load === null) return message
  if (values?.load === 'axialLoad')
    return t(
      '{{load}} não considerado: atua com o vento, e não há vento. Introduza o vento, ou escolha «Valor de cálculo».',
      { load },
    )
  if (values?.band !== undefined)
    return t('{{load}}, faixa {{n}}: sem comprimento, não conta em nenhuma verificação.', { load, n: values.band })
  return t('{{load}}: nenhuma combinação a contém, não conta em nenhuma verificação.', { load })
}
