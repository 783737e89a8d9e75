import { crmMapFindZip } from '@plumbline/api/hooks/crm';
import type { FieldMeta } from '@plumbline/api/entities';
import { useRef } from 'react';
import type { FieldValues } from 'react-hook-form';

const completeZip = /^\s*\d{5}([\s-]*\d{4})?\s*$/;
const isEmpty = (value: unknown) => value === undefined || value === null || value === '';
const filledIn = ['city', 'state'] as const;

/**
 * Fills in empty city and state fields from the ZIP code.
 * @param before ZIP code of the record; its city and state are left unchanged.
 * @returns undefined for entities without an address.
 */
export function useZipFill(fields: Readonly<Record<string, FieldMeta>>, before: unknown) {
  const latest = useRef<FieldValues>({});
  const lookedUpZip = useRef(before);
  /** Values filled in from an earlier ZIP code, which may be replaced. */
  const filled = useRef<FieldValues>({});
  if (!['zip', 'city', 'state'].every((name) => fields[name]?.write)) return undefined;
  return (values: FieldValues, fill: (values: FieldValues) => void): void => {
    latest.current = values;
    const zip = values['zip'] as unknown;
    if (zip === lookedUpZip.current) return;
    lookedUpZip.current = zip;
    if (typeof zip !== 'string' || !completeZip.test(zip)) return;
    const isFree = (name: string) =>
      isEmpty(latest.current[name]) || latest.current[name] === filled.current[name];
    if (!filledIn.some(isFree)) return;
    crmMapFindZip(zip.trim()).then(
      ({ data }) => {
        // Ignore the response when the ZIP code has changed.
        if (latest.current['zip'] !== zip) return;
        const found = Object.fromEntries(
          filledIn.filter((name) => data[name] && isFree(name)).map((name) => [name, data[name]]),
        );
        filled.current = { ...filled.current, ...found };
        fill(found);
      },
      // On failure users enter the values themselves.
      () => undefined,
    );
  };
}
