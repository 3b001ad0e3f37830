import { LANGUAGES, type StartValues } from '@madre/contract'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { loadArea, startI18n } from '../../../i18n/i18n.ts'
import { storeLanguage } from '../../../i18n/languages.ts'
import { fromRequest } from '../model/from-request.ts'
import { withStartValues } from '../model/start-values.ts'
import { startValuesOf } from '../model/taken-start-values.ts'
import { toRequest } from '../model/to-request.ts'
import { defaultValues, NEW_LIMIT, type Values } from '../model/values.ts'
import { HeldSheet } from '../testing/held-sheet.tsx'
import { DeflectionSection } from './general-sheet.tsx'

afterEach(cleanup)

const requestOf = (values: Values) =>
  toRequest({ values, steelGrades: ['S350'] }, { project: '', description: '', date: '' })

async function shown(start: Values, language = 'pt') {
  storeLanguage(language as 'pt')
  await startI18n()
  await loadArea('simulator')
  let now = start
  render(
    <HeldSheet
      start={start}
      onValues={(values) => {
        now = values
      }}
    >
      {(props) => <DeflectionSection {...props} />}
    </HeldSheet>,
  )
  return () => requestOf(now).deflectionLimits
}

describe('further deflection limits in the form', () => {
  it('are added, changed and removed; without any the request says nothing of them', async () => {
    const user = userEvent.setup()
    const sent = await shown(defaultValues())
    expect(sent()).toBeUndefined()
    await user.click(screen.getByText('Mais limites'))
    await user.click(await screen.findByRole('button', { name: 'Adicionar um limite' }))
    const first = { limit: 250, combination: 'CHARACTERISTIC', action: 'VARIABLE', of: 'SPANS' }
    expect(sent()).toEqual([first])
    await user.click(await screen.findByRole('button', { name: 'Adicionar um limite' }))
    await user.selectOptions(screen.getAllByLabelText('Aplica-se a')[1]!, 'CONSOLES')
    await user.selectOptions(screen.getAllByLabelText('Expresso como')[1]!, 'length')
    const length = screen.getByRole('spinbutton', { name: /^Flecha máxima/ })
    await user.clear(length)
    await user.type(length, '12.5')
    await user.selectOptions(screen.getAllByLabelText('Ações que contam')[1]!, 'TOTAL')
    const second = { limitMm: 12.5, combination: 'CHARACTERISTIC', action: 'TOTAL', of: 'CANTILEVERS' }
    expect(sent()).toEqual([first, second])
    await user.click(screen.getByRole('button', { name: 'Remover: Limite de deformação 2' }))
    expect(sent()).toEqual([second])
    expect(document.activeElement?.textContent).toBe('Adicionar um limite')
  })

  it('are four at most, and say where there are no cantilevers for them', async () => {
    const values = defaultValues()
    const user = userEvent.setup()
    await shown({
      ...values,
      spans: { ...values.spans, useConsole: false },
      furtherDeflections: [1, 2, 3].map(() => ({ ...NEW_LIMIT, of: 'CONSOLES' })),
    })
    expect((await screen.findAllByText('Esta linha não tem consolas: não se aplica.')).length).toBe(3)
    await user.click(await screen.findByRole('button', { name: 'Adicionar um limite' }))
    expect(screen.getByRole('button', { name: 'Adicionar um limite' }).getAttribute('aria-disabled')).toBe('true')
  })

  it('come back from a request, and are the start of new simulations', () => {
    const values = {
      ...defaultValues(),
      furtherDeflections: [NEW_LIMIT, { ...NEW_LIMIT, isLength: true, mm: 12.5, of: 'CONSOLES' as const }],
    }
    expect(fromRequest(requestOf(values)).values.furtherDeflections).toEqual(values.furtherDeflections)
    const taken: StartValues = startValuesOf({ values, steelGrades: ['S350'] }).values
    expect(withStartValues(defaultValues(), taken).furtherDeflections).toEqual(values.furtherDeflections)
    expect(startValuesOf({ values: defaultValues(), steelGrades: ['S350'] }).values).not.toHaveProperty(
      'deflectionLimits',
    )
  })

  it.each(LANGUAGES)('have their words: %s', async (language) => {
    await shown({ ...defaultValues(), furtherDeflections: [NEW_LIMIT] }, language)
    await expect.poll(() => screen.getAllByRole('spinbutton').length).toBe(2)
    const text = document.body.textContent ?? ''
    expect(text).not.toMatch(/\{\{|limitOf|limitAction|deflectionLimitN|limitN/)
    expect(text).toMatch(/ 2/)
    if (language !== 'pt') expect(text).not.toContain('Mais limites')
  })
})
