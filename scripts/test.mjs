// `npm test`: everything CI runs, in the order in which a failure is cheapest to find.
import { install } from './bootstrap.mjs';

install();
const { run, step } = await import('./run-step.mjs');
const quiet = { quiet: true };
const started = Date.now();
let passed = 0;
let failed = 0;
const count = (said) => {
  for (const [, number, word] of said.replaceAll(/\u001b\[\d+m/g, '').matchAll(/Tests\s.*?(\d+) (passed)/g))
    if (word) passed += Number(number);
  for (const [, number] of said.matchAll(/^\s+(\d+) passed \(/gm)) passed += Number(number);
  for (const [, number] of said.matchAll(/^\s+(\d+) failed/gm)) failed += Number(number);
};

await step('Format', () => run('prettier', ['--check', '.', '--log-level', 'warn'], quiet));
await step('Lint', () => run('oxlint', ['--quiet'], quiet));
await step('Types', () => run('turbo', ['run', 'check', '--output-logs=errors-only'], quiet));
await step('Contract is generated', () => run('node', ['scripts/check-generated.ts'], quiet));
count(await step('Rules and units', () => run('vitest', ['run', '--project', 'unit'], quiet)));
count(await step('Every part on a server', () => run('vitest', ['run', '--project', 'ssr'], quiet)));
await step('Build', () => run('turbo', ['run', 'build', '--output-logs=errors-only'], quiet));
await step('Packages are publishable', () => run('node', ['scripts/check-packages.ts'], quiet));
await step('Public surface is as recorded', () => run('node', ['scripts/public-api.ts'], quiet));
await step('A consumer outside of the workspace', () =>
  run('node', ['--conditions=plumbline', 'scripts/check-consumer.ts'], quiet),
);
await step('A new module registers itself', () =>
  run('node', ['--conditions=plumbline', 'scripts/check-new-module.ts'], quiet),
);
await step('Size budgets', () => run('node', ['scripts/size.ts'], quiet));
count(
  await step('Server on PostgreSQL', () =>
    run('vitest', ['run', '--project', 'server', '--project', 'server-alone'], quiet),
  ),
);
const looks = ['stories', 'pictures'].flatMap((project) => ['--project', project]);
count(
  await step('Every story in both themes, and its picture', () =>
    run('vitest', ['run', ...looks], { ...quiet, env: { PICTURES: 'all' } }),
  ),
);
count(
  await step('Forced colours, 200 % zoom, test drivers', () =>
    run('vitest', ['run', '--project', 'conditions'], quiet),
  ),
);
count(await step('By finger', () => run('vitest', ['run', '--project', 'touch'], quiet)));
const journeys = await step('Journeys in the browser', () =>
  run('playwright', ['test', '--config', 'e2e/playwright.config.ts', '--retries=1'], {
    ...quiet,
    env: { NODE_OPTIONS: '--conditions=plumbline' },
  }),
);
count(journeys);
// One that passed the second time only is a defect that is not found yet: it is named, and ends nothing (0050).
const [flaky, only] = /^ {2}(\d+) flaky\n(?: {4}.*\n)+/m.exec(journeys.replaceAll(/\u001b\[\d+m/g, '')) ?? [];
if (flaky) {
  console.log(`\n  At the second attempt only:\n${flaky}`);
  passed += Number(only);
}
console.log(`\n  All of it in ${Math.round((Date.now() - started) / 1000)} s.\n`);
console.log(`${passed} passed, ${failed} failed`);
