import type { BarLook } from './ScheduleBarView.css.ts';
import type { ScheduleLink } from './scheduleTypes.ts';
import type { ScheduleFormat } from './useScheduleFormat.ts';
import type { ScheduleModel, TimedBar } from './useScheduleModel.ts';

export const lookOf = ({ bar }: TimedBar): BarLook =>
  bar.kind === 'down' ? 'down' : (bar.status ?? 'planned');

interface NameOptions {
  format: ScheduleFormat;
  isCriticalShown: boolean;
  /** Dependencies that lead to the bar. */
  before: readonly ScheduleLink[];
  timed: ScheduleModel['timed'];
}

/** Everything that a bar shows in words: name, dates, state and what it waits for. */
export function barName(item: TimedBar, { format, isCriticalShown, before, timed }: NameOptions): string {
  const { messages } = format;
  const { bar, isSummary } = item;
  const titles = before.flatMap((link) => timed.get(link.fromId)?.bar.label ?? []);
  return [
    bar.label,
    bar.detail,
    isSummary ? messages.summary : bar.kind === 'milestone' ? messages.milestone : undefined,
    bar.kind === 'milestone' ? format.start(item) : format.when(item),
    bar.kind === 'down' ? messages.down : bar.status && messages.status[bar.status],
    bar.progress === undefined ? undefined : messages.progress(format.share(bar.progress)),
    isCriticalShown && bar.isCritical ? messages.critical : undefined,
    titles.length > 0 ? messages.after(format.list(titles)) : undefined,
  ]
    .filter(Boolean)
    .join(', ');
}
