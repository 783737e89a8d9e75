import type { Task } from '@plumbline/api';
import { Checkbox } from '@plumbline/ui/Checkbox';
import { StatusText } from '@plumbline/ui/StatusText';
import { RelatedList } from '@plumbline/ui/RelatedList';
import { TriangleAlertIcon } from '@plumbline/ui/icons';
import { fromNow, dayText } from './dates.ts';
import { mayChange } from './task-text.ts';
import type { Flows } from './use-flows.ts';
import { tasksMessages } from './messages.ts';

/** List of the user's tasks with a checkbox to complete or to select each. */
export function TodoList({
  label,
  rows,
  now,
  flows,
  chosen,
  checked,
  onOpen,
  onChoose,
  onCheck,
}: {
  label: string;
  rows: readonly Task[];
  /** Today. */
  now: string;
  flows: Flows;
  /** Ids of selected tasks; undefined while the checkboxes complete tasks. */
  chosen: ReadonlySet<string> | undefined;
  /** Ids of tasks that are being completed. */
  checked: ReadonlySet<string>;
  onOpen: (uuid: string) => void;
  /** Selects a task or removes it from the selection. */
  onChoose: (uuid: string, isOn: boolean) => void;
  onCheck: (row: Task) => void;
}) {
  return (
    <RelatedList
      label={label}
      empty=""
      items={rows.map((row) => {
        const status = flows.lastOf(row);
        const why = !mayChange(row)
          ? tasksMessages.readOnlyTask
          : status
            ? flows.refusal(row, status)
            : undefined;
        return {
          id: row.uuid,
          label: row.name,
          onOpen: () => onOpen(row.uuid),
          isDone: row.is_done || checked.has(row.uuid),
          mark: chosen ? (
            <Checkbox
              label={tasksMessages.selectName(row.name)}
              hideLabel
              isSelected={chosen.has(row.uuid)}
              onChange={(isOn) => onChoose(row.uuid, isOn)}
            />
          ) : row.is_done ? (
            <StatusText tone="ok">{''}</StatusText>
          ) : (
            <Checkbox
              label={tasksMessages.markAsDone(row.name)}
              hideLabel
              isSelected={checked.has(row.uuid)}
              isDisabled={why !== undefined || checked.has(row.uuid)}
              onChange={() => onCheck(row)}
            />
          ),
          ...(row.place ? { detail: row.place } : {}),
          aside: (
            <>
              {row.due_date &&
                (!row.is_done && row.due_date < now ? (
                  <StatusText tone="alert" icon={TriangleAlertIcon}>
                    {fromNow(row.due_date, now)}
                  </StatusText>
                ) : (
                  <span>{dayText(row.due_date)}</span>
                ))}
            </>
          ),
        };
      })}
    />
  );
}
