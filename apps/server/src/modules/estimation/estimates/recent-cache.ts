/** LRU cache that creates values on demand. */
export function createLatest<Of>(most: number, make: () => Of): (name: string) => Of {
  const kept = new Map<string, Of>();
  return (name) => {
    const found = kept.get(name) ?? make();
    // Reinsert as most recently used.
    kept.delete(name);
    kept.set(name, found);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return found;
  };
}
