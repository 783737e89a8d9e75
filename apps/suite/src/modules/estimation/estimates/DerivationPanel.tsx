import { errorText } from '@plumbline/app-kit';
import { Button } from '@plumbline/ui/Button';
import { DecimalField } from '@plumbline/ui/DecimalField';
import { DerivationPopover } from '@plumbline/ui/DerivationPopover';
import { Form } from '@plumbline/ui/Form';
import { Inline } from '@plumbline/ui/Inline';
import { Stack } from '@plumbline/ui/Stack';
import { useEffect, useRef, useState } from 'react';
import { LineHoursForm } from './LineHoursForm.tsx';
import { valueOf, type LineRow, type Overridable } from './estimate-rows.ts';
import type { Why } from './derivation.ts';
import { estimatesMessages } from './messages.ts';

const overrideLabels: Record<Overridable, string> = {
  quantity: 'quantity',
  unit_price: 'unit price',
  markup: 'markup',
  difficulty: 'difficulty',
  overtime_percentage: 'overtime share',
  double_overtime_percentage: 'double time share',
  nightshift_percentage: 'night shift share',
};
const unitOf = (field: Overridable, unit: string): string =>
  field === 'difficulty' ? '×' : field === 'quantity' ? unit : field === 'unit_price' ? `$/${unit}` : '%';

interface Props {
  anchor: HTMLElement;
  why: Why;
  /** Loading state of the steps. */
  steps?: { isLoading: boolean; error: unknown; retry: () => Promise<unknown> };
  /** Link to the sheet it is measured on. */
  takeoff?: string;
  /** Line whose figures can be overridden. */
  row?: LineRow;
  /** Reason why nothing can be overridden, shown to the user. */
  denied?: string;
  /** Overrides figures; null restores the computed figure. */
  onOverride: (row: LineRow, fields: Partial<Record<Overridable, string | null>>) => Promise<void>;
  onClose: () => void;
}

/** Popover with the derivation of a figure, a link to its take-off, and overriding it. */
export function DerivationPanel({ anchor, why, steps, takeoff, row, denied, onOverride, onClose }: Props) {
  // The row as it was when the form opened: newer values behind the form were not seen by the user.
  const [editing, setEditing] = useState<{ of: 'figure' | 'hours'; row: LineRow }>();
  const { field } = why;
  const isByHand = row !== undefined && field !== undefined && row.line.overridden.includes(field);
  const [isReverting, setReverting] = useState(false);
  const [problem, setProblem] = useState<string>();
  const failed = steps?.error ? errorText(steps.error) : undefined;
  const [isAsking, setAsking] = useState(false);
  const retry = useRef<HTMLButtonElement>(null);
  /** Dialog that takes the focus when the retry button disappears with the loaded steps. */
  const asking = useRef<HTMLElement>(null);
  useEffect(() => {
    const dialog = asking.current;
    asking.current = null;
    if (dialog && !dialog.contains(document.activeElement)) dialog.focus();
  }, [failed]);
  const askAgain = async () => {
    asking.current = retry.current?.closest<HTMLElement>('[role="dialog"]') ?? null;
    setAsking(true);
    await steps?.retry();
    setAsking(false);
  };
  const revert = async () => {
    if (!row || !field) return;
    setReverting(true);
    try {
      await onOverride(row, { [field]: null });
      onClose();
    } catch (reason) {
      setProblem((reason as Error).message);
      setReverting(false);
    }
  };
  return (
    <DerivationPopover
      anchor={anchor}
      title={why.title}
      {...(why.subtitle ? { subtitle: why.subtitle } : {})}
      sections={steps?.isLoading || failed ? [] : why.sections}
      isLoading={steps?.isLoading ?? false}
      notes={[...why.notes, ...(failed ? [failed] : []), ...(problem ? [problem] : [])]}
      onClose={onClose}
      {...(takeoff || failed || (row && field)
        ? {
            actions: (
              <>
                {failed && (
                  <Button ref={retry} size="sm" isPending={isAsking} onPress={() => void askAgain()}>
                    {estimatesMessages.tryAgain}
                  </Button>
                )}
                {takeoff && (
                  <Button size="sm" href={takeoff}>
                    {estimatesMessages.openTakeOff}
                  </Button>
                )}
                {row && field && editing === undefined && (
                  <Button
                    size="sm"
                    variant="ghost"
                    onPress={() => setEditing({ of: 'figure', row })}
                    {...(denied ? { disabledReason: denied } : {})}
                  >
                    {isByHand ? estimatesMessages.change : estimatesMessages.override(overrideLabels[field])}
                  </Button>
                )}
                {row && why.hasHours && editing === undefined && (
                  <Button
                    size="sm"
                    variant="ghost"
                    onPress={() => setEditing({ of: 'hours', row })}
                    {...(denied ? { disabledReason: denied } : {})}
                  >
                    {estimatesMessages.editHours}
                  </Button>
                )}
                {isByHand && (
                  <Button
                    size="sm"
                    variant="ghost"
                    isPending={isReverting}
                    onPress={() => void revert()}
                    {...(denied ? { disabledReason: denied } : {})}
                  >
                    {estimatesMessages.resetToComputed}
                  </Button>
                )}
              </>
            ),
          }
        : {})}
    >
      {editing?.of === 'hours' && (
        <LineHoursForm
          row={editing.row}
          onCancel={() => setEditing(undefined)}
          onSave={async (fields) => {
            await onOverride(editing.row, fields);
            onClose();
          }}
        />
      )}
      {editing?.of === 'figure' && field && (
        <OverrideForm
          field={field}
          value={valueOf(editing.row, field) ?? ''}
          unit={unitOf(field, editing.row.line.unit)}
          onCancel={() => setEditing(undefined)}
          onSave={async (value) => {
            await onOverride(editing.row, { [field]: value });
            onClose();
          }}
        />
      )}
    </DerivationPopover>
  );
}

function OverrideForm({
  field,
  value,
  unit,
  onSave,
  onCancel,
}: {
  field: Overridable;
  value: string;
  unit: string;
  onSave: (value: string) => Promise<void>;
  onCancel: () => void;
}) {
  const [draft, setDraft] = useState(value);
  const [problem, setProblem] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    if (draft === '') {
      setProblem(estimatesMessages.enterANumber);
      return;
    }
    setSaving(true);
    setProblem(undefined);
    try {
      await onSave(draft);
    } catch (reason) {
      setProblem((reason as Error).message);
      setSaving(false);
    }
  };
  return (
    <Form hasOwnRules label={estimatesMessages.override(overrideLabels[field])} onSubmit={() => void save()}>
      <Stack gap={12}>
        <DecimalField
          label={estimatesMessages.newFigure(overrideLabels[field])}
          size="sm"
          unit={unit}
          value={draft}
          onChange={(next) => {
            setDraft(next);
            setProblem(undefined);
          }}
          autoFocus
          {...(problem ? { errorMessage: problem } : {})}
        />
        <Inline gap={8} justify="end">
          <Button size="sm" onPress={onCancel}>
            {estimatesMessages.cancel}
          </Button>
          <Button size="sm" variant="primary" type="submit" isPending={isSaving}>
            {estimatesMessages.saveOverride}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}
