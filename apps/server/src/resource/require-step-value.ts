/** A value that an earlier step of a pipeline sets. @throws Error if no step has set it yet. */
export function requireStepValue<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Error(`no step has set ${name} yet`);
  return value;
}
