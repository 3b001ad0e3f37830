import type { Step } from '@madre/engine'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Steps } from './derivation.tsx'

const step = (expression: string): Step => ({
  symbol: 'M_c_Rd',
  value: 2,
  unit: 'kNm',
  expression,
  operands: [{ symbol: 'a', value: 1, unit: '' }],
  clause: 'EN 1993-1-3 6.1.4',
})

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it('a derivation that cannot be printed says so in its own place, and what stands beside it stays', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  render(
    <>
      <p>the table of checks</p>
      <Steps steps={[step('a +')]} />
      <Steps steps={[step('2*a')]} />
    </>,
  )
  expect(screen.getByText('the table of checks')).toBeTruthy()
  expect(screen.getByText(/^(The derivation could not be obtained|Não foi possível obter a dedução)\.$/)).toBeTruthy()
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
})

it('a line whose digits do not give its result is printed all the same', () => {
  render(<Steps steps={[step('3*a')]} />)
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
})
