import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { startI18n } from '../../i18n/i18n.ts'
import { storeLanguage } from '../../i18n/languages.ts'
import { DetailsDialog } from './details-dialog.tsx'

beforeAll(async () => {
  storeLanguage('en')
  await startI18n()
})
afterEach(cleanup)

it('a name is typed over the one that stands there', async () => {
  const onSave = vi.fn()
  render(<DetailsDialog name="North hall" project="Site" busy={false} onSave={onSave} onClose={() => undefined} />)
  const name = screen.getByRole('textbox', { name: 'Simulation name' })
  await waitFor(() => expect(document.activeElement).toBe(name))
  const user = userEvent.setup()
  await user.keyboard('South hall{Enter}')
  expect(onSave).toHaveBeenCalledWith({ name: 'South hall', project: 'Site' })
})
