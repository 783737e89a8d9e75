/**
 * Returns an updater for `setSearchParams`. Empty values remove a parameter.
 * @param values changed parameters; others stay.
 */
export const setSearchParams =
  (values: Readonly<Record<string, string | null | undefined>>) =>
  (before: URLSearchParams): URLSearchParams => {
    const next = new URLSearchParams(before);
    for (const [name, value] of Object.entries(values))
      if (value) next.set(name, value);
      else next.delete(name);
    return next;
  };
