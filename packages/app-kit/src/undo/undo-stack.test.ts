import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { undoStack } from './undo-stack.ts';

/** Simulated server values of two users; an undo of a changed value is rejected. */
class Refused extends Error {}
class Lost extends Error {}
const isFinal = (reason: unknown) => reason instanceof Refused;
const world = (most?: number) => {
  const values = new Map<string, number>();
  const stack = undoStack({ isFinal, ...(most === undefined ? {} : { most }) });
  const write = (changes: readonly (readonly [string, number])[]) => {
    const expected = new Map(changes);
    const steps = [...expected].map(([field, after]) => ({ field, before: values.get(field) ?? 0, after }));
    for (const { field, after } of steps) values.set(field, after);
    return stack.add({
      description: 'written',
      back: async () => {
        await Promise.resolve();
        for (const { field, after } of steps)
          if ((values.get(field) ?? 0) !== after) throw new Refused(field);
        for (const { field, before } of steps) values.set(field, before);
      },
    });
  };
  const seen = () => Object.fromEntries([...values].filter(([, value]) => value !== 0).toSorted());
  return { values, stack, write, seen };
};
const field = fc.constantFrom('name', 'status', 'due', 'people');
const action = fc.array(fc.tuple(field, fc.integer({ min: 1, max: 3 })), { minLength: 1, maxLength: 4 });

describe('undoStack', () => {
  test('restores the previous state for any sequence of actions and undos', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.option(action), { maxLength: 18 }), async (steps) => {
        const { stack, write, seen } = world();
        const states = [seen()];
        for (const step of steps) {
          if (step) {
            write(step);
            states.push(seen());
          } else {
            const { state } = await stack.back();
            expect(state).toBe(states.length > 1 ? 'back' : 'nothing');
            if (states.length > 1) states.pop();
            expect(seen()).toEqual(states.at(-1));
          }
        }
        while (stack.size() > 0) expect((await stack.back()).state).toBe('back');
        expect(seen()).toEqual({});
      }),
    );
  });

  test('never overwrites changes of another user', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof(action, fc.constant('undo' as const), fc.record({ theirs: field })), {
          maxLength: 20,
        }),
        async (steps) => {
          const { values, stack, write } = world();
          const theirs = new Map<string, number>();
          let next = 100;
          for (const step of steps) {
            if (step === 'undo') await stack.back();
            else if ('theirs' in step) {
              next += 1;
              values.set(step.theirs, next);
              theirs.set(step.theirs, next);
            } else {
              write(step);
              for (const [name] of step) theirs.delete(name);
            }
          }
          for (const [name, value] of theirs) expect(values.get(name)).toBe(value);
        },
      ),
    );
  });

  test('runs undos in order when requested quickly', async () => {
    const { stack, write, seen } = world();
    write([['name', 1]]);
    write([['name', 2]]);
    write([['name', 3]]);
    const outcomes = await Promise.all([stack.back(), stack.back()]);
    expect(outcomes.map(({ state }) => state)).toEqual(['back', 'back']);
    expect(seen()).toEqual({ name: 1 });
  });

  test('waits for pending saves', async () => {
    const { stack, write, seen } = world();
    write([['name', 1]]);
    let save: () => void = () => undefined;
    const saving = stack.track(
      new Promise<void>((resolve) => {
        save = resolve;
      }).then(() => void write([['due', 2]])),
    );
    const back = stack.back();
    save();
    await saving;
    expect((await back).state).toBe('back');
    expect(seen()).toEqual({ name: 1 });
  });

  test('drops rejected actions and keeps them after connection errors', async () => {
    const { values, stack, write, seen } = world();
    write([['name', 1]]);
    write([['due', 2]]);
    values.set('due', 9);
    expect(await stack.back()).toMatchObject({ state: 'refused', isKept: false });
    expect((await stack.back()).state).toBe('back');
    expect(seen()).toEqual({ due: 9 });
    let isBroken = true;
    stack.add({
      description: 'x',
      back: async () => {
        if (isBroken) throw new Lost();
      },
    });
    expect(await stack.back()).toMatchObject({ state: 'refused', isKept: true });
    isBroken = false;
    expect((await stack.back()).state).toBe('back');
  });

  test('undoes an action from its toast and limits the stack size', async () => {
    const { stack, write, seen } = world(2);
    write([['name', 1]]);
    const due = write([['due', 2]]);
    write([['status', 3]]);
    expect(stack.size()).toBe(2);
    expect((await stack.back(due)).state).toBe('back');
    expect((await stack.back(due)).state).toBe('nothing');
    expect(seen()).toEqual({ name: 1, status: 3 });
  });
});
