import type { TaskDependency } from '@plumbline/api';
import { tasksUpdateDependency, tasksAddDependency, tasksRemoveDependency } from '@plumbline/api/hooks/tasks';
import { showError } from '@plumbline/app-kit';
import { Button } from '@plumbline/ui/Button';
import { ComboBox } from '@plumbline/ui/ComboBox';
import { Form } from '@plumbline/ui/Form';
import { IconButton } from '@plumbline/ui/IconButton';
import { Inline } from '@plumbline/ui/Inline';
import { NumberField } from '@plumbline/ui/NumberField';
import { Popover } from '@plumbline/ui/Popover';
import { Section } from '@plumbline/ui/RecordLayout';
import { Select } from '@plumbline/ui/Select';
import { StatusText } from '@plumbline/ui/StatusText';
import { Stack } from '@plumbline/ui/Stack';
import { RelatedList } from '@plumbline/ui/RelatedList';
import { PencilIcon, PlusIcon, XIcon } from '@plumbline/ui/icons';
import { useState } from 'react';
import { findItems, DEBOUNCE_MS } from './Parents.tsx';
import type { PanelSectionProps } from './PanelSectionProps.ts';
import { dependencyText, dependencyTypes, type DependencyType } from './dependency.ts';
import { panelMessages } from './messages.ts';

const typeOptions = Object.entries(dependencyTypes).map(([id, label]) => ({ id, label }));

/** Changes of a task's dependencies, each with its undo. Errors are shown. */
function dependencyActions(panel: PanelSectionProps['panel'], task: PanelSectionProps['task']) {
  const run = <T,>(call: () => Promise<T>, done: (answer: T) => void) =>
    void panel
      .run(call, done)
      .catch((reason: unknown) => showError(reason, reason instanceof Error ? reason.message : undefined));
  const depend = (of: string, predecessor: string, type: DependencyType, lag: number) =>
    tasksAddDependency(
      of,
      { predecessor_id: predecessor, type, lag },
      { headers: { 'idempotency-key': crypto.randomUUID() } },
    );
  const change = (each: TaskDependency, body: { type: DependencyType; lag: number }) => {
    const { type, lag } = each;
    run(
      () => tasksUpdateDependency(task.uuid, each.uuid, { ...body, seen: { type, lag } }),
      () =>
        panel.undo.done({
          description: panelMessages.dependencyChanged(task.name),
          back: () => tasksUpdateDependency(task.uuid, each.uuid, { type, lag, seen: body }),
        }),
    );
  };
  const remove = (each: TaskDependency) =>
    run(
      () => tasksRemoveDependency(task.uuid, each.uuid),
      () =>
        panel.undo.done({
          description: panelMessages.dependencyRemoved(task.name),
          back: () => depend(each.successor_id, each.predecessor_id, each.type, each.lag),
        }),
    );
  const add = (predecessor: string) =>
    run(
      () => depend(task.uuid, predecessor, 'FS', 0),
      ({ data }) => {
        const created = data.dependencies.find(
          (each) => each.predecessor_id === predecessor && each.successor_id === task.uuid,
        );
        if (created)
          panel.undo.done({
            description: panelMessages.dependencyAdded(task.name, created.predecessor_name),
            back: () => tasksRemoveDependency(task.uuid, created.uuid),
          });
      },
    );
  return { change, remove, add };
}

/** Predecessors and successors of a task. */
export function Dependencies({ panel, task, isReadOnly, onOpen }: PanelSectionProps) {
  const [isAdding, setAdding] = useState(false);
  const [editing, setEditing] = useState<string>();
  const { change, remove, add } = dependencyActions(panel, task);
  if (task.dependencies.length === 0 && isReadOnly) return null;
  return (
    <Section
      title={panelMessages.dependencies}
      {...(task.dependencies.length ? { count: task.dependencies.length } : {})}
      {...(isReadOnly
        ? {}
        : {
            actions: (
              <Popover
                label={panelMessages.addDependency}
                width="sm"
                isOpen={isAdding}
                onOpenChange={setAdding}
                trigger={<IconButton icon={PlusIcon} label={panelMessages.addDependency} size="sm" />}
              >
                <ComboBox
                  label={panelMessages.dependsOn}
                  placeholder={panelMessages.searchTasks}
                  autoFocus
                  debounce={DEBOUNCE_MS}
                  onSearch={findItems(task.space_id, task.uuid)}
                  value={null}
                  onChange={(predecessor) => {
                    if (!predecessor) return;
                    setAdding(false);
                    add(predecessor);
                  }}
                />
              </Popover>
            ),
          })}
    >
      <RelatedList
        label={panelMessages.dependencies}
        empty={panelMessages.noDependencies}
        items={task.dependencies.map((each) => {
          const isBefore = each.successor_id === task.uuid;
          const other = isBefore ? each.predecessor_name : each.successor_name;
          return {
            id: each.uuid,
            label: `${isBefore ? 'After' : 'Before'} ${other}`,
            onOpen: () => onOpen(isBefore ? each.predecessor_id : each.successor_id),
            ...(each.is_broken ? { mark: <StatusText tone="warn">{''}</StatusText> } : {}),
            aside: (
              <>
                <span>{each.is_broken ? panelMessages.datesConflict : dependencyText(each)}</span>
                {!isReadOnly && (
                  <>
                    <Popover
                      label={panelMessages.dependencyOn(other)}
                      width="sm"
                      isOpen={editing === each.uuid}
                      onOpenChange={(isOn) => setEditing(isOn ? each.uuid : undefined)}
                      trigger={
                        <IconButton
                          icon={PencilIcon}
                          label={panelMessages.editDependencyOn(other)}
                          size="sm"
                        />
                      }
                    >
                      <Lag
                        each={each}
                        onChange={(body) => change(each, body)}
                        onClose={() => setEditing(undefined)}
                      />
                    </Popover>
                    <IconButton
                      icon={XIcon}
                      label={panelMessages.removeDependencyOn(other)}
                      size="sm"
                      onPress={() => remove(each)}
                    />
                  </>
                )}
              </>
            ),
          };
        })}
      />
    </Section>
  );
}

function Lag({
  each,
  onChange,
  onClose,
}: {
  each: TaskDependency;
  onChange: (body: { type: DependencyType; lag: number }) => void;
  onClose: () => void;
}) {
  const [type, setType] = useState<DependencyType>(each.type);
  const [lag, setLag] = useState<number | null>(each.lag);
  return (
    <Form
      hasOwnRules
      label={panelMessages.dependency}
      onSubmit={() => {
        onChange({ type, lag: lag ?? 0 });
        onClose();
      }}
    >
      <Stack gap={12}>
        <Select
          label={panelMessages.type}
          options={typeOptions}
          value={type}
          onChange={(next) => setType(next as DependencyType)}
        />
        <NumberField
          label={panelMessages.lagInWorkingDays}
          description={panelMessages.lagHint}
          value={lag}
          onChange={setLag}
          min={-3650}
          max={3650}
        />
        <Inline gap={8} justify="end">
          <Button variant="primary" size="sm" type="submit">
            {panelMessages.saveDependency}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}
