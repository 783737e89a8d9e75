import { tasksAttach, tasksListAttachable, tasksDetach } from '@plumbline/api/hooks/tasks';
import { showError } from '@plumbline/app-kit';
import { Button } from '@plumbline/ui/Button';
import { Chip } from '@plumbline/ui/Chip';
import { ComboBox } from '@plumbline/ui/ComboBox';
import { Popover } from '@plumbline/ui/Popover';
import { ArrowUpIcon, PlusIcon } from '@plumbline/ui/icons';
import { useState } from 'react';
import type { PanelSectionProps } from './PanelSectionProps.ts';
import { panelMessages } from './messages.ts';

/** Search delay after typing in milliseconds, as specified. */
export const DEBOUNCE_MS = 800;

/** Returns a search for tasks that can be a parent or predecessor. */
export const findItems = (space: string | null | undefined, uuid: string) => async (search: string) => {
  const { data } = await tasksListAttachable({ ...(space ? { space_id: space } : {}), search, uuid });
  return data.map(({ uuid: id, name, place }) => ({
    id,
    label: name,
    ...(place ? { description: place } : {}),
  }));
};

/** Parents of a task: the one in the tree and others it is attached to. */
export function Parents({ panel, task, isReadOnly, onOpen }: PanelSectionProps) {
  const [isAttaching, setAttaching] = useState(false);
  const above = task.trail.at(-1);
  const run = <T,>(call: () => Promise<T>, done: (answer: T) => void) =>
    void panel
      .run(call, done)
      .catch((reason: unknown) => showError(reason, reason instanceof Error ? reason.message : undefined));
  if (!above && task.parent.length === 0 && isReadOnly) return null;
  return (
    <>
      {above && <Chip icon={ArrowUpIcon} value={above.name} onPress={() => onOpen(above.uuid)} />}
      {task.parent.map(({ uuid, name }) => (
        <Chip
          key={uuid}
          icon={ArrowUpIcon}
          value={name}
          onPress={() => onOpen(uuid)}
          {...(isReadOnly
            ? {}
            : {
                removeLabel: panelMessages.detachFrom(name),
                onRemove: () =>
                  run(
                    () => tasksDetach(task.uuid, { parent_id: uuid }),
                    () =>
                      panel.undo.done({
                        description: panelMessages.detachedFrom(task.name, name),
                        back: () => tasksAttach(task.uuid, uuid),
                      }),
                  ),
              })}
        />
      ))}
      {!isReadOnly && (
        <Popover
          label={panelMessages.attachParent}
          width="sm"
          isOpen={isAttaching}
          onOpenChange={setAttaching}
          trigger={
            <Button variant="ghost" size="sm" icon={PlusIcon} isQuiet>
              {panelMessages.attachParent}
            </Button>
          }
        >
          <ComboBox
            label={panelMessages.attachTo}
            placeholder={panelMessages.searchTasks}
            autoFocus
            debounce={DEBOUNCE_MS}
            onSearch={findItems(task.space_id, task.uuid)}
            value={null}
            onChange={(parent) => {
              if (!parent) return;
              setAttaching(false);
              run(
                () => tasksAttach(task.uuid, parent),
                ({ data }) => {
                  const name = data.parent.find(({ uuid }) => uuid === parent)?.name ?? '';
                  // Already attached, so there is nothing to undo.
                  if (task.parent.some(({ uuid }) => uuid === parent)) return;
                  panel.undo.done({
                    description: panelMessages.attachedTo(task.name, name),
                    back: () => tasksDetach(task.uuid, { parent_id: parent }),
                  });
                },
              );
            }}
          />
        </Popover>
      )}
    </>
  );
}
