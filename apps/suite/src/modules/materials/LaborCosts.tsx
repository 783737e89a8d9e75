import { laborCostEntity } from '@plumbline/api/entities/laborCost';
import { ResourceList } from '@plumbline/app-kit/list/ResourceList';
import { laborCostProblems } from '@plumbline/validation/materials';
import { HardHatIcon } from '@plumbline/ui/icons';

const views = [
  { id: 'all', label: 'All labor costs', filters: [] },
  {
    id: 'labor',
    label: 'Labor',
    filters: [{ fieldId: 'is_non_labor', operator: 'eq' as const, value: 'false' }],
  },
  {
    id: 'non-labor',
    label: 'Non-labor',
    filters: [{ fieldId: 'is_non_labor', operator: 'eq' as const, value: 'true' }],
  },
];

/** List of hourly labor costs and non-labor costs. */
export default function LaborCosts() {
  return (
    <ResourceList
      entity={laborCostEntity}
      icon={HardHatIcon}
      text="Hourly rates for regular time, overtime, double time and night shift, plus non-labor costs such as machines and permits."
      views={views}
      columns={[
        'name',
        'unit',
        'regular_cost',
        'overtime_cost',
        'double_overtime_cost',
        'nightshift_cost',
        'is_non_labor',
      ]}
      formProps={{
        check: (values) =>
          Object.fromEntries(laborCostProblems(values).map(({ field, message }) => [field, message])),
      }}
    />
  );
}
