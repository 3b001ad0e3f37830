import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useDarkClass } from './api-viewer.tsx'

const { classList, dataset } = document.documentElement
afterEach(() => {
  cleanup()
  delete dataset.theme
})

/** Picks a theme, and lets whoever watches see it. */
const pick = (theme: string) =>
  act(async () => {
    dataset.theme = theme
    await new Promise((done) => setTimeout(done))
  })

it('the viewer follows the theme that is picked, and leaves no trace', async () => {
  const { unmount } = renderHook(() => useDarkClass())
  expect(classList.contains('dark-mode')).toBe(false)
  await pick('dark')
  expect(classList.contains('dark-mode')).toBe(true)
  await pick('light')
  expect(classList.contains('dark-mode')).toBe(false)
  await pick('dark')
  unmount()
  expect(classList.contains('dark-mode')).toBe(false)
})
