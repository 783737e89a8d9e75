// `npm run test:changed`: runs the tests that a change affects. `-- <commit>` compares with another commit than HEAD.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { install, root } from './bootstrap.mjs';

install();
const { run, step } = await import('./run-step.mjs');
const since = process.argv[2] ?? 'HEAD';
const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
const changed = [
  ...new Set([...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')]),
].filter((file) => existsSync(`${root}/${file}`));
if (changed.length === 0) {
  console.log(`  Nothing has changed since ${since}.`);
  process.exit(0);
}
const quiet = { quiet: true };
const sources = changed.filter((file) => /\.(ts|tsx|js|mjs)$/.test(file) && !file.includes('/generated/'));
await step('Format', () => run('oxfmt', ['--check', '--no-error-on-unmatched-pattern', ...changed], quiet));
if (sources.length > 0) await step('Lint', () => run('oxlint', ['--quiet', ...sources], quiet));
await step('Types', () => run('turbo', ['run', 'check', '--output-logs=errors-only'], quiet));
const projects = ['unit', 'unit-alone', 'ssr', 'server', 'server-alone', 'stories'].flatMap((name) => [
  '--project',
  name,
]);
await step('Tests that import what has changed', () =>
  run('vitest', ['run', '--passWithNoTests', '--changed', since, ...projects], quiet),
);
const journeys = changed.filter((file) => file.endsWith('.spec.ts'));
const isBuilt = ['suite', 'admin', 'partner'].every((app) =>
  existsSync(`${root}/apps/${app}/dist/index.html`),
);
if (journeys.length > 0 && isBuilt)
  await step('Changed journeys', () =>
    run('playwright', ['test', '--config', 'e2e/playwright.config.ts', ...journeys], {
      ...quiet,
      env: { NODE_OPTIONS: '--conditions=plumbline' },
    }),
  );
