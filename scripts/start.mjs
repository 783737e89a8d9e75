// `npm start`: installs, builds and starts everything, and restarts the server after a crash.
import { install } from './bootstrap.mjs';
import { supervise } from './supervise.mjs';

install();
const { isStopping, run, step } = await import('./run-step.mjs');
await step('Building the apps', () =>
  run('turbo', ['run', 'build', '--filter=./apps/*', '--output-logs=errors-only'], { quiet: true }),
);
const code = await supervise(
  async (restarts) =>
    (
      await run('node', ['--conditions=plumbline', 'apps/server/src/main.ts'], {
        env: { LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn', PLUMBLINE_RESTARTS: String(restarts) },
      })
    ).code,
  { isStopping, log: (text) => console.error(`\n  ${text}\n`) },
);
process.exit(code);
