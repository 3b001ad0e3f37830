import {
  type ChangeEvent,
  type FocusEvent,
  type InputHTMLAttributes,
  type KeyboardEvent,
  type RefCallback,
  useRef,
  useState,
} from 'react'
import {
  decimalsOf,
  type Notation,
  type NumberRules,
  PLAIN,
  type Refusal,
  resolveRules,
  stepped,
  writeValue,
} from './number-text.ts'

export interface NumberFieldOptions extends Partial<NumberRules> {
  value: number
  /** every valid value while it is typed, and every step */
  onChange: (value: number) => void
  /** before the first change: on entering the field or one of its buttons */
  onStart?: (() => void) | undefined
  disabled?: boolean | undefined
  /** default: plain numbers */
  notation?: Notation | undefined
}

export interface NumberFieldState {
  rules: NumberRules
  isFocused: boolean
  /** the value as a number, if the text is in another notation */
  meaning: string | null
  /** the error of the typed text and, once the field was left, that it went back to the last valid value */
  refusal: { reason: Refusal; text: string; left?: 'reverted' } | null
  /** the value restored when the field is left with an error */
  fallback: number
  input: InputHTMLAttributes<HTMLInputElement> & { ref: RefCallback<HTMLInputElement> }
  step: (direction: 1 | -1) => void
  canStep: (direction: 1 | -1) => boolean
}

/** A refused mark or digit leaves another number: "1.250,5" would become 1.25, "2.5" spans 25, and 0.0984 0.098. */
const spoils = (reason: Refusal) => reason === 'grouping' || reason === 'no-decimals' || reason === 'decimals'

/** Where something behind a digit was refused: the text around it, and the reason. */
interface Gap {
  head: string
  tail: string
  refusal: NumberFieldState['refusal']
}

function gapIn(before: string, raw: string, refusal: Gap['refusal']): Gap | null {
  let start = 0
  while (start < raw.length && before[start] === raw[start]) start++
  let end = 0
  while (end < Math.min(before.length, raw.length) - start && before.at(-1 - end) === raw.at(-1 - end)) end++
  const head = before.slice(0, start)
  return /\d/.test(head) ? { head, tail: before.slice(before.length - end), refusal } : null
}

/** What a text has in the gap now; empty where it was edited elsewhere. */
const filling = (text: string, { head, tail }: Gap): string =>
  text.startsWith(head) && text.endsWith(tail) ? text.slice(head.length, text.length - tail.length) : ''

/** The answer to a minus stays while digits follow: "-0.5" leaves 0.5, which may act in the opposite direction. */
const isOfMinus = (refusal: NumberFieldState['refusal']) => refusal?.reason === 'minus'

/** The typed text of a number field, and its value. */
function useTyping(value: number, onChange: (value: number) => void, notation: Notation, resolved: NumberRules) {
  const [typed, setTyped] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<NumberFieldState['refusal']>(null)
  const [isSpoilt, setSpoilt] = useState(false)
  const typedValue = useRef(value)
  const gap = useRef<Gap | null>(null)
  // Text in another notation, shown as typed as long as it means the value.
  const kept = useRef<{ text: string; value: number } | null>(null)
  // The value restored after an invalid entry. Not the last valid one while typing: "26" begins with a valid 2.
  const settled = useRef(value)
  // A stored value may have more decimals than can normally be typed; they can be edited too.
  const rules = { ...resolved, most: Math.max(resolved.most, decimalsOf(settled.current), decimalsOf(value)) }
  const shown =
    kept.current?.value === value ? kept.current.text : (notation.write?.(value) ?? writeValue(value, rules.precision))
  // A value changed from outside while the field is focused replaces the typed text.
  const current = typedValue.current === value ? typed : null

  const give = (next: number) => {
    typedValue.current = next
    if (next !== value) onChange(next)
  }

  /** Whether the text is accepted; if not, sets the reason. */
  const accepts = (raw: string): boolean => {
    const read = notation.typing(raw, rules)
    if (!('refusal' in read)) return true
    const before = current ?? shown
    const reason = { reason: read.refusal, text: raw.trim() }
    gap.current = gapIn(before, raw, reason)
    // The first reason stays, because later ones follow from it. Only a second decimal mark says more about the intention.
    if (!isSpoilt || read.refusal === 'grouping') setRefusal(reason)
    // The blank of "10 5" stands where a % may follow.
    const isBlankBetween = before.endsWith(' ') && /\d\s+\d/.test(raw)
    if ((spoils(read.refusal) || isBlankBetween) && !isSpoilt) {
      setSpoilt(true)
      setTyped(before)
      give(settled.current)
    }
    return false
  }
  const refuse = useRefused(accepts)

  const type = (raw: string) => {
    const before = current ?? shown
    const read = notation.typing(raw, rules)
    if ('refusal' in read) return void accepts(raw)
    setTyped(read.text)
    const open = gap.current
    const filled = open ? filling(read.text, open) : ''
    // A blank at the end is no refusal: it is only left out.
    const isBlankDropped = /\d\s+$/.test(raw) && !read.text.endsWith(' ')
    if (isBlankDropped) gap.current = { head: read.text, tail: '', refusal: null }
    else if (!filled) gap.current = null
    if (open && /\d/.test(filled) && !isSpoilt) {
      setRefusal(open.refusal ?? { reason: 'characters', text: `${open.head} ${filled}` })
      setSpoilt(true)
      return give(settled.current)
    }
    // Added digits do not repair it: "1.2", a refused comma, then 5 is not 1.25.
    if (isSpoilt && read.text.length > before.length && read.text.startsWith(before)) {
      typedValue.current = value
      return
    }
    setSpoilt(false)
    const result = notation.value(read.text, rules)
    if ('refusal' in result) {
      typedValue.current = value
      setRefusal({ reason: result.refusal, text: read.text })
      return
    }
    if (!isOfMinus(refusal)) setRefusal(null)
    give(result.value)
  }

  const step = (direction: 1 | -1) => {
    const next = stepped(value, direction, rules)
    settled.current = next
    setRefusal(null)
    setSpoilt(false)
    gap.current = null
    setTyped(writeValue(next, rules.precision))
    give(next)
  }

  const leave = () => {
    const result = current === null ? { value } : notation.value(current, rules)
    if (isSpoilt) setRefusal(refusal && { ...refusal, left: 'reverted' })
    else if ('refusal' in result) setRefusal({ reason: result.refusal, text: current ?? '', left: 'reverted' })
    else if (!isOfMinus(refusal)) setRefusal(null)
    setTyped(null)
    setSpoilt(false)
    gap.current = null
    if (isSpoilt) return give(settled.current)
    const final = 'value' in result ? result.value : settled.current
    if (current !== null && 'value' in result)
      kept.current = notation.isOther(current) ? { text: current, value: final } : null
    give(final)
  }

  const enter = () => {
    setRefusal(null)
    setSpoilt(false)
    settled.current = value
  }

  return { rules, text: current ?? shown, shown, refusal, fallback: settled.current, refuse, type, step, enter, leave }
}

/**
 * A field for one number. It refuses text that cannot become a number, reports every valid value at once, shows at least the precision's
 * decimals when left, and then restores the last valid value if the text is invalid. After a refused decimal mark, too many decimals, or
 * anything refused between digits, the field has no value until its text is edited: a number is never cut or joined.
 */
export function useNumberField({
  value,
  onChange,
  onStart,
  disabled,
  notation = PLAIN,
  ...given
}: NumberFieldOptions): NumberFieldState {
  const [isFocused, setFocused] = useState(false)
  const { rules, text, shown, refusal, fallback, refuse, type, step, enter, leave } = useTyping(
    value,
    onChange,
    notation,
    resolveRules(given),
  )
  const stepFrom = (direction: 1 | -1) => {
    if (!isFocused) onStart?.()
    step(direction)
  }
  const meaning = notation.isOther(text) ? writeValue(Number(value.toFixed(2)), 2) : null
  return {
    rules,
    isFocused,
    meaning,
    refusal,
    fallback,
    step: stepFrom,
    canStep: (direction) => !disabled && (direction === 1 ? value < rules.max : value > rules.min),
    input: {
      ref: refuse,
      type: 'text',
      role: 'spinbutton',
      autoComplete: 'off',
      inputMode: rules.min < 0 || notation !== PLAIN ? 'text' : rules.most > 0 ? 'decimal' : 'numeric',
      disabled,
      value: text,
      'aria-valuenow': value,
      'aria-valuetext': meaning ? `${text} = ${meaning}` : shown,
      'aria-valuemin': Number.isFinite(rules.min) ? rules.min : undefined,
      'aria-valuemax': Number.isFinite(rules.max) ? rules.max : undefined,
      onChange: (event: ChangeEvent<HTMLInputElement>) => type(event.target.value),
      onFocus: (event: FocusEvent<HTMLInputElement>) => {
        setFocused(true)
        enter()
        onStart?.()
        event.target.select()
      },
      onBlur: () => {
        setFocused(false)
        leave()
      },
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
        if (event.altKey || event.ctrlKey || event.metaKey) return
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
        event.preventDefault()
        stepFrom(event.key === 'ArrowUp' ? 1 : -1)
      },
    },
  }
}

function useRefused(accepts: (raw: string) => boolean): RefCallback<HTMLInputElement> {
  const latest = useRef(accepts)
  latest.current = accepts
  const [refuse] = useState(() => refuseBeforehand((raw) => latest.current(raw)))
  return refuse
}

/** Stops unaccepted text before it is entered, so that a refused key does not change the selection. */
function refuseBeforehand(accepts: (raw: string) => boolean): RefCallback<HTMLInputElement> {
  return (input) => {
    if (!input) return
    const onBeforeInput = (event: InputEvent) => {
      const { value, selectionStart, selectionEnd } = input
      if (event.data === null || event.isComposing || selectionStart === null || selectionEnd === null) return
      const raw = value.slice(0, selectionStart) + event.data + value.slice(selectionEnd)
      if (!accepts(raw)) event.preventDefault()
    }
    input.addEventListener('beforeinput', onBeforeInput)
    return () => input.removeEventListener('beforeinput', onBeforeInput)
  }
}
