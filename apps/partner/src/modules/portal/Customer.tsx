import type { PartnerCustomer } from '@plumbline/api';
import { usePartnerCustomer } from '@plumbline/api/hooks/partner';
import { copyText } from '@plumbline/app-kit/feedback/copy-text';
import { stateOf } from '@plumbline/account/customers/format-customer';
import { useFatalError } from '@plumbline/app-kit/data/load-errors';
import { Failed } from '@plumbline/app-kit/data/load-states';
import { DataTable } from '@plumbline/ui/DataTable';
import { DateText } from '@plumbline/ui/DateText';
import { formatDate } from '@plumbline/ui/dates';
import { EmptyState } from '@plumbline/ui/EmptyState';
import { formatMoney } from '@plumbline/ui/format';
import { IconButton } from '@plumbline/ui/IconButton';
import { Link } from '@plumbline/ui/Link';
import { ListCard } from '@plumbline/ui/ListCard';
import { Mark } from '@plumbline/ui/Mark';
import { Pill } from '@plumbline/ui/Pill';
import { Property, PropertyGroup, RecordLayout, Section } from '@plumbline/ui/RecordLayout';
import { Skeleton } from '@plumbline/ui/Skeleton';
import type { Tone } from '@plumbline/ui/StatusText';
import { CopyIcon, ReceiptTextIcon } from '@plumbline/ui/icons';
import { useParams } from 'react-router';

type Invoice = PartnerCustomer['invoices'][number];
const invoiceStates: Record<Invoice['state'], { label: string; tone: Tone }> = {
  open: { label: 'Due', tone: 'wait' },
  paid: { label: 'Paid', tone: 'ok' },
  credited: { label: 'Credit note', tone: 'info' },
  void: { label: 'Void', tone: 'neutral' },
};
const stateOfInvoice = ({ state, is_order }: Invoice) =>
  state === 'open' && is_order ? { label: 'Awaiting payment', tone: 'wait' as const } : invoiceStates[state];

/** Customer of the partner: plan, invoices and contact. The customer's own records are not accessible. */
export default function Customer() {
  const { uuid = '' } = useParams();
  const { data, error, mutate } = usePartnerCustomer(uuid);
  if (useFatalError(error, data !== undefined)) return <Failed error={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton shape="card" count={2} label="Loading the customer" />;
  const customer = data.data;
  const { contact, invoices } = customer;
  const state = stateOf(customer.state);
  return (
    <RecordLayout
      mark={<Mark name={customer.name} size={40} letters={2} />}
      title={customer.name}
      facts={[customer.type, customer.subscription_mode === 'online' ? 'Online' : 'Offline']}
      status={<Pill tone={state.tone}>{state.label}</Pill>}
      keyFacts={[
        { label: 'Plan', value: customer.plan_name || 'None' },
        { label: 'Users', value: customer.seats ? `${customer.users} of ${customer.seats}` : customer.users },
        {
          label: customer.period_end ? 'Period ends' : 'Trial ends',
          value: customer.period_end ? (
            <DateText value={customer.period_end} />
          ) : customer.trial_until ? (
            <DateText value={customer.trial_until} />
          ) : (
            '—'
          ),
        },
        {
          label: 'Last sign-in',
          value: customer.last_login ? <DateText value={customer.last_login} /> : 'Never',
        },
      ]}
      actions={<IconButton icon={CopyIcon} label="Copy account ID" onPress={() => copyText(customer.uuid)} />}
      sideLabel="Details"
      side={
        <>
          <PropertyGroup title="Contact">
            <Property label="Person">{contact.person || '—'}</Property>
            <Property label="Email">
              {contact.email ? <Link href={`mailto:${contact.email}`}>{contact.email}</Link> : '—'}
            </Property>
            <Property label="Phone">
              {contact.phone ? <Link href={`tel:${contact.phone}`}>{contact.phone}</Link> : '—'}
            </Property>
            <Property label="Website">
              {contact.website ? <Link href={contact.website}>{contact.website}</Link> : '—'}
            </Property>
          </PropertyGroup>
          <PropertyGroup title="Address">
            <Property label="Street">{contact.street || '—'}</Property>
            <Property label="City">{contact.place || '—'}</Property>
          </PropertyGroup>
          <PropertyGroup title="Account">
            <Property label="Customer since">
              <DateText value={customer.createdAt} />
            </Property>
          </PropertyGroup>
        </>
      }
    >
      <Section title="Invoices">
        {invoices.length === 0 ? (
          <EmptyState size="sm" icon={ReceiptTextIcon} title="No invoices yet">
            Invoices appear here when the customer buys a plan.
          </EmptyState>
        ) : (
          <DataTable<Invoice & { uuid: string }>
            label="Invoices"
            variant="document"
            frame="card"
            rows={invoices.map((invoice) => ({ ...invoice, uuid: invoice.number }))}
            rowLabel={({ number }) => number}
            cardView={(row) => (
              <ListCard
                title={row.number}
                figure={formatMoney(row.total)}
                meta={[formatDate(row.issued_on), stateOfInvoice(row).label]}
              />
            )}
            columns={[
              { id: 'number', header: 'Number', type: 'code', width: 120 },
              { id: 'issued_on', header: 'Date', type: 'date', width: 120 },
              { id: 'state', header: 'Status', type: 'status', width: 180, accessor: stateOfInvoice },
              { id: 'total', header: 'Total', type: 'money', width: 120 },
            ]}
          />
        )}
      </Section>
    </RecordLayout>
  );
}
