import type { Solution } from '@madre/engine'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'
import { tk } from '../../../i18n/tk.ts'
import { SmallestChange } from '../changes/change-line.tsx'

const PROBLEMS: Record<NonNullable<Solution['jointProblem']>, string> = {
  NOT_NESTING: tk(
    'As secções desta família não se encaixam uma na outra: não se podem sobrepor. Escolha outra secção ou outra emenda.',
  ),
  NO_SLEEVE: tk(
    'O catálogo não tem manga para esta secção, com a sua espessura e o seu aço. Escolha outra secção ou outra emenda.',
  ),
  SLEEVE_TOO_LONG: tk('A manga desta secção é comprida de mais: metade dela passa de um quarto do vão mais curto.'),
}

/** Why a section cannot have the joints of the line, and a remedy: longer laps where they are too short. */
export default function JointNotPossible({ solution }: { solution: Solution }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { jointProblem, lapNeededM } = solution
  if (jointProblem) return <p>{t(PROBLEMS[jointProblem])}</p>
  if (lapNeededM === undefined) return null
  return (
    <>
      <p>
        {t('Esta altura precisa de sobreposições de {{length}} m de cada lado.', {
          length: format.typed(lapNeededM, 2),
        })}
      </p>
      <SmallestChange solution={solution} />
    </>
  )
}
