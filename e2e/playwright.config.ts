import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'

const root = fileURLToPath(new URL('..', import.meta.url))
const port = Number(process.env.E2E_PORT ?? 4173)
const isRoot = process.getuid?.() === 0

/** The real server on an embedded database of its own, and a real browser. */
export default defineConfig({
  testDir: '.',
  outputDir: join(tmpdir(), 'madre-e2e-results'),
  timeout: 120_000,
  expect: { timeout: 15_000 },
  workers: 1,
  forbidOnly: process.env.CI === 'true',
  // One of 150 walks that stumbles over a slow machine is told as flaky, with the other walks still proved.
  retries: process.env.CI === 'true' ? 1 : 0,
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'en-GB',
    // What is not there to be clicked fails soon, and not with the time of the whole test.
    actionTimeout: 30_000,
    viewport: { width: 1440, height: 900 },
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
  webServer: {
    command: `node ${join(root, 'apps/cli/bin/madre.mjs')} serve`,
    cwd: root,
    url: `http://127.0.0.1:${port}/readyz`,
    reuseExistingServer: process.env.E2E_REUSE === '1',
    stderr: 'ignore',
    timeout: 120_000,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: mkdtempSync(join(tmpdir(), 'madre-e2e-')),
      BRAND_FILE: join(root, 'e2e/brand.json'),
    } as Record<string, string>,
  },
})
