import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { whoamiQuery } from '../api/users.ts'
import { startI18n } from '../i18n/i18n.ts'
import { CLOSE_DELAY_MS, LanguageMenu } from './language-menu.tsx'

const open = () => fireEvent.click(screen.getByRole('button'), { detail: 1 })
const wrapper = () => screen.getByRole('button').parentElement as HTMLElement
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(async () => {
  localStorage.clear()
  await startI18n()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const client = new QueryClient()
  client.setQueryData(whoamiQuery.queryKey, null)
  render(
    <QueryClientProvider client={client}>
      <LanguageMenu />
    </QueryClientProvider>,
  )
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('the language selector', () => {
  it('lists the languages in upper case', () => {
    open()
    expect(screen.getAllByRole('menuitemradio').map((item) => item.firstChild?.textContent)).toEqual([
      'EN',
      'PT',
      'DE',
      'FR',
      'ES',
    ])
  })

  it('closes 1.5 s after the mouse has left, and not before', async () => {
    open()
    fireEvent.mouseLeave(wrapper())
    await wait(CLOSE_DELAY_MS - 1)
    expect(screen.queryByRole('menu')).not.toBeNull()
    await wait(1)
    expect(screen.queryByRole('menu')).toBeNull()
    expect(CLOSE_DELAY_MS).toBe(1500)
  })

  it('stays when the mouse comes back in time', async () => {
    open()
    fireEvent.mouseLeave(wrapper())
    await wait(1000)
    fireEvent.mouseEnter(wrapper())
    await wait(5000)
    expect(screen.queryByRole('menu')).not.toBeNull()
  })

  it('stays while one of its languages has the focus', async () => {
    open()
    act(() => screen.getAllByRole('menuitemradio')[2]?.focus())
    fireEvent.mouseLeave(wrapper())
    await wait(5000)
    expect(screen.queryByRole('menu')).not.toBeNull()
  })

  it('closes by Escape and moves with the arrow keys', () => {
    open()
    const items = screen.getAllByRole('menuitemradio')
    act(() => items[0]?.focus())
    fireEvent.keyDown(items[0] as HTMLElement, { key: 'ArrowUp' })
    expect(document.activeElement).toBe(items.at(-1))
    fireEvent.keyDown(items.at(-1) as HTMLElement, { key: 'Escape' })
    expect(screen.queryByRole('menu')).toBeNull()
  })
})
