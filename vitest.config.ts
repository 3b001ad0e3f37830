import { defineConfig } from 'vitest/config'

const shared = { setupFiles: ['./vitest.setup.ts'], testTimeout: 60_000 }
const logicOfWeb = ['apps/web/src/{features,ui}/**/*.test.ts']

/** Everything but the server, whose tests need a database (apps/server/vitest.config.ts). */
export default defineConfig({
  test: {
    // Two processors are the least there is; one fewer than there are, the default, would leave half of them idle.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          ...shared,
          name: 'logic',
          include: ['packages/**/*.test.ts', 'apps/cli/src/**/*.test.ts', ...logicOfWeb],
          // They hold no state of their own: sharing the loaded modules between files halves their time.
          isolate: false,
        },
      },
      { test: { ...shared, name: 'screens', include: ['apps/web/src/**/*.test.{ts,tsx}'], exclude: logicOfWeb } },
    ],
  },
})
