import { ApiError, type Lead } from '@plumbline/api';
import { useAccountsRead, useLeadCallsOffer, useOpportunitiesRead } from '@plumbline/api/hooks/crm';
import { href } from '@plumbline/app-kit';
import { useStatuses } from '@plumbline/app-kit/data/lookups';
import { PartLoaded } from '@plumbline/app-kit/data/load-states';
import { DataTable } from '@plumbline/ui/DataTable';
import { DateText } from '@plumbline/ui/DateText';
import { DescriptionList } from '@plumbline/ui/DescriptionList';
import { EmptyState } from '@plumbline/ui/EmptyState';
import { Link } from '@plumbline/ui/Link';
import { Money } from '@plumbline/ui/Money';
import { StatusText } from '@plumbline/ui/StatusText';
import type { ReactNode } from 'react';

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;
const renderDeleted = (what: string) => (
  <EmptyState size="sm" title={`The ${what} was deleted`}>
    {`Users who can delete ${what === 'account' ? 'accounts' : 'opportunities'} can find it in Recent changes.`}
  </EmptyState>
);

/** Account that a lead was converted to, or accounts similar to it. */
export function LeadAccount({ lead }: { lead: Lead }) {
  return lead.is_converted ? <ConvertedAccount lead={lead} /> : <SimilarAccounts lead={lead} />;
}

function ConvertedAccount({ lead }: { lead: Lead }) {
  const statuses = useStatuses('account');
  const account = useAccountsRead(lead.converted_account_id ?? '');
  if (isGone(account.error)) return renderDeleted('account');
  if (!account.data)
    return (
      <PartLoaded of={account} label="Loading the account">
        {null}
      </PartLoaded>
    );
  const { uuid, name, number, status = '', owner_name, open_pipeline } = account.data.data;
  return (
    <DescriptionList
      items={[
        {
          term: 'Account',
          value: (
            <Link href={href('account-view', { uuid })} tone="primary" weight="medium">
              {name}
            </Link>
          ),
        },
        { term: 'Number', value: number },
        { term: 'Status', value: <StatusText tone={statuses.tone(status)}>{status}</StatusText> },
        { term: 'Owner', value: owner_name },
        { term: 'Open pipeline', value: <Money value={open_pipeline} /> },
      ]}
    />
  );
}

function SimilarAccounts({ lead }: { lead: Lead }) {
  const offer = useLeadCallsOffer(lead.uuid);
  if (!offer.data)
    return (
      <PartLoaded of={offer} label="Searching for similar accounts">
        {null}
      </PartLoaded>
    );
  const found = offer.data.data.accounts;
  if (found.length === 0)
    return (
      <EmptyState size="sm" title="No similar accounts">
        Converting this lead creates a new account.
      </EmptyState>
    );
  return (
    <DataTable
      label="Similar accounts"
      variant="document"
      frame="card"
      rows={found}
      getRowId={(each) => each.uuid}
      rowLabel={(each) => each.title}
      rowHref={(each) => href('account-view', { uuid: each.uuid })}
      columns={[
        { id: 'title', header: 'Similar account', accessor: (each) => each.title, width: 240 },
        { id: 'reasons', header: 'Match', accessor: (each) => each.reasons.join(', '), width: 180 },
        {
          id: 'detail',
          header: 'Details',
          accessor: (each) => each.detail ?? '',
          width: 300,
          isMuted: true,
        },
        {
          id: 'convert',
          header: 'Convert',
          accessor: () => 'Convert to this account',
          cell: (each) => (
            <Link href={href('lead-convert', { uuid: lead.uuid, convertId: each.uuid })}>
              Convert to this account
            </Link>
          ),
          width: 150,
        },
      ]}
    />
  );
}

/** Opportunity that a lead was converted to. @param action button that converts the lead. */
export function LeadOpportunity({ lead, action }: { lead: Lead; action: ReactNode }) {
  const stages = useStatuses('opportunity');
  const uuid = lead.converted_opportunity_id ?? undefined;
  const opportunity = useOpportunitiesRead(uuid ?? '', { swr: { enabled: uuid !== undefined } });
  if (uuid === undefined)
    return (
      <EmptyState
        size="sm"
        title={lead.is_converted ? 'No opportunity' : 'No opportunity yet'}
        action={lead.is_converted ? undefined : action}
      >
        {lead.is_converted
          ? 'This lead was converted without an opportunity.'
          : 'Converting the lead creates its account, contact and opportunity.'}
      </EmptyState>
    );
  if (isGone(opportunity.error)) return renderDeleted('opportunity');
  if (!opportunity.data)
    return (
      <PartLoaded of={opportunity} label="Loading the opportunity">
        {null}
      </PartLoaded>
    );
  const { name, number, stage = '', amount = '0', bid_date } = opportunity.data.data;
  return (
    <DescriptionList
      items={[
        {
          term: 'Opportunity',
          value: (
            <Link href={href('opportunity-view', { uuid })} tone="primary" weight="medium">
              {name}
            </Link>
          ),
        },
        { term: 'Number', value: number },
        { term: 'Stage', value: <StatusText tone={stages.tone(stage)}>{stage}</StatusText> },
        { term: 'Amount', value: <Money value={amount} /> },
        ...(bid_date ? [{ term: 'Bid date', value: <DateText value={bid_date} /> }] : []),
      ]}
    />
  );
}
