import {
  type Drawing as DrawingData,
  effectiveSectionDrawing,
  opensLeft,
  type SectionRoom,
  sectionDrawing,
} from '@madre/drawing'
import type { Explanation, JointsExplanation, Operand, SectionExplanation, Solution } from '@madre/engine'
import { decimalMarkOf, linearNumber, linearSymbol, numberMath, printNumber, symbolMath } from '@madre/print'
import type { WordKey } from '@madre/words/keys'
import { useTranslation } from 'react-i18next'
import { useIsFacade, useWords } from '../../../i18n/facade.ts'
import { useFormat } from '../../../i18n/format.ts'
import { tk } from '../../../i18n/tk.ts'
import { Drawing } from '../../../ui/drawing/drawing.tsx'
import { useWidth } from '../../../ui/drawing/use-width.ts'
import { Equation } from '../../../ui/equation/equation.tsx'
import { Skeleton } from '../../../ui/page/skeleton.tsx'
import { ErrorState } from '../../../ui/page/states.tsx'
import { thicknessText } from '../../../ui/simulation/solution-name.ts'
import { useResults } from '../engine/results-context.ts'
import { useEngine } from '../engine/use-engine.ts'
import { drawnSize } from '../model/drawn-size.ts'
import { Steps } from './derivation.tsx'
import styles from './section.module.css'

const LARGEST = 340
const SMALLEST_HEIGHT = 260

const SENSES: Record<Explanation['section']['effective'][number]['sense'], string> = {
  COMPRESSION: tk('Secção efetiva em compressão'),
  TOP_COMPRESSED: 'section.effective-top' satisfies WordKey,
  BOTTOM_COMPRESSED: 'section.effective-bottom' satisfies WordKey,
}

const OTHERS: Record<JointsExplanation['sections'][number]['of'], string> = {
  END_BAYS: tk('Secção dos vãos extremos'),
  TURNED: tk('Secção das peças viradas'),
  TURNED_END_BAYS: tk('Secção das peças viradas dos vãos extremos'),
}

/** The gross and the effective sections with their values; for a line with different pieces those of all. */
export function SectionTab({ solution }: { solution: Solution }) {
  const { t } = useWords()
  const format = useFormat()
  const { engine } = useResults()
  const { data, isError } = useEngine('explain', { solutionId: solution.id })
  if (isError) return <ErrorState title={t('Não foi possível calcular a secção.')} />
  if (!data || !engine) return <Skeleton lines={3} height="120px" />
  const { thicknessMm, endBayThicknessMm = thicknessMm } = solution
  const others = data.joints?.sections ?? []
  const named = (mm: number) => `${solution.section}×${thicknessText(mm, format)}`
  return (
    <div className={styles.tab}>
      {others.length > 0 && <h3 className={styles.piece}>{named(thicknessMm)}</h3>}
      <SectionParts solution={solution} section={data.section} />
      {others.map(({ of, section }) => {
        const mm = of === 'TURNED' ? thicknessMm : endBayThicknessMm
        const title = format.labelled(t(OTHERS[of]), named(mm))
        return (
          <section key={of} className={styles.tab} aria-label={title}>
            <h3 className={styles.piece}>{title}</h3>
            <SectionParts solution={{ ...solution, thicknessMm: mm }} section={section} isTurned={of !== 'END_BAYS'} />
          </section>
        )
      })}
    </div>
  )
}

function SectionParts({
  solution,
  section,
  isTurned = false,
}: {
  solution: Solution
  section: SectionExplanation
  isTurned?: boolean
}) {
  const { t } = useWords()
  const { engine } = useResults()
  const typed = engine && { ...engine.typed, isInverted: engine.typed.isInverted !== isTurned }
  const size = typed && drawnSize({ ...engine, typed }, solution)
  if (!size) return <Skeleton lines={3} height="120px" />
  const warping = section.matrices?.warping.flatMap(({ values }) => values) ?? []
  const thickness = value(section.dimensions, 't') ?? solution.thicknessMm
  return (
    <>
      <div className={styles.parts}>
        <Part
          title={t('grossSection' satisfies WordKey)}
          values={section.gross}
          draw={(room) => sectionDrawing(section.outlineMm, size, solution.section, room)}
        />
        {section.effective.map((e) => (
          <Part
            key={e.sense}
            title={t(SENSES[e.sense])}
            values={e.values}
            draw={(room) => effectiveSectionDrawing(e.picture, thickness, { ...room, mirrored: opensLeft(size) })}
          />
        ))}
      </div>
      <p className={styles.key}>{t('Cheio: efetivo; tracejado: não efetivo. A espessura não está à escala.')}</p>
      {section.effective.map((e) => (
        <details key={e.sense} className={styles.steps}>
          <summary>{t('derivationOf' satisfies WordKey, { plates: t(SENSES[e.sense]) })}</summary>
          <Steps steps={e.steps} />
        </details>
      ))}
      <details className={styles.steps}>
        <summary>{t('derivationOf' satisfies WordKey, { plates: t('resistências da secção') })}</summary>
        <Steps steps={section.resistances} />
      </details>
      {section.sheeting.length > 0 && (
        <details className={styles.steps}>
          <summary>{t('derivationOf' satisfies WordKey, { plates: t('mola de rotação do revestimento') })}</summary>
          <Steps steps={section.sheeting} />
        </details>
      )}
      {warping.length > 0 && (
        <details className={styles.steps}>
          <summary>{t('warping' satisfies WordKey)}</summary>
          <PropertyTable values={warping} label={t('warping' satisfies WordKey)} />
        </details>
      )}
    </>
  )
}

/** A section with its values, as large as its column allows, so that its labels keep their size. */
function Part({ title, values, draw }: { title: string; values: Operand[]; draw: (room: SectionRoom) => DrawingData }) {
  const [frame, width] = useWidth<HTMLElement>()
  const standing = useIsFacade()
  const side = Math.min(width, LARGEST)
  return (
    <section ref={frame} className={styles.part}>
      <h4>{title}</h4>
      {side > 0 && <Drawing drawing={draw({ width: side, height: Math.max(side, SMALLEST_HEIGHT), standing })} />}
      <PropertyTable values={values} label={title} />
    </section>
  )
}

const value = (values: Operand[], symbol: string) => values.find((v) => v.symbol === symbol)?.value

/** Named values with their units, to four digits. */
function PropertyTable({ values, label }: { values: Operand[]; label: string }) {
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
