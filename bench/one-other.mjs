/** One other user, by whom is measured what something does to others: `whoami` all the time, and a small calculation again and again. */
import { benchRequest, Client, pause, percentile } from './serving.mjs'

/** One answer and how long it took [ms]. */
async function timed(ask) {
  const asked = performance.now()
  const status = await ask()
  return { status, ms: performance.now() - asked }
}

/** A small calculation from its start to its result: 200, what was refused with which status, or 0 where it came to no result in time. */
async function calculated(client, path, ms = Number.POSITIVE_INFINITY) {
  const until = performance.now() + ms
  const { status } = await client.send('POST', `${path}/calculate`)
  // 409: the one before is still at work.
  if (status !== 202 && status !== 409) return status
  while (performance.now() < until) {
    const { status, body } = await client.send('GET', path)
    if (status !== 200) return status
    if (body.calculationStatus !== 'IN_PROGRESS') return body.calculationStatus === 'COMPLETE' ? 200 : 0
    await pause(20)
  }
  return 0
}

/** Signs one up, with a small simulation that was calculated once. `watch(ms)` answers all that was asked meanwhile. */
export async function oneOther(url, email) {
  const client = new Client(url, '198.51.100.1')
  await client.signUp(email)
  const { body } = await client.send('POST', 'Calculations', { name: 'n', request: benchRequest() })
  const small = `Calculations/${body.id}`
  await calculated(client, small)
  return {
    client,
    calculated: () => calculated(client, small),
    async watch(ms) {
      const [looks, smalls] = [[], []]
      let going = true
      const looking = (async () => {
        while (going) {
          looks.push(await timed(async () => (await client.send('GET', 'Users/whoami')).status))
          await pause(20)
        }
      })()
      for (const end = performance.now() + ms; performance.now() < end; ) {
        smalls.push(await timed(() => calculated(client, small, Math.max(5_000, end - performance.now()))))
        await pause(200)
      }
      going = false
      await looking
      return { looks, smalls }
    },
  }
}

/** `whoami` p50 / p95 / longest and small calculation p50 / longest, of those that were answered with success. */
export function columns({ looks, smalls }) {
  const ms = (list, p) => {
    const times = list.filter(({ status }) => status === 200).map((l) => l.ms)
    return times.length === 0 ? '–' : percentile(times, p).toFixed(0)
  }
  return `${ms(looks, 50)} / ${ms(looks, 95)} / ${ms(looks, 100)} ms | ${ms(smalls, 50)} / ${ms(smalls, 100)} ms`
}

/** How often each status was answered. */
export function counted(list) {
  const counts = new Map()
  for (const { status } of list) counts.set(status, (counts.get(status) ?? 0) + 1)
  return [...counts].map(([status, n]) => `${status}: ${n}`).join(', ') || '–'
}
