import { describe, expect, test } from 'vitest';
import { runSteps } from './run-steps.mjs';

interface Result {
  code: number;
  said: string;
}

/** Steps whose work ends when the test says so, with a record of what has started and ended. */
function controlledSteps(defined: { label: string; cores: number; needs?: string[] }[]) {
  const started: string[] = [];
  const ended: string[] = [];
  const finish = new Map<string, (result: Result) => void>();
  let stopped = 0;
  const steps = defined.map((step) => ({
    ...step,
    work: () =>
      new Promise<Result>((resolve) => {
        started.push(step.label);
        finish.set(step.label, resolve);
      }),
  }));
  const result = runSteps(steps, {
    cores: 2,
    onEnd: ({ step }) => ended.push(step.label),
    onFail: () => stopped++,
  });
  const end = async (label: string, code = 0) => {
    finish.get(label)?.({ code, said: `output of ${label}` });
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { started, ended, result, end, stops: () => stopped };
}

describe('runSteps', () => {
  test('fills the cores in the order of the list', async () => {
    const run = controlledSteps([
      { label: 'format', cores: 1 },
      { label: 'stories', cores: 1.5 },
      { label: 'contract', cores: 1 },
    ]);
    expect(run.started).toEqual(['format', 'contract']);
    await run.end('format');
    await run.end('contract');
    expect(run.started).toEqual(['format', 'contract', 'stories']);
    await run.end('stories');
    expect(await run.result).toBeUndefined();
    expect(run.ended).toEqual(['format', 'contract', 'stories']);
  });

  test('starts a step only after the steps it needs', async () => {
    const run = controlledSteps([
      { label: 'journeys', cores: 1, needs: ['build'] },
      { label: 'build', cores: 1 },
    ]);
    expect(run.started).toEqual(['build']);
    await run.end('build');
    expect(run.started).toEqual(['build', 'journeys']);
    await run.end('journeys');
    expect(await run.result).toBeUndefined();
  });

  test('runs a step alone that needs more cores than there are', async () => {
    const run = controlledSteps([
      { label: 'types', cores: 4 },
      { label: 'format', cores: 1 },
    ]);
    expect(run.started).toEqual(['types']);
    await run.end('types');
    await run.end('format');
    expect(await run.result).toBeUndefined();
  });

  test('stops at the first failure and reports that one', async () => {
    const run = controlledSteps([
      { label: 'format', cores: 1 },
      { label: 'unit', cores: 1 },
      { label: 'build', cores: 1 },
    ]);
    await run.end('unit', 3);
    expect(run.stops()).toBe(1);
    await run.end('format', 130);
    expect(await run.result).toMatchObject({ step: { label: 'unit' }, code: 3, said: 'output of unit' });
    expect(run.started).not.toContain('build');
    expect(run.ended).toEqual([]);
  });

  test('rejects steps that need each other or something unknown', async () => {
    const work = async () => ({ code: 0, said: '' });
    const options = { cores: 2, onEnd: () => undefined, onFail: () => undefined };
    await expect(
      runSteps(
        [
          { label: 'a', cores: 1, needs: ['b'], work },
          { label: 'b', cores: 1, needs: ['a'], work },
        ],
        options,
      ),
    ).rejects.toThrow('need each other');
    await expect(runSteps([{ label: 'a', cores: 1, needs: ['c'], work }], options)).rejects.toThrow(
      'is no step',
    );
  });
});
