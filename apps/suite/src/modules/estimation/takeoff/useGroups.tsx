import {
  typicalGroupsCreate,
  typicalGroupsUpdate,
  typicalGroupsRemove,
  useTypicalGroupsList,
} from '@plumbline/api/hooks/estimation';
import { showError } from '@plumbline/app-kit';
import type { GroupControls } from '@plumbline/ui/TakeoffWorkspace';
import { ConfirmDialog } from '@plumbline/ui/ConfirmDialog';
import { messages } from '@plumbline/validation/messages';
import { useMemo, useState, type ReactNode } from 'react';
import { takeoffMessages } from './messages.ts';

interface Groups {
  controls: Omit<GroupControls, 'onSelect'> | undefined;
  /** Multiplier of each group by id. */
  times: ReadonlyMap<string, number>;
  reload: () => void;
  /** Confirmation before deleting a group that affects quantities. */
  dialog: ReactNode;
}

/**
 * Typical groups of an estimation and their actions.
 * @param onFigures called when a change affects quantities.
 */
export function useGroups(estimationId: string, mayEdit: boolean, onFigures: () => void): Groups {
  const { data, mutate } = useTypicalGroupsList(estimationId, {
    swr: { refreshInterval: 15_000 },
    request: { isBackground: true },
  });
  const groups = data?.data;
  const [asked, setAsked] = useState<string>();
  const times = useMemo(
    () => new Map((groups ?? []).map(({ uuid, multiplier }) => [uuid, multiplier])),
    [groups],
  );
  const run = (work: Promise<unknown>) =>
    void work.catch(showError).finally(() => {
      void mutate();
      onFigures();
    });
  const change = (uuid: string, values: { name?: string; multiplier?: number }) => {
    const group = groups?.find((each) => each.uuid === uuid);
    if (group) run(typicalGroupsUpdate(estimationId, uuid, { ...values, version: group.version }));
  };
  const remove = (uuid: string) => {
    setAsked(undefined);
    run(typicalGroupsRemove(estimationId, uuid));
  };
  const of = groups?.find(({ uuid }) => uuid === asked);
  return {
    times,
    reload: () => void mutate(),
    dialog: (
      <ConfirmDialog
        isOpen={of !== undefined}
        onOpenChange={(isOpen) => !isOpen && setAsked(undefined)}
        confirmLabel={takeoffMessages.deleteGroup}
        tone="danger"
        onConfirm={() => of && remove(of.uuid)}
      >
        {of && takeoffMessages.deleteGroupConfirm(of.name, of.multiplier)}
        {messages.confirmTextDelete}
      </ConfirmDialog>
    ),
    controls: groups && {
      list: groups.map(({ uuid, name, multiplier, count }) => ({ uuid, name, times: multiplier, count })),
      ...(mayEdit
        ? {
            onTimes: (uuid: string, multiplier: number) => change(uuid, { multiplier }),
            onRename: (uuid: string, name: string) => change(uuid, { name }),
            onAdd: async (name: string) => {
              await typicalGroupsCreate(estimationId, { name, multiplier: 2 });
              await mutate();
            },
            onRemove: (uuid: string) =>
              groups.some((each) => each.uuid === uuid && each.count > 0) ? setAsked(uuid) : remove(uuid),
          }
        : {}),
    },
  };
}
