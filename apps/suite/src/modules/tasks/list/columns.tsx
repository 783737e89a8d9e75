import type { Task } from '@plumbline/api';
import { taskEntity } from '@plumbline/api/entities/task';
import { AvatarGroup } from '@plumbline/ui/Avatar';
import type { ListColumn } from '@plumbline/app-kit/list/ListScreen';
import { usePreference } from '@plumbline/app-kit/session/use-preference';
import { ListCard } from '@plumbline/ui/ListCard';
import { Inline } from '@plumbline/ui/Inline';
import { Person } from '@plumbline/ui/Person';
import { StatusMenu } from '@plumbline/ui/StatusMenu';
import { StatusText, type Tone } from '@plumbline/ui/StatusText';
import { Text } from '@plumbline/ui/Text';
import type { ColumnState } from '@plumbline/ui/DataTable';
import { useHasWideRoomBeside } from '@plumbline/ui/media';
import { TriangleAlertIcon } from '@plumbline/ui/icons';
import { useMemo } from 'react';
import { fromNow, isLate, today, dayText } from '../dates.ts';
import { mayChange } from '../task-text.ts';
import type { Flows } from '../use-flows.ts';
import { listMessages as text } from './messages.ts';

const priorities = taskEntity.fields['priority']?.options ?? [];
const names = ({ assigned_users: people }: Task) => people.map(({ name }) => name);
export const toneOf = ({ workflow_status_color: tone }: Pick<Task, 'workflow_status_color'>): Tone =>
  (tone || 'neutral') as Tone;

const Day = ({ value }: { value?: string | null | undefined }) =>
  value ? <Text tone="muted">{dayText(value)}</Text> : null;

function Due({ row }: { row: Task }) {
  if (!row.due_date) return null;
  return isLate(row, today()) ? (
    <StatusText tone="alert" icon={TriangleAlertIcon}>
      <span title={fromNow(row.due_date, today())}>{dayText(row.due_date)}</span>
    </StatusText>
  ) : (
    <Text tone={row.is_done ? 'muted' : 'primary'}>{dayText(row.due_date)}</Text>
  );
}

/** Name of a task with its done and total subtasks; `isBare` shows the status as an icon before it. */
const TaskName = ({ row, isBare }: { row: Task; isBare: boolean }) => (
  <Inline gap={8}>
    {isBare && row.workflow_status && (
      <span role="img" aria-label={row.workflow_status} title={row.workflow_status}>
        <StatusText tone={toneOf(row)}>{''}</StatusText>
      </span>
    )}
    <Text
      truncate="end"
      tone={row.is_done ? 'muted' : 'primary'}
      weight={row.type === 'task' ? 'regular' : 'medium'}
    >
      {row.name}
    </Text>
    {row.subtasks_count > 0 && (
      <Text
        size="small"
        tone="muted"
        isTabular
        aria-label={text.subtasksDone(row.subtasks_done, row.subtasks_count)}
      >
        {row.subtasks_done}/{row.subtasks_count}
      </Text>
    )}
  </Inline>
);

/** Columns of a task list; `hasPlace` adds the location, for lists over several places. */
export const taskColumns = ({
  flows,
  onStatus,
  hasPlace,
  isBare = false,
}: {
  flows: Flows;
  onStatus: (row: Task, status: string) => void;
  hasPlace: boolean;
  /** Shows the status as an icon before the name, for lists with room for one column. */
  isBare?: boolean;
}): ListColumn<Task>[] => [
  {
    id: 'name',
    width: hasPlace ? 280 : 320,
    minWidth: 160,
    hideable: false,
    accessor: (row) => row.name,
    cell: (row) => <TaskName row={row} isBare={isBare} />,
  },
  ...(hasPlace
    ? [
        {
          id: 'place',
          header: text.location,
          width: 200,
          isMuted: true,
          accessor: (row: Task) => row.place,
        },
      ]
    : []),
  {
    id: 'workflow_status',
    width: 140,
    sequence: flows.statuses,
    accessor: (row) => row.workflow_status,
    cell: (row) => (
      <StatusMenu
        look="text"
        label={text.statusOf(row.name)}
        status={row.workflow_status ?? ''}
        tone={toneOf(row)}
        options={flows.next(row)}
        onChange={(status) => onStatus(row, status)}
        isReadOnly={!mayChange(row)}
        // Keyboard users change the status from the row's menu.
        excludeFromTabOrder
      />
    ),
  },
  {
    id: 'assignees',
    width: 180,
    accessor: (row) => row.assignees,
    cell: (row) => {
      const people = names(row);
      if (people.length === 1) return <Person name={people[0] ?? ''} />;
      return people.length ? <AvatarGroup names={people} max={4} size={24} /> : null;
    },
  },
  { id: 'priority', width: 96, sequence: priorities, accessor: (row) => row.priority },
  {
    id: 'from_date',
    isOptional: hasPlace,
    type: 'date',
    width: 112,
    accessor: (row) => row.from_date,
    cell: (row) => <Day value={row.from_date} />,
  },
  {
    id: 'to_date',
    type: 'date',
    width: 112,
    accessor: (row) => row.to_date,
    cell: (row) => <Day value={row.to_date} />,
    isOptional: true,
  },
  {
    id: 'due_date',
    type: 'date',
    width: 128,
    accessor: (row) => row.due_date,
    cell: (row) => <Due row={row} />,
  },
  { id: 'number', type: 'code', width: 112, accessor: (row) => row.number, isOptional: true },
  {
    id: 'workflow',
    header: text.workflow,
    width: 140,
    accessor: (row) => row.workflow,
    isOptional: true,
  },
  {
    id: 'owner_name',
    header: text.createdBy,
    width: 160,
    accessor: (row) => row.owner_name,
    isOptional: true,
  },
];

/** Column widths in pixels beside an open panel; the name takes the remaining width. */
const besideWidths: Readonly<Record<string, number>> = { workflow_status: 116, due_date: 108 };
const bareWidths: typeof besideWidths = {};
type Beside = Partial<Record<'wide' | 'bare', ColumnState>>;
const DEFAULT_ARRANGEMENT: Beside = {};
/**
 * Returns the columns beside an open panel: the essential ones by default, or the user's arrangement for the available
 * width.
 */
export function useBesideColumns(columns: readonly { id: string }[]) {
  const [kept, keep] = usePreference('list-tasks-beside', DEFAULT_ARRANGEMENT);
  const room = useHasWideRoomBeside() ? 'wide' : 'bare';
  const arranged = kept[room];
  const state = useMemo<ColumnState>(() => {
    const ids = columns.map(({ id }) => id);
    if (arranged) {
      // Hide columns that the saved arrangement does not know.
      const unplaced = ids.filter((id) => !arranged.order?.includes(id));
      return { ...arranged, hidden: [...(arranged.hidden ?? []), ...unplaced] };
    }
    const widths = room === 'wide' ? besideWidths : bareWidths;
    const essential = ['name', ...Object.keys(widths)];
    const others = ids.filter((id) => !essential.includes(id));
    return { order: [...essential, ...others], hidden: others, widths };
  }, [columns, arranged, room]);
  return { state, arrange: (next: ColumnState) => keep({ ...kept, [room]: next }) };
}

/** Card of a task, for lists on phones. */
export function TaskCard({ row }: { row: Task }) {
  return (
    <ListCard
      title={row.name}
      subtitle={[row.workflow_status, row.assignees].filter(Boolean).join(' · ')}
      meta={[
        row.due_date ? text.dueOn(dayText(row.due_date), isLate(row, today()) ? ', overdue' : '') : '',
        row.subtasks_count ? text.subtasksProgress(row.subtasks_done, row.subtasks_count) : '',
      ].filter(Boolean)}
    />
  );
}
