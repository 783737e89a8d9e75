import type { CustomerGroup, CustomerSummary } from '@plumbline/api';
import { utcMidnight } from '@plumbline/dates';
import { BarList } from '@plumbline/ui/BarList';
import { DashboardCard, DashboardCell, DashboardGrid } from '@plumbline/ui/DashboardGrid';
import { RankList } from '@plumbline/ui/DashboardLists';
import { EmptyState } from '@plumbline/ui/EmptyState';
import { formatNumber } from '@plumbline/ui/format';
import { MiniBars } from '@plumbline/ui/MiniBars';
import { PageHeader } from '@plumbline/ui/PageHeader';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { Stat } from '@plumbline/ui/Stat';
import { useFatalError } from '@plumbline/app-kit/data/load-errors';
import { href, type RouteName } from '@plumbline/app-kit/navigation/routes';
import { Failed } from '@plumbline/app-kit/data/load-states';
import { ago } from '@plumbline/app-kit/format/format-values';
import { capitalized } from './format-customer.ts';

export interface CustomersDashboardProps {
  useSummary: () => {
    data?: { data: CustomerSummary } | undefined;
    error?: unknown;
    mutate: () => Promise<unknown>;
  };
  /** Route of the customer list that the figures link to. */
  list: Extract<RouteName, 'customer-license' | 'partner-customers'>;
  /** Shows a card with the customers of each partner. */
  withPartners?: boolean;
}

const count = (value: number) => formatNumber(String(value));
const many = (value: number, one: string, several: string) =>
  `${count(value)} ${value === 1 ? one : several}`;
const monthName = (day: string) =>
  utcMidnight(day).toLocaleDateString('en-US', { month: 'narrow', timeZone: 'UTC' });
const today = () =>
  new Date().toLocaleDateString('en-US', {
    weekday: 'long',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
  });

type CustomerList = CustomersDashboardProps['list'];

/** Address of the customer list, of all customers or those with a value. */
const listHref = (list: CustomerList, field?: string, value?: string) =>
  href(
    list,
    {},
    field && value !== undefined ? { filter: JSON.stringify([{ field, op: 'eq', value }]) } : undefined,
  );

/** Number of customers and users and how many have signed in. */
function CustomerFigures({ figures, list }: { figures: CustomerSummary; list: CustomerList }) {
  return (
    <>
      <DashboardCell>
        <Stat
          label="Customers"
          figure={count(figures.customers)}
          note={{ text: `${count(figures.added.at(-1)?.count ?? 0)} new this month` }}
          chart={
            <MiniBars
              label="New customers by month"
              items={figures.added.map((each) => ({ label: monthName(each.month), value: each.count }))}
            />
          }
          href={listHref(list)}
        />
      </DashboardCell>
      <DashboardCell>
        <Stat
          label="Users"
          figure={count(figures.users)}
          note={{
            text: figures.customers
              ? `${(figures.users / figures.customers).toFixed(1)} per customer`
              : 'No customers yet',
          }}
          href={href(list, {}, { sort: '-users' })}
        />
      </DashboardCell>
      <DashboardCell>
        <Stat
          label="Signed in within 7 days"
          figure={count(figures.active)}
          note={{ text: `of ${many(figures.customers, 'customer', 'customers')}` }}
          href={href(list, {}, { sort: '-last_login' })}
        />
      </DashboardCell>
      <DashboardCell>
        <Stat
          label="Never signed in"
          figure={count(figures.silent)}
          note={{ text: figures.silent ? 'Not set up yet' : 'Every customer has signed in' }}
          href={href(list, {}, { sort: 'last_login' })}
        />
      </DashboardCell>
    </>
  );
}

/** Dashboard of customers and their usage. Every figure links to the customers that it counts. */
export function CustomersDashboard({ useSummary, list, withPartners = false }: CustomersDashboardProps) {
  const { data, error, mutate } = useSummary();
  const figures = data?.data;
  if (useFatalError(error, figures !== undefined))
    return <Failed error={error} onRetry={() => void mutate()} />;
  if (!figures) return <Skeleton shape="card" count={4} label="Loading the dashboard" />;
  const listOf = (field?: string, value?: string) => listHref(list, field, value);
  const bySignIn = href(list, {}, { sort: '-last_login' });
  const bars = (label: string, head: string, field: string, groups: readonly CustomerGroup[]) => (
    <BarList
      label={label}
      heads={{ label: head, figures: ['Customers', 'Users'] }}
      items={groups.map((group) => ({
        id: group.value,
        label: capitalized(group.value),
        value: group.customers,
        figures: [count(group.customers), count(group.users)],
        href: listOf(field, group.value),
      }))}
    />
  );
  return (
    <DashboardGrid header={<PageHeader title="Dashboard" aside={today()} />}>
      <CustomerFigures figures={figures} list={list} />
      <DashboardCard title="Customers by type" span={6} href={listOf()} linkLabel="View all customers">
        {figures.types.length ? (
          bars('Customers by type', 'Type', 'type', figures.types)
        ) : (
          <EmptyState size="sm" title="No customers yet" />
        )}
      </DashboardCard>
      <DashboardCard
        title="Customers by subscription"
        span={6}
        href={listOf()}
        linkLabel="View all customers"
      >
        {figures.subscriptions.length ? (
          bars('Customers by subscription', 'Subscription', 'subscription_mode', figures.subscriptions)
        ) : (
          <EmptyState size="sm" title="No customers yet" />
        )}
      </DashboardCard>
      <DashboardCard
        title="Last sign-ins"
        span={withPartners ? 6 : 12}
        href={bySignIn}
        linkLabel="View all customers"
      >
        {figures.recent.length ? (
          <RankList
            label="Last sign-ins"
            items={figures.recent.map((row) => ({
              id: row.uuid,
              title: row.name,
              subtitle: `${row.type} · ${many(row.users, 'user', 'users')}`,
              figure: ago(row.last_login),
              href: href(list, {}, { q: row.name }),
            }))}
          />
        ) : (
          <EmptyState size="sm" title="No sign-ins yet">
            Customers appear here after their first sign-in.
          </EmptyState>
        )}
      </DashboardCard>
      {withPartners && (
        <DashboardCard
          title="Partners"
          span={6}
          href={href(list, {}, { sort: 'partner_name' })}
          linkLabel="View all customers"
        >
          {figures.partners.length ? (
            bars('Customers by partner', 'Partner', 'partner_name', figures.partners)
          ) : (
            <EmptyState size="sm" title="No partner customers yet" />
          )}
        </DashboardCard>
      )}
    </DashboardGrid>
  );
}
