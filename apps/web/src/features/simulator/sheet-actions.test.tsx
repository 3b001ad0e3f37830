import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { startI18n } from '../../i18n/i18n.ts'
import { storeLanguage } from '../../i18n/languages.ts'
import { NumberField } from '../../ui/number-field/number-field.tsx'
import { notify } from '../../ui/overlay/notify.ts'
import { newSimulation } from './model/simulation.ts'
import { SheetActions } from './sheet-actions.tsx'
import type { SimulatorState } from './state/use-simulator.ts'

beforeAll(async () => {
  storeLanguage('pt')
  await startI18n()
})
afterEach(cleanup)

const simulator = { draft: newSimulation(), isBusy: false } as unknown as SimulatorState

function Form({ onGoOn }: { onGoOn: (value: number) => void }) {
  const [value, setValue] = useState(5)
  return (
    <>
      <NumberField label="Vão" min={0} max={25} precision={2} value={value} onChange={setValue} />
      <SheetActions step="general" simulator={simulator} onGoOn={() => onGoOn(value)} />
    </>
  )
}

describe('the buttons under a sheet', () => {
  it('take the first click after a refused number: the field is left only once the button is let go of', async () => {
    const warning = vi.spyOn(notify, 'warning').mockImplementation(() => '')
    const onGoOn = vi.fn()
    const user = userEvent.setup()
    render(<Form onGoOn={onGoOn} />)
    const field = screen.getByRole<HTMLInputElement>('spinbutton')
    await user.clear(field)
    await user.type(field, '26')
    const button = screen.getByRole('button', { name: 'Salvar e continuar' })
    expect(fireEvent.mouseDown(button)).toBe(false)
    expect(document.activeElement).toBe(field)
    fireEvent.mouseUp(button)
    fireEvent.click(button)
    await waitFor(() => expect(onGoOn).toHaveBeenCalledExactlyOnceWith(5))
    expect(field.value).toBe('5.00')
    expect(warning).toHaveBeenCalledExactlyOnceWith('Vão', expect.stringMatching(/26 não é permitido.*Voltou a 5,00/))
  })

  it('go on with what was typed last', async () => {
    const onGoOn = vi.fn()
    const user = userEvent.setup()
    render(<Form onGoOn={onGoOn} />)
    const field = screen.getByRole<HTMLInputElement>('spinbutton')
    await user.clear(field)
    await user.type(field, '7,5')
    await user.click(screen.getByRole('button', { name: 'Salvar e continuar' }))
    await waitFor(() => expect(onGoOn).toHaveBeenCalledExactlyOnceWith(7.5))
    expect(field.value).toBe('7.50')
  })
})
