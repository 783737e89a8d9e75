import type { CustomerSubscription, PlanInUse } from '@plumbline/api';
import { ApiError } from '@plumbline/api';
import {
  customerLicensingSellPlan,
  useCustomerLicensingListPlans,
  useCustomerLicensingPreviewPlan,
  useCustomerLicensingReadSubscription,
} from '@plumbline/api/hooks/admin';
import { href } from '@plumbline/app-kit';
import { totalLines, type Interval } from '@plumbline/account/billing/format-billing';
import { errorText } from '@plumbline/app-kit/data/error-message';
import { useFatalError } from '@plumbline/app-kit/data/load-errors';
import { denied } from '@plumbline/app-kit/record/record-actions';
import { useRevalidate } from '@plumbline/app-kit/data/use-revalidate';
import { Failed } from '@plumbline/app-kit/data/load-states';
import { usePauseInvalidation } from '@plumbline/app-kit/realtime/use-invalidation';
import { useDecision } from '@plumbline/permissions/react';
import { Banner } from '@plumbline/ui/Banner';
import { Button } from '@plumbline/ui/Button';
import { EmptyState } from '@plumbline/ui/EmptyState';
import { Form } from '@plumbline/ui/Form';
import { formatMoney } from '@plumbline/ui/format';
import { Inline } from '@plumbline/ui/Inline';
import { NumberField } from '@plumbline/ui/NumberField';
import { PageHeader } from '@plumbline/ui/PageHeader';
import { SegmentedControl } from '@plumbline/ui/SegmentedControl';
import { Select } from '@plumbline/ui/Select';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { Stack } from '@plumbline/ui/Stack';
import { TextField } from '@plumbline/ui/TextField';
import { toast } from '@plumbline/ui/toast';
import { TotalsBlock } from '@plumbline/ui/TotalsBlock';
import { messages } from '@plumbline/validation/messages';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { customersMessages } from './messages.ts';

/** Sells a plan that is paid by check or bank transfer. */
export default function OfflineSale() {
  const { uuid = '' } = useParams();
  const found = useCustomerLicensingReadSubscription(uuid);
  const plans = useCustomerLicensingListPlans();
  const error: unknown = found.error ?? plans.error;
  const isThere = found.data !== undefined && plans.data !== undefined;
  if (useFatalError(error, isThere))
    return (
      <Failed
        error={error}
        onRetry={() => {
          void found.mutate();
          void plans.mutate();
        }}
      />
    );
  if (!found.data || !plans.data)
    return <Skeleton shape="card" count={2} label={customersMessages.loadingTheCustomer} />;
  const customer = found.data.data;
  const back = href('admin-customer-invoice', { uuid, accountId: uuid });
  return (
    <Stack gap={24} padding={24} measure="form">
      <PageHeader
        title={customersMessages.sellPlanTo(customer.name)}
        description={customersMessages.saleDescription}
        backHref={back}
        backLabel={customer.name}
      />
      {customer.mode === 'online' ? (
        <EmptyState title={customersMessages.onlineCustomerTitle} level={2}>
          {customersMessages.onlineCustomerHint}
        </EmptyState>
      ) : (
        <Order
          customer={customer}
          plans={plans.data.data.filter(({ type }) => type === customer.type)}
          back={back}
        />
      )}
    </Stack>
  );
}

/** Price of the chosen plan, or why there is none. */
function SaleCost({ preview }: { preview: ReturnType<typeof useCustomerLicensingPreviewPlan> }) {
  const shown = preview.data?.data;
  return (
    <>
      {preview.error && !shown ? (
        <Failed error={preview.error} onRetry={() => void preview.mutate()} />
      ) : shown ? (
        <TotalsBlock label={customersMessages.totalCost} lines={totalLines(shown, 'the customer')} />
      ) : (
        <Skeleton shape="text" count={4} label={customersMessages.calculatingThePrice} />
      )}
      {shown?.is_same && <Banner tone="info">{customersMessages.currentPlanNotice}</Banner>}
    </>
  );
}

function Order({
  customer,
  plans,
  back,
}: {
  customer: CustomerSubscription;
  plans: readonly PlanInUse[];
  back: string;
}) {
  usePauseInvalidation();
  const [plan, setPlan] = useState<string | null>(customer.plan || (plans[0]?.key ?? null));
  const [interval, setInterval] = useState<Interval>(customer.plan ? customer.interval : 'yearly');
  const [users, setUsers] = useState<number | null>(
    Math.max(customer.users, customer.consumption.users_used, plans[0]?.users ?? 1),
  );
  const [reference, setReference] = useState('');
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [problem, setProblem] = useState('');
  const [isPending, setPending] = useState(false);
  const mayEdit = useDecision({ app: 18, name: 'customer', type: 'e' });
  const refresh = useRevalidate('/ac-api/customer-licensing');
  const navigate = useNavigate();
  const chosen = plans.find(({ key }) => key === plan);
  const wanted = { plan: plan ?? '', interval, users: Math.max(users ?? 1, chosen?.users ?? 1) };
  const preview = useCustomerLicensingPreviewPlan(customer.uuid, wanted, { swr: { keepPreviousData: true } });
  const shown = preview.data?.data;
  const problemOf = (field: string) =>
    problems[field] ?? (shown?.refusal?.field === field ? shown.refusal.message : '');
  const errorOf = (field: string) => (problemOf(field) ? { errorMessage: problemOf(field) } : {});
  const sell = async () => {
    if (!shown || isPending) return;
    if (!reference.trim()) return setProblems({ reference: messages.required });
    setProblems({});
    setProblem('');
    setPending(true);
    try {
      await customerLicensingSellPlan(customer.uuid, {
        ...wanted,
        reference: reference.trim(),
        due: shown.due,
        version: customer.version,
      });
      toast.success(customersMessages.planSold(chosen?.name ?? 'Plan', customer.name));
      void navigate(back);
    } catch (reason) {
      const named = reason instanceof ApiError ? reason.errors : [];
      setProblems(Object.fromEntries(named.map(({ field, message }) => [field, message])));
      if (named.length === 0) setProblem(errorText(reason));
      setPending(false);
    }
    refresh();
  };
  return (
    <Form hasOwnRules label={customersMessages.sellPlan} onSubmit={() => void sell()}>
      <Stack gap={16}>
        {problem && (
          <Banner tone="bad" isUrgent>
            {problem}
          </Banner>
        )}
        <Select
          label={customersMessages.plan}
          options={plans.map(({ key, name, text }) => ({ id: key, label: name, description: text }))}
          value={plan}
          onChange={setPlan}
          isRequired
          {...errorOf('plan')}
        />
        <Inline>
          <SegmentedControl<Interval>
            label={customersMessages.billingPeriod}
            options={[
              { id: 'monthly', label: customersMessages.monthly },
              { id: 'yearly', label: customersMessages.yearly },
            ]}
            value={interval}
            onChange={setInterval}
          />
        </Inline>
        <NumberField
          label={customersMessages.users}
          description={customersMessages.seatsHint(chosen?.users ?? 1, customer.consumption.users_used)}
          min={chosen?.users ?? 1}
          max={10_000}
          value={wanted.users}
          onChange={setUsers}
          {...errorOf('users')}
        />
        <TextField
          label={customersMessages.reference}
          description={customersMessages.referenceHint}
          value={reference}
          onChange={setReference}
          maxLength={120}
          isRequired
          {...errorOf('reference')}
        />
        <SaleCost preview={preview} />
        <Inline gap={12} justify="end" wraps>
          <Button href={back}>{customersMessages.cancel}</Button>
          <Button
            variant="primary"
            type="submit"
            isPending={isPending}
            isDisabled={!shown || preview.isLoading || shown.is_same || shown.refusal !== undefined}
            {...denied(mayEdit)}
          >
            {shown ? customersMessages.sellForAmount(formatMoney(shown.due)) : customersMessages.sellPlan}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}
