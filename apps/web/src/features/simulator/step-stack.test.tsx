import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { startI18n } from '../../i18n/i18n.ts'
import { storeLanguage } from '../../i18n/languages.ts'
import { StepStack } from './step-stack.tsx'

beforeAll(async () => {
  storeLanguage('pt')
  await startI18n()
})
afterEach(cleanup)

describe('the stack of steps', () => {
  it('shows earlier and later steps with number and name, the current one as the sheet', async () => {
    const onStep = vi.fn()
    render(
      <StepStack current="wind" type="ROOF" id="4f1c" onStep={onStep}>
        folha
      </StepStack>,
    )
    expect(screen.getAllByRole('button').map((b) => b.textContent)).toEqual([
      '1Parâmetros gerais',
      '2Cargas permanentes',
      '3Sobrecargas',
      '5Neve',
      '6Parâmetros adicionais',
      '7Resultados',
    ])
    await userEvent.click(screen.getByRole('button', { name: '5 Neve' }))
    expect(onStep).toHaveBeenCalledExactlyOnceWith('snow')
  })

  it('numbers a façade without the snow step, and marks results as closed while new', () => {
    render(
      <StepStack current="general" type="FACADE" id="new" onStep={() => {}}>
        folha
      </StepStack>,
    )
    const results = screen.getByRole('button', { name: '6 Resultados' })
    expect(results.getAttribute('aria-disabled')).toBe('true')
    expect(screen.queryByRole('button', { name: /Neve/ })).toBeNull()
  })
})
