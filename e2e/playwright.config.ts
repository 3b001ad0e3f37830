import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'

const isRoot = process.getuid?.() === 0

/** A real browser a worker, each on a real server with an embedded database of its own (fixtures.ts). */
export default defineConfig({
  testDir: '.',
  outputDir: process.env.E2E_OUTPUT ?? join(tmpdir(), 'madre-e2e-results'),
  // A busy machine may take long; what never comes fails by the limits below.
  timeout: 300_000,
  expect: { timeout: 15_000 },
  workers: 2,
  forbidOnly: process.env.CI === 'true',
  // A walk that succeeds at the second try has a fault: the walk waits for the wrong thing, or the product does.
  retries: 0,
  reporter: [['list']],
  use: {
    locale: 'en-GB',
    // What is not there to be clicked fails soon, and not with the time of the whole test.
    actionTimeout: 30_000,
    viewport: { width: 1440, height: 900 },
    // What still moves cannot be clicked, and a busy machine draws few frames: the walk would scroll to find it elsewhere.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.PW_CHROMIUM ?? '/usr/bin/chromium',
      // Without a UTF-8 locale Chromium calls every download with an accent in its name "download".
      env: { ...(process.env as Record<string, string>), LC_ALL: 'C.UTF-8' },
      args: [
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
