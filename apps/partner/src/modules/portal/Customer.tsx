import type { PartnerCustomer } from '@plumbline/api';
import { usePartnerReadCustomer } from '@plumbline/api/hooks/partner';
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
import { portalMessages } from './messages.ts';

type Invoice = PartnerCustomer['invoices'][number];
const invoiceStates: Record<Invoice['state'], { label: string; tone: Tone }> = {
  open: { label: portalMessages.due, tone: 'wait' },
  paid: { label: portalMessages.paid, tone: 'ok' },
  credited: { label: portalMessages.creditNote, tone: 'info' },
  void: { label: portalMessages.void, tone: 'neutral' },
};
const stateOfInvoice = ({ state, is_order }: Invoice) =>
  state === 'open' && is_order
    ? { label: portalMessages.awaitingPayment, tone: 'wait' as const }
    : invoiceStates[state];

/** Customer of the partner: plan, invoices and contact. The customer's own records are not accessible. */
export default function Customer() {
  const { uuid = '' } = useParams();
  const { data, error, mutate } = usePartnerReadCustomer(uuid);
  if (useFatalError(error, data !== undefined)) return <Failed error={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton shape="card" count={2} label={portalMessages.loadingTheCustomer} />;
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
        { label: portalMessages.plan, value: customer.plan_name || 'None' },
        {
          label: portalMessages.users,
          value: customer.seats ? `${customer.users} of ${customer.seats}` : customer.users,
        },
        {
          label: customer.period_end ? portalMessages.periodEnds : portalMessages.trialEnds,
          value: customer.period_end ? (
            <DateText value={customer.period_end} />
          ) : customer.trial_until ? (
            <DateText value={customer.trial_until} />
          ) : (
            '—'
          ),
        },
        {
          label: portalMessages.lastSignIn,
          value: customer.last_login ? <DateText value={customer.last_login} /> : 'Never',
        },
      ]}
      actions={
        <IconButton
          icon={CopyIcon}
          label={portalMessages.copyAccountId}
          onPress={() => copyText(customer.uuid)}
        />
      }
      sideLabel={portalMessages.details}
      side={
        <>
          <PropertyGroup title={portalMessages.contact}>
            <Property label={portalMessages.person}>{contact.person || '—'}</Property>
            <Property label={portalMessages.email}>
              {contact.email ? <Link href={`mailto:${contact.email}`}>{contact.email}</Link> : '—'}
            </Property>
            <Property label={portalMessages.phone}>
              {contact.phone ? <Link href={`tel:${contact.phone}`}>{contact.phone}</Link> : '—'}
            </Property>
            <Property label={portalMessages.website}>
              {contact.website ? <Link href={contact.website}>{contact.website}</Link> : '—'}
            </Property>
          </PropertyGroup>
          <PropertyGroup title={portalMessages.address}>
            <Property label={portalMessages.street}>{contact.street || '—'}</Property>
            <Property label={portalMessages.city}>{contact.place || '—'}</Property>
          </PropertyGroup>
          <PropertyGroup title={portalMessages.account}>
            <Property label={portalMessages.customerSince}>
              <DateText value={customer.createdAt} />
            </Property>
          </PropertyGroup>
        </>
      }
    >
      <Section title={portalMessages.invoices}>
        {invoices.length === 0 ? (
          <EmptyState size="sm" icon={ReceiptTextIcon} title={portalMessages.noInvoicesYet}>
            {portalMessages.invoicesEmpty}
          </EmptyState>
        ) : (
          <DataTable<Invoice & { uuid: string }>
            label={portalMessages.invoices}
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
              { id: 'number', header: portalMessages.number, type: 'code', width: 120 },
              { id: 'issued_on', header: portalMessages.date, type: 'date', width: 120 },
              {
                id: 'state',
                header: portalMessages.status,
                type: 'status',
                width: 180,
                accessor: stateOfInvoice,
              },
              { id: 'total', header: portalMessages.total, type: 'money', width: 120 },
            ]}
          />
        )}
      </Section>
    </RecordLayout>
  );
}
