// `npm run bench`: prints a table of ratios to comparable products, measured in one run.
import { install } from './bootstrap.mjs';

install();
const { run, step } = await import('./run-step.mjs');
await step('Building the suite', () =>
  run('turbo', ['run', 'build', '--filter=@plumbline/suite', '--output-logs=errors-only'], { quiet: true }),
);
const { code } = await run('node', ['--conditions=plumbline', 'bench/run.ts', ...process.argv.slice(2)]);
process.exit(code);
