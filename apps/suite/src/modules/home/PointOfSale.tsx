import { retailCustomerEntity } from '@plumbline/api/entities/retailCustomer';
import { retailVendorEntity } from '@plumbline/api/entities/retailVendor';
import { href } from '@plumbline/app-kit';
import { denied } from '@plumbline/app-kit/record/record-actions';
import { joinFacts } from '@plumbline/app-kit/format/format-values';
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
import { homeMessages } from './messages.ts';

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
          title={homeMessages.pointOfSale}
          actions={
            <Inline gap={8}>
              <Button
                icon={StoreIcon}
                {...(canAddVendor.allowed
                  ? { href: href('retail-vendors', {}, { new: '' }) }
                  : denied(canAddVendor))}
              >
                {homeMessages.newVendor}
              </Button>
              <Button
                variant="primary"
                icon={UserPlusIcon}
                {...(canAddCustomer.allowed
                  ? { href: href('crm-retail-account', {}, { new: '' }) }
                  : denied(canAddCustomer))}
              >
                {homeMessages.newCustomer}
              </Button>
            </Inline>
          }
        />
      }
    >
      <DashboardCell span={4}>
        <Stat label={homeMessages.openRegisters} figure="0" note={{ text: homeMessages.registersEmpty }} />
      </DashboardCell>
      <DashboardCell span={4}>
        <Stat
          label={homeMessages.customers}
          figure={count(customers)}
          {...(canViewCustomers.allowed ? { href: customerList } : {})}
          note={{ text: canViewCustomers.allowed ? homeMessages.customersHint : homeMessages.noAccess }}
        />
      </DashboardCell>
      <DashboardCell span={4}>
        <Stat
          label={homeMessages.retailVendors}
          figure={count(vendors)}
          {...(canViewVendors.allowed ? { href: href('retail-vendors') } : {})}
          note={{ text: canViewVendors.allowed ? homeMessages.retailVendorsHint : homeMessages.noAccess }}
        />
      </DashboardCell>
      {canViewCustomers.allowed && (
        <DashboardCard
          title={homeMessages.recentlyChangedCustomers}
          span={8}
          href={customerList}
          linkLabel={homeMessages.viewAllCustomers}
        >
          {customers && customers.data.length === 0 ? (
            <EmptyState size="sm" title={homeMessages.noCustomersYet}>
              {homeMessages.customersEmpty}
            </EmptyState>
          ) : (
            <RankList
              label={homeMessages.recentlyChangedCustomers}
              items={(customers?.data ?? []).map((each) => ({
                id: each.uuid,
                title: each.name,
                subtitle: joinFacts([each.company, each.phone]),
                href: href('retail-customer-view', { uuid: each.uuid }),
              }))}
            />
          )}
        </DashboardCard>
      )}
      <DashboardCard
        title={homeMessages.catalog}
        span={4}
        actions={<Button href={href('material-management')}>{homeMessages.openMaterials}</Button>}
      >
        <Text tone="muted">{homeMessages.catalogHint}</Text>
      </DashboardCard>
    </DashboardGrid>
  );
}
