import type { Import } from '@plumbline/api';
import { importsCancel } from '@plumbline/api/hooks/imports';
import { Button } from '@plumbline/ui/Button';
import { Inline } from '@plumbline/ui/Inline';
import { ProgressBar } from '@plumbline/ui/ProgressBar';
import { Text } from '@plumbline/ui/Text';
import { useState } from 'react';
import { showError } from '../data/error-message.ts';
import { ImportPage } from './ImportFrame.tsx';
import type { ImportableEntity } from './importable-entities.ts';
import { count, rowsOf, stepOf } from './import-text.ts';

const labels: Partial<Record<Import['state'], string>> = {
  receiving: 'Receiving file',
  reading: 'Reading file',
  checking: 'Checking rows',
  importing: 'Importing rows',
  undoing: 'Undoing import',
};

/** Progress of the server's work. */
export function WorkingStep({
  kind,
  found,
  onChanged,
}: {
  kind: ImportableEntity;
  found: Import;
  onChanged: () => void;
}) {
  const [isCancelling, setCancelling] = useState(false);
  const { state, progress } = found;
  const all =
    state === 'undoing'
      ? found.created + found.updated
      : found.total - (state === 'importing' ? found.faulty : 0);
  const isKnown = state === 'checking' || state === 'importing' || state === 'undoing';
  const cancel = async () => {
    setCancelling(true);
    try {
      await importsCancel(found.uuid);
    } catch (error) {
      showError(error);
    }
    setCancelling(false);
    onChanged();
  };
  const label = labels[state] ?? 'Working';
  const read = progress > 0 ? `${rowsOf(progress)}.` : '';
  const progressText = isKnown ? `${count(Math.min(progress, all))} of ${rowsOf(all)}.` : read;
  return (
    <ImportPage
      kind={kind}
      step={stepOf(state)}
      file={found.name}
      sections={[
        {
          id: 'work',
          title: label,
          children: (
            <>
              {isKnown ? (
                <ProgressBar
                  label={label}
                  hideLabel
                  value={Math.min(progress, all)}
                  max={Math.max(1, all)}
                  valueText={`${count(progress)} of ${count(all)}`}
                />
              ) : (
                <ProgressBar label={label} hideLabel valueText={rowsOf(progress)} />
              )}
              <Inline gap={16} align="center" wrap justify="between">
                <Text tone="muted" tabular>
                  {progressText} You can leave this page; the import continues.
                </Text>
                {state !== 'undoing' && (
                  <Button isPending={isCancelling} onPress={() => void cancel()}>
                    {state === 'importing' ? 'Stop import' : 'Cancel'}
                  </Button>
                )}
              </Inline>
            </>
          ),
        },
      ]}
    />
  );
}
