import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { startI18n } from '../../i18n/i18n.ts'
import { storeLanguage } from '../../i18n/languages.ts'
import { DetailsDialog } from './details-dialog.tsx'

beforeAll(async () => {
  storeLanguage('pt')
  await startI18n()
})
afterEach(cleanup)

it('a simulation that was never named reads as on every screen, and stays unnamed when only its project is changed', async () => {
  const user = userEvent.setup()
  const onSave = vi.fn()
  render(
    <DetailsDialog name="Untitled" project="Untitled Project" busy={false} onSave={onSave} onClose={() => undefined} />,
  )
  const project = screen.getByLabelText<HTMLInputElement>('Projeto')
  expect(screen.getByLabelText<HTMLInputElement>('Nome simulação').value).toBe('Sem título')
  expect(project.value).toBe('Projeto sem título')
  await user.clear(project)
  await user.type(project, 'Braga')
  await user.click(screen.getByRole('button', { name: 'Salvar' }))
  expect(onSave).toHaveBeenCalledExactlyOnceWith({ name: 'Untitled', project: 'Braga' })
})
