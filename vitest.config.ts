import { defineConfig } from 'vitest/config'
import { documentPagesPlugin } from './apps/web/build/document-pages.mjs'

const shared = { setupFiles: ['./vitest.setup.ts'], testTimeout: 60_000 }
const logicOfWeb = ['apps/web/src/{features,ui}/**/*.test.ts', 'apps/web/build/*.test.mjs']
/** Hundreds of requests and their notes: minutes, and nothing a changed line is waited for (CONTRIBUTING.md). */
const lines = ['packages/note/src/ordinary-lines-even.test.ts', 'packages/note/src/ordinary-lines-odd.test.ts']
/** It replaces modules of the engine. */
const counts = ['packages/engine/validation/invariants/counts.test.ts']
/** They replace a module, or look at the state of one: nobody else may have loaded it before. */
const apart = [
  'i18n/i18n',
  'api/client',
  'app/told-once',
  'features/auth/auth-screens',
  'ui/late/late-code',
  'app/languages-of-screens',
  'app/languages-of-dialogs',
  'app/issued-screens',
].map((n) => `apps/web/src/${n}.test.{ts,tsx}`)

/** Everything but the server, whose tests need a database (apps/server/vitest.config.ts). */
export default defineConfig({
  test: {
    // Two processors are the least there is; one fewer than there are, the default, would leave half of them idle.
    maxWorkers: '100%',
    pool: 'threads',
    projects: [
      {
        test: {
          ...shared,
          name: 'logic',
          include: ['packages/**/*.test.ts', 'apps/cli/src/**/*.test.ts', ...logicOfWeb],
          exclude: [...lines, ...counts],
          // They hold no state of their own: sharing the loaded modules between files halves their time.
          isolate: false,
        },
      },
      { test: { ...shared, name: 'logic apart', include: counts } },
      { test: { ...shared, name: 'lines', include: lines } },
      {
        plugins: [documentPagesPlugin()],
        test: {
          ...shared,
          name: 'screens',
          environment: 'happy-dom',
          include: ['apps/web/src/**/*.test.{ts,tsx}'],
          exclude: [...logicOfWeb, ...apart],
          isolate: false,
          unstubGlobals: true,
          restoreMocks: true,
        },
      },
      {
        plugins: [documentPagesPlugin()],
        test: { ...shared, name: 'screens apart', environment: 'happy-dom', include: apart },
      },
    ],
  },
})
