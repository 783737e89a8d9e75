// `npm run check`: all checks that do not need a running product.
import { install } from './bootstrap.mjs';

install();
const { run, step } = await import('./run-step.mjs');
const quiet = { quiet: true };
await step('Format', () => run('oxfmt', ['--check', '.'], quiet));
await step('Lint', () => run('oxlint', ['--quiet'], quiet));
await step('Types', () => run('turbo', ['run', 'check', '--output-logs=errors-only'], quiet));
await step('Contract is generated', () => run('node', ['scripts/check-generated.ts'], quiet));
