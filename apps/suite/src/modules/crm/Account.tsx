import type { Account as Row } from '@plumbline/api';
import { useOpportunitiesList } from '@plumbline/api/hooks/crm';
import { accountEntity } from '@plumbline/api/entities/account';
import { opportunityEntity } from '@plumbline/api/entities/opportunity';
import { href } from '@plumbline/app-kit';
import { useContactsSection } from '@plumbline/app-kit/record/ContactsSection';
import { LazyResourceForm } from '@plumbline/app-kit/form/lazy';
import { SectionTable } from '@plumbline/app-kit/record/SectionTable';
import { RecordScreen, type RecordTools, type RecordView } from '@plumbline/app-kit/record/RecordScreen';
import { useStatuses, useTerritoryLimit } from '@plumbline/app-kit/data/lookups';
import { denied } from '@plumbline/app-kit/record/record-actions';
import { SectionDenied } from '@plumbline/app-kit/data/load-states';
import { ago } from '@plumbline/app-kit/format/format-values';
import { denialText } from '@plumbline/permissions';
import { useDecision } from '@plumbline/permissions/react';
import { Button } from '@plumbline/ui/Button';
import { DateText } from '@plumbline/ui/DateText';
import { Mark } from '@plumbline/ui/Mark';
import { Money } from '@plumbline/ui/Money';
import { StatusText } from '@plumbline/ui/StatusText';
import { PlusIcon } from '@plumbline/ui/icons';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { bidColumns } from './bids/bid-columns.ts';
import { crmMessages } from './messages.ts';

const useLimit = ({ territory }: Row) => useTerritoryLimit(territory, 'accounts');

function useView({ row, tab, mayEdit }: RecordTools<Row>): RecordView {
  const [isMaking, setMaking] = useState(false);
  const statuses = useStatuses('account');
  const stages = useStatuses('opportunity');
  const mine = JSON.stringify([{ field: 'account_id', op: 'eq', value: row.uuid }]);
  const maySeeBids = useDecision({ app: 1, name: 'opportunity', type: 'v' });
  const loaded = useOpportunitiesList(
    { filter: mine, sort: '-bid_date', limit: 100 },
    { swr: { enabled: maySeeBids.allowed } },
  );
  const opportunities = loaded.data;
  const mayBid = useDecision({ app: 1, name: 'opportunity', type: 'a' });
  const navigate = useNavigate();
  const bids = opportunities?.data ?? [];
  const self = { id: row.uuid, label: row.name };
  const contacts = useContactsSection(accountEntity, row, row.name, mayEdit, {
    account_id: self,
    contact_type: 'customer',
  });
  return {
    mark: <Mark name={row.name} size={40} letters={2} />,
    status: <StatusText tone={statuses.tone(row.status ?? '')}>{row.status}</StatusText>,
    facts: [
      row.type,
      [row.city, row.state].filter(Boolean).join(', '),
      crmMessages.editedAgo(ago(row.updatedAt)),
    ],
    keyFacts: [
      { label: crmMessages.openPipeline, value: <Money value={row.open_pipeline} /> },
      { label: crmMessages.wonThisYear, value: <Money value={row.won_year} /> },
      ...(row.last_activity
        ? [{ label: crmMessages.lastActivity, value: <DateText value={row.last_activity} /> }]
        : []),
    ],
    actions: (
      <Button variant="primary" icon={PlusIcon} onPress={() => setMaking(true)} {...denied(mayBid)}>
        {crmMessages.newOpportunity}
      </Button>
    ),
    sections: [
      {
        id: 'opportunities',
        label: crmMessages.opportunities,
        count: opportunities && bids.length,
        content: !maySeeBids.allowed ? (
          <SectionDenied text={denialText(maySeeBids)} />
        ) : (
          <SectionTable
            of={loaded}
            label={crmMessages.opportunities}
            rows={tab === 'overview' ? bids.slice(0, 6) : bids}
            getRowId={(each) => each.uuid}
            rowLabel={(each) => each.name}
            rowHref={(each) => href('opportunity-view', { uuid: each.uuid })}
            columns={[
              { id: 'name', header: crmMessages.opportunity, accessor: (each) => each.name, width: 250 },
              ...bidColumns(stages),
            ]}
            empty={{
              title: crmMessages.noOpportunitiesYet,
              children: crmMessages.accountOpportunitiesEmpty,
              action: mayBid.allowed && (
                <Button icon={PlusIcon} onPress={() => setMaking(true)}>
                  {crmMessages.newOpportunity}
                </Button>
              ),
            }}
          />
        ),
      },
      contacts,
    ],
    without: ['name'],
    children: (
      <>
        {isMaking && (
          <LazyResourceForm
            entity={opportunityEntity}
            given={{ account_id: self }}
            onClose={() => setMaking(false)}
            onSaved={({ uuid }) => void navigate(href('opportunity-view', { uuid }))}
          />
        )}
      </>
    ),
  };
}

export default function Account() {
  return <RecordScreen entity={accountEntity} useView={useView} useLimit={useLimit} />;
}
