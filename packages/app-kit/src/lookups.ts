import { useSecurityUsers } from '@plumbline/api/hooks/security';
import { useShellStatuses } from '@plumbline/api/hooks/shell';
import type { StatusRow } from '@plumbline/api';
import { useMemo } from 'react';

export type Tone = 'ok' | 'warn' | 'bad' | 'info' | 'wait' | 'neutral';

/** Everyone of the company, for pickers and filters. */
export function usePeople(): readonly { id: string; label: string }[] {
  const { data } = useSecurityUsers({ limit: -1 });
  return useMemo(
    () => (data?.data ?? []).map((user) => ({ id: user.uuid, label: `${user.firstname} ${user.lastname}` })),
    [data],
  );
}

/** The statuses of a module in their sequence, and how each is shown. */
export function useStatuses(module: string): {
  list: readonly StatusRow[];
  options: readonly { id: string; label: string }[];
  tone: (name: string) => Tone;
  /** As a column of statuses takes it. */
  cell: (name: string | undefined) => { label: string; tone: Tone };
} {
  const { data } = useShellStatuses(module);
  return useMemo(() => {
    const list = data?.data ?? [];
    const tones = new Map(list.map((row) => [row.name, row.tone as Tone]));
    const tone = (name: string) => tones.get(name) ?? 'neutral';
    return {
      list,
      options: list.map((row) => ({ id: row.name, label: row.name })),
      tone,
      cell: (name = '') => ({ label: name, tone: tone(name) }),
    };
  }, [data]);
}
