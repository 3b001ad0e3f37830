import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { loadArea, startI18n } from '../../i18n/i18n.ts'
import { storeLanguage } from '../../i18n/languages.ts'
import { NumberField, type NumberFieldProps } from './number-field.tsx'
import { SLOPE } from './slope-notation.ts'

beforeAll(async () => {
  storeLanguage('pt')
  await startI18n()
  await loadArea('simulator')
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

  it('refuses letters as they are typed', async () => {
    const user = userEvent.setup()
    render(<Held start={5} />)
    await user.clear(field())
    await user.type(field(), '1a.23')
    expect(field().value).toBe('1.23')
  })

  it('shows 0.098 and 1.234 as typed, and gives on no other value', async () => {
    const onChange = vi.fn()
    const user = userEvent.setup()
    render(<Held start={5} min={0} most={3} onChange={onChange} />)
    await user.clear(field())
    await user.type(field(), '0,098')
    await user.tab()
    expect(field().value).toBe('0.098')
    expect(onChange).toHaveBeenLastCalledWith(0.098)
    await user.clear(field())
    await user.type(field(), '1.234')
    await user.tab()
    expect(field().value).toBe('1.234')
    await user.clear(field())
    await user.type(field(), '1')
    await user.tab()
    expect(field().value).toBe('1.00')
  })

  it('never cuts a number with more decimals than it takes: it says so, goes back, and says that too', async () => {
    const onChange = vi.fn()
    const user = userEvent.setup()
    render(<Held start={5} min={0} most={3} onChange={onChange} />)
    await user.clear(field())
    await user.type(field(), '0.0984')
    expect(field().getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText(/No máximo 3 casas decimais\.$/)).toBeTruthy()
    expect(onChange).toHaveBeenLastCalledWith(5)
    await user.tab()
    expect(field().value).toBe('5.00')
    expect(screen.getByText(/No máximo 3 casas decimais\. Voltou a 5,00\./)).toBeTruthy()
    await user.click(field())
    await user.paste('0.0984')
    await user.tab()
    expect(field().value).toBe('5.00')
    expect(onChange).toHaveBeenLastCalledWith(5)
  })

  it('shows a stored value with still more decimals as it is, and takes as many', async () => {
    const user = userEvent.setup()
    render(<Held start={0.12345} most={3} />)
    expect(field().value).toBe('0.12345')
    await user.click(field())
    await user.keyboard('{End}{Backspace}6')
    await user.tab()
    expect(field().value).toBe('0.12346')
  })

  it('takes no number at all from 1.250,5 typed key by key, and goes back to the last valid one', async () => {
    const onChange = vi.fn()
    const user = userEvent.setup()
    render(<Held start={5} precision={1} onChange={onChange} />)
    await user.click(field())
    await user.keyboard('1.250,5')
    expect(field().getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText(/separador de milhares/)).toBeTruthy()
    expect(onChange).toHaveBeenLastCalledWith(5)
    await user.tab()
    expect(field().value).toBe('5.0')
    expect(onChange).toHaveBeenLastCalledWith(5)
    expect(screen.getByText(/separador de milhares\. Voltou a 5,0\./)).toBeTruthy()
  })

  it('does not take digits after a refused mark for more decimals, until what stands there is edited', async () => {
    const onChange = vi.fn()
    const user = userEvent.setup()
    render(<Held start={5} onChange={onChange} />)
    await user.click(field())
    await user.keyboard('1.2,5')
    expect(field().getAttribute('aria-invalid')).toBe('true')
    expect(onChange).toHaveBeenLastCalledWith(5)
    await user.keyboard('{Backspace}')
    expect(field().value).toBe('1.2')
    expect(field().getAttribute('aria-invalid')).toBeNull()
    expect(onChange).toHaveBeenLastCalledWith(1.2)
  })

  it('does not read 2.5 as 25 where only whole numbers stand', async () => {
    const onChange = vi.fn()
    const user = userEvent.setup()
    render(<Held start={3} min={0} max={100} precision={0} step={1} onChange={onChange} />)
    await user.click(field())
    await user.keyboard('2.5')
    expect(screen.getByText(/Aqui só números inteiros/)).toBeTruthy()
    await user.tab()
    expect(field().value).toBe('3')
    expect(onChange).toHaveBeenLastCalledWith(3)
  })

  it.each([
    ['1e0', /^“1e” não é um número/],
    ['1 0', /^“1 0” não é um número/],
    ['1 000,5', /^“1 0” não é um número/],
    ['1a.2', /^“1a” não é um número/],
    ['1-0', /^O sinal menos vem uma só vez/],
  ])('joins no digits over what it refuses: %s is no number, and goes back with words', async (typed, words) => {
    const onChange = vi.fn()
    const user = userEvent.setup()
    render(<Held start={5} max={5000} onChange={onChange} />)
    await user.click(field())
    await user.keyboard(typed)
    expect(field().getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText(words)).toBeTruthy()
    expect(onChange).toHaveBeenLastCalledWith(5)
    await user.tab()
    expect(field().value).toBe('5.00')
    expect(screen.getByText(/ Voltou a 5,00\.$/)).toBeTruthy()
  })

  it('takes a number again once it was corrected after a refused letter, or typed anew', async () => {
    const onChange = vi.fn()
    const user = userEvent.setup()
    render(<Held start={5} onChange={onChange} />)
    await user.click(field())
    await user.keyboard('1e0{Backspace}')
    expect(onChange).toHaveBeenLastCalledWith(1)
    await user.clear(field())
    await user.type(field(), '2e{Backspace}3.5')
    expect(onChange).toHaveBeenLastCalledWith(3.5)
    expect(field().getAttribute('aria-invalid')).toBeNull()
  })

  it('takes the number before a unit, and the digits after a letter in front', async () => {
    const onChange = vi.fn()
    const user = userEvent.setup()
    render(<Held start={5} onChange={onChange} />)
    await user.click(field())
    await user.keyboard('7 m')
    expect(onChange).toHaveBeenLastCalledWith(7)
    await user.tab()
    expect(field().value).toBe('7.00')
    await user.click(field())
    await user.keyboard('x8')
    expect(onChange).toHaveBeenLastCalledWith(8)
  })

  it('as a slope takes 1 : 10 with its blanks, and no number from 1 0', async () => {
    const onChange = vi.fn()
    const user = userEvent.setup()
    render(<Held start={5} min={0} max={75} precision={1} most={3} notation={SLOPE} onChange={onChange} />)
    await user.click(field())
    await user.keyboard('1 : 10')
    expect(onChange).toHaveBeenLastCalledWith(5.710593)
    await user.clear(field())
    await user.keyboard('1 0')
    await user.tab()
    expect(field().value).toBe('5.0')
    expect(onChange).toHaveBeenLastCalledWith(5)
  })

  it('speaks of one decimal in the singular', async () => {
    const user = userEvent.setup()
    render(<Held start={5} min={0} max={25} precision={1} />)
    await user.click(field())
    await user.keyboard('1.25')
    expect(screen.getByText('No máximo 1 casa decimal.')).toBeTruthy()
  })

  it('refuses a pasted 1.250,5 in words and keeps what was there', async () => {
    const user = userEvent.setup()
    render(<Held start={5} />)
    await user.click(field())
    await user.paste('1.250,5')
    expect(field().value).toBe('5.00')
    expect(screen.getByText(/separador de milhares/)).toBeTruthy()
  })

  it('keeps value and selection when a key is refused, so that the next digit still replaces all', async () => {
    const user = userEvent.setup()
    render(<Held start={5} />)
    await user.tab()
    const selection = () => [field().selectionStart, field().selectionEnd]
    expect(selection()).toEqual([0, 4])
    await user.keyboard('x')
    expect([field().value, ...selection()]).toEqual(['5.00', 0, 4])
    expect(screen.getByText(/não é um número/)).toBeTruthy()
    await user.keyboard('-')
    expect([field().value, ...selection()]).toEqual(['5.00', 0, 4])
    await user.keyboard('3')
    expect(field().value).toBe('3')
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

  it('keeps the room of what it says when it is left, so that nothing below moves then', async () => {
    const user = userEvent.setup()
    render(<Held start={5} />)
    await user.clear(field())
    await user.type(field(), '26')
    const said = () => screen.getByText(/não é permitido/)
    const room = said().dataset.room
    const typed = said().textContent
    await user.tab()
    expect([said().textContent, said().dataset.room]).toEqual([`${typed} ${room}`, undefined])
    expect(room).toBe('Voltou a 5,00.')
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

  it('shows a slope that is stored as it was typed, with the degrees beside it', () => {
    const { container } = render(
      <Held start={5.710593} min={0} max={75} precision={1} most={3} unit="°" notation={SLOPE} />,
    )
    expect(field().value).toBe('10 %')
    expect(container.textContent).toContain('= 5,71 °')
  })

  it('as a slope takes 10 % and 1:10, shows it as typed with the degrees beside it, and gives on the degrees', async () => {
    const onChange = vi.fn()
    const user = userEvent.setup()
    const { container } = render(
      <Held start={5} min={0} max={75} precision={1} most={3} unit="°" notation={SLOPE} onChange={onChange} />,
    )
    await user.clear(field())
    await user.type(field(), '10 %')
    await user.tab()
    expect(onChange).toHaveBeenLastCalledWith(5.710593)
    expect(field().value).toBe('10 %')
    expect(container.textContent).toContain('= 5,71 °')
    await user.clear(field())
    await user.type(field(), '1:20')
    await user.tab()
    expect([field().value, onChange.mock.lastCall?.[0]]).toEqual(['1:20', 2.862405])
    await user.clear(field())
    await user.type(field(), '1:')
    await user.tab()
    expect(field().value, 'what is no slope goes back').toBe('1:20')
    await user.clear(field())
    await user.type(field(), '7')
    await user.tab()
    expect(field().value).toBe('7.0')
    expect(container.textContent).not.toContain('=')
  })

  it('elsewhere takes neither % nor :', async () => {
    const user = userEvent.setup()
    render(<Held start={5} />)
    await user.clear(field())
    await user.type(field(), '1:0%')
    expect(field().value).toBe('10')
  })
})
