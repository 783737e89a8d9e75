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
import { findItems, rest } from './Parents.tsx';
import type { PartProps } from './Panel.tsx';
import { dependencyText, dependencyTypes, type DependencyType } from './dependency.ts';

const typeOptions = Object.entries(dependencyTypes).map(([id, label]) => ({ id, label }));

/** What must come before an item, and what waits for it. */
export function Dependencies({ panel, task, isReadOnly, onOpen }: PartProps) {
  const [isAdding, setAdding] = useState(false);
  const [editing, setEditing] = useState<string>();
  const run = <T,>(call: () => Promise<T>, done: (answer: T) => void) =>
    void panel
      .run(call, done)
      .catch((reason: unknown) => showError(reason, reason instanceof Error ? reason.message : undefined));
  if (task.dependencies.length === 0 && isReadOnly) return null;
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
          said: `A dependency of “${task.name}” was changed`,
          back: () => taskCallsChangeDependency(task.uuid, each.uuid, { type, lag, seen: body }),
        }),
    );
  };
  const remove = (each: TaskDependency) =>
    run(
      () => taskCallsUndepend(task.uuid, each.uuid),
      () =>
        panel.undo.done({
          said: `A dependency of “${task.name}” was taken off`,
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
            said: `“${task.name}” waits for “${made.predecessor_name}”`,
            back: () => taskCallsUndepend(task.uuid, made.uuid),
          });
      },
    );
  return (
    <Section
      title="Dependencies"
      {...(task.dependencies.length ? { count: task.dependencies.length } : {})}
      {...(isReadOnly
        ? {}
        : {
            actions: (
              <Popover
                label="Wait for another item"
                width="sm"
                isOpen={isAdding}
                onOpenChange={setAdding}
                trigger={<IconButton icon={PlusIcon} label="Wait for another item" size="sm" />}
              >
                <ComboBox
                  label="Waits for"
                  placeholder="Search items"
                  autoFocus
                  debounce={rest}
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
        empty="It waits for nothing"
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
                <span>{each.is_broken ? 'The dates contradict it' : dependencyText(each)}</span>
                {!isReadOnly && (
                  <>
                    <Popover
                      label={`How it depends on ${other}`}
                      width="sm"
                      isOpen={editing === each.uuid}
                      onOpenChange={(isOn) => setEditing(isOn ? each.uuid : undefined)}
                      trigger={
                        <IconButton icon={PencilIcon} label={`Change how it depends on ${other}`} size="sm" />
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
                      label={`Take ${other} off`}
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
      label="How it depends"
      onSubmit={() => {
        onChange({ type, lag: lag ?? 0 });
        onClose();
      }}
    >
      <Stack gap={12}>
        <Select
          label="Kind"
          options={typeOptions}
          value={type}
          onChange={(next) => setType(next as DependencyType)}
        />
        <NumberField
          label="Working days between"
          description="Below 0 they overlap."
          value={lag}
          onChange={setLag}
          min={-3650}
          max={3650}
        />
        <Inline gap={8} justify="end">
          <Button variant="primary" size="sm" type="submit">
            Save
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}
