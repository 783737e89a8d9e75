// `npm start`: install, build, start everything.
import { install } from './bootstrap.mjs';

install();
const { run, step } = await import('./tasks.mjs');
await step('Building the apps', () =>
  run('turbo', ['run', 'build', '--filter=./apps/*', '--output-logs=errors-only'], { quiet: true }),
);
const { code } = await run('node', ['--conditions=plumbline', 'apps/server/src/main.ts'], {
  env: { LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' },
});
process.exit(code);
