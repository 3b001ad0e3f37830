import { newestChange } from 'virtual:newest-change'
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startI18n } from '../i18n/i18n.ts'
import { storeLanguage } from '../i18n/languages.ts'
import { Footer } from './footer.tsx'

const KEY = 'madre.changes'

beforeEach(async () => {
  localStorage.clear()
  storeLanguage('en')
  await startI18n()
})
afterEach(cleanup)

async function open(path = '/dashboard') {
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: [path] }),
  })
  await router.load()
  render(
    <RouterContextProvider router={router}>
      <Footer />
    </RouterContextProvider>,
  )
  return router
}

const link = () => document.querySelector('a[href="/changes"]')!.textContent
const otherTabSaw = (name: string) =>
  act(() => {
    localStorage.setItem(KEY, name)
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }))
  })

describe('the dot beside what is new', () => {
  it('is not there at a first visit, for which nothing is old', async () => {
    await open()
    expect(link()).toBe('What is new')
    expect(localStorage.getItem(KEY)).toBe(newestChange)
  })

  it('is there after an upgrade, said in words too, until the page is opened', async () => {
    localStorage.setItem(KEY, 'Engine 0.9.0')
    const router = await open()
    expect(screen.getByRole('link', { name: 'What is new (unread)' })).toBeTruthy()
    expect(localStorage.getItem(KEY)).toBe('Engine 0.9.0')
    await act(() => router.navigate({ href: '/changes' }))
    expect(link()).toBe('What is new')
    expect(localStorage.getItem(KEY)).toBe(newestChange)
    await act(() => router.navigate({ href: '/dashboard' }))
    expect(link()).toBe('What is new')
  })

  it('goes when another tab has opened the page', async () => {
    localStorage.setItem(KEY, 'Engine 0.9.0')
    await open()
    otherTabSaw(newestChange)
    expect(link()).toBe('What is new')
  })

  it('does not come from what a tab of a newer build has seen', async () => {
    await open()
    otherTabSaw('Engine 9.0.0')
    expect(link()).toBe('What is new')
  })
})
