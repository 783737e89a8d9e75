// `npm test`: everything CI runs. Steps run beside each other as far as the cores allow; the list is their priority, with
// the cheapest failure first.
import os from 'node:os';
import { install } from './bootstrap.mjs';

install();
const { isStopping, run, stopRunning } = await import('./run-step.mjs');
const { runSteps } = await import('./run-steps.mjs');
const { failedTests, flakyTests, passedTests } = await import('./test-counts.mjs');
const started = Date.now();

/** A step that runs a tool of node_modules, or a script in Node. */
const stepOf = (label, cores, [command, ...args], { needs, env } = {}) => ({
  label,
  cores,
  ...(needs ? { needs } : {}),
  work: () => run(command, args, { quiet: true, env }),
});
const projects = (...names) => ['vitest', 'run', ...names.flatMap((name) => ['--project', name])];
const script = (name, ...flags) => ['node', ...flags, `scripts/${name}`];
const sources = '--conditions=plumbline';
const built = { needs: ['Build'] };
/** Long steps wait for the short ones, which find most mistakes. */
const afterUnits = { needs: ['Rules and units'] };
const generated = { needs: ['Contract is generated'] };
const alone = Number.POSITIVE_INFINITY;

// Cores are what a step keeps busy at rest (decision 0093).
const steps = [
  stepOf('Format', 1, ['oxfmt', '--check', '.']),
  stepOf('Every part on a server', 1, projects('ssr')),
  stepOf('Lint', 2, ['oxlint', '--quiet']),
  stepOf('Types', 2, ['turbo', 'run', 'check', '--output-logs=errors-only']),
  // It writes the generated code anew in its place.
  stepOf('Contract is generated', alone, script('check-generated.ts')),
  stepOf('Rules and units', 2, projects('unit', 'unit-alone'), generated),
  stepOf('Build', 2, ['turbo', 'run', 'build', '--output-logs=errors-only'], generated),
  stepOf(
    'Journeys in the browser',
    // Beside stories, a page took longer than a journey waits for it.
    2,
    ['playwright', 'test', '--config', 'e2e/playwright.config.ts', '--retries=1'],
    { ...built, env: { NODE_OPTIONS: sources } },
  ),
  stepOf('Every story in both themes, and its picture', 1, projects('stories', 'pictures'), {
    ...afterUnits,
    env: { PICTURES: 'all' },
  }),
  stepOf('Size budgets', 1, script('size.ts'), built),
  stepOf('Packages are publishable', 1, script('check-packages.ts'), built),
  stepOf('A consumer outside of the workspace', 1, script('check-consumer.ts', sources), built),
  stepOf('Public surface is as recorded', 1, script('public-api.ts'), {
    // It writes into the folder that they pack.
    needs: ['Packages are publishable', 'A consumer outside of the workspace'],
  }),
  stepOf('A new module registers itself', 1, script('check-new-module.ts', sources), built),
  stepOf('Forced colours, 200 % zoom, test drivers', 1, projects('conditions'), afterUnits),
  // Gestures differ by their timing: work beside them turns a swipe into a long press.
  stepOf('By finger', alone, projects('touch'), afterUnits),
  stepOf('Server on PostgreSQL', 2, projects('server', 'server-alone'), afterUnits),
];

let passed = 0;
let failed = 0;
const seconds = new Map();
const failure = await runSteps(steps, {
  cores: Math.max(2, os.availableParallelism()),
  onEnd({ step, said, seconds: taken }) {
    seconds.set(step.label, taken);
    console.log(`  ${step.label} … done (${taken.toFixed(1)} s)`);
    passed += passedTests(said);
    failed += failedTests(said);
    // One that passed the second time only is a defect that is not found yet: it is named, and ends nothing (0050).
    const flaky = flakyTests(said);
    if (flaky) console.log(`\n  At the second attempt only:\n${flaky}`);
  },
  onFail: stopRunning,
});
if (failure) {
  console.log(`  ${failure.step.label} … failed\n\n${failure.said}`);
  process.exit(isStopping() ? 130 : failure.code);
}
console.log(`\n  All of it in ${Math.round((Date.now() - started) / 1000)} s; each step beside others:`);
for (const [label, taken] of [...seconds].toSorted(([, a], [, b]) => b - a))
  console.log(`  ${taken.toFixed(0).padStart(5)} s  ${label}`);
console.log(`\n${passed} passed, ${failed} failed`);
