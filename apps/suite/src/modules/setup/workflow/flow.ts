import type { Workflow, WorkflowState } from '@plumbline/api';
import type { Flow } from '@plumbline/validation/setup';

export interface Draft {
  name: string;
  description: string;
  statuses: WorkflowState[];
  transitions: { from: string; to: string }[];
  /** Version of the workflow that the draft is based on. */
  version: number;
}

export const draftOf = (workflow: Workflow | undefined): Draft => ({
  name: workflow?.name ?? '',
  description: workflow?.description ?? '',
  statuses: workflow?.statuses ?? [],
  transitions: workflow?.transitions ?? [],
  version: workflow?.version ?? 0,
});

/** Converts a draft from status ids to status names. */
export const flowOf = ({ statuses, transitions }: Pick<Draft, 'statuses' | 'transitions'>): Flow => {
  const names = new Map(statuses.map(({ uuid, name }) => [uuid, name]));
  return {
    statuses: [...names.values()],
    transitions: transitions.map(({ from, to }) => ({
      from: names.get(from) ?? '',
      to: names.get(to) ?? '',
    })),
  };
};

/** Removes a status and its transitions. */
export const withoutStatus = ({ statuses, transitions }: Draft, uuid: string) => ({
  statuses: statuses.filter((each) => each.uuid !== uuid),
  transitions: transitions.filter(({ from, to }) => from !== uuid && to !== uuid),
});

/** Returns transitions between neighboring statuses, in both directions. */
export const straight = (statuses: readonly WorkflowState[]) =>
  statuses.flatMap(({ uuid: from }, at) => {
    const to = statuses[at + 1]?.uuid;
    return to
      ? [
          { from, to },
          { from: to, to: from },
        ]
      : [];
  });
