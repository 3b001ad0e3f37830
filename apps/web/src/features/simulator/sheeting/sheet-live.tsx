import type { SolutionSheeting } from '@madre/engine'
import { useWords } from '../../../i18n/facade.ts'
import { useFormat } from '../../../i18n/format.ts'
import { tk } from '../../../i18n/tk.ts'
import { NO_SPRING_TEXTS } from '../../../ui/sheeting/no-spring-texts.ts'
import { solutionName } from '../../../ui/simulation/solution-name.ts'
import { SymbolText } from '../../../ui/symbol-text.tsx'
import { useShownAnswer } from '../live/use-live-design.ts'
import styles from './sheeting.module.css'

const RULES: Record<Exclude<SolutionSheeting['rule'], 'NONE'>, string> = {
  TABLE_10_3: tk('EN 1993-1-3, (10.17) e quadro 10.3'),
  '130P': tk('C_D,A = 130·p, EN 1993-1-3, 10.1.5.2(7)'),
  DECLARED: tk('valor declarado'),
}

/** What the sheet gives the section that the live panel shows: S against what it needs, and C_D or why there is none. */
export function SheetLive() {
  const { t } = useWords()
  const format = useFormat()
  const solution = useShownAnswer()?.solution
  if (!solution?.sheeting) return null
  const { sheeting, shearRequiredKn } = solution
  const { sKn, cDN, rule, reason } = sheeting
  return (
    <div className={styles.live} role="status">
      <p className={styles.head}>
        {solution.pass
          ? t('Com a secção mais leve que verifica, {{name}}:', { name: solutionName(solution, format) })
          : t('Com a secção mais próxima de verificar, {{name}}:', { name: solutionName(solution, format) })}
      </p>
      {shearRequiredKn !== null && <ShearLine sKn={sKn} requiredKn={shearRequiredKn} />}
      {rule === 'NONE' ? (
        <p>
          <SymbolText text={t('C_D = 0, sem mola de rotação')} />
          {reason && `: ${t(NO_SPRING_TEXTS[reason])}`}
        </p>
      ) : (
        <p>
          <SymbolText text="C_D = " />
          {format.number(cDN, 0)} <span className="unit">N</span>{' '}
          <span className="unit">
            (<SymbolText text={t(RULES[rule])} />)
          </span>
        </p>
      )}
    </div>
  )
}

function ShearLine({ sKn, requiredKn }: { sKn: number | null; requiredKn: number }) {
  const { t } = useWords()
  const format = useFormat()
  // Never asked for less than is needed, never given more than there is.
  const required = format.number(Math.ceil(requiredKn - 1e-9), 0)
  if (sKn === null)
    return (
      <p>
        <SymbolText text={t('S não é conhecida: tem de atingir S_req = {{required}} kN.', { required })} />
      </p>
    )
  const isEnough = sKn >= requiredKn
  return (
    <p>
      S = {format.number(Math.floor(sKn + 1e-9), 0)} <span className="unit">kN</span> {isEnough ? '≥' : '<'}{' '}
      <SymbolText text="S_req = " />
      {required} <span className="unit">kN</span>{' '}
      <strong className={isEnough ? styles.enough : styles.short}>
        {isEnough ? t('trava a fibra superior') : t('não chega para travar a fibra superior')} (
        {format.utilisation(requiredKn / sKn)})
      </strong>
    </p>
  )
}
