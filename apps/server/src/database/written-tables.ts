/** `platform.end_sessions` writes to tables outside the public schema, but clients must be notified immediately. */
const endsSessions = /\bplatform\.end_sessions\(/;

/**
 * Tables of the public schema that a statement writes to, found by its text.
 * A statement that ends sessions counts as a write to `security_user`.
 */
export function writtenTables(statement: string): string[] {
  const tables = [
    ...statement.matchAll(/\b(?:insert\s+into|update|delete\s+from)\s+(?:only\s+)?"?([a-z_]+)"?(?![\w".])/gi),
  ]
    .map(([, table = '']) => table.toLowerCase())
    .filter((table) => table !== 'set' && table !== 'of');
  return endsSessions.test(statement) ? [...tables, 'security_user'] : tables;
}
