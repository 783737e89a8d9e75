import { useId, useMemo } from 'react';
import { cx } from '../../cx.ts';
import { isLinkBroken, pathOf, routeLink, stub, type Box } from './links.ts';
import type { ScheduleLink } from './scheduleTypes.ts';
import { boxOf } from './timeScale.ts';
import type { ScheduleDrag } from './useScheduleDrag.ts';
import type { ScheduleFormat } from './useScheduleFormat.ts';
import type { ScheduleModel } from './useScheduleModel.ts';
import { placeOf } from './ScheduleBarView.tsx';
import * as board from './ScheduleBoard.css.ts';
import * as styles from './ScheduleBarView.css.ts';

interface ScheduleLinksProps {
  model: ScheduleModel;
  links: readonly ScheduleLink[];
  /** Pixels of the schedule that are drawn. */
  sight: { left: number; right: number; top: number; bottom: number };
  isCriticalShown: boolean;
  /** Order whose links are emphasized; the only ones of a capacity board. */
  groupId: string | undefined;
  drag: ScheduleDrag | undefined;
  /** End of a link that is drawn by pointer, in pixels of the schedule. */
  pointer: { x: number; y: number } | undefined;
  format: ScheduleFormat;
}

/** Rectangles of the bars in sight by id, of one lane each. */
function boxesOf({ layouts, scale, measures }: ScheduleModel): Map<string, Box> {
  const boxes = new Map<string, Box>();
  for (const { placed, top } of layouts)
    for (const { item, lane } of placed) {
      const { x, width } = boxOf(scale, item);
      const isMilestone = item.bar.kind === 'milestone';
      // The corners of a diamond are the ends of its arrows.
      const half = 11;
      boxes.set(item.bar.id, {
        x: isMilestone ? x + width / 2 - half : x,
        width: isMilestone ? 2 * half : width,
        y: top + measures.padding + measures.load + lane * measures.pitch,
        height: measures.bar,
      });
    }
  return boxes;
}

const meets = (points: readonly { x: number; y: number }[], sight: ScheduleLinksProps['sight']): boolean =>
  Math.max(...points.map(({ x }) => x)) >= sight.left &&
  Math.min(...points.map(({ x }) => x)) <= sight.right &&
  Math.max(...points.map(({ y }) => y)) >= sight.top &&
  Math.min(...points.map(({ y }) => y)) <= sight.bottom;

/**
 * Arrows of the dependencies, drawn from left to right and mirrored for other languages. They pass behind the bars and
 * their names; only an arrow that is being drawn is above them.
 */
export function ScheduleLinks(props: ScheduleLinksProps) {
  const { model, links, sight, groupId, drag, pointer, format } = props;
  const id = useId();
  const boxes = useMemo(() => boxesOf(model), [model]);
  const drawn = links.flatMap((link) => {
    const from = boxes.get(link.fromId);
    const to = boxes.get(link.toId);
    const fromBar = model.timed.get(link.fromId);
    const toBar = model.timed.get(link.toId);
    if (!from || !to || !fromBar || !toBar) return [];
    const isStrong =
      groupId !== undefined && fromBar.bar.groupId === groupId && toBar.bar.groupId === groupId;
    if (model.isCapacity && !isStrong) return [];
    const points = routeLink(from, to, link.type ?? 'FS');
    if (!meets(points, sight)) return [];
    const isCritical =
      (props.isCriticalShown && fromBar.bar.isCritical && toBar.bar.isCritical) ||
      (!model.isCapacity && isLinkBroken(link, fromBar, toBar));
    return [{ link, points, kind: isCritical ? 'critical' : isStrong ? 'strong' : 'usual' } as const];
  });
  const from = drag?.part === 'link' ? boxes.get(drag.item.bar.id) : undefined;
  const to = drag?.targetId === undefined ? undefined : boxes.get(drag.targetId);
  const open =
    from &&
    (to
      ? pathOf(routeLink(from, to, drag?.linkType ?? 'FS'))
      : pointer &&
        pathOf([
          { x: from.x + from.width, y: from.y + from.height / 2 },
          { x: from.x + from.width + stub, y: from.y + from.height / 2 },
          pointer,
        ]));
  const lines = { usual: styles.link, critical: styles.linkCritical, strong: styles.linkStrong };
  const heads = { usual: styles.arrow, critical: styles.arrowCritical, strong: styles.arrowStrong };
  return (
    <>
      <div aria-hidden className={cx(board.backdrop, board.behindBars)}>
        <svg className={styles.links}>
          <defs>
            {(['usual', 'critical', 'strong'] as const).map((kind) => (
              <marker
                key={kind}
                id={`${id}${kind}`}
                viewBox="0 0 8 8"
                refX="7"
                refY="4"
                markerWidth="8"
                markerHeight="8"
                markerUnits="userSpaceOnUse"
                orient="auto"
              >
                <path d="M0 0.5L7 4L0 7.5Z" className={heads[kind]} />
              </marker>
            ))}
          </defs>
          {drawn.map(({ link, points, kind }) => (
            <path
              key={link.id}
              data-link={link.id}
              d={pathOf(points)}
              className={lines[kind]}
              markerEnd={`url(#${id}${kind})`}
            />
          ))}
        </svg>
        {drawn.map(({ link, points }) => {
          const end = points.at(-2);
          return link.lagDays && end ? (
            <span key={link.id} className={styles.lag} style={placeOf(end.x + 2, 0, end.y - 20, 0)}>
              {format.messages.lag(format.signed(link.lagDays))}
            </span>
          ) : null;
        })}
      </div>
      {open && (
        <div aria-hidden className={cx(board.backdrop, board.overlay)}>
          <svg className={styles.links}>
            <path d={open} className={styles.linkDrawn} markerEnd={`url(#${id}strong)`} />
          </svg>
        </div>
      )}
    </>
  );
}
