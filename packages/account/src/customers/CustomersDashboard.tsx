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
import { customersMessages } from './messages.ts';

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
          label={customersMessages.customers}
          figure={count(figures.customers)}
          note={{ text: customersMessages.newThisMonth(count(figures.added.at(-1)?.count ?? 0)) }}
          chart={
            <MiniBars
              label={customersMessages.newCustomersByMonth}
              items={figures.added.map((each) => ({ label: monthName(each.month), value: each.count }))}
            />
          }
          href={listHref(list)}
        />
      </DashboardCell>
      <DashboardCell>
        <Stat
          label={customersMessages.users}
          figure={count(figures.users)}
          note={{
            text: figures.customers
              ? customersMessages.perCustomer((figures.users / figures.customers).toFixed(1))
              : customersMessages.noCustomersYet,
          }}
          href={href(list, {}, { sort: '-users' })}
        />
      </DashboardCell>
      <DashboardCell>
        <Stat
          label={customersMessages.signedInLast7Days}
          figure={count(figures.active)}
          note={{ text: `of ${many(figures.customers, 'customer', 'customers')}` }}
          href={href(list, {}, { sort: '-last_login' })}
        />
      </DashboardCell>
      <DashboardCell>
        <Stat
          label={customersMessages.neverSignedIn}
          figure={count(figures.silent)}
          note={{
            text: figures.silent ? customersMessages.notSetUpYet : customersMessages.neverSignedInEmpty,
          }}
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
  if (!figures) return <Skeleton shape="card" count={4} label={customersMessages.loadingTheDashboard} />;
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
    <DashboardGrid header={<PageHeader title={customersMessages.dashboard} aside={today()} />}>
      <CustomerFigures figures={figures} list={list} />
      <DashboardCard
        title={customersMessages.customersByType}
        span={6}
        href={listOf()}
        linkLabel={customersMessages.viewAllCustomers}
      >
        {figures.types.length ? (
          bars(customersMessages.customersByType, 'Type', 'type', figures.types)
        ) : (
          <EmptyState size="sm" title={customersMessages.noCustomersYet} />
        )}
      </DashboardCard>
      <DashboardCard
        title={customersMessages.customersBySubscription}
        span={6}
        href={listOf()}
        linkLabel={customersMessages.viewAllCustomers}
      >
        {figures.subscriptions.length ? (
          bars(
            customersMessages.customersBySubscription,
            'Subscription',
            'subscription_mode',
            figures.subscriptions,
          )
        ) : (
          <EmptyState size="sm" title={customersMessages.noCustomersYet} />
        )}
      </DashboardCard>
      <DashboardCard
        title={customersMessages.lastSignIns}
        span={withPartners ? 6 : 12}
        href={bySignIn}
        linkLabel={customersMessages.viewAllCustomers}
      >
        {figures.recent.length ? (
          <RankList
            label={customersMessages.lastSignIns}
            items={figures.recent.map((row) => ({
              id: row.uuid,
              title: row.name,
              subtitle: `${row.type} · ${many(row.users, 'user', 'users')}`,
              figure: ago(row.last_login),
              href: href(list, {}, { q: row.name }),
            }))}
          />
        ) : (
          <EmptyState size="sm" title={customersMessages.noSignInsYet}>
            {customersMessages.signInsEmpty}
          </EmptyState>
        )}
      </DashboardCard>
      {withPartners && (
        <DashboardCard
          title={customersMessages.partners}
          span={6}
          href={href(list, {}, { sort: 'partner_name' })}
          linkLabel={customersMessages.viewAllCustomers}
        >
          {figures.partners.length ? (
            bars(customersMessages.customersByPartner, 'Partner', 'partner_name', figures.partners)
          ) : (
            <EmptyState size="sm" title={customersMessages.noPartnerCustomersYet} />
          )}
        </DashboardCard>
      )}
    </DashboardGrid>
  );
}
