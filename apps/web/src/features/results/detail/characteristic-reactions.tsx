import { isWindFromOneEnd, type Language } from '@madre/contract'
import {
  type CaseForces,
  type CharacteristicReactions as Characteristic,
  characteristicReactions,
  listedReactions,
  type Solution,
} from '@madre/engine'
import type { ReactionsInModel } from '@madre/exports/reaction-list'
import type { WordKey } from '@madre/words/keys'
import { useTranslation } from 'react-i18next'
import { useWords } from '../../../i18n/facade.ts'
import { useFormat } from '../../../i18n/format.ts'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/page/skeleton.tsx'
import { useResults } from '../engine/results-context.ts'
import { useEngine } from '../engine/use-engine.ts'
import { saveReactionList } from '../exports/save-exports.ts'
import { actionName } from '../model/actions.ts'
import { NumericHead } from '../numeric-head.tsx'
import table from '../table.module.css'
import styles from './reactions.module.css'

/** Unfactored reactions by load case, for the design of the frame. */
export function CharacteristicReactions({ solution }: { solution: Solution }) {
  const { statics } = useResults().result
  if (solution.pieces) return <JointedReactions solution={solution} />
  return <ByModel models={[{ model: null, cases: characteristicReactions(statics, solution.massPerMetreKg) }]} />
}

/** Reactions of a line with joints, whose stiffness depends on its members: from the engine, in every model of its laps. */
function JointedReactions({ solution }: { solution: Solution }) {
  const { t } = useWords()
  const { engine } = useResults()
  const { data, isError } = useEngine('explain', engine && { solutionId: solution.id })
  if (!engine) return null
  if (isError) return <p className={styles.wide}>{t('Não foi possível obter as reações por caso de carga.')}</p>
  if (!data?.joints) return <Skeleton lines={3} height="120px" />
  return <ByModel models={data.joints.reactions} />
}

function ByModel({ models }: { models: ReactionsInModel[] }) {
  const { t } = useWords()
  const { i18n } = useTranslation()
  const format = useFormat()
  const results = useResults()
  const { statics } = results.result
  const ofModels = models.map(({ model, cases }) => ({ model, cases: listedReactions(cases) }))
  // In the plane of the envelope all models are equal.
  const listed = ofModels[0]!.cases
  const inPlane = listed.flatMap((c) => (c.inPlane ? [{ ...c, ...c.inPlane }] : []))
  const sheet = listed.filter((c) => c.intoSheetKnM !== null)
  const nameOf = ({ id, extreme }: Characteristic) => {
    if (extreme === null) return actionName(id, statics, t)
    const live = id === 'LiveQ' ? ('livePoints' satisfies WordKey) : ('live' satisfies WordKey)
    const name = id === 'LiveR' ? actionName(id, statics, t) : t(live)
    return `${name}, ${t(extreme === 'MAX' ? 'maior' : 'menor')}`
  }
  const hasWindFromOneEnd = isWindFromOneEnd(results.typed, results.calculation.request.metadata.site)
  const remarks = hasWindFromOneEnd ? [t('windFromOneEnd' satisfies WordKey)] : []
  const save = () =>
    void saveReactionList(results.calculation.name, models, statics, {
      nameOf,
      remarks,
      language: i18n.language as Language,
    })
  return (
    <div className={styles.wide}>
      <div className={styles.head}>
        <h4>{t('characteristicReactions' satisfies WordKey)}</h4>
        <Button onClick={save}>{t('Descarregar CSV')}</Button>
      </div>
      <CaseTable places={statics.supportsXM} models={ofModels} nameOf={nameOf} />
      <p className="unit">
        {t('Sem coeficientes, perpendiculares à envolvente, com o peso próprio desta secção; kN.')}
        {models.length > 1 &&
          ` ${t('Os valores de cada modelo pertencem juntos e estão lado a lado; os maiores dos dois não estariam em equilíbrio.')}`}
      </p>
      {inPlane.length > 0 && statics.inPlaneXM && (
        <>
          <h4>{t('No plano da envolvente, sem coeficientes')}</h4>
          <CaseTable places={statics.inPlaneXM} models={[{ model: null, cases: inPlane }]} nameOf={nameOf} />
        </>
      )}
      {sheet.length > 0 && (
        <p className="unit">
          {t('Para o revestimento, no seu plano: {{list}}', {
            list: sheet.map((c) => `${nameOf(c)} ${format.number(c.intoSheetKnM!, 3, true)} kN/m`).join('; '),
          })}
        </p>
      )}
    </div>
  )
}

type Listed = Characteristic & CaseForces

/** Rows: load cases, or one for each model of the laps; columns: places; the sum of the reactions beside the applied load. */
function CaseTable({
  places,
  models,
  nameOf,
}: {
  places: number[]
  models: { model: ReactionsInModel['model']; cases: Listed[] }[]
  nameOf: (c: Characteristic) => string
}) {
  const { t } = useWords()
  const format = useFormat()
  const kn = (value: number) => format.number(value, 3, true)
  const hasModels = models.some(({ model }) => model !== null)
  const rows = models[0]!.cases.flatMap((_, i) => models.map(({ model, cases }) => ({ model, c: cases[i]! })))
  const hasLoads = models[0]!.cases.some((c) => c.loadKn !== undefined)
  return (
    <table className={table.table}>
      <thead>
        <tr>
          <th scope="col">{t('loadCase' satisfies WordKey)}</th>
          {hasModels && <th scope="col">{t('lapModel' satisfies WordKey)}</th>}
          {places.map((x) => (
            <NumericHead key={x}>x = {format.number(x, 2, true)}</NumericHead>
          ))}
          <NumericHead>Σ</NumericHead>
          {hasLoads && <NumericHead>{t('sumOfLoads' satisfies WordKey)}</NumericHead>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ model, c }, i) => (
          <tr key={`${c.id} ${c.extreme} ${model}`}>
            {i % models.length === 0 && (
              <th scope="row" rowSpan={models.length}>
                {nameOf(c)}
              </th>
            )}
            {hasModels && <td>{model}</td>}
            {places.map((x, i) => (
              <td key={x} className={table.numeric}>
                {kn(c.reactionsKn[i]!)}
              </td>
            ))}
            <td className={table.numeric}>{c.extreme === null ? kn(c.reactionsKn.reduce((a, b) => a + b, 0)) : '–'}</td>
            {hasLoads && <td className={table.numeric}>{c.loadKn === undefined ? '–' : kn(c.loadKn)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
