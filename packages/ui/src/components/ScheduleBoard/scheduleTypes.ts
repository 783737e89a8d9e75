import type { Day } from '@plumbline/dates';

/** Days shown at once, from hours to weeks. */
export type ScheduleZoom = 'day' | 'week' | 'month' | 'quarter';

/** Working minutes of a day, e.g. 420 to 690 for 7:00 to 11:30. */
export interface Shift {
  from: number;
  to: number;
}

/** Working time of a board or a row. */
export interface WorkTime {
  /** Shifts by weekday, 1 for Monday to 7 for Sunday, in order and without overlaps; none for a day off. */
  week: Readonly<Partial<Record<number, readonly Shift[]>>>;
  /** Shifts of single days, YYYY-MM-DD, instead of those of the week: none for a holiday. */
  days?: Readonly<Record<Day, readonly Shift[]>>;
}

/** `gantt`: tasks in a tree with dependencies. `capacity`: work centers or people with their load a day. */
export type ScheduleMode = 'gantt' | 'capacity';

export interface ScheduleRow {
  id: string;
  label: string;
  /** Muted second line, e.g. "2 stations, efficiency 100%". */
  detail?: string;
  /** Warning below the name, e.g. "Down Thu 8:00 AM". */
  warning?: string;
  /** Row above in the tree; a row with children shows the span of the bars below it. */
  parentId?: string;
  /** Working time of this row; that of the board by default. */
  workTime?: WorkTime;
  /** Orders that the row works on at the same time; multiplies its hours of capacity. @default 1 */
  stations?: number;
}

export type ScheduleBarStatus = 'planned' | 'active' | 'done' | 'late';

/** Days and minutes that a bar occupies. */
export interface ScheduleSpan {
  /** First day, YYYY-MM-DD. */
  start: Day;
  /** Minute of the first day, 0 to 1439. @default 0 */
  startMinute?: number;
  /** Last day, YYYY-MM-DD; belongs to the span. */
  finish: Day;
  /** Minute of the last day at which the span ends, 1 to 1440. @default 1440 */
  finishMinute?: number;
}

export interface ScheduleBar extends ScheduleSpan {
  id: string;
  rowId: string;
  label: string;
  /** Label of a bar that is too narrow for the whole one, e.g. the end of a number. */
  shortLabel?: string;
  /** Second line, e.g. the item and its quantity. */
  detail?: string;
  /** A milestone is a diamond on its day; `down` is time in which a row cannot work. @default 'task' */
  kind?: 'task' | 'milestone' | 'down';
  /** @default 'planned' */
  status?: ScheduleBarStatus;
  /** Share that is done, 0 to 1. */
  progress?: number;
  /** Planned days, drawn as a thin bar below. */
  baseline?: ScheduleSpan;
  /** A delay of this bar delays the last finish. */
  isCritical?: boolean;
  /** Bars of one order, which are emphasized and linked together. */
  groupId?: string;
  /** Reason why the bar cannot be moved. */
  lockedReason?: string;
}

/** Dependency from finish or start of the predecessor (first letter) to finish or start of the successor. */
export type ScheduleLinkType = 'FS' | 'SS' | 'FF' | 'SF';

export interface ScheduleLink {
  id: string;
  fromId: string;
  toId: string;
  /** @default 'FS' */
  type?: ScheduleLinkType;
  /** Days between the two ends; negative for an overlap. @default 0 */
  lagDays?: number;
}

/** New row and times of a bar. */
export interface ScheduleMove extends Required<ScheduleSpan> {
  barId: string;
  rowId: string;
}

/** New dependency. */
export type ScheduleNewLink = Required<Pick<ScheduleLink, 'fromId' | 'toId' | 'type'>>;

/** A text refuses the change; anything else accepts it. */
export type ScheduleAnswer = string | void;

export interface ScheduleBoardProps {
  /** Names the board. */
  label: string;
  /** Heading of the column of names, e.g. "Work center". */
  rowsLabel: string;
  /** @default 'gantt' */
  mode?: ScheduleMode;
  /** Rows in order; children follow their parent. */
  rows: readonly ScheduleRow[];
  /** Bars in any order. */
  bars: readonly ScheduleBar[];
  /** Dependencies between bars. */
  links?: readonly ScheduleLink[];
  /** Current day, YYYY-MM-DD. */
  today: Day;
  /** Current minute of the day; the line is at the start of the day without it. */
  nowMinute?: number;
  /** Working time: nothing else is filled or counted. @default whole days from Monday to Friday */
  workTime?: WorkTime;
  /** First day of the time scale, YYYY-MM-DD; by default a week before the first bar. */
  from?: Day;
  /** Last day of the time scale, YYYY-MM-DD; by default two weeks after the last bar. */
  to?: Day;
  /** Controlled zoom. */
  zoom?: ScheduleZoom;
  /** Initial zoom when uncontrolled; by default `week` for capacity, `month` for a Gantt chart. */
  defaultZoom?: ScheduleZoom;
  /** Called with the new zoom. */
  onZoomChange?: (zoom: ScheduleZoom) => void;
  /** Controlled ids of the collapsed rows. */
  collapsedIds?: readonly string[];
  /** Initially collapsed rows when uncontrolled. */
  defaultCollapsedIds?: readonly string[];
  /** Called with the ids of the collapsed rows. */
  onCollapsedIdsChange?: (ids: string[]) => void;
  /** Minutes that a move steps by; by default a day, with hours in sight 30 or 15 minutes. */
  snapMinutes?: number;
  /** Emphasizes critical bars and the links between them. */
  isCriticalShown?: boolean;
  /** Order whose bars are emphasized; by default that of the focused bar. */
  highlightedGroupId?: string;
  /** Called with the id of an opened bar. */
  onOpen?: (barId: string) => void;
  /** Makes bars movable. A returned text refuses the move; the bar goes back and the text is shown. */
  onMove?: (move: ScheduleMove) => ScheduleAnswer | Promise<ScheduleAnswer>;
  /** Makes ends of bars movable; answered like `onMove`. */
  onResize?: (move: ScheduleMove) => ScheduleAnswer | Promise<ScheduleAnswer>;
  /** Makes bars linkable; answered like `onMove`. */
  onLink?: (link: ScheduleNewLink) => ScheduleAnswer | Promise<ScheduleAnswer>;
  /** Returns at once the reason why a move is not allowed; undefined if it is. */
  refuseMove?: (move: ScheduleMove) => string | undefined;
  /** Shows the board without any change by the reader. */
  isReadOnly?: boolean;
  /** Shows the loading state. */
  isLoading?: boolean;
  /** Shows the error state with this text. */
  error?: string;
  /** Called by the button of the error state. */
  onRetry?: () => void;
}
