import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { startI18n } from '../../../i18n/i18n.ts'
import { storeLanguage } from '../../../i18n/languages.ts'
import { InlineField } from './inline-field.tsx'

beforeAll(async () => {
  storeLanguage('pt')
  await startI18n()
})
afterEach(cleanup)

const open = async (onSave: (value: string) => Promise<boolean>) => {
  const user = userEvent.setup()
  render(<InlineField label="Projeto" value="Pavilhão" onSave={onSave} />)
  await user.click(screen.getByRole('button', { name: 'Pavilhão' }))
  return user
}
const input = () => screen.getByLabelText<HTMLInputElement>('Projeto')

describe('a name edited in place', () => {
  it('is saved once by Enter, and no longer than 25 characters', async () => {
    const onSave = vi.fn(async () => true)
    const user = await open(onSave)
    await user.clear(input())
    await user.type(input(), 'Um nome de projeto muito comprido{Enter}')
    expect(onSave).toHaveBeenCalledExactlyOnceWith('Um nome de projeto muito')
  })

  it('is saved when it is left', async () => {
    const onSave = vi.fn(async () => true)
    const user = await open(onSave)
    await user.clear(input())
    await user.type(input(), 'Nave 2')
    await user.tab()
    expect(onSave).toHaveBeenCalledExactlyOnceWith('Nave 2')
  })

  it('goes back with Escape, when it is blank, and when nothing changed', async () => {
    const onSave = vi.fn(async () => true)
    const user = await open(onSave)
    await user.type(input(), 'x{Escape}')
    expect(screen.getByRole('button', { name: 'Pavilhão' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Pavilhão' }))
    await user.clear(input())
    await user.keyboard('{Enter}')
    await user.click(screen.getByRole('button', { name: 'Pavilhão' }))
    await user.keyboard('{Enter}')
    expect(onSave).not.toHaveBeenCalled()
  })

  it('shows the saved value again when the save fails', async () => {
    const user = await open(async () => false)
    await user.clear(input())
    await user.type(input(), 'Nave 2{Enter}')
    expect(await screen.findByRole('button', { name: 'Pavilhão' })).toBeTruthy()
  })

  it('offers a name while it still has the one of everything new, and starts it empty', async () => {
    const onSave = vi.fn(async () => true)
    const user = userEvent.setup()
    const { rerender } = render(<InlineField label="Projeto" value="Untitled Project" isUnnamed onSave={onSave} />)
    await user.click(screen.getByRole('button', { name: /Dar um nome/ }))
    expect(input().value).toBe('')
    expect(input().placeholder).toBe('Untitled Project')
    await user.tab()
    expect(onSave).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: /Dar um nome/ }))
    await user.keyboard('Nave 3{Enter}')
    expect(onSave).toHaveBeenCalledExactlyOnceWith('Nave 3')
    rerender(<InlineField label="Projeto" value="Nave 3" onSave={onSave} />)
    expect(screen.queryByRole('button', { name: /Dar um nome/ })).toBeNull()
  })
})
