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
import { LeadAccount, LeadOpportunity } from './LeadSections.tsx';
import { useLeadLimit } from './LeadForm.tsx';
import { stageState } from '../stage-state.ts';
import { leadsMessages } from './messages.ts';

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
      {leadsMessages.convert}
    </Button>
  );
  return {
    mark: <Mark name={row.name} size={40} icon={UserPlusIcon} tint="blue" />,
    facts: [row.contact_name, row.company, leadsMessages.editedAgo(ago(row.updatedAt))],
    keyFacts: [
      { label: leadsMessages.amount, value: <Money value={row.amount ?? '0'} /> },
      ...(row.bid_date ? [{ label: leadsMessages.bidDate, value: <DateText value={row.bid_date} /> }] : []),
      ...(row.rating ? [{ label: leadsMessages.rating, value: row.rating }] : []),
      ...(row.lead_source ? [{ label: leadsMessages.leadSource, value: row.lead_source }] : []),
    ],
    menu: lost.map(({ name }) => {
      const refusal = statuses.refusal(row.status, name);
      return {
        id: name,
        label: leadsMessages.markAs(name),
        onAction: () => move(name),
        isDisabled: row.status === name,
        ...(refusal ? { disabledReason: refusal } : {}),
        ...denied(mayEdit),
      };
    }),
    stages: (
      <Stepper
        label={leadsMessages.status}
        current={row.status ?? ''}
        steps={(isLost ? statuses.list : path).map(({ name }, at) => ({
          id: name,
          label: name,
          // A lead keeps no dates of its statuses: only the first one is known to have been entered.
          ...(isLost ? stageState({ isLost, isCurrent: name === row.status, wasEntered: at === 0 }) : {}),
          isDisabled: won.has(name) || statuses.refusal(row.status, name) !== undefined,
        }))}
        {...(mayEdit.allowed ? { onSelect: (id: string) => id !== row.status && move(id) } : {})}
      />
    ),
    actions: row.is_converted ? undefined : convert,
    sections: [
      ...(row.is_converted
        ? [{ id: 'became', label: leadsMessages.convertedTo, content: <ConversionLinks lead={row} /> }]
        : []),
      {
        id: 'account',
        label: leadsMessages.account,
        isApart: row.is_converted,
        content: <LeadAccount lead={row} />,
      },
      {
        id: 'opportunity',
        label: leadsMessages.opportunity,
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
