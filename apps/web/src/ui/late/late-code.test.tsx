import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** A button that is made anew once the late code is there. */
function Part({ useLate, onClick }: { useLate: () => unknown; onClick: () => void }) {
  const isHere = useLate() !== null
  return (
    <button type="button" key={String(isHere)} onClick={onClick}>
      {isHere ? 'whole' : 'plain'}
    </button>
  )
}

/** Its page, and the code on its way. */
async function page() {
  const late = await import('./late-code.ts')
  let arrive = () => {}
  const source = new Promise<never>((done) => {
    arrive = () => done({} as never)
  })
  late.lateFrom(() => source)
  late.loadLateAtFirstSign()
  const onClick = vi.fn()
  render(<Part useLate={late.useLate} onClick={onClick} />)
  return {
    onClick,
    arrive: () =>
      act(async () => {
        arrive()
        await source
      }),
  }
}

const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

it('what is pressed stays until it was clicked, even if the late code comes in between', async () => {
  const { onClick, arrive } = await page()
  const pressed = screen.getByRole('button')
  fireEvent.pointerDown(pressed)
  await arrive()
  await later(1_000)
  expect(pressed.isConnected).toBe(true)
  fireEvent.pointerUp(pressed)
  await later(20)
  fireEvent.click(pressed)
  expect(onClick).toHaveBeenCalledOnce()
  await later(0)
  expect(screen.getByRole('button').textContent).toBe('whole')
})

it.each([
  ['a drag ends', (on: Element) => fireEvent.pointerUp(on)],
  ['the press becomes a scroll', (on: Element) => fireEvent.pointerCancel(on)],
  ['the window loses it', () => fireEvent.blur(window)],
])('it comes all the same where %s', async (_what, release) => {
  const { arrive } = await page()
  fireEvent.pointerDown(screen.getByRole('button'))
  await arrive()
  release(screen.getByRole('button'))
  await later(300)
  expect(screen.getByRole('button').textContent).toBe('whole')
})

it('a key held on a button is waited for, and a pointer that only moves is not', async () => {
  const { arrive } = await page()
  fireEvent.keyDown(screen.getByRole('button'), { key: ' ' })
  await arrive()
  await later(1_000)
  expect(screen.getByRole('button').textContent).toBe('plain')
  fireEvent.keyUp(screen.getByRole('button'), { key: ' ' })
  await later(0)
  expect(screen.getByRole('button').textContent).toBe('whole')

  cleanup()
  vi.resetModules()
  const second = await page()
  fireEvent.pointerMove(screen.getByRole('button'))
  await second.arrive()
  expect(screen.getByRole('button').textContent).toBe('whole')
})
