import { retailCustomerEntity } from '@plumbline/api/entities/retailCustomer';
import { retailVendorEntity } from '@plumbline/api/entities/retailVendor';
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

/** Landing page of a retail company: figures and links of its customers and vendors. */
export default function PointOfSale() {
  const canViewCustomers = useDecision({ ...customer, type: 'v' });
  const canAddCustomer = useDecision({ ...customer, type: 'a' });
  const canViewVendors = useDecision({ ...vendor, type: 'v' });
  const canAddVendor = useDecision({ ...vendor, type: 'a' });
  const customers = retailCustomerEntity.useList(
    { sort: '-updatedAt', limit: 6 },
    { swr: { enabled: canViewCustomers.allowed } },
  ).data;
  const vendors = retailVendorEntity.useList({ limit: 1 }, { swr: { enabled: canViewVendors.allowed } }).data;
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
                {...(canAddVendor.allowed
                  ? { href: href('retail-vendors', {}, { new: '' }) }
                  : denied(canAddVendor))}
              >
                New vendor
              </Button>
              <Button
                variant="primary"
                icon={UserPlusIcon}
                {...(canAddCustomer.allowed
                  ? { href: href('crm-retail-account', {}, { new: '' }) }
                  : denied(canAddCustomer))}
              >
                New customer
              </Button>
            </Inline>
          }
        />
      }
    >
      <DashboardCell span={4}>
        <Stat label="Open registers" figure="0" note={{ text: 'No registers set up for this store' }} />
      </DashboardCell>
      <DashboardCell span={4}>
        <Stat
          label="Customers"
          figure={count(customers)}
          {...(canViewCustomers.allowed ? { href: customerList } : {})}
          note={{ text: canViewCustomers.allowed ? 'People and businesses' : 'No access' }}
        />
      </DashboardCell>
      <DashboardCell span={4}>
        <Stat
          label="Retail vendors"
          figure={count(vendors)}
          {...(canViewVendors.allowed ? { href: href('retail-vendors') } : {})}
          note={{ text: canViewVendors.allowed ? 'Suppliers for your shops' : 'No access' }}
        />
      </DashboardCell>
      {canViewCustomers.allowed && (
        <DashboardCard
          title="Recently changed customers"
          span={8}
          href={customerList}
          linkLabel="View all customers"
        >
          {customers && customers.data.length === 0 ? (
            <EmptyState size="sm" title="No customers yet">
              Add a customer, or import customers from the list.
            </EmptyState>
          ) : (
            <RankList
              label="Recently changed customers"
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
        title="Catalog"
        span={4}
        actions={<Button href={href('material-management')}>Open materials</Button>}
      >
        <Text tone="muted">Prices and codes for the materials this store sells.</Text>
      </DashboardCard>
    </DashboardGrid>
  );
}
