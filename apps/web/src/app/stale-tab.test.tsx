import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { inEnglish } from './testing/in-english.ts'
import { openApp } from './testing/open-app.tsx'
import { ServerInMemory } from './testing/server-in-memory.ts'
import { request, result } from './testing/simulator-page.ts'

inEnglish()

const button = (name: string | RegExp) => screen.findByRole('button', { name })

describe('a tab the server has gone on from', () => {
  it('starting what already runs elsewhere follows that run to its end, and says so', async () => {
    const server = new ServerInMemory()
    const id = server.add({ request })
    const { user } = await openApp(`/simulator/${id}?step=results`, server)
    const start = await button('Start calculation')
    server.change(id, { calculationStatus: 'IN_PROGRESS' })
    await user.click(start)
    expect(await screen.findByText(/already running, started elsewhere/)).toBeTruthy()
    await screen.findAllByText('Please wait, your calculation is being processed')
    expect(screen.queryByText(/Failed to calculate/)).toBeNull()
    act(() => server.change(id, { calculationStatus: 'COMPLETE', result }))
    expect(await screen.findByText('Lightest that works')).toBeTruthy()
  })

  it('choosing from a result that is outdated elsewhere shows the newer state, and says so', async () => {
    const server = new ServerInMemory()
    const id = server.add({ request, result, calculationStatus: 'COMPLETE' })
    await openApp(`/simulator/${id}?step=results`, server)
    const choose = (await screen.findAllByRole('button', { name: /^Choose/ }))[0]!
    server.change(id, { calculationStatus: 'EDITED' })
    fireEvent.click(choose)
    expect(await screen.findByText(/changed elsewhere: its latest state is shown/)).toBeTruthy()
    expect(await screen.findByText(/from before the latest changes/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Choose/ })).toBeNull()
  })

  it.each(['Save and Continue', 'Save and Calculate'])(
    'a simulation deleted elsewhere while it is edited can be saved as a new one (%s)',
    async (name) => {
      const server = new ServerInMemory()
      const id = server.add({ request, name: 'Hall' })
      const { user, router } = await openApp(`/simulator/${id}?step=loads`, server)
      await user.click((await screen.findAllByRole('switch'))[0]!)
      server.calculations.delete(id)
      await user.click(await button(name))
      const dialog = await screen.findByRole('dialog', { name: 'The simulation no longer exists' })
      await user.click(within(dialog).getByRole('button', { name: 'Save as new' }))
      await waitFor(() => expect(server.calculations.size).toBe(1))
      const [saved] = [...server.calculations.values()]
      expect(saved).toMatchObject({ name: 'Hall', project: request.metadata.projectName })
      expect(saved!.id).not.toBe(id)
      await waitFor(() => expect(router.state.location.pathname).toBe(`/simulator/${saved!.id}`))
    },
  )

  it('one deleted elsewhere that is only named can be saved as a new one too', async () => {
    const server = new ServerInMemory()
    const id = server.add({ request, name: 'Hall' })
    const { user } = await openApp(`/simulator/${id}?step=loads`, server)
    await user.click(await button('Edit: Simulation name'))
    server.calculations.delete(id)
    await user.keyboard('North{Enter}')
    await user.click(await button('Save as new'))
    await waitFor(() => expect([...server.calculations.values()]).toMatchObject([{ name: 'North' }]))
  })
})
