import { conflictsOf } from './moveConflicts.ts';
import type { ScheduleLink } from './scheduleTypes.ts';
import { dayLength, spanOf } from './time.ts';
import type { ScheduleDrag } from './useScheduleDrag.ts';
import type { ScheduleFormat } from './useScheduleFormat.ts';
import type { ScheduleModel } from './useScheduleModel.ts';

/** Text with the dates and row where a dragged bar would land, and the conflicts there. */
export function dragLine(
  drag: ScheduleDrag,
  model: ScheduleModel,
  links: readonly ScheduleLink[],
  format: ScheduleFormat,
): { text: string; strong: string[] } {
  const { messages } = format;
  const { item, times, rowId, targetId } = drag;
  const { label, kind } = item.bar;
  if (drag.refusal !== undefined) return { text: drag.refusal, strong: [] };
  if (drag.part === 'link') {
    const other = targetId === undefined ? undefined : model.timed.get(targetId)?.bar.label;
    const text =
      other === undefined
        ? messages.linking(label)
        : messages.linkTo(label, other, messages.linkTypes[drag.linkType]);
    return { text, strong: [label] };
  }
  const row = model.rows.get(rowId)?.label ?? '';
  const [start, finish] = [format.start(times), format.finish(times)];
  const landing =
    kind === 'milestone'
      ? messages.milestoneAt(label, start)
      : model.isCapacity
        ? messages.startsOn(label, row, start, finish)
        : messages.startsAt(label, start, finish);
  const { overDays, broken } = conflictsOf(model, links, { barId: item.bar.id, rowId, ...spanOf(times) });
  const parts = [
    landing,
    ...(overDays.length > 0
      ? [messages.overOn(format.list(overDays.map((day) => format.day(day * dayLength))))]
      : []),
    ...(broken.length > 0 ? [messages.breaks(format.list(broken))] : []),
  ];
  return { text: parts.join(' '), strong: [label, start] };
}
