import { laborTemplateKind } from '@plumbline/api/kinds/laborTemplate';
import { KindList } from '@plumbline/app-kit/list/ResourceList';
import { formatMoney } from '@plumbline/ui/format';
import { ReceiptTextIcon } from '@plumbline/ui/icons';

/** The rates that hours are charged at, a set for each kind of job. */
export default function LaborTemplates() {
  return (
    <KindList
      kind={laborTemplateKind}
      icon={ReceiptTextIcon}
      text="The rates that hours are charged at: labor costs with indirect cost, profit and discount, a set for each kind of job."
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
