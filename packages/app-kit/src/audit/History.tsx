import type { Change } from '@plumbline/api';
import { EmptyState } from '@plumbline/ui/EmptyState';
import { Text } from '@plumbline/ui/Text';
import { Timeline } from '@plumbline/ui/Timeline';
import { ArrowRightIcon, FilePlusIcon, HistoryIcon, PencilIcon, Trash2Icon } from '@plumbline/ui/icons';
import { isDerived } from './change-fields.ts';
import { changeLabel, changeValue, type EntityFields } from './change-text.ts';
import { changeVerb } from '@plumbline/validation/change-verb';
import { localDayOf, timeOf } from '../format/dates.ts';
import { SectionLoaded } from '../data/load-states.tsx';
import { auditMessages } from './messages.ts';

/** Actions whose verb in a sentence differs from the action. */
const verbs: Record<string, string> = { updated: 'changed' };
const icons = {
  created: FilePlusIcon,
  updated: PencilIcon,
  deleted: Trash2Icon,
  converted: ArrowRightIcon,
} as const;

interface Labels {
  /** Labels and formats of fields, from the contract. */
  fields: EntityFields;
  /** Entity name in the middle of a sentence. */
  noun: string;
}
/** Sentence about a conversion, for the lead and for each record created from it. */
function conversion({ changes }: Change, noun: string): string {
  const of = (name: string) => changes.find(({ field }) => field === name)?.after;
  const [from, added] = [of('from_lead'), of('lead')];
  if (from !== undefined) return auditMessages.createdFromLead(noun, from);
  if (added !== undefined) return auditMessages.convertedLead(added, noun);
  const parts = ['account', 'contact', 'opportunity'].flatMap((name) => {
    const title = of(name);
    return title === undefined ? [] : [auditMessages.recordPhrase(name, title)];
  });
  return auditMessages.convertedTo(noun, new Intl.ListFormat('en-US').format(parts));
}

/** Sentence about a merge, for the survivor and for each merged record. */
function merging({ changes }: Change, noun: string): string | undefined {
  const of = (name: string) => changes.find(({ field }) => field === name)?.after;
  const [others, into, separated] = [of('merged'), of('merged into'), of('merge undone')];
  if (separated !== undefined) return auditMessages.mergeUndone(separated, noun);
  if (others !== undefined) return auditMessages.merged(others, noun);
  return into === undefined ? undefined : auditMessages.mergedInto(noun, into);
}

/** Sentence about an event of a quote in the record's audit log; undefined for other changes. */
function quoteEvent({ changes }: Change): string | undefined {
  const [event] = changes;
  if (!event?.after || !Object.hasOwn(auditMessages.quoteEvents, event.field)) return undefined;
  return auditMessages.quoteEvents[event.field as keyof typeof auditMessages.quoteEvents](event.after);
}

/** Formats a change as one sentence. */
export function sentence(change: Change, { fields, noun }: Labels) {
  const shown = change.changes.filter((each) => !isDerived(each));
  const [first] = shown;
  const who = (
    <Text weight="strong" as="span">
      {change.user_name || auditMessages.someone}
    </Text>
  );
  if (change.action === 'converted')
    return (
      <Text>
        {who} {conversion(change, noun)}
      </Text>
    );
  const event = merging(change, noun) ?? quoteEvent(change);
  if (event !== undefined)
    return (
      <Text>
        {who} {event}
      </Text>
    );
  if (change.action !== 'updated' || !first) {
    return (
      <Text>
        {who} {verbs[change.action] ?? changeVerb(change.action)} this {noun}
      </Text>
    );
  }
  // Keep the case of custom field labels: “W-9” must not become “w-9”.
  const label = (each: Change['changes'][number]) => each.label ?? changeLabel(each, fields).toLowerCase();
  const value = (name: string, text: string | undefined) => changeValue(name, text, fields);
  const [, second] = shown;
  return (
    <Text>
      {who} changed {label(first)} from {value(first.field, first.before)} to{' '}
      <Text weight="strong" as="span">
        {value(first.field, first.after)}
      </Text>
      {second && shown.length === 2 ? `, ${label(second)} to ${value(second.field, second.after)}` : ''}
      {shown.length > 2 ? auditMessages.moreFields(shown.length - 1) : ''}
    </Text>
  );
}

interface Asked {
  data?: { data: readonly Change[] } | undefined;
  error?: unknown;
  mutate: () => Promise<unknown>;
}

/** Change history of a record, newest first, grouped by day. @param of.of call that loads it. */
export function History({ of, ...labels }: Labels & { of: Asked }) {
  return (
    <SectionLoaded of={of} label={auditMessages.loadingActivity}>
      <Told changes={of.data?.data ?? []} {...labels} />
    </SectionLoaded>
  );
}

function Told({ changes, ...labels }: Labels & { changes: readonly Change[] }) {
  if (!changes.length)
    return (
      <EmptyState size="sm" icon={HistoryIcon} title={auditMessages.noChangesRecordedYet}>
        {auditMessages.historyEmpty(labels.noun)}
      </EmptyState>
    );
  const days = Map.groupBy(changes, (change) => localDayOf(change.createdAt));
  return (
    <Timeline
      label={auditMessages.activity}
      groups={[...days].map(([label, entries]) => ({
        label,
        entries: entries.map((change) => ({
          id: change.uuid,
          icon: icons[change.action as keyof typeof icons] ?? PencilIcon,
          person: change.user_name,
          title: sentence(change, labels),
          time: timeOf(change.createdAt),
          dateTime: change.createdAt,
        })),
      }))}
    />
  );
}
