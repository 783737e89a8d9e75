import type { Activity } from '@plumbline/api';
import { Link } from '@plumbline/ui/Link';
import { Text } from '@plumbline/ui/Text';
import { recordHref } from '../custom/record-href.ts';
import { recordMessages } from './messages.ts';

const verbs: Readonly<Record<Activity['kind'], string>> = {
  note: recordMessages.wroteANote,
  call: 'called',
  meeting: 'met',
  email: 'wrote an email',
  sms: 'wrote a text message',
  task: 'set a task',
};

/** Sentence of who did what with whom, with a link to the record if it is another one. */
export function ActivityHeading({
  activity,
  here,
}: {
  activity: Activity;
  /** Id of the shown record. */ here: string;
}) {
  const { kind, direction, people, subject, prop_id, prop_type, prop_name } = activity;
  const wasAsked = direction === 'in';
  const verb =
    kind === 'call' && wasAsked
      ? 'took a call'
      : kind === 'sms' && wasAsked
        ? 'got a text message'
        : verbs[kind];
  const joint =
    kind === 'email'
      ? 'to'
      : kind === 'sms'
        ? wasAsked
          ? 'from'
          : 'to'
        : kind === 'call' && wasAsked
          ? 'from'
          : 'with';
  const elsewhere = prop_id === here ? undefined : recordHref(prop_type, prop_id);
  const with_ = people.map(({ name }) => name).join(', ');
  return (
    <Text>
      <Text as="span" weight="strong">
        {activity.owner_name || recordMessages.someone}
      </Text>{' '}
      {verb}
      {with_ && ` ${joint} ${with_}`}
      {subject && (
        <>
          {': '}
          <Text as="span" weight="strong">
            {subject}
          </Text>
        </>
      )}
      {elsewhere && (
        <>
          {' · '}
          <Link href={elsewhere}>{prop_name}</Link>
        </>
      )}
    </Text>
  );
}
