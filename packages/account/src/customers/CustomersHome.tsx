import { denialText, type Right } from '@plumbline/permissions';
import { useDecision } from '@plumbline/permissions/react';
import { EmptyState } from '@plumbline/ui/EmptyState';
import { PageHeader } from '@plumbline/ui/PageHeader';
import { Stack } from '@plumbline/ui/Stack';
import { Building2Icon } from '@plumbline/ui/icons';
import { CustomersDashboard, type CustomersDashboardProps } from './CustomersDashboard.tsx';
import { customersMessages } from './messages.ts';

/** Home page of a portal. Without the right to view customers it explains why it is empty. */
export function CustomersHome({ right, ...dashboard }: CustomersDashboardProps & { right: Right }) {
  const decision = useDecision(right);
  if (decision.allowed) return <CustomersDashboard {...dashboard} />;
  return (
    <Stack padding={24} gap={24}>
      <PageHeader title={customersMessages.dashboard} />
      <EmptyState icon={Building2Icon} title={customersMessages.noAccessTitle} level={2}>
        {denialText(decision)}
      </EmptyState>
    </Stack>
  );
}
