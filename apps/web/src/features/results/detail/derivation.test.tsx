import type { Step } from '@madre/engine'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { loadArea, startI18n } from '../../../i18n/i18n.ts'
import { storeLanguage } from '../../../i18n/languages.ts'
import { Steps } from './derivation.tsx'

const step = (expression: string): Step => ({
  symbol: 'M_c_Rd',
  value: 2,
  unit: 'kNm',
  expression,
  operands: [{ symbol: 'a', value: 1, unit: '' }],
  clause: 'EN 1993-1-3 6.1.4',
})

beforeAll(async () => {
  storeLanguage('en')
  await startI18n()
  await loadArea('results')
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
  expect(screen.getByText('The derivation could not be obtained.')).toBeTruthy()
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
})

it('a line whose digits do not give its result is printed all the same', () => {
  render(<Steps steps={[step('3*a')]} />)
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
})
