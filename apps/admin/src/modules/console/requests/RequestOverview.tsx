import type { CustomerAiRequestDetail } from '@plumbline/api';
import { useCustomerAiRequestsRead } from '@plumbline/api/hooks/admin';
import { href } from '@plumbline/app-kit';
import { useRevalidate } from '@plumbline/app-kit/data/use-revalidate';
import { Failed, Missing } from '@plumbline/app-kit/data/load-states';
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
import { HandOver } from './HandOver.tsx';
import { stateOf } from './request-state.ts';

/** AI estimate request: its pages, the customer's notes and the handover. */
export default function RequestOverview() {
  const [query] = useSearchParams();
  const [tenant, request] = [query.get('tenant') ?? '', query.get('request') ?? ''];
  const isNamed = tenant !== '' && request !== '';
  const { data, error, mutate } = useCustomerAiRequestsRead(tenant, request, { swr: { enabled: isNamed } });
  const row = data?.data;
  if (!isNamed) return <Missing />;
  if (error && !row) return <Failed error={error} onRetry={() => void mutate()} />;
  if (!row) return <Skeleton shape="card" count={2} label="Loading the request" />;
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
      sideLabel="Details"
      side={
        <>
          <PropertyGroup title="Request">
            <Property label="Customer">
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
            <Property label="Sent">
              <DateText value={row.submitted_at} />
            </Property>
            <Property label="Completed">
              {row.completed_at ? <DateText value={row.completed_at} /> : '—'}
            </Property>
            <Property label="Completed by">{row.completed_by || '—'}</Property>
          </PropertyGroup>
          <PropertyGroup title="Payment">
            <Property label="Invoice">
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
            <Property label="Payment method">{row.paid_with || 'Credit'}</Property>
            <Property label="Refunded">{Number(row.refunded) > 0 ? formatMoney(row.refunded) : '—'}</Property>
          </PropertyGroup>
        </>
      }
    >
      <Section title="Customer notes">
        {row.notes ? (
          <Text>{row.notes}</Text>
        ) : (
          <EmptyState size="sm" title="No notes">
            The customer did not add notes.
          </EmptyState>
        )}
      </Section>
      {isWithdrawn && (
        <Banner tone="info" title="Withdrawn">
          The payment was refunded and you no longer have access to the pages. No work is needed.
        </Banner>
      )}
      {!isWithdrawn && (
        <Section title="Pages" count={row.pages}>
          {gone > 0 && (
            <Banner tone="warn">
              {gone === 1
                ? 'The customer has removed one of the pages.'
                : `The customer has removed ${gone} of the pages.`}
            </Banner>
          )}
          <SheetGrid
            label="Pages to estimate"
            items={row.sheets.map((sheet) => ({
              id: sheet.uuid,
              code: sheet.page_name,
              name: sheet.name,
              note: sheet.signedURL ? `Page ${sheet.number}` : `Page ${sheet.number}, removed`,
              ...(sheet.signedURL ? { href: sheet.signedURL, target: '_blank' as const } : {}),
              ...(sheet.preview_url ? { previewUrl: sheet.preview_url } : {}),
            }))}
          />
        </Section>
      )}
      {row.request_status === 'Pending' && <HandOver row={row} reload={refresh} />}
      {row.request_status === 'Completed' && (
        <Section title="Handover">
          {note && <Text>{note}</Text>}
          <Text tone="muted">
            {measures === 0
              ? 'Note only, no measures.'
              : `${measures} measures in ${conditions} ${conditions === 1 ? 'condition' : 'conditions'}${imported_at ? ', imported by the customer' : ''}.`}
          </Text>
        </Section>
      )}
    </RecordLayout>
  );
}
