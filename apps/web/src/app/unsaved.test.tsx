import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { inEnglish } from './testing/in-english.ts'
import { openApp } from './testing/open-app.tsx'
import { ServerInMemory } from './testing/server-in-memory.ts'
import { findSpacing, request, result, toolbar } from './testing/simulator-page.ts'

inEnglish()

describe('unsaved changes', () => {
  it('are named beside the status, and by the panel while it shows more than the stored result', async () => {
    const server = new ServerInMemory()
    const id = server.add({ request, result, calculationStatus: 'COMPLETE' })
    const { user } = await openApp(`/simulator/${id}`, server)
    const inPanel = () => screen.queryByText(/What you see includes unsaved changes/)
    await findSpacing()
    expect(toolbar().textContent).not.toContain('unsaved changes')
    await user.clear(await findSpacing())
    await user.type(await findSpacing(), '1.5')
    expect(toolbar().textContent).toContain('unsaved changes')
    expect(inPanel()).toBeTruthy()
    await user.clear(await findSpacing())
    await user.type(await findSpacing(), '2')
    expect(toolbar().textContent).not.toContain('unsaved changes')
    expect(inPanel()).toBeNull()
  })

  it('without a stored result are named beside the status alone', async () => {
    const { user } = await openApp('/simulator/new')
    await user.clear(await findSpacing())
    await user.type(await findSpacing(), '1.5')
    expect(toolbar().textContent).toContain('unsaved changes')
    expect(screen.queryByText(/What you see includes/)).toBeNull()
  })
})

describe('Restart', () => {
  it('asks before it throws away what was typed, and does not ask where nothing was', async () => {
    const { user } = await openApp('/simulator/new')
    await user.clear(await findSpacing())
    await user.type(await findSpacing(), '1.5')
    const restart = screen.getByRole('button', { name: 'Restart' })
    await user.click(restart)
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }))
    expect((await findSpacing()).value).toBe('1.50')
    await user.click(restart)
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Restart' }))
    await waitFor(async () => expect((await findSpacing()).value).toBe('2.00'))
    await user.click(restart)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('is not what Tab reaches after the last field', async () => {
    const { user } = await openApp('/simulator/new')
    const last = (await screen.findByText('More limits')).closest('summary')
    last?.focus()
    await user.tab()
    expect(document.activeElement?.textContent).toBe('Save and Calculate')
  })
})

describe('a proposal of the results', () => {
  it('changes the form, shows it there, and is not saved', async () => {
    const server = new ServerInMemory()
    const id = server.add({ request, result, calculationStatus: 'COMPLETE' })
    const { user, client, router } = await openApp(`/simulator/${id}?step=results`, server)
    const [lightest] = result!.solutions
    const lighter = result!.solutions
      .filter((s) => s.status === 'FAIL' && s.alignmentWeightKg < lightest!.alignmentWeightKg)
      .sort((a, b) => a.utilisation! - b.utilisation!)[0]!
    const { profileType, typology, thicknessMm, steel } = lighter
    client.setQueryData(
      [
        'engine',
        result!.inputHash,
        result!.catalogueVersion,
        'changes',
        { solution: { profileType, typology, thicknessMm, steel } },
      ],
      [{ kind: 'SPACING', spacingM: 1.05, estimatedWeightKgM2: 5.5, utilisation: 0.98 }],
    )
    await user.click(await screen.findByText('Why not lighter?'))
    await user.click(await screen.findByRole('button', { name: /^Apply – Spacing/ }))
    expect((await findSpacing()).value).toBe('1.05')
    expect(router.state.location.href).toContain('step=general')
    expect(await screen.findByText('Spacing: 2.00 m → 1.05 m')).toBeTruthy()
    expect(toolbar().textContent).toContain('unsaved changes')
    expect(server.count('PATCH', /./)).toBe(0)
  })
})

describe('before the first calculation', () => {
  it('the results step shows the input in short, and no longer once there is a result', async () => {
    const server = new ServerInMemory()
    const id = server.add({ request: { ...request, spanLengthsM: [0.25, 51, 0.25] } })
    await openApp(`/simulator/${id}?step=results`, server)
    const input = await screen.findByRole('region', { name: 'What will be calculated' })
    expect(input.textContent).toMatch(/Span lengths/)
    expect(within(input).getByRole('columnheader', { name: /^Span\s1$/ })).toBeTruthy()
    expect(input.textContent).toContain('51')
    cleanup()
    server.change(id, { result, calculationStatus: 'EDITED' })
    await openApp(`/simulator/${id}?step=results`, server)
    await screen.findByRole('button', { name: 'Start calculation' })
    expect(screen.queryByRole('region', { name: 'What will be calculated' })).toBeNull()
  })
})

describe('the focus', () => {
  it('after Start calculation goes to the answer', async () => {
    const server = new ServerInMemory()
    const id = server.add({ request })
    const { user } = await openApp(`/simulator/${id}?step=results`, server)
    await user.click(await screen.findByRole('button', { name: 'Start calculation' }))
    await screen.findAllByText('Please wait, your calculation is being processed')
    server.change(id, { calculationStatus: 'COMPLETE', result })
    const answer = (await screen.findByText('Lightest that works')).closest('section')!
    await waitFor(() => expect(document.activeElement).toBe(answer))
  })

  it('after Choose goes to what says that it is chosen', async () => {
    const server = new ServerInMemory()
    const id = server.add({ request, result, calculationStatus: 'COMPLETE' })
    const { user } = await openApp(`/simulator/${id}?step=results`, server)
    const [choose] = await screen.findAllByRole('button', { name: /^Choose/ })
    await user.click(choose!)
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Chosen'))
  })
})
