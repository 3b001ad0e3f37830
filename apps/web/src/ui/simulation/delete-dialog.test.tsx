import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { startI18n } from '../../i18n/i18n.ts'
import { storeLanguage } from '../../i18n/languages.ts'
import { DeleteDialog } from './delete-dialog.tsx'

beforeAll(async () => {
  storeLanguage('en')
  await startI18n()
})
afterEach(cleanup)

async function show(name: string, isIssued: boolean) {
  const onConfirm = vi.fn()
  render(<DeleteDialog name={name} isIssued={isIssued} busy={false} onConfirm={onConfirm} onCancel={() => {}} />)
  const button = await screen.findByRole('button', { name: 'Delete' })
  return { user: userEvent.setup(), button, onConfirm }
}

describe('deleting a simulation', () => {
  it('without revisions is asked for once', async () => {
    const { user, button, onConfirm } = await show('Hall', false)
    await user.click(button)
    expect(onConfirm).toHaveBeenCalledWith()
  })

  it.each([
    ['Vão', 'Va\u0303o ', 'the same letters, written in another way'],
    ['Hall 7', 'Hall 7', 'as it stands'],
  ])('with revisions takes its name: %s (%s)', async (name, typed, _why) => {
    const { user, button, onConfirm } = await show(name, true)
    const field = await screen.findByLabelText('Type the name of the simulation to delete it')
    await user.type(field, 'Hal')
    await user.click(button)
    expect(onConfirm).not.toHaveBeenCalled()
    expect(screen.getByText('This is not the name of the simulation.')).toBeTruthy()
    await user.clear(field)
    await user.type(field, typed)
    await user.click(button)
    expect(onConfirm).toHaveBeenCalledWith(name)
  })
})
