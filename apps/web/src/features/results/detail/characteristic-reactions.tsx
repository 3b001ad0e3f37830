import {
  type CaseForces,
  type CharacteristicReactions as Characteristic,
  characteristicReactions,
  listedReactions,
  type Solution,
} from '@madre/engine'
import type { WordKey } from '@madre/words/keys'
import { useTranslation } from 'react-i18next'
import { useWords } from '../../../i18n/facade.ts'
import { useFormat } from '../../../i18n/format.ts'
import { Button } from '../../../ui/button.tsx'
import { useResults } from '../engine/results-context.ts'
import { saveReactionList } from '../exports/save-exports.ts'
import { actionName } from '../model/actions.ts'
import table from '../table.module.css'
import styles from './reactions.module.css'

/** Unfactored reactions by load case: what the frame is designed from. */
export function CharacteristicReactions({ solution }: { solution: Solution }) {
  const { t } = useWords()
  const { i18n } = useTranslation()
  const format = useFormat()
  const results = useResults()
  const { statics } = results.result
  const cases = characteristicReactions(statics, solution.massPerMetreKg)
  const listed = listedReactions(cases)
  const inPlane = listed.flatMap((c) => (c.inPlane ? [{ ...c, ...c.inPlane }] : []))
  const sheet = listed.filter((c) => c.intoSheetKnM !== null)
  const nameOf = ({ id, extreme }: Characteristic) => {
    if (extreme === null) return actionName(id, statics, t)
    const live = id === 'LiveQ' ? ('livePoints' satisfies WordKey) : ('live' satisfies WordKey)
    const name = id === 'LiveR' ? actionName(id, statics, t) : t(live)
    return `${name}, ${t(extreme === 'MAX' ? 'maior' : 'menor')}`
  }
  const save = () =>
    void saveReactionList(
      results.calculation.name,
      cases,
      statics,
      nameOf,
      i18n.language as Parameters<typeof saveReactionList>[4],
    )
  return (
    <div className={styles.wide}>
      <div className={styles.head}>
        <h4>{t('characteristicReactions' satisfies WordKey)}</h4>
        <Button onClick={save}>{t('Descarregar CSV')}</Button>
      </div>
      <CaseTable places={statics.supportsXM} cases={listed} nameOf={nameOf} />
      <p className="unit">
        {t('Sem coeficientes, perpendiculares à envolvente, com o peso próprio desta secção; kN.')}
      </p>
      {inPlane.length > 0 && statics.inPlaneXM && (
        <>
          <h4>{t('No plano da envolvente, sem coeficientes')}</h4>
          <CaseTable places={statics.inPlaneXM} cases={inPlane} nameOf={nameOf} />
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

/** A row a load case, a column a place; the sum of the reactions beside what acts. */
function CaseTable({
  places,
  cases,
  nameOf,
}: {
  places: number[]
  cases: Listed[]
  nameOf: (c: Characteristic) => string
}) {
  const { t } = useWords()
  const format = useFormat()
  const kn = (value: number) => format.number(value, 3, true)
  const hasLoads = cases.some((c) => c.loadKn !== undefined)
  return (
    <table className={table.table}>
      <thead>
        <tr>
          <th scope="col">{t('loadCase' satisfies WordKey)}</th>
          {places.map((x) => (
            <th key={x} scope="col" className={table.numeric}>
              x = {format.number(x, 2, true)}
            </th>
          ))}
          <th scope="col" className={table.numeric}>
            Σ
          </th>
          {hasLoads && (
            <th scope="col" className={table.numeric}>
              {t('sumOfLoads' satisfies WordKey)}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {cases.map((c) => (
          <tr key={`${c.id} ${c.extreme}`}>
            <th scope="row">{nameOf(c)}</th>
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
