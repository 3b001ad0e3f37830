import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startI18n } from '../../../i18n/i18n.ts'
import { storeLanguage } from '../../../i18n/languages.ts'
import { BOUNDS } from '../model/bounds.ts'
import { NumberGrid } from './number-grid.tsx'

beforeAll(async () => {
  storeLanguage('pt')
  await startI18n()
})
afterEach(cleanup)

function Loads() {
  const [values, setValues] = useState([
    [1, 1, 1],
    [2, 2, 2],
  ])
  const set = (row: number) => (column: number, value: number) =>
    setValues((all) => all.map((line, r) => (r === row ? line.map((v, c) => (c === column ? value : v)) : line)))
  return (
    <NumberGrid
      label="Cargas"
      columns={[1, 2, 3].map((n) => ({ id: `${n}`, title: `Vão ${n}` }))}
      rows={['Mínima', 'Máxima'].map((label, r) => ({
        id: label,
        label,
        bounds: () => BOUNDS.load,
        value: (c) => values[r]?.[c] ?? 0,
        set: set(r),
      }))}
    />
  )
}

const cell = (name: string) => screen.getByRole<HTMLInputElement>('spinbutton', { name })
const shown = () => screen.getAllByRole<HTMLInputElement>('spinbutton').map((input) => input.value)

describe('a grid of numbers by span', () => {
  it('moves down with Enter, then to the top of the next column, and right with Tab', async () => {
    const user = userEvent.setup()
    render(<Loads />)
    await user.click(cell('Mínima, Vão 1'))
    await user.keyboard('{Enter}')
    expect(document.activeElement).toBe(cell('Máxima, Vão 1'))
    await user.keyboard('{Enter}')
    expect(document.activeElement).toBe(cell('Mínima, Vão 2'))
    await user.tab()
    expect(document.activeElement).toBe(cell('Mínima, Vão 3'))
    await user.keyboard('{Shift>}{Enter}{/Shift}')
    expect(document.activeElement).toBe(cell('Máxima, Vão 2'))
  })

  it('takes a table from a spreadsheet row by row, decimal comma and point alike', async () => {
    const user = userEvent.setup()
    render(<Loads />)
    await user.click(cell('Mínima, Vão 2'))
    await user.paste('0,25\t0.3\n0.75\t0,5\n')
    expect(shown()).toEqual(['1.00', '0.25', '0.30', '2.00', '0.75', '0.50'])
    expect(screen.getByText(/Coladas: 4 células/)).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('takes nothing of a row with a value that is refused, and names row, span, value and reason until the grid changes', async () => {
    const user = userEvent.setup()
    render(<Loads />)
    await user.click(cell('Mínima, Vão 2'))
    await user.paste('0,25\t0.3\n1.250,5\t0,5\n')
    expect(shown()).toEqual(['1.00', '0.25', '0.30', '2.00', '2.00', '2.00'])
    const error = screen.getByRole('alert').textContent
    expect(error).toBe(
      'Máxima: não colado. Vão 2: “1.250,5” tem mais de um separador: escreva sem separador de milhares.',
    )
    await user.tab()
    await user.tab()
    expect(screen.getByRole('alert').textContent).toBe(error)
    await user.type(cell('Mínima, Vão 1'), '0')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('quotes the value in reasons that do not repeat it', async () => {
    const user = userEvent.setup()
    render(<Loads />)
    await user.click(cell('Mínima, Vão 1'))
    await user.paste('0,1255\t101\t1')
    expect(screen.getByRole('alert').textContent).toBe(
      'Mínima: não colado. Vão 1: “0,1255”: No máximo 3 casas decimais. Vão 2: 101 não é permitido: −100,00 – 100,00 kN/m².',
    )
    expect(shown()).toEqual(['1.00', '1.00', '1.00', '2.00', '2.00', '2.00'])
  })

  it('leaves a single pasted number to the field', async () => {
    const user = userEvent.setup()
    render(<Loads />)
    await user.click(cell('Mínima, Vão 1'))
    await user.paste('0,75')
    await user.tab()
    expect(cell('Mínima, Vão 1').value).toBe('0.75')
  })

  it('writes the range of the focused cell and what is wrong with it under the grid', async () => {
    const user = userEvent.setup()
    render(<Loads />)
    await user.click(cell('Máxima, Vão 3'))
    expect(screen.getByText(/Máxima, Vão 3: −100/)).toBeTruthy()
    await user.clear(cell('Máxima, Vão 3'))
    await user.type(cell('Máxima, Vão 3'), '101')
    expect(cell('Máxima, Vão 3').getAttribute('aria-invalid')).toBe('true')
    await user.tab()
    expect(cell('Máxima, Vão 3').value).toBe('2.00')
  })
})
