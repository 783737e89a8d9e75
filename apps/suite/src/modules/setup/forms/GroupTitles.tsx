import type { Decision } from '@plumbline/permissions';
import { denied } from '@plumbline/app-kit/record/record-actions';
import { Button } from '@plumbline/ui/Button';
import { Disclosure } from '@plumbline/ui/Disclosure';
import { Inline } from '@plumbline/ui/Inline';
import { Stack } from '@plumbline/ui/Stack';
import { TextField } from '@plumbline/ui/TextField';
import { PlusIcon } from '@plumbline/ui/icons';
import type { DraftGroup } from './draft.ts';
import { formsMessages } from './messages.ts';

/** Adds and renames the groups of a form. */
export function GroupTitles({
  groups,
  onChange,
  decision,
}: {
  groups: readonly DraftGroup[];
  onChange: (groups: DraftGroup[]) => void;
  decision: Decision;
}) {
  return (
    <Stack gap={12}>
      <Inline>
        <Button
          icon={PlusIcon}
          onPress={() =>
            onChange([...groups, { id: crypto.randomUUID(), title: formsMessages.newGroup, fields: [] }])
          }
          {...denied(decision)}
        >
          {formsMessages.addGroup}
        </Button>
      </Inline>
      <Disclosure title={formsMessages.groupNames}>
        <Stack gap={8}>
          {groups.map(({ id, title }, index) => (
            <TextField
              key={id}
              label={formsMessages.groupNumber(index + 1)}
              size="sm"
              isReadOnly={!decision.allowed}
              value={title}
              onChange={(text) =>
                onChange(groups.map((group) => (group.id === id ? { ...group, title: text } : group)))
              }
            />
          ))}
        </Stack>
      </Disclosure>
    </Stack>
  );
}
