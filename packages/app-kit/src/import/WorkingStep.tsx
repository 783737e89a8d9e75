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
import { importMessages } from './messages.ts';

const labels: Partial<Record<Import['state'], string>> = {
  receiving: importMessages.receivingFile,
  reading: importMessages.readingFile,
  checking: importMessages.checkingRows,
  importing: importMessages.importingRows,
  undoing: importMessages.undoingImport,
};

/** Progress of the server's work. */
export function WorkingStep({
  entity,
  found,
  onChanged,
}: {
  entity: ImportableEntity;
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
  const progressText = isKnown
    ? importMessages.rowsProcessed(count(Math.min(progress, all)), rowsOf(all))
    : read;
  return (
    <ImportPage
      entity={entity}
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
                  valueText={importMessages.countProgress(count(progress), count(all))}
                />
              ) : (
                <ProgressBar label={label} hideLabel valueText={rowsOf(progress)} />
              )}
              <Inline gap={16} align="center" wraps justify="between">
                <Text tone="muted" isTabular>
                  {importMessages.backgroundNotice(progressText)}
                </Text>
                {state !== 'undoing' && (
                  <Button isPending={isCancelling} onPress={() => void cancel()}>
                    {state === 'importing' ? importMessages.stopImport : importMessages.cancel}
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
