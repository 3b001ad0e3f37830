import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

const root = import.meta.dirname
/** What a test asks a database by. */
const ASKS = /\/(test-server|test-database|serve-process)\.ts|TEST_DATABASE_URL|emptyData/
const asksNone = (file: string) => !ASKS.test(readFileSync(join(root, file), 'utf8'))
const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => join('src', file))
const isOnPostgres = process.env.TEST_DATABASE_URL !== undefined

export default defineConfig({
  test: {
    name: 'server',
    maxWorkers: '100%',
    root,
    include: ['src/**/*.test.ts'],
    // On the second database those that ask none would prove the same again.
    exclude: isOnPostgres ? files.filter(asksNone) : [],
    setupFiles: ['../../vitest.setup.ts', 'src/testing/cheap-passwords.ts'],
    globalSetup: ['src/testing/global-setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
