import type { WorkflowState } from '@plumbline/api';
import { Button } from '@plumbline/ui/Button';
import { Columns } from '@plumbline/ui/Columns';
import { IconButton } from '@plumbline/ui/IconButton';
import { Inline } from '@plumbline/ui/Inline';
import { Menu } from '@plumbline/ui/Menu';
import { Select } from '@plumbline/ui/Select';
import { Stack } from '@plumbline/ui/Stack';
import { Text } from '@plumbline/ui/Text';
import { TextField } from '@plumbline/ui/TextField';
import { ArrowDownIcon, ArrowUpIcon, ListChecksIcon, PlusIcon, XIcon } from '@plumbline/ui/icons';
import { useState } from 'react';
import { tones } from '../tones.ts';
import { workflowMessages } from './messages.ts';

/** Editor of a workflow's statuses: order, names and colors. */
export function StateList({
  statuses,
  isReadOnly,
  modules,
  onChange,
  onRemove,
}: {
  statuses: readonly WorkflowState[];
  isReadOnly: boolean;
  /** Modules whose statuses can be copied. */
  modules: readonly {
    id: string;
    label: string;
    statuses: readonly Pick<WorkflowState, 'name' | 'tone'>[];
  }[];
  onChange: (statuses: WorkflowState[]) => void;
  onRemove: (uuid: string) => void;
}) {
  const [newId, setNewId] = useState<string>();
  const put = (uuid: string, part: Partial<WorkflowState>) =>
    onChange(statuses.map((each) => (each.uuid === uuid ? { ...each, ...part } : each)));
  const swap = (at: number, by: -1 | 1) => {
    const next = [...statuses];
    const [moved] = next.splice(at, 1);
    if (moved) next.splice(at + by, 0, moved);
    onChange(next);
  };
  const add = (more: readonly Pick<WorkflowState, 'name' | 'tone'>[]) => {
    const added = more.map((each) => ({ name: each.name, tone: each.tone, uuid: crypto.randomUUID() }));
    onChange([...statuses, ...added]);
    return added;
  };
  return (
    <Stack gap={8}>
      {statuses.length === 0 && <Text tone="muted">{workflowMessages.statusesEmpty}</Text>}
      {statuses.map(({ uuid, name, tone }, at) => {
        const called = name || `status ${at + 1}`;
        return (
          <Inline key={uuid} gap={8}>
            <Stack grows>
              <Columns count={2} gap={8}>
                <TextField
                  label={workflowMessages.statusNumber(at + 1)}
                  hideLabel
                  value={name}
                  autoFocus={newId === uuid}
                  isReadOnly={isReadOnly}
                  onChange={(text) => put(uuid, { name: text })}
                />
                <Select
                  label={workflowMessages.colorOf(called)}
                  hideLabel
                  options={tones}
                  value={tone}
                  isReadOnly={isReadOnly}
                  onChange={(id) => put(uuid, { tone: id as WorkflowState['tone'] })}
                />
              </Columns>
            </Stack>
            {!isReadOnly && (
              <Inline gap={4}>
                <IconButton
                  icon={ArrowUpIcon}
                  label={workflowMessages.moveUp(called)}
                  isDisabled={at === 0}
                  onPress={() => swap(at, -1)}
                />
                <IconButton
                  icon={ArrowDownIcon}
                  label={workflowMessages.moveDown(called)}
                  isDisabled={at === statuses.length - 1}
                  onPress={() => swap(at, 1)}
                />
                <IconButton
                  icon={XIcon}
                  label={workflowMessages.removeStatus(called)}
                  onPress={() => onRemove(uuid)}
                />
              </Inline>
            )}
          </Inline>
        );
      })}
      {!isReadOnly && (
        <Inline gap={8} wraps>
          <Button
            size="sm"
            icon={PlusIcon}
            onPress={() => setNewId(add([{ name: '', tone: 'neutral' }])[0]?.uuid)}
          >
            {workflowMessages.addStatus}
          </Button>
          <Menu
            label={workflowMessages.copyStatusesFromAModule}
            trigger={
              <Button size="sm" icon={ListChecksIcon}>
                {workflowMessages.copyFromAModule}
              </Button>
            }
            items={modules.map((module) => ({
              id: module.id,
              label: `${module.label}: ${module.statuses.map((each) => each.name).join(', ')}`,
              onAction: () =>
                void add(module.statuses.filter((each) => !statuses.some((own) => own.name === each.name))),
            }))}
          />
        </Inline>
      )}
    </Stack>
  );
}
