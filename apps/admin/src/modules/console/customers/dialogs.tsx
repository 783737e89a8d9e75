import type { CustomerSubscription } from '@plumbline/api';
import {
  customerLicensingCancelPlan,
  customerLicensingUpdateMode,
  customerLicensingExtendTrial,
  customerLicensingKeepPlan,
  customerLicensingReactivate,
  customerLicensingSuspend,
  customerLicensingUpdate,
} from '@plumbline/api/hooks/admin';
import { countText } from '@plumbline/app-kit/format/count-text';
import { addDays, utcDay } from '@plumbline/dates';
import { formatDate } from '@plumbline/ui/dates';
import { DatePicker } from '@plumbline/ui/DatePicker';
import { NumberField } from '@plumbline/ui/NumberField';
import { Text } from '@plumbline/ui/Text';
import { TextArea } from '@plumbline/ui/TextArea';
import { toast } from '@plumbline/ui/toast';
import { messages } from '@plumbline/validation/messages';
import { useState } from 'react';
import { ActionDialog } from './ActionDialog.tsx';
import { customersMessages } from './messages.ts';

export interface CustomerDialogProps {
  customer: CustomerSubscription;
  onClose: () => void;
  reload: () => void;
}
export type CustomerAction = 'trial' | 'users' | 'mode' | 'suspend' | 'resume' | 'cancel' | 'keep';

const daysFromToday = (days: number) => addDays(utcDay(new Date()), days);
const MAX_REASON_LENGTH = 500;

function TrialDialog({ customer, ...rest }: CustomerDialogProps) {
  const [until, setUntil] = useState<string | null>(daysFromToday(14));
  return (
    <ActionDialog
      {...rest}
      title={customersMessages.extendTrial}
      submitLabel={customersMessages.extendTrial}
      check={() => (until ? {} : { trial_until: messages.required })}
      send={() =>
        customerLicensingExtendTrial({
          tenant_id: customer.uuid,
          trial_until: until ?? '',
          version: customer.version,
        })
      }
      onDone={() => {
        toast.success(customersMessages.trialExtended(customer.name, formatDate(until ?? '')));
        rest.reload();
      }}
      onRefused={rest.reload}
    >
      {({ trial_until: problem }) => (
        <DatePicker
          label={customersMessages.trialEndDate}
          description={
            customer.trial_until
              ? customersMessages.trialEndDateCurrent(formatDate(utcDay(customer.trial_until)))
              : customersMessages.trialEndDateUnset
          }
          value={until}
          onChange={setUntil}
          min={daysFromToday(0)}
          isRequired
          {...(problem ? { errorMessage: problem } : {})}
        />
      )}
    </ActionDialog>
  );
}

function UsersDialog({ customer, ...rest }: CustomerDialogProps) {
  const [total, setTotal] = useState<number | null>(customer.users);
  return (
    <ActionDialog
      {...rest}
      title={customersMessages.changeUsers}
      submitLabel={customersMessages.changeUsers}
      check={() => (total === null ? { total: messages.required } : {})}
      send={() => customerLicensingUpdate(customer.uuid, { total: total ?? 0, version: customer.version })}
      onDone={() => {
        toast.success(
          customersMessages.usersChanged(
            customer.name,
            countText(total ?? 0, { one: 'user', many: 'users' }),
          ),
        );
        rest.reload();
      }}
      onRefused={rest.reload}
    >
      {({ total: problem }) => (
        <NumberField
          label={customersMessages.users}
          description={customersMessages.usersHint(customer.consumption.users_used)}
          min={1}
          max={10_000}
          value={total}
          onChange={setTotal}
          isRequired
          {...(problem ? { errorMessage: problem } : {})}
        />
      )}
    </ActionDialog>
  );
}

function SuspendDialog({ customer, ...rest }: CustomerDialogProps) {
  const [reason, setReason] = useState('');
  return (
    <ActionDialog
      {...rest}
      title={customersMessages.suspendQuestion(customer.name)}
      submitLabel={customersMessages.suspendCustomer}
      isDanger
      check={() => (reason.trim() ? {} : { reason: messages.required })}
      send={() =>
        customerLicensingSuspend(customer.uuid, { reason: reason.trim(), version: customer.version })
      }
      onDone={() => {
        toast.success(customersMessages.customerSuspended(customer.name));
        rest.reload();
      }}
      onRefused={rest.reload}
    >
      {({ reason: problem }) => (
        <>
          <Text>{customersMessages.suspendConfirm}</Text>
          <TextArea
            label={customersMessages.reason}
            description={customersMessages.suspendReasonHint}
            value={reason}
            onChange={setReason}
            maxLength={MAX_REASON_LENGTH}
            isRequired
            autoFocus
            {...(problem ? { errorMessage: problem } : {})}
          />
        </>
      )}
    </ActionDialog>
  );
}

/** Texts of the confirmation dialogs and their success notices. */
function questionOf({ name, mode, renews_on, ends_on, open_invoice, suspended }: CustomerSubscription) {
  const last = formatDate(renews_on ?? ends_on ?? '');
  return {
    mode:
      mode === 'online'
        ? {
            title: customersMessages.switchToOfflineQuestion(name),
            submitLabel: customersMessages.switchToOffline,
            text: customersMessages.switchToOfflineConfirm(
              open_invoice ? ' The unpaid order will be discarded.' : '',
            ),
            done: customersMessages.switchedToOffline(name),
            isDanger: false,
          }
        : {
            title: customersMessages.switchToOnlineQuestion(name),
            submitLabel: customersMessages.switchToOnline,
            text: customersMessages.switchToOnlineConfirm,
            done: customersMessages.switchedToOnline(name),
            isDanger: false,
          },
    resume: {
      title: customersMessages.reactivateQuestion(name),
      submitLabel: customersMessages.reactivateCustomer,
      text: customersMessages.reactivateConfirm(suspended?.reason ?? ''),
      done: customersMessages.customerReactivated(name),
      isDanger: false,
    },
    cancel: {
      title: customersMessages.cancelPlanQuestion(name),
      submitLabel: customersMessages.cancelPlan,
      text: customersMessages.cancelPlanConfirm(last),
      done: customersMessages.planCanceled(name, last),
      isDanger: true,
    },
    keep: {
      title: customersMessages.keepPlanQuestion(name),
      submitLabel: customersMessages.keepPlan,
      text: customersMessages.keepPlanConfirm(last),
      done: customersMessages.planKept(name),
      isDanger: false,
    },
  };
}

const calls = {
  mode: ({ uuid, version, mode }: CustomerSubscription) =>
    customerLicensingUpdateMode(uuid, { mode: mode === 'online' ? 'offline' : 'online', version }),
  resume: ({ uuid, version }: CustomerSubscription) => customerLicensingReactivate(uuid, { version }),
  cancel: ({ uuid, version }: CustomerSubscription) => customerLicensingCancelPlan(uuid, { version }),
  keep: ({ uuid, version }: CustomerSubscription) => customerLicensingKeepPlan(uuid, { version }),
};

function QuestionDialog({ action, customer, ...rest }: CustomerDialogProps & { action: keyof typeof calls }) {
  // Keep the question unchanged when another change is loaded.
  const [{ title, submitLabel, text, done, isDanger }] = useState(() => questionOf(customer)[action]);
  return (
    <ActionDialog
      {...rest}
      title={title}
      submitLabel={submitLabel}
      isDanger={isDanger}
      send={() => calls[action](customer)}
      onDone={() => {
        toast.success(done);
        rest.reload();
      }}
      onRefused={rest.reload}
    >
      {() => <Text>{text}</Text>}
    </ActionDialog>
  );
}

export function CustomerDialog({ action, ...rest }: CustomerDialogProps & { action: CustomerAction }) {
  if (action === 'trial') return <TrialDialog {...rest} />;
  if (action === 'users') return <UsersDialog {...rest} />;
  if (action === 'suspend') return <SuspendDialog {...rest} />;
  return <QuestionDialog action={action} {...rest} />;
}
