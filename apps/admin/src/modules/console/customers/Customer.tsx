import type { CustomerSubscription } from '@plumbline/api';
import { useCustomerLicensingReadSubscription } from '@plumbline/api/hooks/admin';
import { href } from '@plumbline/app-kit';
import { subscriptionState } from '@plumbline/account/billing/format-billing';
import { copyText } from '@plumbline/app-kit/feedback/copy-text';
import { lazyWithRetry } from '@plumbline/app-kit/module/lazy-with-retry';
import { useFatalError } from '@plumbline/app-kit/data/load-errors';
import { denied } from '@plumbline/app-kit/record/record-actions';
import { useRevalidate } from '@plumbline/app-kit/data/use-revalidate';
import { Failed } from '@plumbline/app-kit/data/load-states';
import { useDecision } from '@plumbline/permissions/react';
import { Banner } from '@plumbline/ui/Banner';
import { Button } from '@plumbline/ui/Button';
import { formatDate } from '@plumbline/ui/dates';
import { IconButton } from '@plumbline/ui/IconButton';
import { LinkTabs } from '@plumbline/ui/LinkTabs';
import { Mark } from '@plumbline/ui/Mark';
import { Menu } from '@plumbline/ui/Menu';
import { Pill } from '@plumbline/ui/Pill';
import { RecordLayout } from '@plumbline/ui/RecordLayout';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { Stack } from '@plumbline/ui/Stack';
import {
  CalendarIcon,
  CopyIcon,
  EllipsisIcon,
  LockIcon,
  PlayIcon,
  RefreshCwIcon,
  UsersIcon,
  XIcon,
} from '@plumbline/ui/icons';
import { useState, type ReactNode } from 'react';
import { useParams } from 'react-router';
import { CustomerProperties } from './CustomerProperties.tsx';
import type { CustomerAction } from './dialogs.tsx';
import { customersMessages } from './messages.ts';

const CustomerDialog = lazyWithRetry(() => import('./dialogs.tsx').then((module) => module.CustomerDialog));

const parts = [
  { id: 'dashboard', label: customersMessages.dashboard, route: 'admin-customer-dashboard' },
  { id: 'invoice', label: customersMessages.invoices, route: 'admin-customer-invoice' },
  { id: 'payment', label: customersMessages.payments, route: 'admin-customer-payment' },
  { id: 'usage', label: customersMessages.usage, route: 'admin-customer-usage' },
  { id: 'company', label: customersMessages.company, route: 'admin-customer-information' },
] as const;

/** Menu of the changes that the customer's subscription allows. */
function CustomerMenu({
  customer,
  refusal,
  onAction,
}: {
  customer: CustomerSubscription;
  refusal: ReturnType<typeof denied>;
  onAction: (action: CustomerAction) => void;
}) {
  const { plan, mode, ends_on, suspended, trial_until } = customer;
  const open = (id: CustomerAction) => ({ onAction: () => onAction(id), ...refusal });
  return (
    <Menu
      label={customersMessages.moreActions}
      trigger={<IconButton icon={EllipsisIcon} label={customersMessages.moreActions} />}
      items={[
        {
          id: 'copy',
          label: customersMessages.copyAccountId,
          icon: CopyIcon,
          onAction: () => copyText(customer.uuid),
        },
        ...(!plan && trial_until
          ? [{ id: 'trial', label: customersMessages.extendTrialMenu, icon: CalendarIcon, ...open('trial') }]
          : []),
        ...(plan
          ? [{ id: 'users', label: customersMessages.changeUsersMenu, icon: UsersIcon, ...open('users') }]
          : []),
        {
          id: 'mode',
          label:
            mode === 'online' ? customersMessages.switchToOfflineMenu : customersMessages.switchToOnlineMenu,
          icon: RefreshCwIcon,
          ...open('mode'),
        },
        'separator',
        ...(plan && ends_on
          ? [{ id: 'keep', label: customersMessages.keepPlan, icon: PlayIcon, ...open('keep') }]
          : []),
        ...(plan && !ends_on
          ? [
              {
                id: 'cancel',
                label: customersMessages.cancelPlan,
                icon: XIcon,
                tone: 'danger' as const,
                ...open('cancel'),
              },
            ]
          : []),
        suspended
          ? { id: 'resume', label: customersMessages.reactivateCustomer, icon: PlayIcon, ...open('resume') }
          : {
              id: 'suspend',
              label: customersMessages.suspendCustomerMenu,
              icon: LockIcon,
              tone: 'danger' as const,
              ...open('suspend'),
            },
      ]}
    />
  );
}

/** Frame of a customer record: key figures, actions and tabs. */
export function CustomerPage({
  current,
  of,
  flush = false,
  children,
}: {
  current: (typeof parts)[number]['id'];
  /** Account ID, if the address does not contain it. */
  of?: string;
  flush?: boolean;
  children: (customer: CustomerSubscription) => ReactNode;
}) {
  const params = useParams();
  const uuid = of ?? params['uuid'] ?? '';
  const accountId = params['accountId'] ?? uuid;
  const { data, error, mutate } = useCustomerLicensingReadSubscription(uuid);
  const mayEdit = useDecision({ app: 18, name: 'customer', type: 'e' });
  const refresh = useRevalidate('/ac-api/customer-licensing');
  const [action, setAction] = useState<CustomerAction>();
  if (useFatalError(error, data !== undefined)) return <Failed error={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton shape="card" count={3} label={customersMessages.loadingTheCustomer} />;
  const customer = data.data;
  const { name, type, plan, mode, suspended, state } = customer;
  const { label, tone } = subscriptionState(customer);
  const refusal = denied(mayEdit);
  return (
    <>
      <RecordLayout
        mark={<Mark name={name} size={40} letters={2} />}
        title={name}
        facts={[type, customersMessages.customerSinceDate(formatDate(customer.createdAt))]}
        status={<Pill tone={tone}>{label}</Pill>}
        actions={
          <>
            {mode === 'online' && plan !== '' && (
              <Button variant="primary" onPress={() => setAction('users')} {...refusal}>
                {customersMessages.changeUsers}
              </Button>
            )}
            {mode === 'offline' && (
              <Button variant="primary" href={href('admin-plans-payment', { uuid })} {...refusal}>
                {customersMessages.sellPlan}
              </Button>
            )}
            <CustomerMenu customer={customer} refusal={refusal} onAction={setAction} />
          </>
        }
        tabs={
          <LinkTabs
            isInset
            label={customersMessages.customerSections}
            value={current}
            items={parts.map(({ id, label: words, route }) => ({
              id,
              label: words,
              href: id === 'company' ? href(route, {}, { customer: uuid }) : href(route, { uuid, accountId }),
            }))}
          />
        }
        isFlush={flush || current === 'dashboard'}
        {...(current === 'dashboard'
          ? { side: <CustomerProperties customer={customer} />, sideLabel: customersMessages.customerDetails }
          : {})}
      >
        <Stack gap={16}>
          {suspended && (
            <Banner
              tone="bad"
              title={customersMessages.suspended}
              action={
                <Button size="sm" onPress={() => setAction('resume')} {...refusal}>
                  {customersMessages.reactivateCustomer}
                </Button>
              }
            >
              {suspended.reason}
            </Banner>
          )}
          {!suspended && state === 'past_due' && (
            <Banner tone="warn">{customersMessages.renewalFailedNotice}</Banner>
          )}
          {children(customer)}
        </Stack>
      </RecordLayout>
      {action && (
        <CustomerDialog
          action={action}
          customer={customer}
          reload={refresh}
          onClose={() => setAction(undefined)}
        />
      )}
    </>
  );
}
