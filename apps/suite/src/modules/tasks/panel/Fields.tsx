import { tasksAssign, tasksUpdatePages } from '@plumbline/api/hooks/tasks';
import { showError } from '@plumbline/app-kit';
import { lazyWithRetry } from '@plumbline/app-kit/module/lazy-with-retry';
import { usePeople } from '@plumbline/app-kit/data/lookups';
import { useProfile } from '@plumbline/app-kit/session/use-profile';
import { orderedDays, utcDay } from '@plumbline/dates';
import { useDecision } from '@plumbline/permissions/react';
import { AvatarGroup } from '@plumbline/ui/Avatar';
import { Button } from '@plumbline/ui/Button';
import { Chip } from '@plumbline/ui/Chip';
import { DatePicker } from '@plumbline/ui/DatePicker';
import { DateRangePicker } from '@plumbline/ui/DateRangePicker';
import { Inline } from '@plumbline/ui/Inline';
import { Link } from '@plumbline/ui/Link';
import { Person } from '@plumbline/ui/Person';
import { PersonPicker } from '@plumbline/ui/PersonPicker';
import { withRetryOf, Select } from '@plumbline/ui/Select';
import { StatusMenu } from '@plumbline/ui/StatusMenu';
import { PropertyGrid, type PropertyItem } from '@plumbline/ui/PropertyGrid';
import { Text } from '@plumbline/ui/Text';
import { FileTextIcon, PlusIcon } from '@plumbline/ui/icons';
import { useState } from 'react';
import { toneOf } from '../list/columns.tsx';
import { fromNow, isLate, today, dayText } from '../dates.ts';
import { useFlows } from '../use-flows.ts';
import { mergedPeople } from './conflict.ts';
import type { PanelSectionProps } from './PanelSectionProps.ts';
import { Reminders } from './Reminders.tsx';
import { TaskEdit } from './TaskEdit.tsx';
import { linkAgain } from './pages.ts';
import { relatedHref, relatedLabel } from './related-record-link.ts';
import { panelMessages } from './messages.ts';

const LinkPages = lazyWithRetry(() => import('./LinkPages.tsx').then((module) => module.LinkPages));
const priorities = ['Urgent', 'High', 'Normal', 'Low'].map((id) => ({ id, label: id }));
interface Range {
  start: string | null;
  end: string | null;
}
const rangeText = ({ start, end }: Range) =>
  start && end
    ? panelMessages.dayRange(dayText(start), dayText(end))
    : start
      ? `from ${dayText(start)}`
      : `to ${dayText(end ?? '')}`;

/** Fields of a task in the specified order: workflow, status, dates, assignees, due date and related record. */
export function Fields({ panel, task, isReadOnly }: PanelSectionProps) {
  const flows = useFlows();
  const people = usePeople();
  const profile = useProfile();
  const { save, run } = panel;
  const [isLinking, setLinking] = useState(false);
  const seesPlans = useDecision({ app: 7, name: 'estimation', type: 'v' });
  const seesDrive = useDecision({ app: 2, name: 'drive', type: 'v' });
  const mayPlan = seesPlans.allowed && seesDrive.allowed;
  const range: Range = { start: task.from_date ?? null, end: task.to_date ?? null };
  const late = isLate(task, today());
  const about = relatedHref(task);
  const own = { isReadOnly, task };
  const tell = (reason: unknown) => showError(reason, reason instanceof Error ? reason.message : undefined);
  const fields: PropertyItem[] = [
    {
      label: panelMessages.workflow,
      edit: (
        <TaskEdit<string>
          label={panelMessages.workflow}
          value={task.workflow_id ?? ''}
          display={task.workflow}
          savesOnChange
          onSave={(workflow_id, begun) => save({ workflow_id }, begun)}
          {...own}
        >
          {(field) => <Select {...field} options={flows.options} />}
        </TaskEdit>
      ),
    },
    {
      label: panelMessages.status,
      value: (
        <StatusMenu
          label={panelMessages.status}
          status={task.workflow_status ?? ''}
          tone={toneOf(task)}
          options={flows.next(task)}
          isReadOnly={isReadOnly}
          onChange={(workflow_status) => void save({ workflow_status }).catch(tell)}
        />
      ),
    },
    {
      label: panelMessages.dates,
      edit: (
        <TaskEdit<Range>
          label={panelMessages.dates}
          value={range}
          isEmpty={!range.start && !range.end}
          display={rangeText(range)}
          emptyText={panelMessages.addDates}
          onSave={async ({ start, end }, begun) => {
            const [from_date, to_date] = orderedDays(start, end);
            await save({ from_date, to_date }, begun);
          }}
          {...own}
        >
          {({ hideLabel: _hidden, ...field }) => <DateRangePicker {...field} hideLabel allowsPast />}
        </TaskEdit>
      ),
    },
    {
      label: panelMessages.assignees,
      edit: (
        <TaskEdit<readonly string[]>
          label={panelMessages.assignees}
          value={task.assignee_ids}
          isEmpty={task.assignee_ids.length === 0}
          display={
            task.assigned_users.length === 1 ? (
              <Person name={task.assigned_users[0]?.name ?? ''} />
            ) : (
              <Inline gap={8}>
                <AvatarGroup names={task.assigned_users.map(({ name }) => name)} max={3} size={24} />
                <Text truncate="end">{task.assigned_users.map(({ firstname }) => firstname).join(', ')}</Text>
              </Inline>
            )
          }
          emptyText={panelMessages.addAssignees}
          onSave={(ids, { assignee_ids: begun }) =>
            run(
              () =>
                tasksAssign(task.uuid, {
                  assignee_ids: mergedPeople(begun, panel.latest()?.assignee_ids ?? begun, ids),
                }),
              ({ data }) => panel.undo.changed(panelMessages.assigneesChangedFor(task.name), data.changes),
            )
          }
          {...own}
        >
          {({ value, ...field }) => (
            <PersonPicker
              isMultiple
              {...field}
              value={value}
              people={withRetryOf(
                people,
                people.map(({ id, label }) => ({ id, name: label })),
              )}
              valueLabels={Object.fromEntries(task.assigned_users.map(({ uuid, name }) => [uuid, name]))}
              {...(profile ? { meId: profile.uuid } : {})}
            />
          )}
        </TaskEdit>
      ),
    },
    {
      label: panelMessages.dueDate,
      edit: (
        <TaskEdit<string | null>
          label={panelMessages.dueDate}
          value={task.due_date ?? null}
          display={
            task.due_date && (
              <Inline gap={8}>
                <Text>{dayText(task.due_date)}</Text>
                {!task.is_done && (
                  <Text size="small" tone={late ? 'bad' : 'muted'}>
                    {fromNow(task.due_date, today())}
                  </Text>
                )}
              </Inline>
            )
          }
          emptyText={panelMessages.addDueDate}
          onSave={(due_date, begun) => save({ due_date }, begun)}
          {...own}
        >
          {(field) => <DatePicker {...field} isClearable />}
        </TaskEdit>
      ),
    },
    {
      label: panelMessages.priority,
      edit: (
        <TaskEdit<string>
          label={panelMessages.priority}
          value={task.priority ?? ''}
          display={task.priority}
          emptyText={panelMessages.setPriority}
          savesOnChange
          onSave={(priority, begun) => save({ priority }, begun)}
          {...own}
        >
          {(field) => <Select {...field} options={priorities} />}
        </TaskEdit>
      ),
    },
    { label: panelMessages.reminders, isWide: true, value: <Reminders panel={panel} task={task} /> },
    {
      label: panelMessages.created,
      value: (
        <Text size="small">
          {dayText(utcDay(task.createdAt))}
          {task.owner_name ? ` by ${task.owner_name}` : ''}
        </Text>
      ),
    },
    ...(task.related_id
      ? [
          {
            label: panelMessages.relatedTo,
            value: about ? (
              <Link href={about} target="_blank">
                {`${relatedLabel(task.related_type)} ${task.related_name}`.trim()}
              </Link>
            ) : (
              `${relatedLabel(task.related_type)} ${task.related_name}`.trim()
            ),
          },
        ]
      : []),
    ...(task.field_links.length > 0 || (!isReadOnly && mayPlan)
      ? [
          {
            label: panelMessages.fieldLinks,
            isWide: true,
            value: [
              ...task.field_links.map(({ page_id, page_name, pdf_name }) => (
                <Chip
                  key={page_id}
                  icon={FileTextIcon}
                  value={`${page_name} ${pdf_name}`.trim()}
                  {...(isReadOnly
                    ? {}
                    : {
                        removeLabel: panelMessages.removePage(page_name),
                        onRemove: () =>
                          void run(
                            () =>
                              tasksUpdatePages(task.uuid, {
                                page_ids: task.field_links
                                  .map((each) => each.page_id)
                                  .filter((id) => id !== page_id),
                              }),
                            () =>
                              panel.undo.done({
                                description: panelMessages.pageRemoved(page_name, task.name),
                                back: () => linkAgain(task.uuid, task.field_links, page_id),
                              }),
                          ).catch(tell),
                      })}
                />
              )),
              ...(!isReadOnly && mayPlan
                ? [
                    <Button
                      key="add"
                      variant="ghost"
                      size="sm"
                      icon={PlusIcon}
                      isQuiet
                      onPress={() => setLinking(true)}
                    >
                      {panelMessages.addPlanPages}
                    </Button>,
                  ]
                : []),
            ],
          },
        ]
      : []),
  ];
  return (
    <>
      <PropertyGrid properties={fields} />
      {isLinking && <LinkPages panel={panel} task={task} onClose={() => setLinking(false)} />}
    </>
  );
}
