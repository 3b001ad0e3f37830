import { defineConfig } from 'vitest/config'

/** Everything but the server, whose tests need a database (apps/server/vitest.config.ts). */
export default defineConfig({
  test: {
    include: ['packages/**/*.test.ts', 'apps/web/src/**/*.test.{ts,tsx}', 'apps/cli/src/**/*.test.ts'],
    setupFiles: ['./vitest.setup.ts'],
    testTimeout: 60_000,
  },
})
