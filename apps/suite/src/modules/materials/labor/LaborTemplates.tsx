import { laborTemplateEntity } from '@plumbline/api/entities/laborTemplate';
import { ResourceList } from '@plumbline/app-kit/list/ResourceList';
import { formatMoney } from '@plumbline/ui/format';
import { ReceiptTextIcon } from '@plumbline/ui/icons';
import { laborMessages } from './messages.ts';

/** List of labor cost templates. */
export default function LaborTemplates() {
  return (
    <ResourceList
      entity={laborTemplateEntity}
      icon={ReceiptTextIcon}
      text={laborMessages.laborTemplatesEmpty}
      columns={[
        'name',
        'description',
        'count',
        {
          id: 'rates',
          header: laborMessages.ratesPerHour,
          width: 280,
          accessor: (row) =>
            (row.items ?? []).map(({ name, rate }) => `${name} ${rate ? formatMoney(rate) : '—'}`).join(', '),
        },
      ]}
      refreshPath="/labor-cost-template"
    />
  );
}
