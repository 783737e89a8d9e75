import type { SheetComparison } from '@plumbline/api';
import { sheetRevisionsSeparate, sheetRevisionsSetCurrent } from '@plumbline/api/hooks/estimation';
import { showError } from '@plumbline/app-kit';
import { denied } from '@plumbline/app-kit/record/record-actions';
import type { Decision } from '@plumbline/permissions';
import { Button } from '@plumbline/ui/Button';
import { ConfirmDialog } from '@plumbline/ui/ConfirmDialog';
import { formatMoney } from '@plumbline/ui/format';
import { Inline } from '@plumbline/ui/Inline';
import { Stack } from '@plumbline/ui/Stack';
import { Text } from '@plumbline/ui/Text';
import { useState } from 'react';
import { measuresText } from '../measures-text.ts';
import { compareMessages } from './messages.ts';

interface Props {
  estimationId: string;
  found: SheetComparison;
  /** Names of the two sheets. */
  names: Record<'before' | 'after', string>;
  mayEdit: Decision;
  onChanged: () => void;
}

const countedText = ({ is_revision, old_counts, new_counts }: SheetComparison): string => {
  if (!is_revision) return compareMessages.bothSheetsCounted;
  if (new_counts) return compareMessages.newSheetCounted;
  if (old_counts) return compareMessages.oldSheetCounted;
  return compareMessages.otherRevisionCounted;
};

const measureCount = (count: number) => (count ? measuresText(count) : 'no measures');

/** Shows and changes which of the two sheets the estimate counts. */
export function WhichCounts({ estimationId, found, names, mayEdit, onChanged }: Props) {
  const [asked, setAsked] = useState<'old' | 'new'>();
  const { is_revision, old_page_id, new_page_id, new_counts, takeoffs, old_total, new_total } = found;
  const of = asked === 'new' ? 'new_measures' : 'old_measures';
  const measures = takeoffs.reduce((sum, each) => sum + each[of], 0);
  const after = async (work: Promise<unknown>) => {
    await work.catch(showError);
    onChanged();
  };
  return (
    <Stack gap={8}>
      <Text size="small">{countedText(found)}</Text>
      <Inline gap={8} wraps>
        <Button
          size="sm"
          onPress={() => setAsked(is_revision && new_counts ? 'old' : 'new')}
          {...denied(mayEdit)}
        >
          {is_revision && new_counts ? compareMessages.useOldSheet : compareMessages.useNewSheet}
        </Button>
        {is_revision && (
          <Button
            size="sm"
            variant="ghost"
            onPress={() => void after(sheetRevisionsSeparate(estimationId, new_page_id, old_page_id))}
            {...denied(mayEdit)}
          >
            {compareMessages.countBoth}
          </Button>
        )}
      </Inline>
      <ConfirmDialog
        isOpen={asked !== undefined}
        onOpenChange={(isOpen) => !isOpen && setAsked(undefined)}
        confirmLabel={asked === 'old' ? compareMessages.useOldSheet : compareMessages.useNewSheet}
        onConfirm={() =>
          after(sheetRevisionsSetCurrent(estimationId, new_page_id, old_page_id, { current: asked ?? 'new' }))
        }
      >
        {compareMessages.countRevisionConfirm(
          names[asked === 'old' ? 'before' : 'after'],
          names[asked === 'old' ? 'after' : 'before'],
          measureCount(measures),
          formatMoney(asked === 'old' ? old_total : new_total),
        )}
      </ConfirmDialog>
    </Stack>
  );
}
