import { customPrefix, flattenCustom } from './custom-fields.ts';

const asText = (value: unknown) =>
  value === null || value === undefined
    ? undefined
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value);

export interface FieldChange {
  field: string;
  before?: string;
  after?: string;
}

/** Differing fields of two states of a record, for the audit log. Numbers are compared by value. */
export function diffRecords(before: object, after: object, names: Iterable<string>) {
  const changes: FieldChange[] = [];
  const [was, is] = [
    new Map<string, unknown>(Object.entries(flattenCustom(before))),
    new Map<string, unknown>(Object.entries(flattenCustom(after))),
  ];
  const own = [...was.keys(), ...is.keys()].filter((name) => name.startsWith(customPrefix));
  for (const field of new Set([...names, ...own])) {
    const [from, to] = [asText(was.get(field)), asText(is.get(field))];
    const same =
      from === to ||
      (from !== undefined &&
        to !== undefined &&
        from !== '' &&
        to !== '' &&
        /^-?[\d.]+$/.test(from) &&
        /^-?[\d.]+$/.test(to) &&
        Number(from) === Number(to));
    if (!same && (from ?? '') !== (to ?? '')) {
      changes.push({
        field,
        ...(from === undefined ? {} : { before: from }),
        ...(to === undefined ? {} : { after: to }),
      });
    }
  }
  return changes;
}
