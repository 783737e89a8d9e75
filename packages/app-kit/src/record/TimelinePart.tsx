import type { Activity, ActivityFields, Moment } from '@plumbline/api';
import { ApiError } from '@plumbline/api';
import { searchKind, type Kind } from '@plumbline/api/kinds';
import type { Decision } from '@plumbline/permissions';
import { messages } from '@plumbline/validation/messages';
import {
  ActivityComposer,
  type ActivityDraft,
  type ActivityErrors,
  type ActivityValue,
} from '@plumbline/ui/ActivityComposer';
import { Button } from '@plumbline/ui/Button';
import { Checkbox } from '@plumbline/ui/Checkbox';
import { ConfirmDialog } from '@plumbline/ui/ConfirmDialog';
import { DateText } from '@plumbline/ui/DateText';
import { EmptyState } from '@plumbline/ui/EmptyState';
import { IconButton } from '@plumbline/ui/IconButton';
import { Inline } from '@plumbline/ui/Inline';
import { Link } from '@plumbline/ui/Link';
import { SegmentedControl } from '@plumbline/ui/SegmentedControl';
import { Stack } from '@plumbline/ui/Stack';
import { Text } from '@plumbline/ui/Text';
import { Timeline, type TimelineEntry } from '@plumbline/ui/Timeline';
import { toast } from '@plumbline/ui/toast';
import { HistoryIcon, PencilIcon, Trash2Icon } from '@plumbline/ui/icons';
import { useEffect, useState } from 'react';
import { recordHref } from '../custom/record-href.ts';
import { localDayOf, timeOf } from '../format/dates.ts';
import { useDraft } from '../form/use-draft.ts';
import { errorText, showError } from '../data/error-message.ts';
import { sentence } from '../audit/History.tsx';
import { denied } from './record-actions.tsx';
import { PartLoaded } from '../data/load-states.tsx';
import { activityKinds } from './activity-types.ts';

type AnyKind = Pick<
  Kind<{ uuid: string }>,
  'name' | 'one' | 'fields' | 'useTimeline' | 'addActivity' | 'changeActivity' | 'removeActivity'
>;

const bodyOf = (value: ActivityValue): ActivityFields => ({
  kind: value.kind as ActivityFields['kind'],
  body: value.text,
  ...(value.subject ? { subject: value.subject } : {}),
  ...(value.date ? { at: new Date(`${value.date}T${value.time ?? '12:00'}`).toISOString() } : {}),
  ...(value.duration === null ? {} : { duration: value.duration }),
  ...(value.direction ? { direction: value.direction } : {}),
  ...(value.due ? { due: value.due } : {}),
  ...(value.outcome ? { outcome: value.outcome } : {}),
  people: value.people.map(({ id }) => id),
});
/** Composer field of each server error. */
const places: Readonly<Record<string, keyof ActivityErrors>> = {
  body: 'text',
  at: 'when',
  duration: 'duration',
  outcome: 'outcome',
  due: 'due',
  subject: 'subject',
  people: 'people',
};

const verbs: Readonly<Record<Activity['kind'], string>> = {
  note: 'wrote a note',
  call: 'called',
  meeting: 'met',
  email: 'wrote an email',
  sms: 'wrote a text message',
  task: 'set a task',
};
/** Nouns of activity types. */
const nouns: Readonly<Record<Activity['kind'], string>> = {
  note: 'note',
  call: 'call',
  meeting: 'meeting',
  email: 'email',
  sms: 'text message',
  task: 'task',
};
function headOf(activity: Activity, here: string) {
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
        {activity.owner_name || 'Someone'}
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

const filters = [
  { id: 'all', label: 'All' },
  { id: 'note', label: 'Notes' },
  { id: 'call,meeting,email,sms', label: 'Conversations' },
  { id: 'task', label: 'Tasks' },
  { id: 'change', label: 'Changes' },
];

/** Timeline of a record with activities and changes, newest first, and the activity composer. */
export function TimelinePart({
  kind,
  uuid,
  version,
  mayEdit,
  onChanged,
  short = false,
}: {
  kind: AnyKind;
  uuid: string;
  /** Version of the record; the timeline is reloaded when it changes. */
  version: number;
  mayEdit: Decision;
  onChanged?: () => void;
  /** Shows only the latest entries, for the overview. */
  short?: boolean;
}) {
  const { useTimeline, addActivity, changeActivity, removeActivity } = kind;
  if (!useTimeline || !addActivity || !changeActivity || !removeActivity)
    throw new Error(`${kind.name} has no timeline`);
  const [only, setOnly] = useState('all');
  const [limit, setLimit] = useState(short ? 8 : 50);
  const [removing, setRemoving] = useState<Activity>();
  const loaded = useTimeline(uuid, { limit, ...(only === 'all' ? {} : { only }) });
  const { data, mutate } = loaded;
  useEffect(() => {
    void mutate();
  }, [mutate, version]);
  const draft = useDraft<ActivityDraft>(`activity ${uuid}`, {});
  const reload = () => {
    void mutate();
    onChanged?.();
  };
  const save = async (value: ActivityValue): Promise<ActivityErrors | void> => {
    try {
      await addActivity(uuid, bodyOf(value), { headers: { 'idempotency-key': crypto.randomUUID() } });
      reload();
      return undefined;
    } catch (reason) {
      if (reason instanceof ApiError && reason.errors.length)
        return Object.fromEntries(
          reason.errors.map(({ field, message }) => [places[field.split('.')[0] ?? ''] ?? 'text', message]),
        );
      throw new Error(errorText(reason), { cause: reason });
    }
  };
  const entryOf = ({ at, activity, change }: Moment): TimelineEntry => {
    if (change)
      return {
        id: change.uuid,
        icon: PencilIcon,
        person: change.user_name,
        title: sentence(change, { fields: kind.fields, noun: kind.one }),
        time: timeOf(at),
        dateTime: at,
      };
    if (!activity) throw new Error('timeline entry without activity or change');
    const own = activity.prop_id === uuid;
    const facts = [activity.duration ? `${activity.duration} min` : '', activity.outcome].filter(Boolean);
    return {
      id: activity.uuid,
      icon: activityKinds.find(({ id }) => id === activity.kind)?.icon ?? HistoryIcon,
      title: headOf(activity, uuid),
      time: timeOf(at),
      dateTime: at,
      ...(facts.length ? { detail: facts.join(' · ') } : {}),
      ...(activity.body ? { note: activity.body } : {}),
      children: own && (
        <Inline gap={8} align="center">
          {activity.kind === 'task' && (
            <Checkbox
              label={activity.is_done ? 'Done' : 'To do'}
              isSelected={activity.is_done}
              isDisabled={!mayEdit.allowed}
              onChange={(isDone) =>
                void changeActivity(uuid, activity.uuid, { is_done: isDone, version: activity.version })
                  .catch(showError)
                  .finally(reload)
              }
            />
          )}
          {activity.kind === 'task' && activity.due && (
            <Text size="small" tone="muted">
              Due <DateText value={activity.due} />
            </Text>
          )}
          <IconButton
            icon={Trash2Icon}
            label={`Delete this ${nouns[activity.kind]}`}
            size="sm"
            onPress={() => setRemoving(activity)}
            {...denied(mayEdit)}
          />
        </Inline>
      ),
    };
  };
  const moments = data?.data.moments ?? [];
  const days = Map.groupBy(moments, ({ at }) => localDayOf(at));
  return (
    <Stack gap={16}>
      <ActivityComposer
        kinds={activityKinds}
        onSubmit={save}
        draft={draft.value}
        onDraftChange={(next) => {
          draft.discard();
          draft.change(next);
        }}
        onSearchPeople={async (words) => searchKind('contact', words)}
        {...denied(mayEdit)}
      />
      {!short && (
        <SegmentedControl label="Show" size="sm" value={only} onChange={setOnly} options={filters} />
      )}
      <PartLoaded of={loaded} label="Loading activity">
        {moments.length === 0 ? (
          <EmptyState size="sm" icon={HistoryIcon} title="No activity yet">
            Notes, calls, meetings, tasks and all changes to this {kind.one} appear here.
          </EmptyState>
        ) : (
          <Timeline
            label="Activity"
            groups={[...days].map(([label, entries]) => ({ label, entries: entries.map(entryOf) }))}
          />
        )}
      </PartLoaded>
      {data?.data.more && !short && (
        <Inline justify="center">
          <Button onPress={() => setLimit(limit + 50)} isDisabled={limit >= 200}>
            Show earlier
          </Button>
        </Inline>
      )}
      <ConfirmDialog
        isOpen={removing !== undefined}
        onOpenChange={(isOpen) => !isOpen && setRemoving(undefined)}
        title={messages.confirmTitle}
        confirmLabel={`Delete ${removing ? nouns[removing.kind] : ''}`}
        tone="danger"
        onConfirm={async () => {
          if (!removing) return;
          try {
            await removeActivity(uuid, removing.uuid);
            toast.success(messages.itemDeleted);
          } catch (reason) {
            showError(reason, messages.tryAgainLater);
          }
          reload();
        }}
      >
        {messages.confirmTextDelete}
      </ConfirmDialog>
    </Stack>
  );
}
