import { CircleHelp, Clock3 } from 'lucide-react';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { cx } from '../../cx.ts';
import { followSizes } from '../../fit/followSizes.ts';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { Avatar } from '../Avatar/Avatar.tsx';
import { IconButton } from '../Button/IconButton.tsx';
import { formatDateTime, formatLocalDate } from '../Date/dates.ts';
import { Skeleton } from '../Feedback/Skeleton.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../Layout/Layout.tsx';
import { Popover } from '../Popover/Popover.tsx';
import { formatElapsed, joinParts, type Elapsed, type ElapsedSegment } from './elapsedSegments.ts';
import * as styles from './ElapsedBar.css.ts';
import { elapsedBarMessages } from './ElapsedBar.messages.ts';

export interface ElapsedBarProps {
  /** Accessible name: the time that is measured, e.g. "Ball in court" or "Time to resolve". */
  label: string;
  /** The clock at one instant, from `elapsedFrom`. */
  elapsed: Elapsed;
  /** Current holder, shown with an avatar and the length of the current segment. */
  holder?: { name: string; organization?: string };
  /** Due day (YYYY-MM-DD) or ISO instant; an instant is shown with its local time. */
  due?: string;
  /** `day` for handovers that take days, `hour` for clocks in hours and minutes. @default "day" */
  unit?: 'day' | 'hour';
  /** Minutes of a day of this clock, e.g. 540 for working days of nine hours. @default 1440 */
  minutesPerDay?: number;
  /** Remaining minutes from which on the due time is shown as urgent. @default 0 */
  soonMinutes?: number;
  /** Explanation of the due time, in a popover behind a button. */
  why?: ReactNode;
  /** Shows a placeholder. */
  isLoading?: boolean;
}

type Format = (minutes: number) => { short: string; long: string };

/**
 * Time of a record as one bar in proportion: who held it or what was done with it, pauses hatched, the rest until the
 * due time dashed. A tick is at the present; once the due time has passed it is there, and the bar after it is orange.
 * Assistive technology reads the list below the bar. The button with the explanation is the only tab stop: Enter or
 * Space opens it, Escape closes it.
 *
 * @example
 * <ElapsedBar
 *   label="RFI-027 response time"
 *   elapsed={elapsedFrom(
 *     [
 *       { at: '2026-03-02T15:00:00Z', label: 'Architect' },
 *       { at: '2026-03-06T15:00:00Z', label: 'Contractor' },
 *     ],
 *     { now: new Date('2026-03-10T15:00:00Z'), due: new Date('2026-03-12T15:00:00Z') },
 *   )}
 * />
 */
export function ElapsedBar({
  label,
  elapsed,
  holder,
  due,
  unit = 'day',
  minutesPerDay = 1440,
  soonMinutes = 0,
  why,
  isLoading,
}: ElapsedBarProps) {
  const messages = useMessages('elapsedBar', elapsedBarMessages);
  const { locale } = useLocale();
  if (isLoading) return <Skeleton shape="line" label={messages.loading} />;
  const format: Format = (minutes) => {
    const write = (display: 'narrow' | 'long') =>
      formatElapsed(minutes, { locale, unit, minutesPerDay, display });
    return { short: write('narrow'), long: write('long') };
  };
  const totals = joinParts(elapsed.segments);
  const currentTotal = totals.find(({ isCurrent }) => isCurrent);
  return (
    <div role="group" aria-label={label} className={styles.root}>
      {holder && (
        <div className={styles.holder}>
          <Avatar name={holder.name} size={32} isDecorative />
          <div className={styles.holderText}>
            <div className={styles.caption}>
              {currentTotal ? messages.heldFor(label, format(currentTotal.minutes).long) : label}
            </div>
            <HolderName {...holder} />
          </div>
        </div>
      )}
      <div className={styles.clock}>
        <Bar elapsed={elapsed} format={format} />
        <Legend
          label={label}
          elapsed={elapsed}
          totals={totals}
          format={format}
          due={<Due elapsed={elapsed} due={due} soonMinutes={soonMinutes} format={format} />}
          why={
            why !== undefined && (
              <Popover
                label={messages.why}
                placement="bottom end"
                width="md"
                trigger={<IconButton icon={CircleHelp} label={messages.why} size="sm" variant="ghost" />}
              >
                {why}
              </Popover>
            )
          }
        />
      </div>
    </div>
  );
}

function HolderName({ name, organization }: NonNullable<ElapsedBarProps['holder']>) {
  const text = organization ? `${name}, ${organization}` : name;
  return (
    <div className={styles.name} title={text}>
      {text}
    </div>
  );
}

const colorOf = ({ kind, isCurrent, isLate }: ElapsedSegment) =>
  cx(
    styles.kind[kind],
    kind === 'worked' && isCurrent && styles.current,
    kind !== 'paused' && isLate && styles.late,
  );

/** The picture; its figures are in the legend. */
function Bar({
  elapsed: { segments, remainingMinutes = 0, state },
  format,
}: {
  elapsed: Elapsed;
  format: Format;
}) {
  const firstLate = segments.findIndex(({ isLate }) => isLate);
  const isEnded = state === 'ended';
  return (
    <div className={styles.bar} aria-hidden>
      {segments.map((segment, at) => [
        at === firstLate && at > 0 && <span key="due" className={styles.tick} />,
        <span
          key={`${segment.id}-${segment.isLate ? 'late' : 'timely'}`}
          className={cx(styles.segment, colorOf(segment))}
          style={{ flexGrow: segment.minutes }}
          title={`${segment.label}, ${format(segment.minutes).long}`}
        />,
      ])}
      {!isEnded && firstLate < 0 && segments.length > 0 && <span className={styles.tick} />}
      {(remainingMinutes > 0 || segments.length === 0) && !isEnded && (
        <span className={styles.remaining} style={{ flexGrow: remainingMinutes || 1 }} />
      )}
    </div>
  );
}

interface LegendProps {
  label: string;
  elapsed: Elapsed;
  totals: readonly ElapsedSegment[];
  format: Format;
  due: ReactNode;
  /** Button with the explanation, if there is one. */
  why: ReactNode;
}

/** Labels below their segments where they fit, otherwise a wrapped list with color samples. */
function Legend({ label, elapsed, totals, format, due, why }: LegendProps) {
  const messages = useMessages('elapsedBar', elapsedBarMessages);
  const row = useRef<HTMLDivElement>(null);
  const ghosts = useRef<HTMLDivElement>(null);
  const dueGhost = useRef<HTMLSpanElement>(null);
  const [room, setRoom] = useState<{ fits: boolean; dueShare: number }>({ fits: true, dueShare: 0 });
  useLayoutEffect(
    () =>
      followSizes([row.current, ghosts.current], () => {
        const width = row.current?.offsetWidth || 1;
        const fits = (ghosts.current?.offsetWidth ?? 0) <= width;
        const dueShare = (dueGhost.current?.offsetWidth ?? 0) / width;
        setRoom((was) => (was.fits === fits && was.dueShare === dueShare ? was : { fits, dueShare }));
      }),
    [],
  );
  const { fits } = room;
  const rest = elapsed.state === 'ended' ? 0 : (elapsed.remainingMinutes ?? 0);
  const sum = totals.reduce((minutes, total) => minutes + total.minutes, rest) || 1;
  const shares = totals.map(({ minutes }) => minutes / sum);
  // Without remaining time the due time has no place of its own below the bar: it takes some of the last segment's.
  if (rest === 0) shares[shares.length - 1] = Math.max(0.001, (shares.at(-1) ?? 0) - room.dueShare);
  const tracks = [...shares, rest / sum].map(
    (share) => `minmax(max-content, ${(share * 1000).toFixed(3)}fr)`,
  );
  const lateBy = elapsed.segments.find(({ isLate, isCurrent }) => isLate && isCurrent)?.minutes;
  const items = totals.map((total) => (
    <li key={total.id} className={styles.item}>
      {!fits && <span className={cx(styles.swatch, colorOf(total))} aria-hidden />}
      <SegmentText {...total} format={format} />
      {total.isCurrent && (
        <VisuallyHidden>
          , {messages.now}
          {lateBy !== undefined && `, ${messages.late(format(lateBy).long)}`}
        </VisuallyHidden>
      )}
    </li>
  ));
  const isEmpty = totals.length === 0;
  return (
    <>
      <div
        className={fits && !isEmpty ? styles.aligned : styles.wrapped}
        style={fits && !isEmpty ? { gridTemplateColumns: tracks.join(' ') } : undefined}
      >
        {isEmpty ? (
          <span className={styles.length}>{messages.notStarted}</span>
        ) : (
          <ol aria-label={label} style={{ display: 'contents' }}>
            {items}
          </ol>
        )}
        <span className={styles.due}>
          {due}
          {why}
        </span>
      </div>
      <div ref={row} className={styles.unseen} inert aria-hidden>
        <div ref={ghosts} className={styles.ghosts}>
          {totals.map((total) => (
            <span key={total.id} className={styles.item}>
              <SegmentText {...total} format={format} />
            </span>
          ))}
          <span ref={dueGhost} className={styles.due}>
            {due}
            {why && <span className={styles.buttonRoom} />}
          </span>
        </div>
      </div>
    </>
  );
}

function SegmentText({ label, kind, minutes, note, format }: ElapsedSegment & { format: Format }) {
  const messages = useMessages('elapsedBar', elapsedBarMessages);
  const { short, long } = format(minutes);
  return (
    <>
      <span className={styles.label} title={label}>
        {label}
      </span>
      <span className={styles.length}>
        <span aria-hidden>{short}</span>
        <VisuallyHidden>
          {long}
          {kind === 'paused' && `, ${messages.paused}`}
        </VisuallyHidden>
      </span>
      {note !== undefined && (
        <span className={styles.note} title={note}>
          {note}
        </span>
      )}
    </>
  );
}

type DueProps = Pick<ElapsedBarProps, 'due'> & { elapsed: Elapsed; soonMinutes: number; format: Format };

function Due({ elapsed, due, soonMinutes, format }: DueProps) {
  const messages = useMessages('elapsedBar', elapsedBarMessages);
  const { locale } = useLocale();
  const { lateMinutes, remainingMinutes, state } = elapsed;
  const date = due && (due.includes('T') ? formatDateTime(due) : formatLocalDate(due, locale));
  const isEnded = state === 'ended';
  const isLate = lateMinutes > 0;
  const isSoon = !isLate && !isEnded && remainingMinutes !== undefined && remainingMinutes <= soonMinutes;
  const text =
    remainingMinutes === undefined
      ? isEnded
        ? messages.ended
        : messages.noDue
      : isEnded
        ? isLate
          ? messages.endedLate(format(lateMinutes).short)
          : messages.endedInTime
        : isLate
          ? messages.overdue(format(lateMinutes).short)
          : messages.left(format(remainingMinutes).short);
  return (
    <>
      <span className={cx(styles.dueText, isLate && styles.dueLate, isSoon && styles.dueSoon)}>
        <Icon icon={Clock3} size={14} />
        {text}
      </span>
      {date && <span className={styles.dueDate}>{messages.due(date)}</span>}
    </>
  );
}
