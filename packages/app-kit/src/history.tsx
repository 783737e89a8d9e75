import type { Change } from '@plumbline/api';
import { EmptyState } from '@plumbline/ui/EmptyState';
import { Text } from '@plumbline/ui/Text';
import { Timeline } from '@plumbline/ui/Timeline';
import { FilePlusIcon, HistoryIcon, PencilIcon, Trash2Icon } from '@plumbline/ui/icons';
import { Skeleton } from '@plumbline/ui/Skeleton';

const verbs: Record<string, string> = {
  created: 'created',
  updated: 'changed',
  deleted: 'deleted',
  restored: 'restored',
  issued: 'issued',
};
const icons = { created: FilePlusIcon, updated: PencilIcon, deleted: Trash2Icon } as const;
const dayOf = (instant: string) =>
  new Date(instant).toLocaleDateString('en-US', {
    month: 'short',
    day: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  });
const timeOf = (instant: string) =>
  new Date(instant).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });

interface Labels {
  /** Words of a field, from the contract. */
  fields: Readonly<Record<string, { label: string; format?: string }>>;
  /** The record's kind in the middle of a sentence. */
  noun: string;
}
const readable = (value: string | undefined, format: string | undefined): string => {
  if (value === undefined || value === '') return 'nothing';
  if (format?.startsWith('money') && /^-?[\d.]+$/.test(value))
    return Number(value).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
  if (format === 'percent') return `${value} %`;
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return dayOf(`${value}T00:00:00Z`);
  return value;
};
const hidden = /(_id|_since|^updatedAt|^version|^createdAt)$/;

function sentence(change: Change, { fields, noun }: Labels) {
  const shown = change.changes.filter((each) => !hidden.test(each.field));
  const [first] = shown;
  if (change.action !== 'updated' || !first) {
    return (
      <Text>
        {verbs[change.action] ?? change.action} this {noun}
      </Text>
    );
  }
  const field = fields[first.field];
  return (
    <Text>
      changed {(field?.label ?? first.field).toLowerCase()} from {readable(first.before, field?.format)} to{' '}
      <Text weight="strong" as="span">
        {readable(first.after, field?.format)}
      </Text>
      {shown.length > 1 ? ` and ${shown.length - 1} more` : ''}
    </Text>
  );
}

/** What happened to a record, newest first, grouped by day. */
export function History({ changes, ...labels }: Labels & { changes: readonly Change[] | undefined }) {
  if (!changes) return <Skeleton shape="line" count={4} label="Loading the activity" />;
  if (!changes.length)
    return (
      <EmptyState size="sm" icon={HistoryIcon} title="No changes recorded yet">
        Every change to this {labels.noun} is listed here, with who made it and when.
      </EmptyState>
    );
  const days = Map.groupBy(changes, (change) => dayOf(change.createdAt));
  return (
    <Timeline
      label="Activity"
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
