import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { inEnglish } from './testing/in-english.ts'
import { openApp } from './testing/open-app.tsx'
import { ServerInMemory } from './testing/server-in-memory.ts'
import { findSpacing, request, result } from './testing/simulator-page.ts'

inEnglish()

async function saveAsTemplate(user: UserEvent) {
  const [more] = screen.getAllByRole('button', { name: 'More actions' })
  await user.click(more!)
  await user.click(await screen.findByRole('menuitem', { name: /^Save as template/ }))
  const dialog = within(await screen.findByRole('dialog'))
  return {
    name: dialog.getByRole<HTMLInputElement>('textbox'),
    button: (name: string) => dialog.getByRole('button', { name }),
  }
}

it('a template holds what stands in the form, unsaved or not, without name, project, date and results', async () => {
  const server = new ServerInMemory()
  const id = server.add({ request, result, calculationStatus: 'COMPLETE' })
  const { user } = await openApp(`/simulator/${id}`, server)
  await user.clear(await findSpacing())
  await user.type(await findSpacing(), '1.25')
  const dialog = await saveAsTemplate(user)
  expect(dialog.name.value).toBe('Roof')
  await user.clear(dialog.name)
  expect(dialog.button('Save').hasAttribute('disabled')).toBe(true)
  await user.type(dialog.name, 'Hall')
  await user.click(dialog.button('Save'))
  await waitFor(() => expect(server.templates).toHaveLength(1))
  const { metadata, ...design } = server.templates[0]!.request
  expect({ transverseLengthM: design.transverseLengthM, ...metadata }).toMatchObject({
    transverseLengthM: 1.25,
    projectName: '',
    calculationDate: '',
  })
  expect(Object.keys(server.templates[0]!)).not.toContain('result')
  expect(server.count('PATCH', /Calculations/)).toBe(0)

  const again = await saveAsTemplate(user)
  await user.clear(again.name)
  await user.type(again.name, 'Hall')
  await user.click(again.button('Save'))
  await screen.findByText('You have a template of this name already.')
  await user.click(again.button('Replace the template'))
  await waitFor(() => expect(server.count('PATCH', /Templates\/t1/)).toBe(1))
  expect(server.templates).toHaveLength(1)
})

it('a new simulation takes a template as one change; steels the catalogue no longer has are left out, and said', async () => {
  const server = new ServerInMemory()
  const now = '2026-01-31T12:00:00.000Z'
  const steelGrades = ['S320', 'S350']
  const template = {
    request: { ...request, transverseLengthM: 1.25, steelGrades },
    creationDate: now,
    lastUpdateDate: now,
  }
  server.templates.push({ ...template, id: 't1', name: 'Hall' })
  const { user, router } = await openApp('/simulator/new', server)
  await user.click(await screen.findByRole('button', { name: 'From a template' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Hall' }))
  await waitFor(async () => expect((await findSpacing()).value).toBe('1.25'))
  expect(await screen.findByText('The catalogue no longer has: S320. Undo brings back what was there.')).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /S280/ }).checked).toBe(false)
  expect(server.count('POST', /./), 'nothing is created unasked').toBe(0)
  await user.click(screen.getByRole('button', { name: 'Undo (Ctrl+Z)' }))
  expect((await findSpacing()).value).toBe('2.00')

  await router.navigate({ to: '/account' })
  await user.click(await screen.findByRole('button', { name: 'Rename: Hall' }))
  await user.type(screen.getByRole('textbox', { name: 'Template name' }), ' A')
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save' }))
  await user.click(await screen.findByRole('button', { name: 'Delete Hall A' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(server.templates).toEqual([]))
})

it('without templates a new simulation offers none', async () => {
  const server = new ServerInMemory()
  await openApp('/simulator/new', server)
  await findSpacing()
  await waitFor(() => expect(server.count('GET', /^Templates$/)).toBe(1))
  expect(screen.queryByRole('button', { name: 'From a template' })).toBeNull()
})
