import type { Context } from '../context/context.ts';

/** Does the work of one step: reads and changes the state that the steps of a call share, and rejects by throwing. */
export type RunStep<State> = (state: State, context: Context) => void | Promise<void>;

/** A step that a module adds to a call, with its place. */
export interface AddedStep<Name extends string, State> {
  position: 'before' | 'after';
  /** Name of the adjacent built-in step. */
  anchor: Name;
  run: RunStep<State>;
}

/** Adds a step directly before a built-in step; several keep the order in which they are listed. */
export const before = <const Name extends string, State>(
  anchor: Name,
  run: RunStep<State>,
): AddedStep<Name, State> => ({ position: 'before', anchor, run });

/** Adds a step directly after a built-in step; several keep the order in which they are listed. */
export const after = <const Name extends string, State>(
  anchor: Name,
  run: RunStep<State>,
): AddedStep<Name, State> => ({ position: 'after', anchor, run });

/** The part of a pipeline strictly between two built-in steps; without an end, up to the last step. */
export interface PipelineRange<Name extends string> {
  /** Starts behind this step. */
  from?: Name;
  /** Stops in front of this step. */
  until?: Name;
}

/** The steps of one call in the order in which they run. */
export class Pipeline<Name extends string, State> {
  readonly #steps: readonly { name: Name | undefined; run: RunStep<State> }[];

  /**
   * @param builtIn the steps of the call by name, first to last.
   * @param added steps of a module.
   */
  constructor(
    builtIn: Readonly<Record<Name, RunStep<State>>>,
    added: readonly AddedStep<Name, State>[] = [],
  ) {
    const names = Object.keys(builtIn) as Name[];
    this.#steps = names.flatMap((name) => {
      const stepsAt = (position: AddedStep<Name, State>['position']) =>
        added.flatMap((step) =>
          step.anchor === name && step.position === position ? [{ name: undefined, run: step.run }] : [],
        );
      return [...stepsAt('before'), { name, run: builtIn[name] }, ...stepsAt('after')];
    });
  }

  /** Runs the steps one after another. The first that throws ends the call: no later step runs. */
  async run(state: State, context: Context, { from, until }: PipelineRange<Name> = {}): Promise<void> {
    const start = from === undefined ? 0 : this.#steps.findIndex(({ name }) => name === from) + 1;
    const end =
      until === undefined ? this.#steps.length : this.#steps.findIndex(({ name }) => name === until);
    for (const { run } of this.#steps.slice(start, end)) await run(state, context);
  }
}
