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

const dayAfter = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const longestReason = 500;

function TrialDialog({ customer, ...rest }: CustomerDialogProps) {
  const [until, setUntil] = useState<string | null>(dayAfter(14));
  return (
    <ActionDialog
      {...rest}
      title="Extend the trial"
      submitLabel="Extend"
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
              ? `So far ${formatDate(customer.trial_until.slice(0, 10))}.`
              : 'There is none so far.'
          }
          value={until}
          onChange={setUntil}
          min={dayAfter(0)}
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
      title="Change the number of users"
      submitLabel="Change"
      check={() => (total === null ? { total: messages.required } : {})}
      send={() => customerLicensingUpdate(customer.uuid, { total: total ?? 0, version: customer.version })}
      onDone={() => {
        toast.success(
          `The plan of ${customer.name} is for ${countText(total ?? 0, { one: 'user', many: 'users' })}.`,
        );
        rest.reload();
      }}
      onRefused={rest.reload}
    >
      {({ total: problem }) => (
        <NumberField
          label="Users"
          description={`${customer.consumption.users_used} can sign in now. The next period is charged for so many; nothing is charged today.`}
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
      submitLabel="Suspend"
      isDanger
      check={() => (reason.trim() ? {} : { reason: messages.required })}
      send={() =>
        customerLicensingSuspend(customer.uuid, { reason: reason.trim(), version: customer.version })
      }
      onDone={() => {
        toast.success(`${customer.name} is suspended.`);
        rest.reload();
      }}
      onRefused={rest.reload}
    >
      {({ reason: problem }) => (
        <>
          <Text>
            Its modules close at once, and nothing is renewed. Its people still sign in and read why; what
            they made is kept.
          </Text>
          <TextArea
            label="Reason"
            description="The company’s people read it."
            value={reason}
            onChange={setReason}
            maxLength={longestReason}
            isRequired
            autoFocus
            {...(problem ? { errorMessage: problem } : {})}
          />
        </>
      )}
    </ActionDialog>
  );
}

/** What is asked before a deed without fields, and said after it. */
function questionOf({ name, mode, renews_on, ends_on, open_invoice, suspended }: CustomerSubscription) {
  const last = formatDate(renews_on ?? ends_on ?? '');
  return {
    mode:
      mode === 'online'
        ? {
            title: `Take ${name} offline?`,
            submitLabel: 'Take offline',
            text: `You keep its plan and its invoices from then on: no card is charged, and its own page closes.${open_invoice ? ' An order that is not paid is discarded.' : ''}`,
            done: `${name} is offline: its plan is kept here.`,
            isDanger: false,
          }
        : {
            title: `Take ${name} online?`,
            submitLabel: 'Take online',
            text: 'It keeps its plan itself from then on, and renewals are charged to its card.',
            done: `${name} is online: it keeps its plan itself.`,
            isDanger: false,
          },
    resume: {
      title: `Open ${name} again?`,
      submitLabel: 'Open again',
      text: `Suspended: ${suspended?.reason ?? ''} Time in which it was closed is not charged.`,
      done: `${name} is open again.`,
      isDanger: false,
    },
    cancel: {
      title: `End the plan of ${name}?`,
      submitLabel: 'End the plan',
      text: `Everything stays open until ${last}, and nothing is charged any more. On that day all but its License & Payment page closes; what was made is kept.`,
      done: `The plan of ${name} ends on ${last}.`,
      isDanger: true,
    },
    keep: {
      title: `Keep the plan of ${name}?`,
      submitLabel: 'Keep the plan',
      text: `It is renewed on ${last} as before.`,
      done: `The plan of ${name} goes on.`,
      isDanger: false,
    },
  };
}

const deeds = {
  mode: ({ uuid, version, mode }: CustomerSubscription) =>
    customerLicensingChangeMode(uuid, { mode: mode === 'online' ? 'offline' : 'online', version }),
  resume: ({ uuid, version }: CustomerSubscription) => customerLicensingResume(uuid, { version }),
  cancel: ({ uuid, version }: CustomerSubscription) => customerLicensingCancel(uuid, { version }),
  keep: ({ uuid, version }: CustomerSubscription) => customerLicensingKeep(uuid, { version }),
};

function QuestionDialog({ action, customer, ...rest }: CustomerDialogProps & { action: keyof typeof deeds }) {
  // What is asked stays what it was when somebody else's change is loaded behind it.
  const [{ title, submitLabel, text, done, isDanger }] = useState(() => questionOf(customer)[action]);
  return (
    <ActionDialog
      {...rest}
      title={title}
      submitLabel={submitLabel}
      isDanger={isDanger}
      send={() => deeds[action](customer)}
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
