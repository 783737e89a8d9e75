import { describe, expect, test } from 'vitest';
import type { Context } from '../context/context.ts';
import { createSteps, deleteSteps, mergeSteps, restoreSteps, updateSteps } from './call-steps.ts';
import type { EntityOptions } from './define-resource.ts';
import { after, before, Pipeline, type AddedStep } from './pipeline.ts';

interface State {
  log: string[];
}
type Name = 'check' | 'write' | 'audit';
const note =
  (text: string) =>
  ({ log }: State): void =>
    void log.push(text);
const steps = { check: note('check'), write: note('write'), audit: note('audit') };
const context = {} as Context;

async function logOf(
  added: readonly AddedStep<Name, State>[],
  range?: { from?: Name; until?: Name },
): Promise<string[]> {
  const state: State = { log: [] };
  await new Pipeline<Name, State>(steps, added).run(state, context, range);
  return state.log;
}

describe('a pipeline', () => {
  test('runs its steps in the order in which they are listed', async () => {
    expect(await logOf([])).toEqual(['check', 'write', 'audit']);
  });

  test('runs added steps directly before and after the step that they name, in their order', async () => {
    const added = [
      after<Name, State>('write', note('after write 1')),
      before<Name, State>('write', note('before write 1')),
      after<Name, State>('write', note('after write 2')),
      before<Name, State>('write', note('before write 2')),
      before<Name, State>('check', note('first')),
      after<Name, State>('audit', note('last')),
    ];
    expect(await logOf(added)).toEqual([
      'first',
      'check',
      'before write 1',
      'before write 2',
      'write',
      'after write 1',
      'after write 2',
      'audit',
      'last',
    ]);
  });

  test('waits for a step before it starts the next', async () => {
    const slow = async ({ log }: State): Promise<void> => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      log.push('slow');
    };
    expect(await logOf([before('write', slow)])).toEqual(['check', 'slow', 'write', 'audit']);
  });

  test('passes the context to every step', async () => {
    const seen: Context[] = [];
    await logOf([before('check', (_state: State, given) => void seen.push(given))]);
    expect(seen).toEqual([context]);
  });

  test.each<[string, () => void | Promise<void>]>([
    [
      'throws',
      () => {
        throw new Error('refused');
      },
    ],
    ['rejects', () => Promise.reject(new Error('refused'))],
  ])('runs no later step once one %s', async (_how, refuse) => {
    const state: State = { log: [] };
    const pipeline = new Pipeline<Name, State>(steps, [
      after('check', refuse),
      after('check', note('after the refusal')),
    ]);
    await expect(pipeline.run(state, context)).rejects.toThrow('refused');
    expect(state.log).toEqual(['check']);
  });

  test('runs the part strictly between two steps, with the steps that are added to its ends', async () => {
    const added = [
      before<Name, State>('write', note('before write')),
      after<Name, State>('write', note('after write')),
      before<Name, State>('audit', note('before audit')),
    ];
    expect(await logOf(added, { until: 'write' })).toEqual(['check', 'before write']);
    expect(await logOf(added, { from: 'write', until: 'audit' })).toEqual(['after write', 'before audit']);
    expect(await logOf(added, { from: 'write' })).toEqual(['after write', 'before audit', 'audit']);
  });

  test('accepts no unknown step name', () => {
    // @ts-expect-error Reason: this asserts that an unknown step name (`wirte`) is a type error.
    const added: AddedStep<Name, State> = before('wirte', note('never'));
    const options: EntityOptions<'lead'> = {
      steps: {
        create: [
          after('workflow', ({ body, before: previous }) => {
            expect([body.name satisfies string, previous satisfies undefined]).toBeDefined();
          }),
          // @ts-expect-error Reason: this asserts that a step of another call is a type error; create has no `load`.
          after('load', () => undefined),
        ],
        // @ts-expect-error Reason: this asserts that a step of another call is a type error; delete has no `workflow`.
        delete: [before('workflow', () => undefined)],
      },
    };
    expect([added, options]).toBeDefined();
  });
});

describe('the steps of the calls', () => {
  test('have these names, first to last', () => {
    expect({
      create: Object.keys(createSteps),
      update: Object.keys(updateSteps),
      delete: Object.keys(deleteSteps),
      restore: Object.keys(restoreSteps),
      merge: Object.keys(mergeSteps),
    }).toEqual({
      create: [
        'normalize',
        'validate',
        'references',
        'choices',
        'territories',
        'workflow',
        'owner',
        'defaults',
        'write',
        'read',
        'audit',
        'present',
        'index',
      ],
      update: [
        'normalize',
        'load',
        'access',
        'references',
        'choices',
        'territories',
        'workflow',
        'validate',
        'owner',
        'write',
        'read',
        'audit',
        'present',
        'index',
      ],
      delete: ['load', 'access', 'dependents', 'write', 'audit'],
      restore: ['write', 'read', 'access', 'parents', 'audit'],
      merge: ['access', 'load', 'choices', 'dependents', 'write', 'read', 'audit', 'record', 'index'],
    });
  });
});
