import type { Estimate } from '@plumbline/api';
import { useCalculatorTemplatesList } from '@plumbline/api/hooks/estimation';
import { showError } from '@plumbline/app-kit';
import { useDecision } from '@plumbline/permissions/react';
import { Select } from '@plumbline/ui/Select';

const none = 'none';

/** Which calculator template an estimate is computed with. */
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
  const known = (data?.data ?? []).map(({ uuid, name, type }) => ({
    id: uuid,
    label: name,
    description: type === 'with_takeoff' ? 'With take-off' : 'Without take-off',
  }));
  return (
    <Select
      label="Calculator template"
      hideLabel
      size="sm"
      prefix="Calculator"
      isReadOnly={isReadOnly || !maySee.allowed}
      options={[
        ...(known.some(({ id }) => id === chosen?.template_id) || !chosen
          ? []
          : [{ id: chosen.template_id, label: chosen.name }]),
        ...known,
        { id: none, label: 'None', description: 'The product’s own columns' },
      ]}
      value={chosen?.template_id ?? none}
      onChange={(id) => {
        onChange(id === none ? null : id).catch(showError);
      }}
    />
  );
}
