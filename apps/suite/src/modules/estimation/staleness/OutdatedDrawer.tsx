import type { EstimateStaleness, Estimation, StalenessReason } from '@plumbline/api';
import { estimatesAcknowledgeStaleness } from '@plumbline/api/hooks/estimation';
import { href, showError } from '@plumbline/app-kit';
import { denialText } from '@plumbline/permissions';
import { Button } from '@plumbline/ui/Button';
import { Drawer } from '@plumbline/ui/Drawer';
import { Inline } from '@plumbline/ui/Inline';
import { Link } from '@plumbline/ui/Link';
import { Section } from '@plumbline/ui/RecordLayout';
import { Stack } from '@plumbline/ui/Stack';
import { Text } from '@plumbline/ui/Text';
import { useState } from 'react';
import { signed } from '../format-signed-money.ts';
import { useMayChange } from '../versions/freeze.ts';
import { linesByName, stalenessTitle, reasonMoney } from './staleness-text.ts';
import { stalenessMessages } from './messages.ts';

interface Props {
  estimation: Estimation;
  staleness: EstimateStaleness;
  onClose: () => void;
  /** Called when the changes were marked as reviewed. */
  onSeen: () => void;
}

/** Drawer that lists the changed inputs of an estimate with their amounts and affected lines. */
export function OutdatedDrawer({ estimation, staleness, onClose, onSeen }: Props) {
  const { uuid } = estimation;
  const mayChange = useMayChange(estimation);
  const [isSaving, setSaving] = useState(false);
  const counted = staleness.reasons.filter((reason) => reason.is_counted);
  const pending = staleness.reasons.filter((reason) => !reason.is_counted);
  const seen = async () => {
    setSaving(true);
    try {
      await estimatesAcknowledgeStaleness(uuid, { changed: staleness.changed });
      onSeen();
    } catch (reason) {
      showError(reason);
      setSaving(false);
    }
  };
  return (
    <Drawer
      title={stalenessMessages.outdatedTitle}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      width={720}
      {...(counted.length
        ? {
            footer: (
              <Button
                variant="primary"
                isPending={isSaving}
                onPress={() => void seen()}
                {...(mayChange.allowed ? {} : { disabledReason: denialText(mayChange) })}
              >
                {stalenessMessages.markAsReviewed}
              </Button>
            ),
          }
        : {})}
    >
      <Stack gap={16}>
        <Text weight="strong">{stalenessTitle(staleness)}</Text>
        {counted.length > 0 && (
          <Section title={stalenessMessages.appliedChanges(signed(staleness.changed))} count={counted.length}>
            <Reasons uuid={uuid} reasons={counted} onClose={onClose} />
          </Section>
        )}
        {pending.length > 0 && (
          <Section title={stalenessMessages.pendingChanges(signed(staleness.pending))} count={pending.length}>
            <Reasons uuid={uuid} reasons={pending} onClose={onClose} />
          </Section>
        )}
        {Number(staleness.closings) !== 0 && (
          <Text size="small" tone="muted">
            {stalenessMessages.derivedAmountNote(signed(staleness.closings))}
          </Text>
        )}
      </Stack>
    </Drawer>
  );
}

function Reasons({
  uuid,
  reasons,
  onClose,
}: {
  uuid: string;
  reasons: readonly StalenessReason[];
  onClose: () => void;
}) {
  return (
    <Stack gap={12}>
      {reasons.map((reason) => {
        const money = reasonMoney(reason);
        return (
          <Stack key={`${reason.kind} ${reason.text}`} gap={4}>
            <Inline gap={12} justify="between" align="start" stacksOnPhone>
              <Text size="small">{reason.text}</Text>
              {money && (
                <Text size="small" weight="strong">
                  {money}
                </Text>
              )}
            </Inline>
            {reason.old_page_id && reason.new_page_id && (
              <Link
                href={`${href('estimation-compare', { uuid })}?old=${reason.old_page_id}&new=${reason.new_page_id}`}
                size="small"
              >
                {stalenessMessages.compareSheets}
              </Link>
            )}
            {linesByName(reason.lines).map(({ name, codes }) => (
              <Link
                key={name}
                href={`${href('estimation-estimate', { uuid })}?find=${encodeURIComponent(name)}`}
                size="small"
                onPress={onClose}
              >
                {reason.text.startsWith(name)
                  ? stalenessMessages.showIn(codes.join(', '))
                  : stalenessMessages.showConditionIn(name, codes.join(', '))}
              </Link>
            ))}
          </Stack>
        );
      })}
    </Stack>
  );
}
