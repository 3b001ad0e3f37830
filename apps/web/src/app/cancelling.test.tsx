import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { inEnglish } from './testing/in-english.ts'
import { openApp } from './testing/open-app.tsx'
import { ServerInMemory } from './testing/server-in-memory.ts'
import { request, result } from './testing/simulator-page.ts'

inEnglish()

const cancelButton = () => screen.findByRole('button', { name: 'Cancel calculation' })
const bar = () => screen.findByRole<HTMLProgressElement>('progressbar', { name: 'Progress of the calculation' })

describe('a calculation under way', () => {
  it.each([
    [{ placeInQueue: 3, shareDone: null }, 'Place in the queue: 3', -1],
    [{ placeInQueue: null, shareDone: 0.425 }, '43 % calculated', 0.425],
  ])('says how far it is: %o', async (progress, words, position) => {
    const server = new ServerInMemory()
    const id = server.add({ request, calculationStatus: 'IN_PROGRESS', progress })
    await openApp(`/simulator/${id}?step=results`, server)
    expect(await screen.findByText(words)).toBeTruthy()
    expect((await bar()).position).toBeCloseTo(position, 6)
  })

  it('is cancelled by the keyboard, which goes on at the heading; then it can be started again', async () => {
    const server = new ServerInMemory()
    const id = server.add({ request, calculationStatus: 'IN_PROGRESS' })
    const { user } = await openApp(`/simulator/${id}?step=results`, server)
    ;(await cancelButton()).focus()
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('button', { name: 'Start calculation' })).toBeTruthy()
    expect(await screen.findByText('Calculation cancelled.')).toBeTruthy()
    expect(server.calculations.get(id)?.calculationStatus).toBe('PENDING')
    await waitFor(() => expect(document.activeElement?.id).toBe('step-title'))
  })

  it('shows the older result as outdated when it is cancelled', async () => {
    const server = new ServerInMemory()
    const id = server.add({ request, result, calculationStatus: 'IN_PROGRESS' })
    const { user } = await openApp(`/simulator/${id}?step=results`, server)
    await user.click(await cancelButton())
    expect(await screen.findByText(/from before the latest changes/)).toBeTruthy()
  })

  it('that has ended before it is cancelled shows its result', async () => {
    const server = new ServerInMemory()
    const id = server.add({ request, calculationStatus: 'IN_PROGRESS' })
    const { user } = await openApp(`/simulator/${id}?step=results`, server)
    const cancel = await cancelButton()
    server.change(id, { calculationStatus: 'COMPLETE', result })
    await user.click(cancel)
    expect(await screen.findByText('Lightest that works')).toBeTruthy()
    expect(screen.queryByText(/Failed to cancel/)).toBeNull()
  })
})
