/** State of the last count of a row. */
export interface CountSave {
  value: string;
  status: 'saving' | 'saved' | 'failed';
  /** Error message of a failed count; undefined for an unknown error. */
  message?: string;
}

export interface CountSavesOptions {
  /** Saves a count. Returns an error message, or undefined when it is saved. */
  save: (id: string, value: string) => string | undefined | Promise<string | undefined>;
  /** Called with the states of all rows after each change. */
  onChange: (saves: ReadonlyMap<string, CountSave>) => void;
}

/**
 * Saves counts by row. A row has one save at a time, so that an older count never arrives after a newer one; of the
 * counts that were entered meanwhile only the last one is saved.
 */
export function createCountSaves(options: () => CountSavesOptions) {
  let saves: ReadonlyMap<string, CountSave> = new Map();
  const running = new Set<string>();
  const set = (id: string, state: CountSave): CountSave => {
    saves = new Map(saves).set(id, state);
    options().onChange(saves);
    return state;
  };
  const attempt = async (id: string, value: string): Promise<Pick<CountSave, 'status' | 'message'>> => {
    try {
      const message = await options().save(id, value);
      return message === undefined ? { status: 'saved' } : { status: 'failed', message };
    } catch {
      return { status: 'failed' };
    }
  };
  const run = async (id: string, first: CountSave) => {
    running.add(id);
    for (let state: CountSave | undefined = first; state;) {
      const outcome = await attempt(id, state.value);
      const newest: CountSave | undefined = saves.get(id);
      if (newest === state) set(id, { value: state.value, ...outcome });
      state = newest === state ? undefined : newest;
    }
    running.delete(id);
  };
  return {
    submit: (id: string, value: string) => {
      const state = set(id, { value, status: 'saving' });
      if (!running.has(id)) void run(id, state);
    },
  };
}
