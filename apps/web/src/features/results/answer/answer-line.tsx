import type { Solution } from '@madre/engine'
import { useSimulationStore } from '../../../api/calculations.ts'
import { useWords } from '../../../i18n/facade.ts'
import { type Format, useFormat } from '../../../i18n/format.ts'
import { LoadsNotEntered } from '../../../ui/simulation/loads-not-entered.tsx'
import { nothingCheckedText } from '../../../ui/simulation/nothing-checked.ts'
import { massesText, solutionName } from '../../../ui/simulation/solution-name.ts'
import { SmallestChange } from '../changes/change-line.tsx'
import { useResults } from '../engine/results-context.ts'
import { LapsUntested } from '../joints/laps-untested.tsx'
import { NoSectionForJoints } from '../joints/late-joints.tsx'
import { checkName } from '../model/check-names.ts'
import { type Saving, savings } from '../model/costs.ts'
import { leastBad } from '../model/default-view.ts'
import { lineOf, placeName } from '../model/place.ts'
import { OtherProfiles } from '../profiles/other-profiles.tsx'
import { useTakenFocus } from '../use-taken-focus.ts'
import { UtilisationBar } from '../utilisation-bar.tsx'
import styles from './answer.module.css'
import { ChooseButton, ChosenBadge } from './choose-button.tsx'
import { ExportMenu } from './export-menu.tsx'
import { LighterOnes } from './lighter-ones.tsx'
import { NoteMenu } from './note-menu.tsx'

/** The answer in one line: the lightest section that passes, or that none does, with the closest one. */
export function AnswerLine({
  onOpen,
  takesFocus,
}: {
  onOpen: (id: string) => void
  /** it has just appeared */
  takesFocus: boolean
}) {
  const { t } = useWords()
  const format = useFormat()
  const { typed, result, chosen } = useResults()
  const { isReadOnly } = useSimulationStore()
  const section = useTakenFocus<HTMLElement>(takesFocus)
  const first = result.solutions[0]
  const lightest = first?.pass ? first : undefined
  const nothingChecked = result.solutions.some((s) => s.reason === 'NOTHING_CHECKED')
  const closest = lightest ? undefined : leastBad(result.solutions.filter((s) => s.utilisation !== null))

  return (
    <section ref={section} tabIndex={-1} className={styles.answer} aria-labelledby="results-answer">
      <div className={styles.words} data-figures>
        <LoadsNotEntered typed={typed} />
        {lightest ? (
          <>
            <p className={styles.eyebrow}>{t('A mais leve que verifica')}</p>
            <Headline solution={lightest} onOpen={onOpen} />
            <Facts solution={lightest} />
            <SavingsLine lightest={lightest} onOpen={onOpen} />
            <LapsUntested solution={lightest} />
          </>
        ) : (
          <>
            <h3 id="results-answer" className={styles.headline}>
              {nothingChecked ? t('Nada foi verificado.') : t('Nenhuma secção do catálogo verifica.')}
            </h3>
            {!nothingChecked && <OtherProfiles />}
            {closest ? (
              <>
                <p>{t('A que fica mais perto:')}</p>
                <p className={styles.closest}>
                  <button type="button" className={styles.link} onClick={() => onOpen(closest.id)}>
                    {solutionName(closest, format)}
                  </button>
                </p>
                {!isReadOnly && (
                  <div className={styles.smallest}>
                    <strong>{t('A menor alteração que a faz verificar:')}</strong> <SmallestChange solution={closest} />
                  </div>
                )}
                <Facts solution={closest} />
                <LapsUntested solution={closest} />
              </>
            ) : (
              <p>
                <WhyNone />
              </p>
            )}
          </>
        )}
        {chosen && chosen.id !== lightest?.id && (
          <p className={styles.chosen}>
            <ChosenBadge solution={chosen} />
            <button type="button" className={styles.link} onClick={() => onOpen(chosen.id)}>
              {solutionName(chosen, format)}
            </button>
          </p>
        )}
        {lightest && !isReadOnly && <LighterOnes lightest={lightest} onOpen={onOpen} />}
      </div>
      <div className={styles.actions}>
        {lightest && (
          <div className={styles.choice}>
            <ChooseButton solution={lightest} prominent />
          </div>
        )}
        <div className={styles.files}>
          <NoteMenu />
          {!isReadOnly && <ExportMenu />}
        </div>
      </div>
      {lightest && <OtherProfiles />}
    </section>
  )
}

function WhyNone() {
  const { t } = useWords()
  const { solutions } = useResults().result
  if (solutions.some((s) => s.reason === 'NOTHING_CHECKED')) return nothingCheckedText(t)
  if (solutions.some((s) => s.reason === 'LAP_TOO_SHORT' || s.reason === 'JOINT_NOT_POSSIBLE')) {
    const needed = solutions.flatMap((s) => s.lapNeededM ?? [])
    return <NoSectionForJoints neededM={needed.length > 0 ? Math.min(...needed) : null} />
  }
  return t('Todas estão fora dos limites de aplicação da norma.')
}

function Headline({ solution, onOpen }: { solution: Solution; onOpen: (id: string) => void }) {
  const format = useFormat()
  return (
    <h3 id="results-answer" className={styles.headline}>
      <button type="button" className={styles.link} onClick={() => onOpen(solution.id)}>
        {solutionName(solution, format)}
      </button>
    </h3>
  )
}

function Facts({ solution }: { solution: Solution }) {
  const { t } = useWords()
  const format = useFormat()
  const { result } = useResults()
  const governing = solution.checks.find((c) => c.code === solution.governing)
  const place = governing ? placeName(governing, lineOf(result), t) : ''
  return (
    <>
      <p className={styles.facts}>
        <span>
          {massesText(solution, format)} <span className="unit">kg/m</span>
        </span>
        <span>
          {format.number(solution.alignmentWeightKg, 1, true)} <span className="unit">kg</span>
        </span>
        <span>
          {format.number(solution.estimatedWeightKgM2, 2, true)} <span className="unit">kg/m²</span>
        </span>
        <span>
          {t('utilização {{value}}', { value: format.utilisation(solution.utilisation) })}
          {solution.governing && (
            <span className="unit">
              {' '}
              ({t(checkName(solution.governing, solution))}
              {place && `, ${place}`})
            </span>
          )}
        </span>
      </p>
      <div className={styles.bar}>
        <UtilisationBar utilisation={solution.utilisation} pass={solution.pass} />
      </div>
    </>
  )
}

const signed = (format: Format, value: number, digits: number) =>
  `${value > 0 ? '+' : ''}${format.number(value, digits, true)}`

/** A section cheaper, or lower in CO2e, than the lightest: its savings and its weight. */
function SavingsLine({ lightest, onOpen }: { lightest: Solution; onOpen: (id: string) => void }) {
  const { t } = useWords()
  const format = useFormat()
  const { result, costs } = useResults()
  const found = savings(costs, result.solutions, lightest)
  if (found.length === 0) return null
  const saved = ({ column, difference }: Saving) =>
    column === 'price'
      ? `${signed(format, difference, 2)} ${costs?.currency}`
      : `${signed(format, difference, 1)} kg CO2e`
  return (
    <p className={`${styles.savings} no-print`}>
      {found.map((saving) => (
        <span key={saving.column}>
          {format.labelled(saving.column === 'price' ? t('A mais barata') : t('A de menor CO2e'), '')}
          <button type="button" className={styles.link} onClick={() => onOpen(saving.solution.id)}>
            {solutionName(saving.solution, format)}
          </button>
          , {saved(saving)}, {signed(format, saving.weightKg, 1)} kg
        </span>
      ))}
    </p>
  )
}
