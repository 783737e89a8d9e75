import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['plumbline'] },
  ssr: { resolve: { conditions: ['plumbline'], externalConditions: ['plumbline'] } },
  test: {
    projects: [
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
