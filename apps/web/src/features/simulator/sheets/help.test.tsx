import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { loadArea, startI18n, switchLanguage } from '../../../i18n/i18n.ts'
import { storeLanguage } from '../../../i18n/languages.ts'
import type { SheetProps } from '../fields/section.tsx'
import { setBandByBand, setLocalWind, setMinMax } from '../model/mode-rules.ts'
import { setType } from '../model/restraint-rules.ts'
import { defaultValues, type Values } from '../model/values.ts'
import { HeldSheet } from '../testing/held-sheet.tsx'
import { AdditionalSheet } from './additional-sheet.tsx'
import { GeneralSheet } from './general-sheet.tsx'
import { LiveSheet } from './live-sheet.tsx'
import { PermanentSheet } from './permanent-sheet.tsx'
import { SnowSheet } from './snow-sheet.tsx'
import { WindSheet } from './wind-sheet.tsx'

beforeAll(async () => {
  storeLanguage('en')
  await startI18n()
  await loadArea('simulator')
  await switchLanguage('en')
})
afterEach(cleanup)

/** Every field there is on a sheet, shown. */
function everything(type: Values['envelope']): Values {
  const v = setBandByBand(setLocalWind(setType(defaultValues(), type), true), true)
  const upper = { ...v.restraints.upper, byPanel: false }
  return {
    ...v,
    loads: {
      ...v.loads,
      permanent: {
        distributed: setMinMax(v.loads.permanent.distributed, true),
        point: [{ targetSpans: ['span:0'], loads: [1, 0, 50, 0] }],
      },
    },
    snow: {
      ...v.snow,
      exceptional: { ...v.snow.exceptional, use: true },
      drift: { ...v.snow.drift, use: true },
    },
    axial: { ...v.axial, use: true },
    restraints: { ...v.restraints, use: true, upper, lower: { ...v.restraints.lower, isHeld: true } },
    cladding: { ...v.cladding, use: true },
  }
}

const SHEETS: [string, (props: SheetProps) => React.ReactNode][] = [
  [
    'general',
    (props) => (
      <GeneralSheet
        {...props}
        steel={{ available: [{ id: 'S280', name: 'S280' }], chosen: ['S280'], onChange: () => {} }}
      />
    ),
  ],
  ['permanent', (props) => <PermanentSheet {...props} />],
  ['live', (props) => <LiveSheet {...props} />],
  ['wind', (props) => <WindSheet {...props} />],
  ['snow', (props) => <SnowSheet {...props} />],
  ['additional', (props) => <AdditionalSheet {...props} />],
]

/** The help nearest to a field: its own, else that of the section it stands in. */
function helpOf(field: Element): Element | null {
  for (let part = field.parentElement; part; part = part.parentElement) {
    const button = within(part as HTMLElement).queryAllByRole('button', { name: 'Help' })[0]
    if (button) return button
    if (part.tagName === 'SECTION') return null
  }
  return null
}

describe('every field has help', () => {
  it.each(
    SHEETS.flatMap(([name, sheet]) => [
      [name, 'new simulation', defaultValues(), sheet] as const,
      [name, 'roof with everything', everything('ROOF'), sheet] as const,
      [name, 'façade with everything', everything('FACADE'), sheet] as const,
    ]),
  )('on the sheet %s of a %s', (_, _of, start, sheet) => {
    const { container } = render(<HeldSheet start={start}>{sheet}</HeldSheet>)
    const fields = [...container.querySelectorAll('input, select')]
    expect(fields.length).toBeGreaterThan(2)
    const without = fields.filter((field) => !helpOf(field)).map((field) => field.outerHTML)
    expect(without).toEqual([])
  })

  it('opens and closes by keyboard, says what it is about, and stands below its field', async () => {
    const user = userEvent.setup()
    render(<HeldSheet start={defaultValues()}>{SHEETS[0]![1]}</HeldSheet>)
    const spacing = screen.getByRole('spinbutton', { name: 'Profile spacing' })
    const help = screen.getByRole('button', { name: 'Help', description: 'Profile spacing' })
    const words = document.getElementById(help.getAttribute('aria-controls')!)!
    expect(words.hidden).toBe(true)
    help.focus()
    await user.keyboard('{Enter}')
    expect(words.hidden).toBe(false)
    expect(words.textContent).toContain('1.5 to 2.5 m on roofs')
    await waitFor(() => expect(words.querySelector('svg')).toBeTruthy())
    expect(spacing.compareDocumentPosition(words) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    await user.keyboard('{Escape}')
    expect(words.hidden).toBe(true)
    expect(document.activeElement).toBe(help)
  })
})

describe('help by the keyboard', () => {
  const words = (button: Element) => document.getElementById(button.getAttribute('aria-controls')!)!
  const shown = () =>
    screen.getAllByRole('button', { name: 'Help' }).filter((b) => b.getAttribute('aria-expanded') === 'true')

  it.each(SHEETS)('is no stop of the Tab key and says its key: %s', (_, sheet) => {
    render(<HeldSheet start={everything('ROOF')}>{(props) => sheet(props)}</HeldSheet>)
    for (const button of screen.getAllByRole('button', { name: 'Help' })) {
      expect(button.tabIndex).toBe(-1)
      expect(button.title).toBe('Help: F1 in the field')
    }
  })

  it('F1 opens and closes that of the field, and that of the group where the field has none', async () => {
    const user = userEvent.setup()
    render(<HeldSheet start={defaultValues()}>{(props) => SHEETS[0]![1](props)}</HeldSheet>)
    const spacing = screen.getByRole('spinbutton', { name: 'Profile spacing' })
    await user.click(spacing)
    await user.keyboard('{F1}')
    expect(shown()).toHaveLength(1)
    expect(shown()[0]!.closest('div')!.contains(spacing)).toBe(true)
    expect(words(shown()[0]!).hidden).toBe(false)
    await user.keyboard('{F1}')
    expect(shown()).toEqual([])
    const length = screen.getAllByRole('spinbutton').find((field) => field.closest('td'))!
    await user.click(length)
    await user.keyboard('{F1}')
    expect(shown().map((b) => b.closest('section')!.querySelector('h3')!.textContent)).toEqual(['Spans'])
  })
})
