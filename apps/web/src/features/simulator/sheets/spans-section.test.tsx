import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startI18n } from '../../../i18n/i18n.ts'
import { storeLanguage } from '../../../i18n/languages.ts'
import { setMainSpanCount, setSpanSize } from '../model/span-rules.ts'
import { defaultValues } from '../model/values.ts'
import { HeldSheet } from '../testing/held-sheet.tsx'
import { SpansSection } from './spans-section.tsx'

beforeAll(async () => {
  storeLanguage('pt')
  await startI18n()
})
afterEach(cleanup)

const equalise = () => screen.queryByRole('button', { name: /^Todos os vãos como o primeiro/ })
const lengths = () =>
  screen
    .getAllByRole<HTMLInputElement>('spinbutton')
    .filter((field) => field.closest('td'))
    .map((field) => field.value)

describe('all spans as long as the first', () => {
  it('is one button, which leaves the cantilevers as they are', async () => {
    const three = setSpanSize(setMainSpanCount(defaultValues(), 3), { kind: 'SPAN', index: 0 }, 6.5)
    const start = setSpanSize(three, { kind: 'CONSOLE', index: 1 }, 1.2)
    render(<HeldSheet start={start}>{(props) => <SpansSection {...props} />}</HeldSheet>)
    const before = lengths()
    expect(before).toEqual(['0.25', '6.50', before[2], before[3], '1.20'])
    expect(before[2]).not.toBe('6.50')
    expect(equalise()!.textContent).toBe('Todos os vãos como o primeiro: 6,50 m')
    expect(equalise()!.getAttribute('aria-disabled')).not.toBe('true')
    await userEvent.setup().click(equalise()!)
    expect(lengths()).toEqual(['0.25', '6.50', '6.50', '6.50', '1.20'])
    expect(equalise()!.getAttribute('aria-disabled')).toBe('true')
  })

  it('is not offered for a single span', () => {
    render(<HeldSheet start={setMainSpanCount(defaultValues(), 1)}>{(props) => <SpansSection {...props} />}</HeldSheet>)
    expect(lengths()).toHaveLength(3)
    expect(equalise()).toBeNull()
  })
})
