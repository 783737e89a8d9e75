import { Button } from '@plumbline/ui/Button';
import { Dialog } from '@plumbline/ui/Dialog';
import { RadioGroup } from '@plumbline/ui/RadioGroup';
import { Stack } from '@plumbline/ui/Stack';
import { Text } from '@plumbline/ui/Text';
import { useState } from 'react';

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
      title={names.length === 1 ? 'This file already exists' : `${names.length} files already exist`}
      width={450}
      footer={
        <>
          <Button onPress={onClose}>Cancel</Button>
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
            ? `“${first}” already exists in ${place}.`
            : `${names.length} files with these names already exist in ${place}, including “${first}”.`}
        </Text>
        <RadioGroup
          label="Existing files"
          value={choice}
          onChange={(value) => setChoice(value as ClashChoice)}
          options={[
            { id: 'keep', label: 'Keep both', description: 'A number is added to the name of the new file.' },
            {
              id: 'replace',
              label: 'Replace with a new version',
              description: 'The current file is kept as an earlier version.',
            },
            { id: 'skip', label: 'Skip', description: 'Existing files stay unchanged; these are not added.' },
          ]}
        />
      </Stack>
    </Dialog>
  );
}
