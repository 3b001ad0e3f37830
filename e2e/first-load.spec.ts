import { gzipSync } from 'node:zlib'
import { expect, test } from './fixtures.ts'

const LIMIT_KB = 230

test('the first load brings at most 230 kB of gzipped JavaScript, results and simulator on demand', async ({
  guest,
}) => {
  const scripts: Promise<{ path: string; kB: number }>[] = []
  guest.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return
    const path = new URL(response.url()).pathname
    scripts.push(response.body().then((body) => ({ path, kB: gzipSync(body).length / 1000 })))
  })
  await guest.goto('/login', { waitUntil: 'networkidle' })
  const loaded = await Promise.all(scripts)
  const total = loaded.reduce((sum, script) => sum + script.kB, 0)
  console.log(`first load: ${loaded.length} scripts, ${total.toFixed(0)} kB gzipped`)
  expect(loaded.length).toBeGreaterThan(0)
  expect(total).toBeLessThanOrEqual(LIMIT_KB)
  expect(loaded.filter(({ path }) => /simulator|results/i.test(path))).toEqual([])
})
