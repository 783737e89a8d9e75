import type { Subscription } from '@plumbline/api';
import { daysUntil } from '@plumbline/app-kit/format/format-values';
import { DateText } from '@plumbline/ui/DateText';
import { DescriptionList } from '@plumbline/ui/DescriptionList';
import { Money } from '@plumbline/ui/Money';
import { StatusText } from '@plumbline/ui/StatusText';
import { each, subscriptionState } from './format-billing.ts';
import { billingMessages } from './messages.ts';

/** Formats the remaining time of a trial. */
function trialText(until: string): string {
  const days = daysUntil(until);
  return days > 0 ? billingMessages.daysLeft(days) : billingMessages.trialEnded;
}

export function PlanFacts({ subscription }: { subscription: Subscription }) {
  const { plan_name, state, mode, interval, price, renews_on, ends_on, trial_until, credit, consumption } =
    subscription;
  const isGiven = consumption.modules.some(({ included }) => included);
  const { label, tone } = subscriptionState(subscription);
  return (
    <DescriptionList
      items={[
        {
          term: 'Plan',
          value: plan_name || 'None',
          ...(plan_name || state === 'trial'
            ? {}
            : {
                note: isGiven ? billingMessages.freeModulesNote : billingMessages.noModulesNote,
              }),
        },
        { term: 'Status', value: <StatusText tone={tone}>{label}</StatusText> },
        { term: 'Mode', value: mode === 'online' ? 'Online' : 'Offline' },
        ...(plan_name
          ? [
              {
                term: 'Price',
                value: <Money value={price} />,
                note: billingMessages.beforeTax(each(interval)),
              },
              ends_on
                ? {
                    term: billingMessages.endsOn,
                    value: <DateText value={ends_on} />,
                    note: billingMessages.endsOnNote,
                  }
                : { term: billingMessages.renewsOn, value: <DateText value={renews_on} /> },
            ]
          : []),
        ...(trial_until
          ? [
              {
                term: billingMessages.trialEnds,
                value: <DateText value={trial_until} />,
                note: trialText(trial_until),
              },
            ]
          : []),
        ...(Number(credit) > 0
          ? [
              {
                term: 'Credit',
                value: <Money value={credit} />,
                note: billingMessages.creditNoteHint,
              },
            ]
          : []),
      ]}
    />
  );
}
