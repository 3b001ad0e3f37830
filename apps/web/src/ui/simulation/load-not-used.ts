import { type LoadId, loadIdOf } from '@madre/contract'
import type { Warning } from '@madre/engine'
import type { WordKey } from '@madre/words/keys'
import type { TFunction } from 'i18next'
import { tk } from '../../i18n/tk.ts'

export const isLoadNotUsed = (warning: Warning): boolean => warning.code === 'LOAD_NOT_USED'

const NAMES: Record<LoadId | 'Nax', string> = {
  Nax: 'axial' satisfies WordKey,
  Sreg: 'snow' satisfies WordKey,
  Sexc: tk('Neve excecional'),
  Sacc: 'drift' satisfies WordKey,
  Wp: 'windPressure' satisfies WordKey,
  Ws: 'windSuction' satisfies WordKey,
  Wlp: tk('Vento, pressão local'),
  Wls: tk('Vento, sucção local'),
}

export const loadName = (id: LoadId | 'Nax', t: TFunction): string => t(NAMES[id])

/** The load of a warning, named by its field, in words; null for an unknown field. */
export const loadNameOf = (field: unknown, t: TFunction): string | null => {
  const id = loadIdOf(field)
  return id && loadName(id, t)
}

/** The load that counts in no check, with the reason if it is known. */
export function loadNotUsedText({ values, message }: Warning, t: TFunction): string {
  const load = loadNameOf(values?.load, t)
  if (load === null) return message
  if (loadIdOf(values?.load) === 'Nax')
    return t(
      '{{load}} não considerado: atua com o vento, e não há vento. Introduza o vento, ou escolha «Valor de cálculo».',
      { load },
    )
  if (values?.band !== undefined)
    return t('{{load}}, faixa {{n}}: sem comprimento, não conta em nenhuma verificação.', { load, n: values.band })
  return t('{{load}}: nenhuma combinação a contém, não conta em nenhuma verificação.', { load })
}
