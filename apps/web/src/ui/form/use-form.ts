import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { afterPress } from '../after-press.ts'
import { useOneAtATime } from '../one-at-a-time.ts'

type Problems<V> = Partial<Record<keyof V, string | null>>

/** The server's problems of single fields. */
interface Refusal {
  details?: readonly { field: string; description: string }[]
}

/**
 * A small form of texts. A field shows its error once it was left or the form was sent. An error from the server stays until the field
 * changes. A refused form focuses its first wrong field.
 *
 * @param validate  the keys of the error texts, null or nothing where a field is right
 * @param send      may throw; problems of single fields are taken from the error, which then goes to `onRefused`
 */
export function useForm<V extends Record<string, string>>({
  initial,
  validate,
  send,
  onRefused,
}: {
  initial: V
  validate: (values: V) => Problems<V>
  send: (values: V) => Promise<unknown>
  onRefused?: (error: unknown) => void
}) {
  const { t } = useTranslation()
  const [values, setValues] = useState(initial)
  const [left, setLeft] = useState<Problems<V>>({})
  const [sent, setSent] = useState(false)
  const [refused, setRefused] = useState<Problems<V>>({})
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const oneAtATime = useOneAtATime()
  const problems = validate(values)

  const focusFirstProblem = () =>
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())

  const field = (name: keyof V & string) => {
    const problem = sent || left[name] ? problems[name] : null
    return {
      name,
      value: values[name] ?? '',
      error: problem ? t(problem) : (refused[name] ?? null),
      onChange: (value: string) => {
        setValues((before) => ({ ...before, [name]: value }))
        setRefused((before) => ({ ...before, [name]: null }))
      },
      onBlur: () => values[name] !== '' && afterPress(() => setLeft((before) => ({ ...before, [name]: 'left' }))),
    }
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    if (Object.values(problems).some(Boolean)) return focusFirstProblem()
    await oneAtATime(sendOnce)
  }

  const sendOnce = async () => {
    setBusy(true)
    try {
      await send(values)
      return true
    } catch (error) {
      const named = ((error as Refusal)?.details ?? []).filter((detail) => detail.field in values)
      setRefused(Object.fromEntries(named.map((detail) => [detail.field, detail.description])) as Problems<V>)
      if (named.length) focusFirstProblem()
      onRefused?.(error)
      return false
    } finally {
      setBusy(false)
    }
  }

  const reset = (next: V = initial) => {
    setValues(next)
    setLeft({})
    setSent(false)
    setRefused({})
  }

  return {
    values,
    field,
    busy,
    reset,
    /** Sends the last values again. Returns whether it worked. */
    send: async () => {
      let worked = false
      await oneAtATime(async () => {
        worked = await sendOnce()
      })
      return worked
    },
    formProps: { ref: form, onSubmit: submit, noValidate: true },
  }
}
