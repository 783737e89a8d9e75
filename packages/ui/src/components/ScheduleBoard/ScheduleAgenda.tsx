import { useVirtualizer } from '@tanstack/react-virtual';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { CalendarDays, Ellipsis, SquareArrowOutUpRight, TriangleAlert } from 'lucide-react';
import { useRef } from 'react';
import { cx } from '../../cx.ts';
import { IconButton } from '../Button/IconButton.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Menu, type MenuItem } from '../Menu/Menu.tsx';
import { lookOf } from './barDescription.ts';
import { totalLoad } from './dailyLoad.ts';
import type { ScheduleBoardProps } from './scheduleTypes.ts';
import type { ScheduleFormat } from './useScheduleFormat.ts';
import type { RowLayout, ScheduleModel, TimedBar } from './useScheduleModel.ts';
import * as board from './ScheduleBoard.css.ts';
import * as rows from './ScheduleRowView.css.ts';
import * as bars from './ScheduleBarView.css.ts';
import * as styles from './ScheduleAgenda.css.ts';

interface ScheduleAgendaProps {
  props: ScheduleBoardProps;
  model: ScheduleModel;
  format: ScheduleFormat;
  onEdit: ((barId: string) => void) | undefined;
}

/** Estimated pixels of a row with its bars, until it is measured. */
const estimate = ({ placed }: RowLayout) => 44 + Math.max(1, placed.length) * 48;
const full = assignInlineVars({ [board.x]: '0px', [board.width]: '100%' });

function AgendaEntry({
  item,
  props,
  format,
  onEdit,
}: Omit<ScheduleAgendaProps, 'model'> & { item: TimedBar }) {
  const { messages } = format;
  const { bar, isSummary } = item;
  const look = lookOf(item);
  const state = [
    bar.kind === 'down' ? messages.down : bar.status && messages.status[bar.status],
    bar.progress === undefined ? undefined : messages.progress(format.share(bar.progress)),
    props.isCriticalShown && bar.isCritical ? messages.critical : undefined,
  ].filter(Boolean);
  const items: MenuItem[] = [
    ...(props.onOpen
      ? [
          {
            id: 'open',
            label: messages.open,
            icon: SquareArrowOutUpRight,
            isDirectional: true,
            onAction: () => props.onOpen?.(bar.id),
          },
        ]
      : []),
    ...(onEdit
      ? [
          {
            id: 'edit',
            label: messages.editDates,
            icon: CalendarDays,
            ...(bar.lockedReason !== undefined && { disabledReason: bar.lockedReason }),
            onAction: () => onEdit(bar.id),
          },
        ]
      : []),
  ];
  const face = (
    <>
      <span aria-hidden className={cx(styles.mark, bars.look[look])}>
        <span className={bars.piece[look]} style={full} />
      </span>
      <span className={styles.words}>
        <span className={styles.title}>{bar.detail ? `${bar.label} · ${bar.detail}` : bar.label}</span>
        <span className={styles.when}>
          {[bar.kind === 'milestone' ? format.start(item) : format.when(item), ...state].join(' · ')}
        </span>
      </span>
    </>
  );
  return (
    <li className={styles.entry}>
      {props.onOpen && !isSummary ? (
        <button type="button" className={styles.open} onClick={() => props.onOpen?.(bar.id)}>
          {face}
        </button>
      ) : (
        <span className={styles.open}>{face}</span>
      )}
      {onEdit && !isSummary && (
        <span className={styles.menu}>
          <Menu
            label={messages.actions(bar.label)}
            trigger={<IconButton icon={Ellipsis} label={messages.actions(bar.label)} />}
            items={items}
          />
        </span>
      )}
    </li>
  );
}

/** Rows with their bars as a list for phones; each bar has its dates in words and a menu with the same changes. */
export function ScheduleAgenda({ props, model, format, onEdit }: ScheduleAgendaProps) {
  const { messages } = format;
  const { layouts, scale, isCapacity } = model;
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: layouts.length,
    getScrollElement: () => scroller.current,
    estimateSize: (at) => (layouts[at] ? estimate(layouts[at]) : 92),
    getItemKey: (at) => layouts[at]?.row.id ?? at,
    overscan: 4,
    initialRect: { width: 360, height: 640 },
  });
  return (
    <div ref={scroller} role="group" aria-label={props.label} tabIndex={0} className={styles.list}>
      <ul className={styles.rows} style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, key, start }) => {
          const layout = layouts[index];
          if (!layout) return null;
          const { row, placed, loads } = layout;
          const total = totalLoad(loads, scale);
          const isOwnRow = !isCapacity && placed.length === 1 && placed[0]?.item.bar.label === row.label;
          return (
            <li
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              aria-setsize={layouts.length}
              aria-posinset={index + 1}
              className={styles.place}
              style={{ transform: `translateY(${start}px)` }}
            >
              {/* A task of its own row would be named twice. */}
              {!isOwnRow && (
                <div className={styles.head}>
                  <span className={styles.rowName} title={row.label}>
                    {row.label}
                  </span>
                  {isCapacity && total.capacity > 0 && (
                    <span className={styles.rowFigure}>
                      {messages.load(format.hours(total.load), format.wholeHours(total.capacity))}
                    </span>
                  )}
                </div>
              )}
              {row.warning && (
                <div className={styles.nothing}>
                  <span className={rows.warning}>
                    <Icon icon={TriangleAlert} size={14} />
                    {row.warning}
                  </span>
                </div>
              )}
              {placed.length === 0 && <div className={styles.nothing}>{messages.nothingInRow}</div>}
              <ul aria-label={row.label} className={styles.entries}>
                {placed.map(({ item }) => (
                  <AgendaEntry key={item.bar.id} item={item} props={props} format={format} onEdit={onEdit} />
                ))}
              </ul>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
