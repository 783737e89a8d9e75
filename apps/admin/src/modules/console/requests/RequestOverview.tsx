import type { CustomerAiRequestDetail } from '@plumbline/api';
import { useCustomerAiRequestsRead } from '@plumbline/api/hooks/admin';
import { href } from '@plumbline/app-kit';
import { useRevalidate } from '@plumbline/app-kit/data/use-revalidate';
import { Failed } from '@plumbline/app-kit/data/load-states';
import { useDecision } from '@plumbline/permissions/react';
import { Banner } from '@plumbline/ui/Banner';
import { DateText } from '@plumbline/ui/DateText';
import { EmptyState } from '@plumbline/ui/EmptyState';
import { formatMoney } from '@plumbline/ui/format';
import { Link } from '@plumbline/ui/Link';
import { Mark } from '@plumbline/ui/Mark';
import { Pill } from '@plumbline/ui/Pill';
import { Property, PropertyGroup, RecordLayout, Section } from '@plumbline/ui/RecordLayout';
import { SheetGrid } from '@plumbline/ui/SheetGrid';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { Text } from '@plumbline/ui/Text';
import { useSearchParams } from 'react-router';
import CustomerRequests from './CustomerRequests.tsx';
import { HandOver } from './HandOver.tsx';
import { stateOf } from './request-state.ts';
import { requestsMessages } from './messages.ts';

/** AI estimate request: its pages, the customer's notes and the handover; or a list to choose a request from. */
export default function RequestOverview() {
  const [query] = useSearchParams();
  const [tenant, request] = [query.get('tenant') ?? '', query.get('request') ?? ''];
  const isNamed = tenant !== '' && request !== '';
  const { data, error, mutate } = useCustomerAiRequestsRead(tenant, request, { swr: { enabled: isNamed } });
  const row = data?.data;
  if (!isNamed) return <CustomerRequests />;
  if (error && !row) return <Failed error={error} onRetry={() => void mutate()} />;
  if (!row) return <Skeleton shape="card" count={2} label={requestsMessages.loadingTheRequest} />;
  return <Overview key={row.uuid} row={row} />;
}

function Overview({ row }: { row: CustomerAiRequestDetail }) {
  const refresh = useRevalidate('/ac-api/estimation-ai-requests');
  const maySeeCustomer = useDecision({ app: 18, name: 'customer', type: 'v' });
  const gone = row.pages - row.sheets.filter(({ signedURL }) => signedURL).length;
  const { note, measures, conditions, imported_at } = row.result;
  const isWithdrawn = row.request_status === 'Withdrawn';
  const invoice = `${row.invoice_number}, ${formatMoney(row.amount)}`;
  return (
    <RecordLayout
      mark={<Mark name={row.company} size={40} letters={2} />}
      title={row.estimation}
      facts={[row.company, row.plan_name]}
      status={<Pill tone={stateOf(row.request_status).tone}>{stateOf(row.request_status).label}</Pill>}
      sideLabel={requestsMessages.details}
      side={
        <>
          <PropertyGroup title={requestsMessages.request}>
            <Property label={requestsMessages.customer}>
              {maySeeCustomer.allowed ? (
                <Link
                  href={href('admin-customer-dashboard', { uuid: row.tenant_id, accountId: row.tenant_id })}
                >
                  {row.company}
                </Link>
              ) : (
                row.company
              )}
            </Property>
            <Property label={requestsMessages.sent}>
              <DateText value={row.submitted_at} />
            </Property>
            <Property label={requestsMessages.completed}>
              {row.completed_at ? <DateText value={row.completed_at} /> : '—'}
            </Property>
            <Property label={requestsMessages.completedBy}>{row.completed_by || '—'}</Property>
          </PropertyGroup>
          <PropertyGroup title={requestsMessages.payment}>
            <Property label={requestsMessages.invoice}>
              {maySeeCustomer.allowed ? (
                <Link
                  href={href('admin-customer-invoice', { uuid: row.tenant_id, accountId: row.tenant_id })}
                >
                  {invoice}
                </Link>
              ) : (
                invoice
              )}
            </Property>
            <Property label={requestsMessages.paymentMethod}>
              {row.paid_with || requestsMessages.credit}
            </Property>
            <Property label={requestsMessages.refunded}>
              {Number(row.refunded) > 0 ? formatMoney(row.refunded) : '—'}
            </Property>
          </PropertyGroup>
        </>
      }
    >
      <Section title={requestsMessages.customerNotes}>
        {row.notes ? (
          <Text>{row.notes}</Text>
        ) : (
          <EmptyState size="sm" title={requestsMessages.noNotes}>
            {requestsMessages.customerNotesEmpty}
          </EmptyState>
        )}
      </Section>
      {isWithdrawn && (
        <Banner tone="info" title={requestsMessages.withdrawn}>
          {requestsMessages.withdrawnNotice}
        </Banner>
      )}
      {!isWithdrawn && (
        <Section title={requestsMessages.pages} count={row.pages}>
          {gone > 0 && (
            <Banner tone="warn">
              {gone === 1 ? requestsMessages.pageRemovedNotice : requestsMessages.pagesRemovedNotice(gone)}
            </Banner>
          )}
          <SheetGrid
            label={requestsMessages.pagesToEstimate}
            items={row.sheets.map((sheet) => ({
              id: sheet.uuid,
              code: sheet.page_name,
              name: sheet.name,
              note: sheet.signedURL
                ? requestsMessages.pageNumber(sheet.number)
                : requestsMessages.pageRemoved(sheet.number),
              ...(sheet.signedURL ? { href: sheet.signedURL, target: '_blank' as const } : {}),
              ...(sheet.preview_url ? { previewUrl: sheet.preview_url } : {}),
            }))}
          />
        </Section>
      )}
      {row.request_status === 'Pending' && <HandOver row={row} reload={refresh} />}
      {row.request_status === 'Completed' && (
        <Section title={requestsMessages.handover}>
          {note && <Text>{note}</Text>}
          <Text tone="muted">
            {measures === 0
              ? requestsMessages.noteOnlyNoMeasures
              : requestsMessages.measuresInConditions(
                  measures,
                  conditions,
                  imported_at ? ', imported by the customer' : '',
                )}
          </Text>
        </Section>
      )}
    </RecordLayout>
  );
}
