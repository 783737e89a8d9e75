import { Button } from '@plumbline/ui/Button';
import { Dialog } from '@plumbline/ui/Dialog';
import { RadioGroup } from '@plumbline/ui/RadioGroup';
import { Stack } from '@plumbline/ui/Stack';
import { Text } from '@plumbline/ui/Text';
import { useState } from 'react';

export type ClashChoice = 'keep' | 'replace' | 'skip';

/** Names that are taken where files go: what becomes of them is asked once for all. */
export function ClashDialog({
  names,
  place,
  action,
  onChoose,
  onClose,
}: {
  names: readonly string[];
  place: string;
  /** "Upload". */
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
      title={names.length === 1 ? 'This name is taken' : `${names.length} names are taken`}
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
            ? `“${first}” is in ${place} already.`
            : `${names.length} files with these names are in ${place} already, “${first}” among them.`}
        </Text>
        <RadioGroup
          label="What becomes of them"
          value={choice}
          onChange={(value) => setChoice(value as ClashChoice)}
          options={[
            { id: 'keep', label: 'Keep both', description: 'The new one gets a number behind its name.' },
            {
              id: 'replace',
              label: 'Replace as a new version',
              description: 'What is there now stays among its versions.',
            },
            { id: 'skip', label: 'Skip', description: 'What is there stays; these are left out.' },
          ]}
        />
      </Stack>
    </Dialog>
  );
}
