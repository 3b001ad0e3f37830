import type { Step } from '@madre/engine'
import {
  decimalMarkOf,
  expressionMath,
  linear,
  linearNumber,
  linearSymbol,
  type MathNode,
  numberMath,
  printStep,
  symbolMath,
} from '@madre/print'
import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../class-names.ts'
import styles from './equation.module.css'

/**
 * An equation from the note's tree, in elements and rules only: without a mathematical font, MathML draws no roots and no tall brackets.
 *
 * @param parts joined by '='; the line may break there
 * @param words the same in one line of text, for screen readers
 */
export function Equation({ parts, words, unit = '' }: { parts: MathNode[]; words: string; unit?: string }) {
  return (
    <span className={styles.equation} role="math" aria-label={words}>
      {parts.map((part, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an equation stand in a fixed order
        <span key={i} className={styles.part}>
          {i > 0 && <span className={styles.operator}>=</span>}
          {math(part)}
          {i === parts.length - 1 && unit !== '' && <span className={styles.unit}>{unit}</span>}
        </span>
      ))}
    </span>
  )
}

function math(node: MathNode): ReactNode {
  switch (node.k) {
    case 'italic':
      return <i>{node.v}</i>
    case 'upright':
    case 'number':
      return <span>{node.v}</span>
    case 'operator':
      return <span className={styles.operator}>{node.v}</span>
    case 'space':
      return '\u2009'
    case 'row':
      return (
        <span className={styles.row}>
          {node.v.map((part, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an equation stand in a fixed order
            <Fragment key={i}>{math(part)}</Fragment>
          ))}
        </span>
      )
    case 'fraction':
      return (
        <span className={styles.fraction}>
          <span>{math(node.n)}</span>
          <span>{math(node.d)}</span>
        </span>
      )
    case 'sub':
      return (
        <span className={styles.scripted}>
          {math(node.b)}
          <sub>{node.s}</sub>
        </span>
      )
    case 'power':
      return (
        <span className={styles.scripted}>
          {math(node.b)}
          <sup className={isTall(node.b) ? styles.high : undefined}>{math(node.e)}</sup>
        </span>
      )
    case 'bar':
      return <span className={styles.bar}>{math(node.v)}</span>
    case 'root':
      return (
        <span className={styles.root}>
          {node.i !== '' && <sup>{node.i}</sup>}
          <svg className={styles.radical} viewBox="0 0 10 20" preserveAspectRatio="none" aria-hidden="true">
            <path d="M0 12.5 2 11.5 5 19.5 10 0.5" />
          </svg>
          <span className={styles.radicand}>{math(node.v)}</span>
        </span>
      )
    case 'brackets':
      return <Brackets open={node.o} close={node.c} inner={node.v} />
  }
}

function Brackets({ open, close, inner }: { open: string; close: string; inner: MathNode }) {
  const tall = isTall(inner)
  const side = (mark: string, look: string | undefined) =>
    tall && mark !== '|' ? <span className={classNames(styles.bracket, look)} /> : <span>{mark}</span>
  return (
    <span className={styles.row}>
      {side(open, styles.open)}
      {math(inner)}
      {side(close, styles.close)}
    </span>
  )
}

/** Taller than a line of text. */
function isTall(node: MathNode): boolean {
  switch (node.k) {
    case 'fraction':
      return true
    case 'row':
      return node.v.some(isTall)
    case 'sub':
      return isTall(node.b)
    case 'power':
      return isTall(node.b) || isTall(node.e)
    case 'bar':
    case 'root':
    case 'brackets':
      return isTall(node.v)
    default:
      return false
  }
}

/** One line of a derivation: symbol = formula = numbers = result, as in the note. */
export function StepEquation({ step }: { step: Step }) {
  const { i18n } = useTranslation()
  const mark = decimalMarkOf(i18n.language)
  const { formula, numbers, operands, result } = printStep(step)
  const hasNumbers = numbers && operands.size > 0
  const unit = step.unit === '-' ? '' : step.unit
  const parts: MathNode[] = [
    symbolMath(step.symbol),
    ...(formula ? [expressionMath(formula, { operands: null, mark })] : []),
    ...(hasNumbers ? [expressionMath(numbers, { operands, mark })] : []),
    numberMath(result, mark),
  ]
  const words = [
    linearSymbol(step.symbol),
    ...(formula ? [linear(formula, null, mark)] : []),
    ...(hasNumbers ? [linear(numbers, operands, mark)] : []),
    `${linearNumber(result, mark)} ${unit}`.trim(),
  ]
  return <Equation parts={parts} words={words.join(' = ')} unit={unit} />
}
