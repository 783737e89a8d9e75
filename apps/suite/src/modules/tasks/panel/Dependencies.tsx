import type { TaskDependency } from '@plumbline/api';
import { taskCallsChangeDependency, taskCallsDepend, taskCallsUndepend } from '@plumbline/api/hooks/tasks';
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
import { TaskItems } from '@plumbline/ui/TaskPanel';
import { PencilIcon, PlusIcon, XIcon } from '@plumbline/ui/icons';
import { useState } from 'react';
import { findItems, DEBOUNCE_MS } from './Parents.tsx';
import type { PanelSectionProps } from './PanelSectionProps.ts';
import { dependencyText, dependencyTypes, type DependencyType } from './dependency.ts';

const typeOptions = Object.entries(dependencyTypes).map(([id, label]) => ({ id, label }));

/** Changes of a task's dependencies, each with its undo. Errors are shown. */
function dependencyActions(panel: PanelSectionProps['panel'], task: PanelSectionProps['task']) {
  const run = <T,>(call: () => Promise<T>, done: (answer: T) => void) =>
    void panel
      .run(call, done)
      .catch((reason: unknown) => showError(reason, reason instanceof Error ? reason.message : undefined));
  const depend = (of: string, predecessor: string, type: DependencyType, lag: number) =>
    taskCallsDepend(
      of,
      { predecessor_id: predecessor, type, lag },
      { headers: { 'idempotency-key': crypto.randomUUID() } },
    );
  const change = (each: TaskDependency, body: { type: DependencyType; lag: number }) => {
    const { type, lag } = each;
    run(
      () => taskCallsChangeDependency(task.uuid, each.uuid, { ...body, seen: { type, lag } }),
      () =>
        panel.undo.done({
          said: `Dependency changed for “${task.name}”`,
          back: () => taskCallsChangeDependency(task.uuid, each.uuid, { type, lag, seen: body }),
        }),
    );
  };
  const remove = (each: TaskDependency) =>
    run(
      () => taskCallsUndepend(task.uuid, each.uuid),
      () =>
        panel.undo.done({
          said: `Dependency removed from “${task.name}”`,
          back: () => depend(each.successor_id, each.predecessor_id, each.type, each.lag),
        }),
    );
  const add = (predecessor: string) =>
    run(
      () => depend(task.uuid, predecessor, 'FS', 0),
      ({ data }) => {
        const made = data.dependencies.find(
          (each) => each.predecessor_id === predecessor && each.successor_id === task.uuid,
        );
        if (made)
          panel.undo.done({
            said: `“${task.name}” now depends on “${made.predecessor_name}”`,
            back: () => taskCallsUndepend(task.uuid, made.uuid),
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
      title="Dependencies"
      {...(task.dependencies.length ? { count: task.dependencies.length } : {})}
      {...(isReadOnly
        ? {}
        : {
            actions: (
              <Popover
                label="Add dependency"
                width="sm"
                isOpen={isAdding}
                onOpenChange={setAdding}
                trigger={<IconButton icon={PlusIcon} label="Add dependency" size="sm" />}
              >
                <ComboBox
                  label="Depends on"
                  placeholder="Search tasks"
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
      <TaskItems
        label="Dependencies"
        empty="No dependencies"
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
                <span>{each.is_broken ? 'Dates conflict' : dependencyText(each)}</span>
                {!isReadOnly && (
                  <>
                    <Popover
                      label={`Dependency on ${other}`}
                      width="sm"
                      isOpen={editing === each.uuid}
                      onOpenChange={(isOn) => setEditing(isOn ? each.uuid : undefined)}
                      trigger={
                        <IconButton icon={PencilIcon} label={`Edit dependency on ${other}`} size="sm" />
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
                      label={`Remove dependency on ${other}`}
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
      label="Dependency"
      onSubmit={() => {
        onChange({ type, lag: lag ?? 0 });
        onClose();
      }}
    >
      <Stack gap={12}>
        <Select
          label="Type"
          options={typeOptions}
          value={type}
          onChange={(next) => setType(next as DependencyType)}
        />
        <NumberField
          label="Lag in working days"
          description="Enter a negative number for lead time."
          value={lag}
          onChange={setLag}
          min={-3650}
          max={3650}
        />
        <Inline gap={8} justify="end">
          <Button variant="primary" size="sm" type="submit">
            Save dependency
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}
