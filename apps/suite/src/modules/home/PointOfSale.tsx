import { useShellMasterDashboard } from '@plumbline/api/hooks/shell';
import { Failed } from '@plumbline/app-kit/states';
import { href } from '@plumbline/app-kit';
import { Button } from '@plumbline/ui/Button';
import { DashboardCard, DashboardCell, DashboardGrid } from '@plumbline/ui/DashboardGrid';
import { PageHeader } from '@plumbline/ui/PageHeader';
import { Stat } from '@plumbline/ui/Stat';
import { Text } from '@plumbline/ui/Text';

/** Where a retail account lands: what it may open until registers are set up for it. */
export default function PointOfSale() {
  const { data, error, mutate } = useShellMasterDashboard();
  if (error) return <Failed error={error} onRetry={() => void mutate()} />;
  return (
    <DashboardGrid header={<PageHeader title="Point of sale" />}>
      <DashboardCell span={4}>
        <Stat label="Open registers" figure="0" note={{ text: 'No register is set up for this store' }} />
      </DashboardCell>
      <DashboardCell span={4}>
        <Stat
          label="Accounts"
          figure={String(data?.data.top_accounts.length ?? 0)}
          note={{ text: 'with something open' }}
        />
      </DashboardCell>
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
