import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'server',
    maxWorkers: '100%',
    root: import.meta.dirname,
    include: ['src/**/*.test.ts'],
    setupFiles: ['../../vitest.setup.ts'],
    globalSetup: ['src/testing/global-setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
