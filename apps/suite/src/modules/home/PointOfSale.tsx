import { retailCustomerKind } from '@plumbline/api/kinds/retailCustomer';
import { retailVendorKind } from '@plumbline/api/kinds/retailVendor';
import { href } from '@plumbline/app-kit';
import { denied } from '@plumbline/app-kit/record/record-actions';
import { listed } from '@plumbline/app-kit/format/format-values';
import { useDecision } from '@plumbline/permissions/react';
import { Button } from '@plumbline/ui/Button';
import { DashboardCard, DashboardCell, DashboardGrid } from '@plumbline/ui/DashboardGrid';
import { RankList } from '@plumbline/ui/DashboardLists';
import { EmptyState } from '@plumbline/ui/EmptyState';
import { Inline } from '@plumbline/ui/Inline';
import { PageHeader } from '@plumbline/ui/PageHeader';
import { Stat } from '@plumbline/ui/Stat';
import { Text } from '@plumbline/ui/Text';
import { StoreIcon, UserPlusIcon } from '@plumbline/ui/icons';

const customer = { app: 21, name: 'customer' } as const;
const vendor = { app: 22, name: 'vendor' } as const;

/** Where a retail account lands: what it may open until registers are set up for it. */
export default function PointOfSale() {
  const maySee = useDecision({ ...customer, type: 'v' });
  const mayAdd = useDecision({ ...customer, type: 'a' });
  const maySeeVendors = useDecision({ ...vendor, type: 'v' });
  const mayAddVendor = useDecision({ ...vendor, type: 'a' });
  const customers = retailCustomerKind.useList(
    { sort: '-updatedAt', limit: 6 },
    { swr: { enabled: maySee.allowed } },
  ).data;
  const vendors = retailVendorKind.useList({ limit: 1 }, { swr: { enabled: maySeeVendors.allowed } }).data;
  const count = (found: { meta: { count: number } } | undefined) =>
    found ? found.meta.count.toLocaleString('en-US') : '–';
  const customerList = href('crm-retail-account');
  return (
    <DashboardGrid
      header={
        <PageHeader
          title="Point of sale"
          actions={
            <Inline gap={8}>
              <Button
                icon={StoreIcon}
                {...(mayAddVendor.allowed
                  ? { href: href('retail-vendors', {}, { new: '' }) }
                  : denied(mayAddVendor))}
              >
                New vendor
              </Button>
              <Button
                variant="primary"
                icon={UserPlusIcon}
                {...(mayAdd.allowed ? { href: href('crm-retail-account', {}, { new: '' }) } : denied(mayAdd))}
              >
                New customer
              </Button>
            </Inline>
          }
        />
      }
    >
      <DashboardCell span={4}>
        <Stat label="Open registers" figure="0" note={{ text: 'No register is set up for this store' }} />
      </DashboardCell>
      <DashboardCell span={4}>
        <Stat
          label="Customers"
          figure={count(customers)}
          {...(maySee.allowed ? { href: customerList } : {})}
          note={{ text: maySee.allowed ? 'people and businesses' : 'not open to you' }}
        />
      </DashboardCell>
      <DashboardCell span={4}>
        <Stat
          label="Retail vendors"
          figure={count(vendors)}
          {...(maySeeVendors.allowed ? { href: href('retail-vendors') } : {})}
          note={{ text: maySeeVendors.allowed ? 'who fill the shelves' : 'not open to you' }}
        />
      </DashboardCell>
      {maySee.allowed && (
        <DashboardCard title="Customers changed last" span={8} href={customerList} linkLabel="All customers">
          {customers && customers.data.length === 0 ? (
            <EmptyState size="sm" title="No customers yet">
              Add the first one, or import them from a file in the list.
            </EmptyState>
          ) : (
            <RankList
              label="Customers changed last"
              items={(customers?.data ?? []).map((each) => ({
                id: each.uuid,
                title: each.name,
                subtitle: listed([each.company, each.phone]),
                href: href('retail-customer-view', { uuid: each.uuid }),
              }))}
            />
          )}
        </DashboardCard>
      )}
      <DashboardCard
        title="Catalogue"
        span={4}
        actions={<Button href={href('material-management')}>Open materials</Button>}
      >
        <Text tone="muted">Prices and codes of everything this store sells.</Text>
      </DashboardCard>
    </DashboardGrid>
  );
}
