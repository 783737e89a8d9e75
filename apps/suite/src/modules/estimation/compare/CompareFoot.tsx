import type { PlanPage, SheetComparison } from '@plumbline/api';
import { href } from '@plumbline/app-kit';
import { denied } from '@plumbline/app-kit/record/record-actions';
import type { Decision } from '@plumbline/permissions';
import { Button } from '@plumbline/ui/Button';
import type { ComparedRow } from '@plumbline/ui/CompareWorkspace';
import { Inline } from '@plumbline/ui/Inline';
import { Spacer } from '@plumbline/ui/Spacer';
import { Stack } from '@plumbline/ui/Stack';
import { StatusText } from '@plumbline/ui/StatusText';
import { Text } from '@plumbline/ui/Text';
import { signedMoney } from './comparison-rows.ts';
import { compareMessages } from './messages.ts';

interface Props {
  estimationId: string;
  found: SheetComparison;
  after: PlanPage;
  /** Selected condition: only its measures are copied. */
  chosen: ComparedRow | undefined;
  isBusy: boolean;
  /** The alignment of the sheets is known. */
  isLying: boolean;
  mayEdit: Decision;
  onCopy: () => void;
}

/** Footer with the net effect on the estimate and the copy action. */
export function CompareFoot({ estimationId, found, after, chosen, isBusy, isLying, mayEdit, onCopy }: Props) {
  const { old_scaled, new_scaled, takeoffs, to_copy, difference } = found;
  const isMeasured = takeoffs.some(({ new_measures }) => new_measures > 0);
  return (
    <Stack gap={8}>
      {!new_scaled && isMeasured && <StatusText tone="warn">{compareMessages.newSheetUnscaled}</StatusText>}
      {!old_scaled && <StatusText tone="warn">{compareMessages.oldSheetUnscaled}</StatusText>}
      {isMeasured ? (
        <Inline gap={8} isFullWidth>
          <Text size="small" tone="muted">
            {compareMessages.netEffect}
          </Text>
          <Spacer />
          <Text weight="strong">{signedMoney(difference)}</Text>
        </Inline>
      ) : (
        <Text size="small" tone="muted">
          {compareMessages.newSheetUnmeasured}
        </Text>
      )}
      <Inline gap={8} isFullWidth>
        <Text size="small" tone="muted">
          {compareMessages.missingMeasures}
        </Text>
        <Spacer />
        <Text size="small">{String(to_copy)}</Text>
      </Inline>
      <Inline gap={8} wraps>
        <Button
          variant="primary"
          size="sm"
          isPending={isBusy}
          onPress={onCopy}
          {...(to_copy === 0
            ? { isDisabled: true, disabledReason: compareMessages.nothingToCopyReason }
            : mayEdit.allowed && !isLying
              ? { isDisabled: true, disabledReason: compareMessages.sheetsLoadingReason }
              : denied(mayEdit))}
        >
          {chosen ? compareMessages.copyCode(chosen.code) : compareMessages.copyMeasures}
        </Button>
        <Button
          size="sm"
          href={href('estimator-pdf', { uuid: estimationId, pdfId: after.pdf_id, pageId: after.uuid })}
        >
          {compareMessages.measureNewSheet}
        </Button>
      </Inline>
    </Stack>
  );
}
