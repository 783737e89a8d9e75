/**
 * The words of an address with some of them changed, for `setSearchParams`: what is empty is taken out.
 * @param values new ones by their names; the others stay.
 */
export const withParams =
  (values: Readonly<Record<string, string | null | undefined>>) =>
  (before: URLSearchParams): URLSearchParams => {
    const next = new URLSearchParams(before);
    for (const [name, value] of Object.entries(values))
      if (value) next.set(name, value);
      else next.delete(name);
    return next;
  };
