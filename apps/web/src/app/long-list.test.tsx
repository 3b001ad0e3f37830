import { cleanup, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { inEnglish } from './testing/in-english.ts'
import { openApp } from './testing/open-app.tsx'
import { ServerInMemory } from './testing/server-in-memory.ts'
import { request, result } from './testing/simulator-page.ts'

inEnglish()

function serverWith(count: number): { server: ServerInMemory; ids: string[] } {
  const server = new ServerInMemory()
  return { server, ids: Array.from({ length: count }, (_, i) => server.add({ request, name: `Hall ${i + 1}` })) }
}
const cards = () => screen.getAllByRole('article')

describe('a list of simulations', () => {
  it('comes page by page, says how many there are, and goes on', async () => {
    const { server } = serverWith(130)
    const { user } = await openApp('/simulations', server)
    expect(await screen.findByText('130 results available')).toBeTruthy()
    expect(cards()).toHaveLength(100)
    await user.click(screen.getByRole('button', { name: 'Load More' }))
    await waitFor(() => expect(cards()).toHaveLength(130))
    expect(screen.queryByRole('button', { name: 'Load More' })).toBeNull()
    expect(new Set(cards().map((card) => card.textContent)).size).toBe(130)
  })

  it('goes on where the last one seen was deleted elsewhere', async () => {
    const { server, ids } = serverWith(130)
    const { user } = await openApp('/simulations', server)
    await screen.findByText('130 results available')
    server.calculations.delete(ids[99]!)
    await user.click(screen.getByRole('button', { name: 'Load More' }))
    expect(await screen.findByText('129 results available')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Load More' }))
    await waitFor(() => expect(cards()).toHaveLength(129))
  })

  it('is searched on the server: ten at most are shown, and how many there are is said', async () => {
    const { server } = serverWith(130)
    const { user } = await openApp('/simulations', server)
    await user.type(await screen.findByPlaceholderText('Search for a simulation...'), 'Hall 1')
    expect(await screen.findByText('10 of 42 results')).toBeTruthy()
    expect(cards()).toHaveLength(10)
    await user.type(screen.getByPlaceholderText('Search for a simulation...'), 'x')
    expect(await screen.findByText('No results found for Hall 1x')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Clear search' }))
    expect(cards()).toHaveLength(100)
  })

  it('says what each is and what is chosen, on the card and in the history', async () => {
    const chosen = result!.solutions.find((s) => s.pass)!
    const server = new ServerInMemory()
    server.add({ request, result, calculationStatus: 'COMPLETE', chosenResultId: chosen.id })
    const facts = 'Roof\u00a0· Ω\u00a0· 1 span\u00a0+ 2 cantilevers'
    const choice = `${chosen.section}×${chosen.thicknessMm.toFixed(1)} ${chosen.steel}\u00a0· ${chosen.massPerMetreKg.toFixed(2)}`
    await openApp('/simulations', server)
    expect((await screen.findByRole('article')).textContent).toContain(facts)
    expect(cards()[0]!.textContent).toContain(choice)
    cleanup()
    await openApp('/dashboard', server)
    const shown = (text: string) => screen.getAllByText(text.replaceAll('\u00a0', ' '), { exact: false })
    await waitFor(() => expect(shown(facts).length).toBeGreaterThan(1))
    expect(shown(choice).length).toBeGreaterThan(1)
  })

  it('of more than a page goes on in the history too', async () => {
    const { server } = serverWith(130)
    const { user } = await openApp('/dashboard', server)
    await user.click(await screen.findByRole('button', { name: 'Load More' }))
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^Edit Hall/ })).toHaveLength(130))
  })
})
