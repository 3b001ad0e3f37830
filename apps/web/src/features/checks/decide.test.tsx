import type { Check } from '@madre/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
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
  const onDecided = vi.fn()
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Decide check={check} onDecided={onDecided} />
    </QueryClientProvider>,
  )
  const user = userEvent.setup()
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  /** presses, and says yes to the question */
  const decide = async (name: string, answer: string) => {
    await press(name)
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: answer }))
  }
  return { user, press, decide, onDecided, box: screen.getByLabelText<HTMLTextAreaElement>('Comment') }
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
    const { user, decide, onDecided, box } = show()
    await user.type(box, 'The drift is missing')
    await decide('Return', 'Return')
    expect((await screen.findByRole('alert')).textContent).toBe(description)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
    expect(box.value).toBe('The drift is missing')
    expect(onDecided).not.toHaveBeenCalled()
  })

  it('returns only with a comment', async () => {
    const sent = server(200, {})
    const { user, press, decide, box } = show()
    await press('Return')
    expect(screen.getByText('Say what is missing for you to check it.')).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBe(null)
    expect(sent).toEqual([])
    await user.type(box, ' the drift ')
    await decide('Return', 'Return')
    await waitFor(() => expect(sent).toEqual([{ decision: 'RETURNED', comment: 'the drift' }]))
  })

  it('checks without one', async () => {
    const sent = server(200, {})
    const { decide, onDecided } = show()
    await decide('Check revision B', 'Check')
    await waitFor(() => expect(sent).toEqual([{ decision: 'CHECKED' }]))
    await waitFor(() => expect(onDecided).toHaveBeenCalledOnce())
  })

  it.each([
    ['Check revision B', 'Check revision B?', 'and the date go into the note'],
    ['Return', 'Return revision B?', 'The author reads your comment'],
  ])('%s is asked about first; the safe answer has the focus and sends nothing', async (name, title, text) => {
    const sent = server(200, {})
    const { user, press, box } = show()
    await user.type(box, 'the drift')
    await press(name)
    const dialog = await screen.findByRole('dialog', { name: title })
    expect(dialog.textContent).toContain(text)
    expect(dialog.textContent).toContain('The decision cannot be undone.')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Cancel'))
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
    await press(name)
    await screen.findByRole('dialog')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
    expect(sent).toEqual([])
    expect(box.value).toBe('the drift')
  })

  it('of another version can be returned alone', async () => {
    const sent = server(200, {})
    const { user, press, decide, box } = show({ isCurrentVersion: false })
    expect(screen.getByRole('button', { name: 'Check revision B' }).getAttribute('aria-disabled')).toBe('true')
    await press('Check revision B')
    expect(screen.queryByRole('dialog')).toBe(null)
    await user.type(box, 'issue it again')
    await decide('Return', 'Return')
    await waitFor(() => expect(sent).toEqual([{ decision: 'RETURNED', comment: 'issue it again' }]))
  })
})
