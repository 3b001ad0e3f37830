import { expect, it } from 'vitest'
import { TooManyWaitingError, Turnstile } from './turnstile.ts'

it('lets so many run, so many wait in order, and turns the rest away', async () => {
  const turnstile = new Turnstile(4, 10)
  let running = 0
  let most = 0
  const order: number[] = []
  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, (_, i) =>
      turnstile.run(async () => {
        most = Math.max(most, ++running)
        order.push(i)
        await new Promise((done) => setTimeout(done, 1))
        running--
      }),
    ),
  )
  expect(most).toBe(4)
  expect(order).toEqual(Array.from({ length: 14 }, (_, i) => i))
  expect(outcomes.map((o) => o.status)).toEqual([...Array(14).fill('fulfilled'), ...Array(6).fill('rejected')])
  expect((outcomes[19] as PromiseRejectedResult).reason).toBeInstanceOf(TooManyWaitingError)
})

it('goes on after work that failed', async () => {
  const turnstile = new Turnstile(1, 5)
  const failed = turnstile.run(() => Promise.reject(new Error('no')))
  const after = turnstile.run(async () => 'yes')
  await expect(failed).rejects.toThrow('no')
  expect(await after).toBe('yes')
  expect(await turnstile.run(async () => 'again')).toBe('again')
})
