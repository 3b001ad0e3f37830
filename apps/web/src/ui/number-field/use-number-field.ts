import {
  type ChangeEvent,
  type FocusEvent,
  type InputHTMLAttributes,
  type KeyboardEvent,
  useRef,
  useState,
} from 'react'
import {
  type NumberRules,
  type Refusal,
  readTyping,
  readValue,
  resolveRules,
  stepped,
  writeValue,
} from './number-text.ts'

export interface NumberFieldOptions extends Partial<NumberRules> {
  value: number
  /** every valid value while it is typed, and every step */
  onChange: (value: number) => void
  /** before the first change: the field, or one of its buttons, is entered */
  onStart?: (() => void) | undefined
  disabled?: boolean | undefined
}

export interface NumberFieldState {
  rules: NumberRules
  isFocused: boolean
  /** what is wrong with what was typed last, and whether the field went back to the last valid value for it */
  refusal: { reason: Refusal; text: string; reverted: boolean } | null
  input: InputHTMLAttributes<HTMLInputElement>
  step: (direction: 1 | -1) => void
  canStep: (direction: 1 | -1) => boolean
}

/**
 * A field for one number, product.md §5: refuses what cannot become a number as it is typed, gives every valid value on at once, shows
 * exactly the precision's decimals when left, and goes back to the last valid value when what was typed is none.
 */
export function useNumberField({ value, onChange, onStart, disabled, ...given }: NumberFieldOptions): NumberFieldState {
  const rules = resolveRules(given)
  const [typed, setTyped] = useState<string | null>(null)
  const [isFocused, setFocused] = useState(false)
  const [refusal, setRefusal] = useState<NumberFieldState['refusal']>(null)
  const typedValue = useRef(value)
  // What an invalid entry goes back to: "26" passes through a valid 2, which nobody meant.
  const settled = useRef(value)
  const shown = writeValue(value, rules.precision)
  // A value that changed from outside while the field is focused replaces what was typed.
  const current = typedValue.current === value ? typed : null

  const give = (next: number) => {
    typedValue.current = next
    if (next !== value) onChange(next)
  }

  const type = (raw: string) => {
    const read = readTyping(raw, rules)
    if ('refusal' in read) {
      setRefusal({ reason: read.refusal, text: raw.trim(), reverted: false })
      return
    }
    setTyped(read.text)
    const result = readValue(read.text, rules)
    if ('refusal' in result) {
      typedValue.current = value
      setRefusal({ reason: result.refusal, text: read.text, reverted: false })
      return
    }
    setRefusal(null)
    give(result.value)
  }

  const step = (direction: 1 | -1) => {
    if (!isFocused) onStart?.()
    const next = stepped(value, direction, rules)
    settled.current = next
    setRefusal(null)
    setTyped(writeValue(next, rules.precision))
    give(next)
  }

  const leave = () => {
    const result = current === null ? { value } : readValue(current, rules)
    setRefusal('refusal' in result ? { reason: result.refusal, text: current ?? '', reverted: true } : null)
    setTyped(null)
    const final = 'value' in result ? result.value : settled.current
    give(final)
  }

  return {
    rules,
    isFocused,
    refusal,
    step,
    canStep: (direction) => !disabled && (direction === 1 ? value < rules.max : value > rules.min),
    input: {
      type: 'text',
      role: 'spinbutton',
      autoComplete: 'off',
      inputMode: rules.min < 0 ? 'text' : rules.precision > 0 ? 'decimal' : 'numeric',
      disabled,
      value: current ?? shown,
      'aria-valuenow': value,
      'aria-valuetext': shown,
      'aria-valuemin': Number.isFinite(rules.min) ? rules.min : undefined,
      'aria-valuemax': Number.isFinite(rules.max) ? rules.max : undefined,
      onChange: (event: ChangeEvent<HTMLInputElement>) => type(event.target.value),
      onFocus: (event: FocusEvent<HTMLInputElement>) => {
        setFocused(true)
        setRefusal(null)
        settled.current = value
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
        step(event.key === 'ArrowUp' ? 1 : -1)
      },
    },
  }
}
