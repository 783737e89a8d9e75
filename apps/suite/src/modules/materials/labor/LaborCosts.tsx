import { laborCostEntity } from '@plumbline/api/entities/laborCost';
import { ResourceList } from '@plumbline/app-kit/list/ResourceList';
import { laborCostProblems } from '@plumbline/validation/materials';
import { HardHatIcon } from '@plumbline/ui/icons';
import { laborMessages } from './messages.ts';

const views = [
  { id: 'all', label: laborMessages.allLaborCosts, filters: [] },
  {
    id: 'labor',
    label: laborMessages.labor,
    filters: [{ fieldId: 'is_non_labor', operator: 'eq' as const, value: 'false' }],
  },
  {
    id: 'non-labor',
    label: laborMessages.nonLabor,
    filters: [{ fieldId: 'is_non_labor', operator: 'eq' as const, value: 'true' }],
  },
];

/** List of hourly labor costs and non-labor costs. */
export default function LaborCosts() {
  return (
    <ResourceList
      entity={laborCostEntity}
      icon={HardHatIcon}
      text={laborMessages.laborCostsEmpty}
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
