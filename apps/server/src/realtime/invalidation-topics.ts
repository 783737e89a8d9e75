/** API path prefixes, without the leading slash, by the prefix of the table names whose writes invalidate them. */
export interface CacheTopics {
  /** The longest prefix that matches a table name counts. */
  invalidates?: Readonly<Record<string, readonly string[]>>;
  /** Prefixes of tables that no client caches. */
  uncached?: readonly string[];
}

const topicsByPrefix = new Map<string, readonly string[]>([
  ['audit_change', []],
  ['idempotency_key', []],
  ['number_sequence', []],
  ['record_', []],
]);

/** Adds a module's topics. */
export function registerCacheTopics({ invalidates = {}, uncached = [] }: CacheTopics): void {
  for (const [prefix, paths] of Object.entries(invalidates)) topicsByPrefix.set(prefix, paths);
  for (const prefix of uncached) topicsByPrefix.set(prefix, []);
}

/**
 * API path prefixes whose cached answers a write to this table invalidates; empty for a table that no client caches,
 * undefined for a table that no module has named.
 */
export function topicsOf(table: string): readonly string[] | undefined {
  let longest = '';
  for (const prefix of topicsByPrefix.keys())
    if (prefix.length > longest.length && table.startsWith(prefix)) longest = prefix;
  return topicsByPrefix.get(longest);
}
