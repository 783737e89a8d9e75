import type { Activity, Moment } from '@plumbline/api';
import { searchEntity, type Entity } from '@plumbline/api/entities';
import type { Decision } from '@plumbline/permissions';
import {
  ActivityComposer,
  type ActivityDraft,
  type ActivityErrors,
  type ActivityValue,
} from '@plumbline/ui/ActivityComposer';
import { Button } from '@plumbline/ui/Button';
import { EmptyState } from '@plumbline/ui/EmptyState';
import { Inline } from '@plumbline/ui/Inline';
import { Stack } from '@plumbline/ui/Stack';
import { Timeline, type TimelineEntry } from '@plumbline/ui/Timeline';
import { HistoryIcon, PencilIcon } from '@plumbline/ui/icons';
import { useEffect, useState } from 'react';
import { localDayOf, timeOf } from '../format/dates.ts';
import { useDraft } from '../form/use-draft.ts';
import { errorText, showError } from '../data/error-message.ts';
import { sentence } from '../audit/History.tsx';
import { ActivityFilter } from './ActivityFilter.tsx';
import { denied } from './record-actions.tsx';
import { SectionLoaded } from '../data/load-states.tsx';
import { activityKinds } from './activity-types.ts';
import { ActivityActions, RemoveActivity } from './ActivityActions.tsx';
import { activityBody, composerErrors } from './activity-body.ts';
import { ActivityHeading } from './ActivityHeading.tsx';
import { recordMessages as text } from './messages.ts';

type AnyEntity = Pick<
  Entity<{ uuid: string }>,
  'name' | 'one' | 'fields' | 'useTimeline' | 'addActivity' | 'changeActivity' | 'removeActivity'
>;

const changeEntry = (
  change: NonNullable<Moment['change']>,
  at: string,
  entity: Pick<AnyEntity, 'fields' | 'one'>,
): TimelineEntry => ({
  id: change.uuid,
  icon: PencilIcon,
  person: change.user_name,
  title: sentence(change, { fields: entity.fields, noun: entity.one }),
  time: timeOf(at),
  dateTime: at,
});

/** Timeline of a record with activities and changes, newest first, and the activity composer. */
export function TimelineSection({
  entity,
  uuid,
  version,
  mayEdit,
  onChanged,
  short = false,
}: {
  entity: AnyEntity;
  uuid: string;
  /** Version of the record; the timeline is reloaded when it changes. */
  version: number;
  mayEdit: Decision;
  onChanged?: () => void;
  /** Shows only the latest entries, for the overview. */
  short?: boolean;
}) {
  const { useTimeline, addActivity, changeActivity, removeActivity } = entity;
  if (!useTimeline || !addActivity || !changeActivity || !removeActivity)
    throw new Error(`${entity.name} has no timeline`);
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
      await addActivity(uuid, activityBody(value), { headers: { 'idempotency-key': crypto.randomUUID() } });
      reload();
      return undefined;
    } catch (reason) {
      const problems = composerErrors(reason);
      if (problems) return problems;
      throw new Error(errorText(reason), { cause: reason });
    }
  };
  const entryOf = ({ at, activity, change }: Moment): TimelineEntry => {
    if (change) return changeEntry(change, at, entity);
    if (!activity) throw new Error('timeline entry without activity or change');
    const own = activity.prop_id === uuid;
    const facts = [activity.duration ? `${activity.duration} min` : '', activity.outcome].filter(Boolean);
    return {
      id: activity.uuid,
      icon: activityKinds.find(({ id }) => id === activity.kind)?.icon ?? HistoryIcon,
      title: <ActivityHeading activity={activity} here={uuid} />,
      time: timeOf(at),
      dateTime: at,
      ...(facts.length ? { detail: facts.join(' · ') } : {}),
      ...(activity.body ? { note: activity.body } : {}),
      children: own && (
        <ActivityActions
          activity={activity}
          mayEdit={mayEdit}
          onDone={(isDone) =>
            void changeActivity(uuid, activity.uuid, { is_done: isDone, version: activity.version })
              .catch(showError)
              .finally(reload)
          }
          onRemove={() => setRemoving(activity)}
        />
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
        onSearchPeople={async (search) => searchEntity('contact', search)}
        {...denied(mayEdit)}
      />
      {!short && <ActivityFilter value={only} onChange={setOnly} />}
      <SectionLoaded of={loaded} label={text.loadingActivity}>
        {moments.length === 0 ? (
          <EmptyState size="sm" icon={HistoryIcon} title={text.noActivityYet}>
            {text.activityEmpty(entity.one)}
          </EmptyState>
        ) : (
          <Timeline
            label={text.activity}
            groups={[...days].map(([label, entries]) => ({ label, entries: entries.map(entryOf) }))}
          />
        )}
      </SectionLoaded>
      {data?.data.more && !short && (
        <Inline justify="center">
          <Button onPress={() => setLimit(limit + 50)} isDisabled={limit >= 200}>
            {text.showEarlier}
          </Button>
        </Inline>
      )}
      <RemoveActivity
        activity={removing}
        remove={(activity) => removeActivity(uuid, activity)}
        onClose={() => setRemoving(undefined)}
        onSettled={reload}
      />
    </Stack>
  );
}
