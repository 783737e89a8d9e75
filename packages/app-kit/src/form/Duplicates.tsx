import type { Duplicate } from '@plumbline/api';
import type { Entity } from '@plumbline/api/entities';
import { DuplicateNotice } from '@plumbline/ui/DuplicateNotice';
import { useEffect, useState } from 'react';
import { recordHref } from '../custom/record-href.ts';
import { capital } from '../format/format-values.ts';

const DEBOUNCE_MS = 400;

/** Possible duplicates of the record that is being entered. */
export function Duplicates({
  entity,
  values,
}: {
  entity: Pick<Entity<{ uuid: string }>, 'name' | 'duplicates'>;
  values: Readonly<Record<string, unknown>>;
}) {
  const [found, setFound] = useState<readonly Duplicate[]>([]);
  const [others, setOthers] = useState<readonly string[]>([]);
  const written = JSON.stringify(values);
  const { duplicates } = entity;
  useEffect(() => {
    if (!duplicates) return undefined;
    let isCurrent = true;
    const timer = setTimeout(() => {
      duplicates({ values: JSON.parse(written) as Record<string, unknown> }).then(
        ({ data }) => isCurrent && setFound(data),
        // A failed check does not block the form.
        () => isCurrent && setFound([]),
      );
    }, DEBOUNCE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [duplicates, written]);
  const shown = found.filter(({ uuid }) => !others.includes(uuid));
  return (
    <DuplicateNotice
      candidates={shown.map(({ uuid, title, number, detail, reasons }) => {
        const href = recordHref(entity.name, uuid);
        return {
          id: uuid,
          title,
          ...(number ? { code: number } : {}),
          ...(detail ? { description: detail } : {}),
          reasons: reasons.map(capital),
          ...(href ? { href } : {}),
        };
      })}
      onDismiss={(ids) => setOthers([...others, ...ids])}
    />
  );
}
