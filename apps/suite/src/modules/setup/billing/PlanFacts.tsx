import type { Subscription } from '@plumbline/api';
import { daysUntil } from '@plumbline/app-kit/words';
import { DateText } from '@plumbline/ui/DateText';
import { DescriptionList } from '@plumbline/ui/DescriptionList';
import { Money } from '@plumbline/ui/Money';
import { StatusText, type Tone } from '@plumbline/ui/StatusText';
import { each } from './words.ts';

const states: Record<Subscription['state'], { label: string; tone: Tone }> = {
  active: { label: 'Active', tone: 'ok' },
  past_due: { label: 'Payment owed', tone: 'bad' },
  trial: { label: 'On trial', tone: 'info' },
  none: { label: 'No plan', tone: 'neutral' },
};

/** A trial that is over is said to be so. */
function trialText(until: string): string {
  const days = daysUntil(until);
  return days > 0 ? `${days} ${days === 1 ? 'day' : 'days'} left` : 'It is over; what you made is kept';
}

export function PlanFacts({ subscription }: { subscription: Subscription }) {
  const { plan_name, state, mode, interval, price, renews_on, trial_until, credit } = subscription;
  const { label, tone } = states[state];
  return (
    <DescriptionList
      items={[
        {
          term: 'Plan',
          value: plan_name || 'None',
          ...(plan_name || state === 'trial'
            ? {}
            : { note: 'What your company has was given to it, and is not charged.' }),
        },
        { term: 'State', value: <StatusText tone={tone}>{label}</StatusText> },
        { term: 'Mode', value: mode === 'online' ? 'Online' : 'Offline' },
        ...(plan_name
          ? [
              { term: 'Price', value: <Money value={price} />, note: `${each(interval)}, before tax` },
              { term: 'Renews on', value: <DateText value={renews_on} /> },
            ]
          : []),
        ...(trial_until
          ? [{ term: 'Trial ends', value: <DateText value={trial_until} />, note: trialText(trial_until) }]
          : []),
        ...(Number(credit) > 0
          ? [{ term: 'Credit', value: <Money value={credit} />, note: 'Taken off your next invoices' }]
          : []),
      ]}
    />
  );
}
