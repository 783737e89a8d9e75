import { ApiError, type Lead } from '@plumbline/api';
import { useAccountsRead, useLeadConversionPreview, useOpportunitiesRead } from '@plumbline/api/hooks/crm';
import { href } from '@plumbline/app-kit';
import { useStatuses } from '@plumbline/app-kit/data/lookups';
import { SectionLoaded } from '@plumbline/app-kit/data/load-states';
import { DataTable } from '@plumbline/ui/DataTable';
import { DateText } from '@plumbline/ui/DateText';
import { DescriptionList } from '@plumbline/ui/DescriptionList';
import { EmptyState } from '@plumbline/ui/EmptyState';
import { Link } from '@plumbline/ui/Link';
import { Money } from '@plumbline/ui/Money';
import { StatusText } from '@plumbline/ui/StatusText';
import type { ReactNode } from 'react';
import { leadsMessages } from './messages.ts';

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;
const renderDeleted = (what: string) => (
  <EmptyState size="sm" title={leadsMessages.recordDeleted(what)}>
    {leadsMessages.recordDeletedHint(what === 'account' ? 'accounts' : 'opportunities')}
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
      <SectionLoaded of={account} label={leadsMessages.loadingTheAccount}>
        {null}
      </SectionLoaded>
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
        { term: leadsMessages.openPipeline, value: <Money value={open_pipeline} /> },
      ]}
    />
  );
}

function SimilarAccounts({ lead }: { lead: Lead }) {
  const offer = useLeadConversionPreview(lead.uuid);
  if (!offer.data)
    return (
      <SectionLoaded of={offer} label={leadsMessages.searchingForSimilarAccounts}>
        {null}
      </SectionLoaded>
    );
  const found = offer.data.data.accounts;
  if (found.length === 0)
    return (
      <EmptyState size="sm" title={leadsMessages.noSimilarAccounts}>
        {leadsMessages.similarAccountsEmpty}
      </EmptyState>
    );
  return (
    <DataTable
      label={leadsMessages.similarAccounts}
      variant="document"
      frame="card"
      rows={found}
      getRowId={(each) => each.uuid}
      rowLabel={(each) => each.title}
      rowHref={(each) => href('account-view', { uuid: each.uuid })}
      columns={[
        { id: 'title', header: leadsMessages.similarAccount, accessor: (each) => each.title, width: 180 },
        {
          id: 'reasons',
          header: leadsMessages.match,
          accessor: (each) => each.reasons.join(', '),
          width: 190,
        },
        {
          id: 'detail',
          header: leadsMessages.details,
          accessor: (each) => each.detail ?? '',
          width: 140,
          isMuted: true,
        },
        {
          id: 'convert',
          header: leadsMessages.convert,
          accessor: () => leadsMessages.convertToThisAccount,
          cell: (each) => (
            <Link href={href('lead-convert', { uuid: lead.uuid, convertId: each.uuid })}>
              {leadsMessages.convertToThisAccount}
            </Link>
          ),
          width: 180,
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
        title={lead.is_converted ? leadsMessages.noOpportunity : leadsMessages.noOpportunityYet}
        action={lead.is_converted ? undefined : action}
      >
        {lead.is_converted ? leadsMessages.convertedWithoutOpportunity : leadsMessages.opportunityEmpty}
      </EmptyState>
    );
  if (isGone(opportunity.error)) return renderDeleted('opportunity');
  if (!opportunity.data)
    return (
      <SectionLoaded of={opportunity} label={leadsMessages.loadingTheOpportunity}>
        {null}
      </SectionLoaded>
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
        ...(bid_date ? [{ term: leadsMessages.bidDate, value: <DateText value={bid_date} /> }] : []),
      ]}
    />
  );
}
