/** What other people notice of heavy work beside them: ten of them at small requests without a pause. */
import { Client, pause, percentile } from './serving.mjs'

const PEOPLE = 10

/** Starts them, each signed in with one simulation; `stop()` answers how long their requests took. */
export async function otherUsers(url, request) {
  const clients = []
  for (let i = 0; i < PEOPLE; i++) {
    const client = new Client(url)
    await client.signUp(`other${i}-${Date.now()}@example.com`)
    const { body } = await client.send('POST', 'Calculations', { name: 'Nave', request })
    client.calculation = body.id
    clients.push(client)
  }
  const times = []
  const refused = new Map()
  let going = true
  const work = clients.map(async (client) => {
    await pause(Math.random() * 300)
    for (let n = 0; going; n++) {
      const path = ['Users/whoami', 'Calculations?limit=100', `Calculations/${client.calculation}`][n % 3]
      const asked = performance.now()
      const { status } = await client.send('GET', path)
      times.push(performance.now() - asked)
      if (status !== 200) refused.set(status, (refused.get(status) ?? 0) + 1)
      await pause(100 + Math.random() * 200)
    }
  })
  return {
    async stop() {
      going = false
      await Promise.all(work)
      const p = (n) => percentile(times, n).toFixed(0)
      return {
        sound: refused.size === 0,
        line: `others: ${times.length} requests · p50 ${p(50)} ms · p95 ${p(95)} ms · p99 ${p(99)} ms · refused ${JSON.stringify(Object.fromEntries(refused))}`,
      }
    },
  }
}
