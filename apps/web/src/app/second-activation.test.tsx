import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { inEnglish } from './testing/in-english.ts'
import { openApp } from './testing/open-app.tsx'
import { ServerInMemory } from './testing/server-in-memory.ts'
import { request, result } from './testing/simulator-page.ts'

inEnglish()

const button = (name: string | RegExp) => screen.findByRole('button', { name })
/** Two presses before anything could be drawn in between. */
const twice = (press: () => void) =>
  act(() => {
    press()
    press()
  })
const ctrlEnter = () => fireEvent.keyDown(document.body, { key: 'Enter', ctrlKey: true })
/** Long enough for whatever was started to reach the server. */
const aWhile = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 1000)))

describe('a second activation of what writes is no further one', () => {
  it.each(['Save and Continue', 'Save and Calculate'])('%s of a new simulation makes one', async (name) => {
    const { server } = await openApp('/simulator/new')
    const pressed = await button(name)
    twice(() => fireEvent.click(pressed))
    await waitFor(() => expect(server.calculations.size).toBe(1))
    await aWhile()
    expect(server.count('POST', /^Calculations$/)).toBe(1)
  })

  it('Ctrl+Enter twice makes one, and stands on the next step', async () => {
    const { server, router } = await openApp('/simulator/new')
    await button('Save and Continue')
    twice(ctrlEnter)
    await waitFor(() => expect(router.state.location.href).toContain('step=loads'))
    await aWhile()
    expect(server.count('POST', /^Calculations$/)).toBe(1)
    expect(router.state.location.href).toContain('step=loads')
  })

  it('a saved simulation gets one PATCH, and no other version is spoken of', async () => {
    const server = new ServerInMemory()
    const id = server.add({ request })
    const { user } = await openApp(`/simulator/${id}?step=loads`, server)
    await user.click((await screen.findAllByRole('switch'))[0]!)
    twice(ctrlEnter)
    await waitFor(() => expect(server.count('PATCH', /./)).toBe(1))
    await aWhile()
    expect(server.count('PATCH', /./)).toBe(1)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('a double click on a step that needs no saving goes one step on', async () => {
    const server = new ServerInMemory()
    const { user, router } = await openApp(`/simulator/${server.add({ request })}`, server)
    await user.dblClick(await button('Save and Continue'))
    await aWhile()
    expect(router.state.location.href).toContain('step=loads')
  })

  it('Duplicate copies once, from the toolbar and from the list', async () => {
    const server = new ServerInMemory()
    const id = server.add({ request })
    await openApp(`/simulator/${id}`, server)
    const fromToolbar = await button('Duplicate')
    twice(() => fireEvent.click(fromToolbar))
    await aWhile()
    expect(server.calculations.size).toBe(2)
    cleanup()
    server.calculations.delete([...server.calculations.keys()].find((k) => k !== id)!)
    await openApp('/simulations', server)
    const fromList = await button(/^Duplicate/)
    twice(() => fireEvent.click(fromList))
    await aWhile()
    expect(server.calculations.size).toBe(2)
  })

  it('Delete deletes once', async () => {
    const server = new ServerInMemory()
    const id = server.add({ request })
    const { user } = await openApp(`/simulator/${id}`, server)
    await user.click(await button('Delete'))
    const sure = within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' })
    twice(() => fireEvent.click(sure))
    await aWhile()
    expect(server.count('DELETE', /./)).toBe(1)
  })

  it('Choose chooses once', async () => {
    const server = new ServerInMemory()
    const id = server.add({ request, result, calculationStatus: 'COMPLETE' })
    await openApp(`/simulator/${id}?step=results`, server)
    const choose = (await screen.findAllByRole('button', { name: /^Choose/ }))[0]!
    twice(() => fireEvent.click(choose))
    await aWhile()
    expect(server.count('PATCH', /./)).toBe(1)
  })

  it('a form is sent once', async () => {
    const { server, user } = await openApp('/account')
    const company = await screen.findByLabelText('Company')
    await user.type(company, 'Y')
    const form = company.closest('form')!
    twice(() => fireEvent.submit(form))
    await aWhile()
    expect(server.count('PATCH', /^Users\/me/)).toBe(1)
  })
})
