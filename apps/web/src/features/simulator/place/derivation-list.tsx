import type { Step } from '@madre/climate'
import { type Language, LOAD_IDS } from '@madre/contract'
import { decimalMarkOf, linearNumber, linearSymbol, printNumber, symbolMath } from '@madre/print'
import { type ClimateWords, climateClause, climateWords, type Say, sayer } from '@madre/words/climate/climate-words'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Equation, StepEquation } from '../../../ui/equation/equation.tsx'
import styles from './derivation-list.module.css'

/** Every line of a derivation, closed to its value, opening into formula, numbers and clause. */
export function DerivationList({ steps, say }: { steps: readonly Step[]; say: Say }) {
  return (
    <ol className={styles.list}>
      {steps.map((step, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a symbol may stand twice in a derivation, its line may not
        <li key={i}>
          <DerivationLine step={step} say={say} />
        </li>
      ))}
    </ol>
  )
}

function DerivationLine({ step, say }: { step: Step; say: Say }) {
  const { i18n } = useTranslation()
  const clauseText = useClauseText()
  // Forty closed lines would work out their equations with every change.
  const [isOpen, setOpen] = useState(false)
  const mark = decimalMarkOf(i18n.language)
  const about = aboutText(step, say, (v) => String(Math.round(v * 1000) / 1000).replace('.', mark))
  const name = nameOf(step, say)
  const value =
    typeof step.value === 'number'
      ? `${linearNumber(printNumber(step.value, 4, true), mark)} ${step.unit}`.trim()
      : textOf(step, say, mark)
  return (
    <details className={styles.line} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>
        <span className={styles.symbol}>
          {name ?? <Equation parts={[symbolMath(step.symbol)]} words={linearSymbol(step.symbol)} />}
        </span>
        {about && <span className={styles.about}>{about}</span>}
        <span className={styles.value}>{value}</span>
        {!step.confirmed && <span className={styles.open}>{say('notConfirmed')}</span>}
      </summary>
      <div className={styles.body}>
        {isOpen && typeof step.value === 'number' && name === null && (
          <StepEquation
            step={{
              symbol: step.symbol,
              value: step.value,
              unit: step.unit,
              expression: step.formula,
              operands: step.operands,
              clause: step.clause,
            }}
          />
        )}
        {step.clause && <span className={styles.clause}>{clauseText(step.clause)}</span>}
      </div>
    </details>
  )
}

/** Steps that are a choice and no number are named in words. */
function nameOf({ symbol, group }: Step, say: Say): string | null {
  if (symbol === 'zone') return say(group === 'WIND' ? 'windZone' : 'snowZone')
  return symbol === 'strip' ? say('strip') : null
}

function textOf({ symbol, value, unit }: Step, say: Say, mark: string): string {
  if (symbol === 'strip' && value === 'WORST') return say('worst')
  return `${String(value).replaceAll('.', mark)} ${unit}`.trim()
}

function aboutText({ about }: Step, say: Say, number: (v: number) => string): string {
  if (!about) return ''
  const parts = [
    about.zone && zoneText(about.zone, say),
    about.sign && say(about.sign === 'SUCTION' ? 'suction' : 'pressure'),
    about.load && say(`load.${LOAD_IDS[about.load]}`),
    about.toM !== undefined && say('fromTo', { from: number(about.fromM ?? 0), to: number(about.toM) }),
  ]
  return parts.filter(Boolean).join(', ')
}

/** 'EAVE:F' in words; a wall has its zones whatever the wind. */
function zoneText(key: string, say: Say): string {
  const [windCase = '', zone = ''] = key.split(':')
  if (windCase === 'WALL') return `${say('zone')} ${zone}`
  const name = windCase === 'GABLE' ? 'case.GABLE_L' : `case.${windCase}`
  return `${say(name as keyof ClimateWords)}, ${say('zone')} ${zone}`
}

/** The words of wind and snow from the place, which the note prints too. */
export function useClimateWords(): Say {
  const { i18n } = useTranslation()
  return useMemo(() => sayer(i18n.language as Language), [i18n.language])
}

/** A clause as the language on screen writes it. */
export function useClauseText(): (clause: string) => string {
  const { i18n } = useTranslation()
  return (clause) => climateClause(clause, climateWords(i18n.language as Language))
}
