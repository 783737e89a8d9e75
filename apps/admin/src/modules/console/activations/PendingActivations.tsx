import type { PendingActivation } from '@plumbline/api';
import { PendingActivationFields } from '@plumbline/api/fields';
import { pendingActivationsResend, usePendingActivationsList } from '@plumbline/api/hooks/admin';
import { href } from '@plumbline/app-kit';
import { showError } from '@plumbline/app-kit/data/error-message';
import { lazyWithRetry } from '@plumbline/app-kit/module/lazy-with-retry';
import { ListScreen, stateText, type ListStates } from '@plumbline/app-kit/list/ListScreen';
import { denied } from '@plumbline/app-kit/record/record-actions';
import { useRevalidate } from '@plumbline/app-kit/data/use-revalidate';
import { ago } from '@plumbline/app-kit/format/format-values';
import { useDecision } from '@plumbline/permissions/react';
import { ListCard } from '@plumbline/ui/ListCard';
import { Mark } from '@plumbline/ui/Mark';
import { MarkedName } from '@plumbline/ui/MarkedName';
import type { MenuEntry } from '@plumbline/ui/Menu';
import { toast } from '@plumbline/ui/toast';
import { CheckIcon, HourglassIcon, MailIcon, XIcon } from '@plumbline/ui/icons';
import { useState } from 'react';
import { activationsMessages } from './messages.ts';

const ActivateDialog = lazyWithRetry(() => import('./dialogs.tsx').then((module) => module.ActivateDialog));
const RejectDialog = lazyWithRetry(() => import('./dialogs.tsx').then((module) => module.RejectDialog));

const kinds: ListStates = {
  field: 'kind',
  all: 'All',
  states: [
    { id: 'signup', label: activationsMessages.emailNotConfirmed, view: 'Sign-ups' },
    { id: 'payment', label: activationsMessages.awaitingPayment, view: activationsMessages.notPaid },
    { id: 'offline', label: activationsMessages.planNotSold, view: 'Offline' },
  ],
};
const noteOf = ({ kind, detail, expires_at: ends }: PendingActivation) => {
  if (kind === 'payment') return detail;
  if (kind === 'offline' || !ends) return '';
  return Date.parse(ends) > Date.now() ? activationsMessages.linkValid : activationsMessages.linkExpired;
};
const customerHref = ({ customer_id: uuid }: PendingActivation) =>
  uuid ? href('admin-customer-dashboard', { uuid, accountId: uuid }) : undefined;

/** Lists companies that cannot start yet, with the reason and actions. */
export default function PendingActivations() {
  const mayEdit = useDecision({ app: 18, name: 'customer', type: 'e' });
  const refresh = useRevalidate('/ac-api/pending-activations');
  const [opened, setOpened] = useState<{ action: 'activate' | 'reject'; row: PendingActivation }>();
  const refusal = denied(mayEdit);
  const resend = async (row: PendingActivation) => {
    try {
      const { message } = await pendingActivationsResend(row.uuid, {
        headers: { 'idempotency-key': crypto.randomUUID() },
      });
      toast.success(message ?? activationsMessages.emailSentAgain);
    } catch (reason) {
      showError(reason);
    }
    refresh();
  };
  const actions = (row: PendingActivation): MenuEntry[] =>
    row.kind === 'offline'
      ? [
          {
            id: 'sell',
            label: activationsMessages.sellPlan,
            icon: CheckIcon,
            href: href('admin-plans-payment', { uuid: row.customer_id ?? '' }),
          },
        ]
      : [
          {
            id: 'resend',
            label:
              row.kind === 'signup'
                ? activationsMessages.resendLink
                : activationsMessages.sendPaymentReminder,
            icon: MailIcon,
            onAction: () => void resend(row),
            ...refusal,
          },
          ...(row.kind === 'signup'
            ? [
                {
                  id: 'activate',
                  label: activationsMessages.activateCompany,
                  icon: CheckIcon,
                  onAction: () => setOpened({ action: 'activate', row }),
                  ...refusal,
                },
              ]
            : []),
          {
            id: 'reject',
            label:
              row.kind === 'signup'
                ? activationsMessages.rejectSignUpMenu
                : activationsMessages.discardOrderMenu,
            icon: XIcon,
            tone: 'danger',
            onAction: () => setOpened({ action: 'reject', row }),
            ...refusal,
          },
        ];
  return (
    <>
      <ListScreen<PendingActivation>
        title={activationsMessages.pendingActivations}
        noun={['company', 'companies']}
        preferenceKey="pending-activations"
        fields={PendingActivationFields}
        useList={usePendingActivationsList}
        defaultSort={{ columnId: 'createdAt', direction: 'desc' }}
        states={kinds}
        columns={[
          { id: 'company', width: 190, cell: (row) => <MarkedName name={row.company} /> },
          { id: 'kind', width: 170 },
          { id: 'note', header: activationsMessages.details, width: 190, isMuted: true, accessor: noteOf },
          { id: 'person', width: 130 },
          { id: 'email', width: 190, isMuted: true },
          { id: 'type', width: 95 },
          { id: 'createdAt', header: activationsMessages.since, type: 'datetime', width: 170 },
        ]}
        rowLabel={(row) => row.company}
        rowHref={customerHref}
        rowActions={actions}
        cardView={(row) => (
          <ListCard
            mark={<Mark name={row.company} size={40} letters={2} />}
            title={row.company}
            subtitle={[row.person, row.email].filter(Boolean).join(' · ')}
            meta={[stateText(kinds, row.kind), ago(row.createdAt)]}
          />
        )}
        empty={{
          icon: HourglassIcon,
          text: activationsMessages.pendingActivationsEmpty,
        }}
      />
      {opened?.action === 'activate' && (
        <ActivateDialog row={opened.row} onClose={() => setOpened(undefined)} onDone={refresh} />
      )}
      {opened?.action === 'reject' && (
        <RejectDialog row={opened.row} onClose={() => setOpened(undefined)} onDone={refresh} />
      )}
    </>
  );
}
