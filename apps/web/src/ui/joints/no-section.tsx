import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'

/**
 * Why no section of the catalogue can have the joints of the line.
 *
 * @param neededM the shortest possible lap; null if the length is not the reason
 */
export default function NoSectionForJoints({ neededM }: { neededM: number | null }) {
  const { t } = useTranslation()
  const format = useFormat()
  if (neededM === null) return t('Nenhuma secção do catálogo pode ter estas emendas.')
  return t(
    'As sobreposições são curtas para as secções do catálogo: são precisos pelo menos {{length}} m de cada lado.',
    {
      length: format.typed(neededM, 2),
    },
  )
}
