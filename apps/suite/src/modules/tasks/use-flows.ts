import type { Task } from '@plumbline/api';
import { useWorkflowsListNames } from '@plumbline/api/hooks/setup';
import type { StatusOption } from '@plumbline/ui/StatusMenu';
import type { Tone } from '@plumbline/ui/StatusText';
import { inSequence, moveRefusal, mayMove, type Flow } from '@plumbline/validation/setup';
import { useMemo } from 'react';
import { tasksMessages } from './messages.ts';

interface Known extends Flow {
  name: string;
  tones: ReadonlyMap<string, Tone>;
}
type TaskStatus = Pick<Task, 'workflow_id' | 'workflow_status'>;

/** Workflows of the company and the transitions they allow. */
export interface Flows {
  options: readonly { id: string; label: string }[];
  /** Distinct names of all statuses in sequence. */
  statuses: readonly string[];
  /** Returns the statuses of a task's workflow in sequence; disallowed ones have a reason. */
  next: (row: TaskStatus) => StatusOption[];
  /** Returns the final status of a task's workflow. */
  lastOf: (row: TaskStatus) => string | undefined;
  /** Returns the reason why a task cannot change to a status; undefined if it can. */
  refusal: (row: TaskStatus, status: string) => string | undefined;
}

export function useFlows(): Flows {
  const { data } = useWorkflowsListNames({ limit: -1 });
  return useMemo(() => {
    const flowById = new Map<string, Known>(
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
    const refusal = ({ workflow_id, workflow_status = '' }: TaskStatus, status: string) => {
      const flow = flowById.get(workflow_id ?? '');
      if (!flow || workflow_status === status) return undefined;
      if (!flow.statuses.includes(status)) return tasksMessages.statusNotInWorkflow(flow.name, status);
      return mayMove(flow, workflow_status, status)
        ? undefined
        : moveRefusal(flow.name, flow, workflow_status, status, flow.statuses);
    };
    return {
      options: [...flowById].map(([id, { name }]) => ({ id, label: name })),
      statuses: inSequence([...flowById.values()].map(({ statuses }) => statuses)),
      next: (row) => {
        const flow = flowById.get(row.workflow_id ?? '');
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
      lastOf: ({ workflow_id }) => flowById.get(workflow_id ?? '')?.statuses.at(-1),
      refusal,
    };
  }, [data]);
}
