import { defineConfig } from 'vitest/config'

const shared = { setupFiles: ['./vitest.setup.ts'], testTimeout: 60_000 }

/** Everything but the server, whose tests need a database (apps/server/vitest.config.ts). */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...shared,
          name: 'packages',
          include: ['packages/**/*.test.ts', 'apps/cli/src/**/*.test.ts'],
          // They hold no state of their own: sharing the loaded modules between files halves their time.
          isolate: false,
        },
      },
      { test: { ...shared, name: 'web', include: ['apps/web/src/**/*.test.{ts,tsx}'] } },
    ],
  },
})
