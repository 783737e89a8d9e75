import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['plumbline'] },
  ssr: { resolve: { conditions: ['plumbline'], externalConditions: ['plumbline'] } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          include: ['apps/server/src/**/*.test.ts'],
          environment: 'node',
          pool: 'forks',
          // Node runs the server's sources as they are, in tests as in the product.
          experimental: { viteModuleRunner: false },
          execArgv: ['--conditions=plumbline'],
          // Every file has a database of its own on the one server that this starts.
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
          maxWorkers: 2,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{packages,tooling}/*/src/**/*.test.ts', 'scripts/**/*.test.ts'],
          environment: 'node',
        },
      },
    ],
  },
});
