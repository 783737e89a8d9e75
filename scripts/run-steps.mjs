/**
 * @typedef {object} Step One part of `npm test`.
 * @property {string} label Title in the output; unique.
 * @property {number} cores Processor cores that the step keeps busy, measured at rest; may be a fraction.
 * @property {string[]} [needs] Labels of the steps whose results it reads.
 * @property {() => Promise<{ code: number, said: string }>} work Runs the step: its exit code and its output.
 *
 * @typedef {object} Ended A step that has ended.
 * @property {Step} step
 * @property {number} code Exit code; 0 is success.
 * @property {string} said Output.
 * @property {number} seconds Wall time.
 */

/**
 * Runs steps beside each other as far as the cores allow. The list gives the priority: the first step whose needs are
 * done and whose cores are free starts. A step that needs more cores than there are runs alone. After a failure nothing
 * starts any more; `onFail` can stop what still runs.
 * @param {Step[]} steps
 * @param {{ cores: number, onEnd: (ended: Ended) => void, onFail: () => void }} options
 * @returns {Promise<Ended | undefined>} The first step that failed, once every started step has ended.
 */
export async function runSteps(steps, { cores, onEnd, onFail }) {
  const labels = new Set(steps.map(({ label }) => label));
  for (const { label, needs = [] } of steps)
    for (const need of needs)
      if (!labels.has(need)) throw new Error(`“${label}” needs “${need}”, which is no step.`);
  const waiting = [...steps];
  const done = new Set();
  /** @type {Map<Step, Promise<Ended>>} */
  const running = new Map();
  /** @type {Ended | undefined} */
  let failed;
  const busy = () => [...running.keys()].reduce((sum, step) => sum + step.cores, 0);
  const canStart = (step) =>
    (step.needs ?? []).every((need) => done.has(need)) &&
    (running.size === 0 || busy() + step.cores <= cores);
  const start = async (step) => {
    const started = Date.now();
    const { code, said } = await step.work();
    return { step, code, said, seconds: (Date.now() - started) / 1000 };
  };
  for (;;) {
    for (let next; !failed && (next = waiting.find(canStart));) {
      waiting.splice(waiting.indexOf(next), 1);
      running.set(next, start(next));
    }
    if (running.size === 0) break;
    const ended = await Promise.race(running.values());
    running.delete(ended.step);
    if (ended.code === 0) done.add(ended.step.label);
    // What the first failure stopped is no failure of its own.
    if (failed) continue;
    if (ended.code === 0) onEnd(ended);
    else {
      failed = ended;
      onFail();
    }
  }
  if (!failed && waiting.length > 0)
    throw new Error(`Steps that need each other: ${waiting.map(({ label }) => label).join(', ')}.`);
  return failed;
}
