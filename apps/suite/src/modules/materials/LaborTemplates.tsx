import { laborTemplateEntity } from '@plumbline/api/entities/laborTemplate';
import { ResourceList } from '@plumbline/app-kit/list/ResourceList';
import { formatMoney } from '@plumbline/ui/format';
import { ReceiptTextIcon } from '@plumbline/ui/icons';

/** List of labor cost templates. */
export default function LaborTemplates() {
  return (
    <ResourceList
      entity={laborTemplateEntity}
      icon={ReceiptTextIcon}
      text="A set of hourly rates for one kind of job. Each rate combines labor costs with indirect cost, profit and discount."
      columns={[
        'name',
        'description',
        'count',
        {
          id: 'rates',
          header: 'Rates per hour',
          width: 280,
          accessor: (row) =>
            (row.items ?? []).map(({ name, rate }) => `${name} ${rate ? formatMoney(rate) : '—'}`).join(', '),
        },
      ]}
      refreshPath="/labor-cost-template"
    />
  );
}
