import type { Estimate } from '@plumbline/api';
import { useCalculatorTemplatesList } from '@plumbline/api/hooks/estimation';
import { showError } from '@plumbline/app-kit';
import { lazyWithRetry } from '@plumbline/app-kit/module/lazy-with-retry';
import { useDecision } from '@plumbline/permissions/react';
import { Select } from '@plumbline/ui/Select';
import { toast } from '@plumbline/ui/toast';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { estimatesMessages } from './messages.ts';

const ConfirmDialog = lazyWithRetry(() =>
  import('@plumbline/ui/ConfirmDialog').then((module) => module.ConfirmDialog),
);

const none = 'none';
/** Removes the calculator from the query once the dialog was answered. */
const without = (address: URLSearchParams) => {
  address.delete('calculator');
  return address;
};

/** Select of the calculator template an estimate is computed with. */
export function CalculatorPicker({
  estimate,
  isReadOnly,
  onChange,
}: {
  estimate: Estimate;
  isReadOnly: boolean;
  onChange: (template: string | null) => Promise<void>;
}) {
  const maySee = useDecision({ app: 7, name: 'calculator', type: 'v' });
  const { data } = useCalculatorTemplatesList(
    { limit: -1, sort: 'name' },
    { swr: { enabled: maySee.allowed } },
  );
  const chosen = estimate.calculator;
  const templates = (data?.data ?? []).map(({ uuid, name, type }) => ({
    id: uuid,
    label: name,
    description: type === 'with_takeoff' ? estimatesMessages.withTakeOff : estimatesMessages.withoutTakeOff,
  }));
  const [search, setSearch] = useSearchParams();
  const requestedId = search.get('calculator');
  const offered = data && requestedId && requestedId !== chosen?.template_id ? requestedId : undefined;
  const offeredName = templates.find(({ id }) => id === offered)?.label;
  const inForce = chosen?.name ?? 'the built-in columns';
  const close = () => setSearch(without, { replace: true });
  const refusal = !offered
    ? undefined
    : !offeredName
      ? estimatesMessages.calculatorDeleted
      : isReadOnly
        ? estimatesMessages.calculatorLockedReason(inForce)
        : undefined;
  useEffect(() => {
    if (!refusal) return;
    toast.warning(refusal);
    setSearch(without, { replace: true });
  }, [refusal, setSearch]);
  const select = (
    <Select
      label={estimatesMessages.calculatorTemplate}
      hideLabel
      size="sm"
      prefix={estimatesMessages.calculator}
      isReadOnly={isReadOnly || !maySee.allowed}
      options={[
        ...(templates.some(({ id }) => id === chosen?.template_id) || !chosen
          ? []
          : [{ id: chosen.template_id, label: chosen.name }]),
        ...templates,
        { id: none, label: estimatesMessages.none, description: estimatesMessages.builtInColumns },
      ]}
      value={chosen?.template_id ?? none}
      onChange={(id) => {
        onChange(id === none ? null : id).catch(showError);
      }}
    />
  );
  return (
    <>
      {select}
      {offered && offeredName && !isReadOnly && (
        <ConfirmDialog
          isOpen
          onOpenChange={(isOpen) => !isOpen && close()}
          title={estimatesMessages.useCalculatorQuestion(offeredName)}
          confirmLabel={estimatesMessages.useCalculator}
          tone="primary"
          onConfirm={() => onChange(offered)}
        >
          {estimatesMessages.useCalculatorConfirm(inForce)}
        </ConfirmDialog>
      )}
    </>
  );
}
