import type { Check } from '@madre/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { loadArea, startI18n } from '../../i18n/i18n.ts'
import { storeLanguage } from '../../i18n/languages.ts'
import { Decide } from './decide.tsx'

beforeAll(async () => {
  storeLanguage('en')
  await startI18n()
  await loadArea('revisions')
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function show({ isCurrentVersion = true } = {}) {
  const check = { id: '7', letter: 'B', message: '', decision: null, isCurrentVersion } as Check
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Decide check={check} />
    </QueryClientProvider>,
  )
  return { user: userEvent.setup(), box: screen.getByLabelText<HTMLTextAreaElement>('Comment') }
}

/** What was sent, and the answer to it. */
function server(status: number, body: object): unknown[] {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_: URL, { method, body: text }: RequestInit) => {
    if (method === 'POST') sent.push(JSON.parse(String(text)))
    return method === 'POST' ? Response.json(body, { status }) : Response.json([])
  })
  return sent
}

describe('deciding a check', () => {
  it.each([
    [404, 'CheckNotFound', 'This check was withdrawn.'],
    [409, 'CheckDecided', 'It is decided already.'],
    [503, 'NotesUnavailable', 'The note could not be made.'],
  ])('refused with %i, keeps the comment and says why', async (status, code, description) => {
    server(status, { code, details: [{ code, description, field: '' }] })
    const { user, box } = show()
    await user.type(box, 'The drift is missing')
    await user.click(screen.getByRole('button', { name: 'Return' }))
    expect((await screen.findByRole('alert')).textContent).toBe(description)
    expect(box.value).toBe('The drift is missing')
  })

  it('returns only with a comment', async () => {
    const sent = server(200, {})
    const { user, box } = show()
    await user.click(screen.getByRole('button', { name: 'Return' }))
    expect(screen.getByText('Say what is missing for you to check it.')).toBeTruthy()
    expect(sent).toEqual([])
    await user.type(box, ' the drift ')
    await user.click(screen.getByRole('button', { name: 'Return' }))
    await waitFor(() => expect(sent).toEqual([{ decision: 'RETURNED', comment: 'the drift' }]))
  })

  it('checks without one', async () => {
    const sent = server(200, {})
    const { user } = show()
    await user.click(screen.getByRole('button', { name: 'Check revision B' }))
    await waitFor(() => expect(sent).toEqual([{ decision: 'CHECKED' }]))
  })

  it('of another version can be returned alone', async () => {
    const sent = server(200, {})
    const { user, box } = show({ isCurrentVersion: false })
    const button = screen.getByRole('button', { name: 'Check revision B' })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    await user.click(button)
    await user.type(box, 'issue it again')
    await user.click(screen.getByRole('button', { name: 'Return' }))
    await waitFor(() => expect(sent).toEqual([{ decision: 'RETURNED', comment: 'issue it again' }]))
  })
})
