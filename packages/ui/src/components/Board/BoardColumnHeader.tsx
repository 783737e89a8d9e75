import { ChevronsLeftRight, ChevronsRightLeft, Plus } from 'lucide-react';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { IconButton } from '../Button/IconButton.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../Layout/Layout.tsx';
import { toneGlyph } from '../Status/tones.ts';
import type { BoardFigures } from './board.ts';
import { limitOf, type ColumnLimit } from './columnLimits.ts';
import { boardMessages } from './Board.messages.ts';
import type { BoardColumn } from './boardTypes.ts';
import * as styles from './Board.css.ts';

const limitTone = { under: 'neutral', at: 'warn', over: 'bad' } as const;

const signed = (value: number, locale: string) =>
  `${value > 0 ? '+' : '−'}${Math.abs(value).toLocaleString(locale)}`;

interface FiguresCountProps {
  figures: BoardFigures;
  /** Limit of the count that the move results in. */
  limit?: ColumnLimit;
}

/** Number of cards with its limit and its change by the moved card. */
export function FiguresCount({ figures, limit }: FiguresCountProps) {
  const messages = useMessages('board', boardMessages);
  const { locale } = useLocale();
  const count = figures.count.toLocaleString(locale);
  return (
    <span className={styles.count}>
      <span
        className={limit && limit.state !== 'under' ? styles.limitTone[limitTone[limit.state]] : undefined}
      >
        {limit ? messages.ofLimit(count, limit.limit.toLocaleString(locale)) : count}
      </span>
      {figures.countChange !== 0 && (
        <span className={figures.countChange > 0 ? styles.plus : styles.minus}>
          {' '}
          {signed(figures.countChange, locale)}
        </span>
      )}
    </span>
  );
}

interface FiguresSumProps {
  figures: BoardFigures;
  formatSum: (sum: number) => string;
}

/** Sum with its change by the moved card. */
export function FiguresSum({ figures, formatSum }: FiguresSumProps) {
  return (
    <>
      {formatSum(figures.sum)}
      {figures.sumChange !== 0 && (
        <span className={figures.sumChange > 0 ? styles.plus : styles.minus}>
          {figures.sumChange > 0 ? '+' : '−'} {formatSum(Math.abs(figures.sumChange))}
        </span>
      )}
    </>
  );
}

/** Returns the limit of the count that the move results in. */
const resultingLimit = (column: BoardColumn, { count, countChange }: BoardFigures) =>
  limitOf(column, count + countChange);

/** State of a limit as icon and words. */
function LimitNote({ limit, id }: { limit: ColumnLimit; id: string }) {
  const messages = useMessages('board', boardMessages);
  const { locale } = useLocale();
  const tone = limitTone[limit.state];
  const room = Math.abs(limit.room).toLocaleString(locale);
  return (
    <div id={id} className={styles.limit}>
      <span className={styles.limitTone[tone]}>
        {limit.state !== 'under' && <Icon icon={toneGlyph[tone]} size={14} isBold />}
        <span className={styles.text}>
          {limit.state === 'under'
            ? messages.limitRoom(room)
            : limit.state === 'at'
              ? messages.limitReached
              : messages.limitExceeded(room)}
        </span>
      </span>
    </div>
  );
}

export interface BoardColumnHeadProps {
  column: BoardColumn;
  figures: BoardFigures;
  titleId: string;
  limitId: string;
  /** Keeps the line of the limit free without one, because other columns have a limit. */
  hasLimitLine: boolean;
  formatSum?: (sum: number) => string;
  onCollapse?: () => void;
  onAdd?: () => void;
}

const glyphOf = (column: BoardColumn) =>
  column.icon && (
    <span className={styles.glyph[column.tone ?? 'neutral']}>
      <Icon icon={column.icon} isBold />
    </span>
  );

/** Head of a column: title, count with limit, sum and buttons. */
export function BoardColumnHeader({
  column,
  figures,
  titleId,
  limitId,
  hasLimitLine,
  formatSum,
  onCollapse,
  onAdd,
}: BoardColumnHeadProps) {
  const messages = useMessages('board', boardMessages);
  const limit = resultingLimit(column, figures);
  return (
    <div className={styles.head}>
      <div className={styles.headLine}>
        {glyphOf(column)}
        <h2 id={titleId} className={styles.title} title={column.label}>
          {column.label}
        </h2>
        <FiguresCount figures={figures} {...(limit && { limit })} />
        <span className={styles.tools}>
          {onCollapse && (
            <IconButton
              icon={ChevronsRightLeft}
              label={messages.collapse(column.label)}
              size="sm"
              onPress={onCollapse}
            />
          )}
          {onAdd && <IconButton icon={Plus} label={messages.add(column.label)} size="sm" onPress={onAdd} />}
        </span>
      </div>
      {limit ? <LimitNote limit={limit} id={limitId} /> : hasLimitLine && <div className={styles.limit} />}
      {formatSum && (
        <div className={styles.sum}>
          <FiguresSum figures={figures} formatSum={formatSum} />
          {column.sumNote && <span className={styles.sumNote}>{column.sumNote}</span>}
        </div>
      )}
    </div>
  );
}

interface CollapsedColumnHeadProps extends Pick<
  BoardColumnHeadProps,
  'column' | 'figures' | 'titleId' | 'onCollapse'
> {
  /** Shows the icon instead of the title, if the column has one. */
  isCompact?: boolean;
}

/** Content of a collapsed column: the button that expands it, its title and its count. */
export function CollapsedColumnHead({
  column,
  figures,
  titleId,
  onCollapse,
  isCompact,
}: CollapsedColumnHeadProps) {
  const messages = useMessages('board', boardMessages);
  const limit = resultingLimit(column, figures);
  const count = <FiguresCount figures={figures} {...(limit && { limit })} />;
  return (
    <>
      <IconButton
        icon={ChevronsLeftRight}
        label={messages.expand(column.label)}
        size="sm"
        onPress={onCollapse}
      />
      {glyphOf(column)}
      {isCompact && column.icon ? (
        <h2 id={titleId} className={styles.compactLabel} title={column.label}>
          <VisuallyHidden>{column.label} </VisuallyHidden>
          {count}
        </h2>
      ) : (
        <h2 id={titleId} className={styles.shutLabel} title={column.label}>
          <span className={styles.text}>{column.label}</span> {count}
        </h2>
      )}
    </>
  );
}
