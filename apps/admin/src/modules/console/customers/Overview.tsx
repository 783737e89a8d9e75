import type { CustomerSubscription, CustomerUsage } from '@plumbline/api';
import { useCustomerLicensingReadUsage } from '@plumbline/api/hooks/admin';
import { invoiceState } from '@plumbline/account/billing/format-billing';
import { href } from '@plumbline/app-kit';
import { utcMidnight } from '@plumbline/dates';
import { isFatal } from '@plumbline/app-kit/data/load-errors';
import { Failed } from '@plumbline/app-kit/data/load-states';
import { BarChart } from '@plumbline/ui/BarChart';
import { BarList } from '@plumbline/ui/BarList';
import { DashboardCard, DashboardGrid } from '@plumbline/ui/DashboardGrid';
import { DescriptionList } from '@plumbline/ui/DescriptionList';
import { EmptyState } from '@plumbline/ui/EmptyState';
import { formatBytes, formatMoney } from '@plumbline/ui/format';
import { ProgressBar } from '@plumbline/ui/ProgressBar';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { Stack } from '@plumbline/ui/Stack';
import { CustomerPage } from './Customer.tsx';
import { InvoiceTable } from './InvoiceTable.tsx';
import { monthlyPrice } from './recurring-price.ts';
import { customersMessages as text } from './messages.ts';

/** Short name of a month, e.g. Nov. */
const monthName = (day: string) =>
  utcMidnight(day).toLocaleDateString('en-US', { month: 'short', timeZone: 'UTC' });

/** Figure of a limit, with a bar for the used share. */
const share = (label: string, value: number, max: number, shown: string) => (
  <Stack gap={4}>
    {shown}
    <ProgressBar
      label={label}
      hideLabel
      value={value}
      max={Math.max(1, max)}
      valueText={shown}
      tone={value >= max ? 'warn' : 'info'}
    />
  </Stack>
);

/** Price, balance, seats and storage of a customer. */
function KeyFigures({ customer, usage }: { customer: CustomerSubscription; usage: CustomerUsage }) {
  const { users_used, users_included } = customer.consumption;
  const { storage_used, storage_quota, open_invoices } = usage;
  const stored = text.usedOf(formatBytes(storage_used), formatBytes(storage_quota));
  return (
    <DescriptionList
      layout="facts"
      items={[
        {
          term: text.recurringPerMonth,
          value: formatMoney(monthlyPrice(customer)),
          note: text.paidSoFarNote(formatMoney(customer.paid)),
        },
        { term: text.openBalance, value: formatMoney(customer.owed), note: text.openInvoices(open_invoices) },
        users_included === undefined
          ? { term: text.seats, value: users_used, note: text.seatsWithoutPlan }
          : {
              term: text.seats,
              value: share(text.seats, users_used, users_included, text.usedOf(users_used, users_included)),
            },
        { term: text.storage, value: share(text.storage, storage_used, storage_quota, stored) },
      ]}
    />
  );
}

/** Pages of AI estimates by month, and changes by app. */
function UsageCards({ usage: { ai_pages, apps } }: { usage: CustomerUsage }) {
  const hasPages = ai_pages.some(({ pages }) => pages > 0);
  return (
    <>
      <DashboardCard title={text.usageByApp} span={7}>
        {apps.length > 0 ? (
          <BarList
            label={text.usageByAppLast30Days}
            heads={{ label: text.app, count: text.changes, figures: [text.users] }}
            items={apps.map(({ key, name, changes, users }) => ({
              id: key,
              label: name,
              value: changes,
              count: changes,
              figures: [users],
            }))}
          />
        ) : (
          <EmptyState size="sm" level={3} title={text.noUsage}>
            {text.noUsageDescription}
          </EmptyState>
        )}
      </DashboardCard>
      <DashboardCard title={text.aiEstimatePages} span={5}>
        {hasPages ? (
          <BarChart
            label={text.aiEstimatePagesLast12Months}
            categoryLabel={text.month}
            categories={ai_pages.map(({ month }) => monthName(month))}
            series={[{ id: 'pages', label: text.pages, values: ai_pages.map(({ pages }) => pages) }]}
            height={200}
          />
        ) : (
          <EmptyState size="sm" level={3} title={text.noAiEstimates}>
            {text.noAiEstimatesDescription}
          </EmptyState>
        )}
      </DashboardCard>
    </>
  );
}

function CustomerDashboard({ customer }: { customer: CustomerSubscription }) {
  const { uuid } = customer;
  const { data, error, mutate } = useCustomerLicensingReadUsage(uuid);
  if (isFatal(error, data !== undefined)) return <Failed error={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton shape="card" count={3} label={text.loadingTheCustomer} />;
  return (
    <DashboardGrid header={<KeyFigures customer={customer} usage={data.data} />}>
      <UsageCards usage={data.data} />
      <DashboardCard
        title={text.latestInvoices}
        span={12}
        href={href('admin-customer-invoice', { uuid, accountId: uuid })}
        linkLabel={text.viewAllInvoices}
      >
        <InvoiceTable
          customer={customer}
          label={text.latestInvoices}
          limit={6}
          columns={[
            { id: 'number', header: text.number, width: 100 },
            { id: 'issued_on', header: text.date, type: 'date', width: 110 },
            { id: 'reason', header: text.description, width: 160 },
            { id: 'total', header: text.total, type: 'money', width: 110 },
            { id: 'state', header: text.status, type: 'status', width: 110, accessor: invoiceState },
          ]}
          empty={{ title: text.noInvoicesYet, text: text.invoicesEmpty }}
        />
      </DashboardCard>
    </DashboardGrid>
  );
}

/** Dashboard of a customer: what it pays and uses, and its latest invoices. */
export default function Overview() {
  return (
    <CustomerPage current="dashboard">{(customer) => <CustomerDashboard customer={customer} />}</CustomerPage>
  );
}
