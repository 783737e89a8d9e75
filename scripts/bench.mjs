// `npm run bench`: ratios against plain peers in one run, printed as a table.
import { install } from './bootstrap.mjs';

install();
const { run, step } = await import('./run-step.mjs');
await step('Building the suite', () =>
  run('turbo', ['run', 'build', '--filter=@plumbline/suite', '--output-logs=errors-only'], { quiet: true }),
);
const { code } = await run('node', ['--conditions=plumbline', 'bench/run.ts', ...process.argv.slice(2)]);
process.exit(code);
