// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { startI18n } from '../../i18n/i18n.ts'
import { storeLanguage } from '../../i18n/languages.ts'
import { NumberField, type NumberFieldProps } from './number-field.tsx'

beforeAll(async () => {
  storeLanguage('pt')
  await startI18n()
})
afterEach(cleanup)

function Held({ start, onChange, ...props }: Partial<NumberFieldProps> & { start: number }) {
  const [value, setValue] = useState(start)
  return (
    <NumberField
      label="Vão"
      min={0.1}
      max={25}
      precision={2}
      step={0.1}
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next)
        onChange?.(next)
      }}
    />
  )
}

const field = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Vão' })

describe('a number field', () => {
  it('reads a decimal comma, gives the value on at once and shows the point with its decimals when left', async () => {
    const onChange = vi.fn()
    const user = userEvent.setup()
    render(<Held start={5} onChange={onChange} />)
    expect(field().value).toBe('5.00')
    await user.clear(field())
    await user.type(field(), '7,5')
    expect(field().value).toBe('7.5')
    expect(onChange).toHaveBeenLastCalledWith(7.5)
    await user.tab()
    expect(field().value).toBe('7.50')
  })

  it('refuses letters, a second separator and too many decimals as they are typed, and says why', async () => {
    const user = userEvent.setup()
    render(<Held start={5} />)
    await user.clear(field())
    await user.type(field(), '1a.2.3')
    expect(field().value).toBe('1.23')
    await user.type(field(), '4')
    expect(field().value).toBe('1.23')
    expect(screen.getByText(/No máximo/)).toBeTruthy()
  })

  it('refuses a pasted 1.250,5 in words and keeps what was there', async () => {
    const user = userEvent.setup()
    render(<Held start={5} />)
    await user.click(field())
    await user.paste('1.250,5')
    expect(field().value).toBe('5.00')
    expect(screen.getByText(/separador de milhares/)).toBeTruthy()
  })

  it('goes back to the last valid value when left with an invalid one, and says so', async () => {
    const onChange = vi.fn()
    const user = userEvent.setup()
    render(<Held start={5} onChange={onChange} />)
    await user.clear(field())
    await user.type(field(), '26')
    expect(field().getAttribute('aria-invalid')).toBe('true')
    await user.tab()
    expect(field().value).toBe('5.00')
    expect(onChange).toHaveBeenLastCalledWith(5)
    expect(screen.getByText(/Voltou a/)).toBeTruthy()
  })

  it('steps with the arrow keys and the buttons, clamped to the bounds', async () => {
    const user = userEvent.setup()
    render(<Held start={24.9} buttons />)
    await user.click(field())
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}')
    expect(field().value).toBe('25.00')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Mais' }).disabled).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Menos' }))
    expect(field().value).toBe('24.90')
  })

  it('takes a value that changes from outside while it is focused', async () => {
    const user = userEvent.setup()
    const { rerender } = render(<NumberField label="Vão" value={5} onChange={() => {}} precision={2} />)
    await user.click(field())
    rerender(<NumberField label="Vão" value={6} onChange={() => {}} precision={2} />)
    expect(field().value).toBe('6.00')
  })
})
