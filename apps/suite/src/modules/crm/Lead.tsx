import type { Lead as Row } from '@plumbline/api';
import { leadEntity } from '@plumbline/api/entities/lead';
import { href, showError } from '@plumbline/app-kit';
import { RecordScreen, type RecordTools, type RecordView } from '@plumbline/app-kit/record/RecordScreen';
import { useStatuses } from '@plumbline/app-kit/data/lookups';
import { denied } from '@plumbline/app-kit/record/record-actions';
import { ago } from '@plumbline/app-kit/format/format-values';
import { Button } from '@plumbline/ui/Button';
import { DateText } from '@plumbline/ui/DateText';
import { Mark } from '@plumbline/ui/Mark';
import { Money } from '@plumbline/ui/Money';
import { Stepper } from '@plumbline/ui/Stepper';
import { ArrowRightIcon, UserPlusIcon } from '@plumbline/ui/icons';
import { ConversionLinks } from './ConversionLinks.tsx';
import { LeadAccount, LeadOpportunity } from './LeadParts.tsx';
import { useLeadLimit } from './LeadForm.tsx';

function useView({ row, save, mayEdit }: RecordTools<Row>): RecordView {
  const statuses = useStatuses('lead');
  const isLost = statuses.list.some(({ name, outcome }) => name === row.status && outcome === 'lost');
  const path = statuses.list.filter(({ outcome }) => outcome !== 'lost');
  const won = new Set(statuses.list.filter(({ outcome }) => outcome === 'won').map(({ name }) => name));
  const lost = statuses.list.filter(({ outcome }) => outcome === 'lost');
  const move = (status: string) => {
    save({ status }).catch(showError);
  };
  const convert = (
    <Button
      variant="primary"
      iconAfter={ArrowRightIcon}
      href={href('lead-convert', { uuid: row.uuid, convertId: 'new' })}
      {...denied(mayEdit)}
    >
      Convert
    </Button>
  );
  return {
    mark: <Mark name={row.name} size={40} icon={UserPlusIcon} tint="blue" />,
    facts: [row.contact_name, row.company, `Edited ${ago(row.updatedAt)}`],
    keyFacts: [
      { label: 'Amount', value: <Money value={row.amount ?? '0'} /> },
      ...(row.bid_date ? [{ label: 'Bid date', value: <DateText value={row.bid_date} /> }] : []),
      ...(row.rating ? [{ label: 'Rating', value: row.rating }] : []),
      ...(row.lead_source ? [{ label: 'Lead source', value: row.lead_source }] : []),
    ],
    menu: lost.map(({ name }) => {
      const refusal = statuses.refusal(row.status, name);
      return {
        id: name,
        label: `Mark as ${name}`,
        onAction: () => move(name),
        isDisabled: row.status === name,
        ...(refusal ? { disabledReason: refusal } : {}),
        ...denied(mayEdit),
      };
    }),
    stages: (
      <Stepper
        label="Status"
        current={row.status ?? ''}
        steps={(isLost ? statuses.list : path).map(({ name }) => ({
          id: name,
          label: name,
          isDisabled: won.has(name) || statuses.refusal(row.status, name) !== undefined,
        }))}
        {...(mayEdit.allowed ? { onSelect: (id: string) => id !== row.status && move(id) } : {})}
      />
    ),
    actions: row.is_converted ? undefined : convert,
    parts: [
      ...(row.is_converted
        ? [{ id: 'became', label: 'Converted to', content: <ConversionLinks lead={row} /> }]
        : []),
      { id: 'account', label: 'Account', isApart: row.is_converted, content: <LeadAccount lead={row} /> },
      {
        id: 'opportunity',
        label: 'Opportunity',
        isApart: true,
        content: <LeadOpportunity lead={row} action={convert} />,
      },
    ],
    without: ['name', 'status'],
  };
}

export default function Lead() {
  return <RecordScreen entity={leadEntity} useView={useView} useLimit={useLeadLimit} />;
}
