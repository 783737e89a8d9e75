import { crmMapPlace } from '@plumbline/api/hooks/crm';
import type { FieldMeta } from '@plumbline/api/kinds';
import { useRef } from 'react';
import type { FieldValues } from 'react-hook-form';

const whole = /^\s*\d{5}([\s-]*\d{4})?\s*$/;
const isEmpty = (value: unknown) => value === undefined || value === null || value === '';
const filledIn = ['city', 'state'] as const;

/**
 * Fills in the city and the state of an address once its ZIP is written, where nothing stands there yet.
 * @param before the ZIP as the record has it: what stands beside it was left so.
 * @returns undefined for kinds without an address.
 */
export function useZipFill(fields: Readonly<Record<string, FieldMeta>>, before: unknown) {
  const latest = useRef<FieldValues>({});
  const asked = useRef(before);
  /** What an earlier ZIP put there is nobody's own words. */
  const filled = useRef<FieldValues>({});
  if (!['zip', 'city', 'state'].every((name) => fields[name]?.write)) return undefined;
  return (values: FieldValues, fill: (values: FieldValues) => void): void => {
    latest.current = values;
    const zip = values['zip'] as unknown;
    if (zip === asked.current) return;
    asked.current = zip;
    if (typeof zip !== 'string' || !whole.test(zip)) return;
    const isFree = (name: string) =>
      isEmpty(latest.current[name]) || latest.current[name] === filled.current[name];
    if (!filledIn.some(isFree)) return;
    crmMapPlace(zip.trim()).then(
      ({ data }) => {
        // Somebody may have written on meanwhile.
        if (latest.current['zip'] !== zip) return;
        const found = Object.fromEntries(
          filledIn.filter((name) => data[name] && isFree(name)).map((name) => [name, data[name]]),
        );
        filled.current = { ...filled.current, ...found };
        fill(found);
      },
      // Without an answer people write it themselves.
      () => undefined,
    );
  };
}
