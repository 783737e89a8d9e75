// `npm run attack`: attacks the product on loopback for longer than `npm test` could. Options: `--kills 100`, `--fuzz 200`
// generated requests for each operation and kind of input, `--foreign 3` requests for each operation and caller, `--soak 1`
// minutes of steady load, `--seed 1`. A part alone: `npm run attack -- --only fuzz`. `--part 2/6` generates requests for the
// second sixth of the operations only.
import { parseArgs } from 'node:util';
import { install } from './bootstrap.mjs';

install();
const { run } = await import('./run-step.mjs');
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '100' },
    fuzz: { type: 'string', default: '200' },
    foreign: { type: 'string', default: '3' },
    soak: { type: 'string', default: '1' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    only: { type: 'string' },
    part: { type: 'string', default: '1/1' },
  },
});
console.log(`  seed ${values.seed}`);
const vitest = (project, file, env) => () =>
  run('vitest', ['run', '--project', project, file], { env: { ...env } });
const halfOf = (count) => String(Math.ceil(Number(count) / 2));

const parts = {
  foreign: [
    'Ids of another company in every operation',
    vitest('attack', 'foreign-records', { ATTACK_RUNS: values.foreign }),
  ],
  fuzz: [
    'Generated requests for every operation',
    vitest('server', 'apps/server/src/http/fuzz.test.ts', {
      FUZZ_RUNS: values.fuzz,
      FUZZ_SEED: values.seed,
      FUZZ_PART: values.part,
    }),
  ],
  clients: [
    'Slow and broken clients, memory',
    vitest('attack', 'hostile-clients', { ATTACK_SOAK_MINUTES: values.soak }),
  ],
  writes: [
    'Kills in the middle of writes',
    vitest('server', 'apps/server/src/durability.test.ts', { ROUNDS: halfOf(values.kills) }),
  ],
  work: [
    'Kills in the middle of exports, uploads, plan sets and imports',
    vitest('attack', 'interrupted-work', { ATTACK_KILLS: halfOf(values.kills) }),
  ],
  markup: [
    'Markup in every stored text, in the browser',
    async () => {
      const built = await run('turbo', ['run', 'build', '--output-logs=errors-only'], { quiet: true });
      if (built.code) return built;
      return run('playwright', ['test', '--config', 'e2e/attack/playwright.config.ts'], {
        env: { NODE_OPTIONS: '--conditions=plumbline' },
      });
    },
  ],
};
const chosen = values.only ? [values.only] : Object.keys(parts);
let failed = 0;
for (const name of chosen) {
  const part = parts[name];
  if (!part) {
    console.error(`  There is no part ${name}: ${Object.keys(parts).join(', ')}`);
    process.exit(1);
  }
  const [label, work] = part;
  console.log(`\n  ${label}`);
  const { code } = await work();
  if (code) failed++;
  console.log(`  ${label} … ${code ? 'failed' : 'held'}`);
}
process.exit(failed ? 1 : 0);
