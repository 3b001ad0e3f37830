import type { Operand } from '@madre/engine'
import { decimalMarkOf, linearNumber, linearSymbol, numberMath, printNumber, symbolMath } from '@madre/print'
import { useTranslation } from 'react-i18next'
import { Equation } from '../../../ui/equation/equation.tsx'
import styles from './section.module.css'

/** Named values with their units, to four digits. */
export function PropertyTable({ values, label }: { values: Operand[]; label: string }) {
  const { i18n } = useTranslation()
  const mark = decimalMarkOf(i18n.language)
  return (
    <table className={styles.properties} aria-label={label}>
      <tbody>
        {values.map((v) => (
          <tr key={v.symbol}>
            <th scope="row">
              <Equation parts={[symbolMath(v.symbol)]} words={linearSymbol(v.symbol)} />
            </th>
            <td>
              <Equation parts={[numberMath(printed(v), mark)]} words={linearNumber(printed(v), mark)} />{' '}
              <span className="unit">{v.unit}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const printed = (v: Operand) => printNumber(v.value, 4)
