import type { Task } from '@plumbline/api';
import { useSetupWorkflows } from '@plumbline/api/hooks/setup';
import type { StatusOption } from '@plumbline/ui/StatusMenu';
import type { Tone } from '@plumbline/ui/StatusText';
import { inSequence, moveRefusal, mayMove, type Flow } from '@plumbline/validation/setup';
import { useMemo } from 'react';

interface Known extends Flow {
  name: string;
  tones: ReadonlyMap<string, Tone>;
}
type Stands = Pick<Task, 'workflow_id' | 'workflow_status'>;

/** Where the workflows of the company lead items. */
export interface Flows {
  options: readonly { id: string; label: string }[];
  /** Names of all statuses, each once, in their sequence. */
  statuses: readonly string[];
  /** Statuses of an item's workflow in their sequence; those that it does not lead to say why. */
  next: (row: Stands) => StatusOption[];
  /** The status with which an item is done. */
  lastOf: (row: Stands) => string | undefined;
  /** Why an item may not go to a status; undefined where it may. */
  refusal: (row: Stands, status: string) => string | undefined;
}

export function useFlows(): Flows {
  const { data } = useSetupWorkflows({ limit: -1 });
  return useMemo(() => {
    const known = new Map<string, Known>(
      (data?.data ?? []).map(({ uuid, name, statuses, transitions }) => {
        const names = new Map(statuses.map((each) => [each.uuid, each.name]));
        return [
          uuid,
          {
            name,
            statuses: statuses.map((each) => each.name),
            transitions: transitions.map(({ from, to }) => ({
              from: names.get(from) ?? '',
              to: names.get(to) ?? '',
            })),
            tones: new Map(statuses.map((each) => [each.name, each.tone as Tone])),
          },
        ];
      }),
    );
    const refusal = ({ workflow_id, workflow_status = '' }: Stands, status: string) => {
      const flow = known.get(workflow_id ?? '');
      if (!flow || workflow_status === status) return undefined;
      if (!flow.statuses.includes(status)) return `The workflow “${flow.name}” has no status “${status}”.`;
      return mayMove(flow, workflow_status, status)
        ? undefined
        : moveRefusal(flow.name, flow, workflow_status, status, flow.statuses);
    };
    return {
      options: [...known].map(([id, { name }]) => ({ id, label: name })),
      statuses: inSequence([...known.values()].map(({ statuses }) => statuses)),
      next: (row) => {
        const flow = known.get(row.workflow_id ?? '');
        return (flow?.statuses ?? [])
          .filter((name) => name !== row.workflow_status)
          .map((name) => {
            const why = refusal(row, name);
            return {
              id: name,
              label: name,
              tone: flow?.tones.get(name) ?? 'neutral',
              ...(why ? { disabledReason: why } : {}),
            };
          });
      },
      lastOf: ({ workflow_id }) => known.get(workflow_id ?? '')?.statuses.at(-1),
      refusal,
    };
  }, [data]);
}
