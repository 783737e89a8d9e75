import type { PlanInUse } from '@plumbline/api';
import { useCustomerLicensingListPlans } from '@plumbline/api/hooks/admin';
import { href } from '@plumbline/app-kit';
import { useFatalError } from '@plumbline/app-kit/data/load-errors';
import { Failed } from '@plumbline/app-kit/data/load-states';
import { DataTable } from '@plumbline/ui/DataTable';
import { formatMoney } from '@plumbline/ui/format';
import { ListCard } from '@plumbline/ui/ListCard';
import { PageHeader } from '@plumbline/ui/PageHeader';
import { Stack } from '@plumbline/ui/Stack';
import { useNavigate } from 'react-router';
import { customersMessages } from './messages.ts';

const customersOf = ({ key }: PlanInUse) =>
  href('customer-license', {}, { filter: JSON.stringify([{ field: 'plan', op: 'eq', value: key }]) });
/** Lists the modules of a plan that not every plan includes. */
const modulesText = ({ modules }: PlanInUse, plans: readonly PlanInUse[]) =>
  modules
    .filter(({ key }) => !plans.every((plan) => plan.modules.some((each) => each.key === key)))
    .map(({ name }) => name)
    .join(', ');

/** Lists plans with prices and number of customers. */
export default function Plans() {
  const { data, error, isLoading, mutate } = useCustomerLicensingListPlans();
  const navigate = useNavigate();
  if (useFatalError(error, data !== undefined)) return <Failed error={error} onRetry={() => void mutate()} />;
  const plans = data?.data ?? [];
  return (
    <Stack gap={24} padding={24}>
      <PageHeader title={customersMessages.plans} description={customersMessages.plansDescription} />
      <DataTable<PlanInUse & { uuid: string }>
        label={customersMessages.plans}
        variant="document"
        frame="card"
        rows={plans.map((plan) => ({ ...plan, uuid: plan.key }))}
        rowLabel={({ name }) => name}
        onRowOpen={(plan) => void navigate(customersOf(plan))}
        loadingState={isLoading ? 'loading' : 'idle'}
        skeletonRows={4}
        cardView={(plan) => (
          <ListCard
            title={plan.name}
            figure={`${plan.customers} ${plan.customers === 1 ? 'customer' : 'customers'}`}
            subtitle={plan.text}
            meta={[customersMessages.perMonth(formatMoney(plan.monthly_price)), `${plan.seats} seats`]}
          />
        )}
        columns={[
          { id: 'name', header: customersMessages.plan, width: 120 },
          { id: 'type', header: customersMessages.customerType, width: 95 },
          {
            id: 'customers',
            header: customersMessages.customers,
            type: 'number',
            width: 95,
            accessor: ({ customers }) => String(customers),
          },
          {
            id: 'seats',
            header: customersMessages.seats,
            type: 'number',
            width: 70,
            accessor: ({ seats }) => String(seats),
          },
          {
            id: 'users',
            header: customersMessages.usersIncluded,
            type: 'number',
            width: 120,
            accessor: ({ users }) => String(users),
          },
          { id: 'monthly_price', header: customersMessages.perMonthHeader, type: 'money', width: 100 },
          { id: 'yearly_price', header: customersMessages.perYear, type: 'money', width: 100 },
          {
            id: 'monthly_user_price',
            header: customersMessages.extraUserPerMonth,
            type: 'money',
            width: 145,
          },
          {
            id: 'modules',
            header: customersMessages.exclusiveModules,
            width: 280,
            accessor: (plan) => modulesText(plan, plans),
          },
        ]}
      />
    </Stack>
  );
}
