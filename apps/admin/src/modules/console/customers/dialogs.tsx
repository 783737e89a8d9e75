import type { CustomerSubscription } from '@plumbline/api';
import {
  customerLicensingCancel,
  customerLicensingChangeMode,
  customerLicensingExtendTrial,
  customerLicensingKeep,
  customerLicensingResume,
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
      title="Extend trial"
      submitLabel="Extend trial"
      check={() => (until ? {} : { trial_until: messages.required })}
      send={() =>
        customerLicensingExtendTrial({
          tenant_id: customer.uuid,
          trial_until: until ?? '',
          version: customer.version,
        })
      }
      onDone={() => {
        toast.success(`${customer.name} is on trial until ${formatDate(until ?? '')}.`);
        rest.reload();
      }}
      onRefused={rest.reload}
    >
      {({ trial_until: problem }) => (
        <DatePicker
          label="Last day of the trial"
          description={
            customer.trial_until
              ? `Currently ${formatDate(utcDay(customer.trial_until))}.`
              : 'The customer has no trial yet.'
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
      title="Change users"
      submitLabel="Change users"
      check={() => (total === null ? { total: messages.required } : {})}
      send={() => customerLicensingUpdate(customer.uuid, { total: total ?? 0, version: customer.version })}
      onDone={() => {
        toast.success(
          `The plan for ${customer.name} now includes ${countText(total ?? 0, { one: 'user', many: 'users' })}.`,
        );
        rest.reload();
      }}
      onRefused={rest.reload}
    >
      {({ total: problem }) => (
        <NumberField
          label="Users"
          description={`${customer.consumption.users_used} active today. The new number is charged from the next billing period.`}
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
      title={`Suspend ${customer.name}?`}
      submitLabel="Suspend customer"
      isDanger
      check={() => (reason.trim() ? {} : { reason: messages.required })}
      send={() =>
        customerLicensingSuspend(customer.uuid, { reason: reason.trim(), version: customer.version })
      }
      onDone={() => {
        toast.success(`${customer.name} suspended.`);
        rest.reload();
      }}
      onRefused={rest.reload}
    >
      {({ reason: problem }) => (
        <>
          <Text>
            Users lose access to all modules immediately, and renewals stop. They can still sign in to see the
            reason. All data is kept.
          </Text>
          <TextArea
            label="Reason"
            description="Shown to the company’s users."
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
            title: `Switch ${name} to offline?`,
            submitLabel: 'Switch to offline',
            text: `You manage the plan and invoices from now on. No card is charged, and the customer’s License & Payment page is closed.${open_invoice ? ' The unpaid order is discarded.' : ''}`,
            done: `${name} switched to offline.`,
            isDanger: false,
          }
        : {
            title: `Switch ${name} to online?`,
            submitLabel: 'Switch to online',
            text: 'The customer manages the plan from now on, and renewals are charged to their card.',
            done: `${name} switched to online.`,
            isDanger: false,
          },
    resume: {
      title: `Reactivate ${name}?`,
      submitLabel: 'Reactivate customer',
      text: `Suspended: ${suspended?.reason ?? ''} The suspended time is not charged.`,
      done: `${name} reactivated.`,
      isDanger: false,
    },
    cancel: {
      title: `Cancel plan for ${name}?`,
      submitLabel: 'Cancel plan',
      text: `The customer can use the plan until ${last} and is not charged again. After that, only License & Payment is available. All data is kept.`,
      done: `The plan for ${name} ends on ${last}.`,
      isDanger: true,
    },
    keep: {
      title: `Keep the plan for ${name}?`,
      submitLabel: 'Keep plan',
      text: `The plan renews on ${last}.`,
      done: `The plan for ${name} will renew.`,
      isDanger: false,
    },
  };
}

const calls = {
  mode: ({ uuid, version, mode }: CustomerSubscription) =>
    customerLicensingChangeMode(uuid, { mode: mode === 'online' ? 'offline' : 'online', version }),
  resume: ({ uuid, version }: CustomerSubscription) => customerLicensingResume(uuid, { version }),
  cancel: ({ uuid, version }: CustomerSubscription) => customerLicensingCancel(uuid, { version }),
  keep: ({ uuid, version }: CustomerSubscription) => customerLicensingKeep(uuid, { version }),
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
