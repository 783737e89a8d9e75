import { Button } from '@plumbline/ui/Button';
import { Dialog } from '@plumbline/ui/Dialog';
import { RadioGroup } from '@plumbline/ui/RadioGroup';
import { Stack } from '@plumbline/ui/Stack';
import { Text } from '@plumbline/ui/Text';
import { useState } from 'react';
import { filesMessages } from './messages.ts';

export type ClashChoice = 'keep' | 'replace' | 'skip';

/** Asks once how to handle files whose names already exist at the destination. */
export function ClashDialog({
  names,
  place,
  action,
  onChoose,
  onClose,
}: {
  names: readonly string[];
  place: string;
  /** Label of the confirm button, e.g. "Upload". */
  action: string;
  onChoose: (choice: ClashChoice) => void;
  onClose: () => void;
}) {
  const [choice, setChoice] = useState<ClashChoice>('keep');
  const [first = ''] = names;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={names.length === 1 ? filesMessages.fileExists : filesMessages.filesExist(names.length)}
      width={450}
      footer={
        <>
          <Button onPress={onClose}>{filesMessages.cancel}</Button>
          <Button
            variant="primary"
            onPress={() => {
              onChoose(choice);
              onClose();
            }}
          >
            {action}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <Text>
          {names.length === 1
            ? filesMessages.fileExistsDescription(first, place)
            : filesMessages.filesExistDescription(names.length, place, first)}
        </Text>
        <RadioGroup
          label={filesMessages.existingFiles}
          value={choice}
          onChange={(value) => setChoice(value as ClashChoice)}
          options={[
            { id: 'keep', label: filesMessages.keepBoth, description: filesMessages.keepBothHint },
            {
              id: 'replace',
              label: filesMessages.replaceWithNewVersion,
              description: filesMessages.replaceHint,
            },
            {
              id: 'skip',
              label: filesMessages.skip,
              description: filesMessages.skipHint,
            },
          ]}
        />
      </Stack>
    </Dialog>
  );
}
