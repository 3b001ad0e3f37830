import type { CalculationErrorCode } from '@madre/contract'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { StoredCalculation } from '../../api/simulation-store.ts'
import { loadArea, startI18n } from '../../i18n/i18n.ts'
import { storeLanguage } from '../../i18n/languages.ts'
import { newSimulation } from './model/simulation.ts'
import { StartPanel } from './start-panel.tsx'
import type { SimulatorState } from './state/use-simulator.ts'

beforeAll(async () => {
  storeLanguage('en')
  await startI18n()
  await loadArea('simulator')
})
afterEach(cleanup)

function show(errorCode: CalculationErrorCode, errorMessage: string) {
  const calculate = vi.fn()
  const simulator = { draft: newSimulation(), isBusy: false, calculate } as unknown as SimulatorState
  const calculation = {
    calculationStatus: 'ERROR',
    result: {},
    errorCode,
    errorMessage,
  } as unknown as StoredCalculation
  render(<StartPanel simulator={simulator} calculation={calculation} />)
  return calculate
}

describe('a calculation without a result', () => {
  it('that was interrupted says so, and goes on with one button', async () => {
    const calculate = show('CalculationInterrupted', 'The calculation was interrupted several times.')
    expect(screen.getByRole('alert').textContent).toContain('The calculation was interrupted several times.')
    expect(screen.queryByText(/Have you finished|Click Start/)).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Continue the calculation' }))
    expect(calculate).toHaveBeenCalledOnce()
  })

  it('names profile, format, direction and steels of what will be calculated', async () => {
    const draft = newSimulation()
    const simulator = { draft, isBusy: false, calculate: vi.fn() } as unknown as SimulatorState
    const calculation = { calculationStatus: 'PENDING', result: null } as unknown as StoredCalculation
    render(<StartPanel simulator={simulator} calculation={calculation} />)
    expect(await screen.findByText('Ω · Regular · Horizontal · S280, S350')).toBeTruthy()
  })

  it('prints why there is none, and not what asks for a calculation', () => {
    show('CalculationFailed', 'An error occurred during the calculation.')
    const isPrinted = (element: HTMLElement) => element.closest('.no-print') === null
    expect(isPrinted(screen.getByRole('alert'))).toBe(true)
    expect(isPrinted(screen.getByText(/Have you finished/))).toBe(false)
    for (const button of screen.getAllByRole('button')) expect(isPrinted(button)).toBe(false)
  })

  it('that failed begins anew', async () => {
    const calculate = show('CalculationFailed', 'An error occurred during the calculation.')
    await userEvent.click(screen.getByRole('button', { name: 'Start calculation' }))
    expect(calculate).toHaveBeenCalledOnce()
  })
})
