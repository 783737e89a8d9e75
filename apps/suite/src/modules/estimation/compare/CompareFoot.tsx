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
import { signedMoney } from './rows.ts';

interface Props {
  estimationId: string;
  found: SheetComparison;
  after: PlanPage;
  /** The take-off that is chosen: it alone is copied. */
  chosen: ComparedRow | undefined;
  isBusy: boolean;
  /** It is known how the sheets lie on each other. */
  isLying: boolean;
  mayEdit: Decision;
  onCopy: () => void;
}

/** What the new sheet changes of the estimate, and what is still to be done on it. */
export function CompareFoot({ estimationId, found, after, chosen, isBusy, isLying, mayEdit, onCopy }: Props) {
  const { old_scaled, new_scaled, takeoffs, to_copy, difference } = found;
  const isMeasured = takeoffs.some(({ new_measures }) => new_measures > 0);
  return (
    <Stack gap={8}>
      {!new_scaled && isMeasured && (
        <StatusText tone="warn">
          The new sheet has no scale: what is measured on it counts nothing.
        </StatusText>
      )}
      {!old_scaled && <StatusText tone="warn">The old sheet has no scale.</StatusText>}
      {isMeasured ? (
        <Inline gap={8} fullWidth>
          <Text size="small" tone="muted">
            Net effect on the estimate
          </Text>
          <Spacer />
          <Text weight="strong">{signedMoney(difference)}</Text>
        </Inline>
      ) : (
        <Text size="small" tone="muted">
          Nothing is measured on the new sheet yet. Copy the measures of the old one, then change what is
          drawn otherwise.
        </Text>
      )}
      <Inline gap={8} fullWidth>
        <Text size="small" tone="muted">
          Measures not on the new sheet
        </Text>
        <Spacer />
        <Text size="small">{String(to_copy)}</Text>
      </Inline>
      <Inline gap={8} wrap>
        <Button
          variant="primary"
          size="sm"
          isPending={isBusy}
          onPress={onCopy}
          {...(to_copy === 0
            ? { isDisabled: true, disabledReason: 'Every measure of the old sheet is on the new one.' }
            : mayEdit.allowed && !isLying
              ? { isDisabled: true, disabledReason: 'The sheets are still being read.' }
              : denied(mayEdit))}
        >
          {chosen ? `Copy ${chosen.code}` : 'Copy measures'}
        </Button>
        <Button
          size="sm"
          href={href('estimator-pdf', { uuid: estimationId, pdfId: after.pdf_id, pageId: after.uuid })}
        >
          Measure on the new sheet
        </Button>
      </Inline>
    </Stack>
  );
}
