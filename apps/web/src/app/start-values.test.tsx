import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ana } from '../api/testing/ana.ts'
import { inEnglish } from './testing/in-english.ts'
import { openApp } from './testing/open-app.tsx'
import { ServerInMemory } from './testing/server-in-memory.ts'
import { request } from './testing/simulator-page.ts'

inEnglish()

const location = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Location' })

it('a simulation gives its values to the next ones: those that are not the product’s are proposed', async () => {
  const server = new ServerInMemory()
  const id = server.add({ request: { ...request, location: 'SPAIN', steelGrades: ['S350'] } })
  const { user, router } = await openApp(`/simulator/${id}`, server)
  await location()
  const [more] = screen.getAllByRole('button', { name: 'More actions' })
  await user.click(more!)
  await user.click(await screen.findByRole('menuitem', { name: /^Use as start values/ }))
  const dialog = within(await screen.findByRole('dialog'))
  const ticked = dialog.getAllByRole<HTMLInputElement>('checkbox').filter((box) => box.checked)
  expect(ticked.map((box) => box.labels?.[0]?.textContent).slice(0, 2)).toEqual(['Location', 'Steel'])
  for (const box of ticked.slice(2)) await user.click(box)
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(server.user.startValues).toEqual({ location: 'SPAIN', steelGrades: ['S350'] }))
  await router.navigate({ to: '/simulator/$simulation', params: { simulation: 'new' } })
  expect(await screen.findByText(/^With your start values: Location, Steel\./)).toBeTruthy()
  expect((await location()).value).toBe('SPAIN')
  expect(screen.getByRole('toolbar', { name: 'Simulation' }).textContent).not.toContain('unsaved changes')

  await router.navigate({ to: '/account' })
  await user.click(await screen.findByRole('button', { name: 'Remove: Location' }))
  // While the first is under way.
  await user.click(screen.getByRole('button', { name: 'Remove: Steel' }))
  await waitFor(() => expect(server.user.startValues).toBeNull())
  expect(await screen.findByText(/A new simulation starts with the values of the program/)).toBeTruthy()
})

it('what the catalogue or the limits no longer have is left out of a new simulation, and said', async () => {
  const startValues = { steelGrades: ['S320', 'S350'] }
  const server = new ServerInMemory()
  await openApp('/simulator/new', server, { ...ana, startValues, startValuesLeftOut: ['deflectionLimit'] })
  expect(await screen.findByText('Of your start values, the catalogue no longer has: S320.')).toBeTruthy()
  expect(screen.getByText('Of your start values, no longer allowed: Deflection limit.')).toBeTruthy()
  expect(screen.getByText(/^With your start values: Steel\./)).toBeTruthy()
  const steel = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(name) }).checked
  expect([steel('S280'), steel('S350')]).toEqual([false, true])
  expect(screen.getByRole('toolbar', { name: 'Simulation' }).textContent).not.toContain('unsaved changes')
})
