import { useVirtualizer } from '@tanstack/react-virtual';
import { ChevronDownIcon, ChevronRightIcon, EllipsisVerticalIcon } from 'lucide-react';
import { useRef, type ReactNode, type RefObject } from 'react';
import { Button } from '../components/Button/Button.tsx';
import { IconButton } from '../components/Button/IconButton.tsx';
import { LinkOrButton } from '../components/Link/LinkOrButton.tsx';
import { cx } from '../cx.ts';
import { useMessages } from '../messages/useMessages.ts';
import * as styles from './cards.css.ts';
import * as tableStyles from './DataTable.css.ts';
import { dataTableMessages } from './DataTable.messages.ts';
import { anchorOf, type MenuAnchor } from './menuAnchor.ts';
import type { Opening } from './useRowActivation.ts';
import type { GridModel } from './useGridModel.ts';

interface TableCardsProps<Row extends object> {
  model: GridModel<Row>;
  cardView: (row: Row) => ReactNode;
  scrollRef: RefObject<HTMLElement | null>;
  isVirtual: boolean;
  /** Opens the menu of a row; without it the cards have no button for one. */
  openMenu?: Opening<Row>['openMenu'];
  /** Rows below rows unfold below their card. */
  opening: Pick<Opening<Row>, 'toggleExpanded' | 'retry'>;
}

const cardHeight = 86;
/** Maximum indentation, because phones have no room for more. */
const deepest = 4;

function CardActions({ label, onPress }: { label: string; onPress: (anchor: MenuAnchor) => void }) {
  const ref = useRef<HTMLSpanElement>(null);
  return (
    <span ref={ref} className={styles.cardActions}>
      <IconButton
        icon={EllipsisVerticalIcon}
        label={label}
        aria-haspopup="menu"
        onPress={() => ref.current && onPress(anchorOf(ref.current))}
      />
    </span>
  );
}

/** The rows of a narrow table, each a card; their heights differ, so those in view are measured. */
export function TableCards<Row extends object>({
  model,
  cardView,
  scrollRef,
  isVirtual,
  openMenu,
  opening,
}: TableCardsProps<Row>) {
  const { props, lines, traits } = model;
  const { label, rowCount, firstRow = 0, onRowOpen, rowHref } = props;
  const messages = useMessages('dataTable', dataTableMessages);
  const virtualizer = useVirtualizer({
    count: isVirtual ? lines.length : 0,
    getScrollElement: () => scrollRef.current,
    estimateSize: () => cardHeight,
    overscan: 4,
  });
  const shown: readonly { index: number; start?: number }[] = isVirtual
    ? virtualizer.getVirtualItems()
    : Array.from({ length: lines.length }, (_, index) => ({ index }));
  return (
    <ul
      aria-label={label}
      className={styles.cards}
      style={isVirtual ? { height: virtualizer.getTotalSize() } : undefined}
    >
      {shown.map(({ index, start }) => {
        const line = lines.at(index);
        const row = line?.row;
        if (!row) return null;
        const { depth, kind } = line;
        const name = model.labelOf(row);
        return (
          <li
            key={line.id}
            ref={isVirtual ? virtualizer.measureElement : undefined}
            data-index={index}
            className={cx(
              (openMenu || traits.isTree) && styles.cardRow,
              start !== undefined && tableStyles.placed,
            )}
            style={{
              ...(start === undefined ? {} : { top: start }),
              ...(depth > 0 ? { paddingInlineStart: `${Math.min(depth, deepest)}rem` } : {}),
            }}
            aria-setsize={rowCount ?? lines.length}
            aria-posinset={firstRow + index + 1}
          >
            {kind === 'loading' || kind === 'failed' ? (
              <div className={styles.cardNote} role="status">
                {kind === 'loading' ? messages.loadingRow : messages.childrenFailed}
                {kind === 'failed' && (
                  <Button size="sm" onPress={() => opening.retry(row)}>
                    {messages.tryAgain}
                  </Button>
                )}
              </div>
            ) : (
              <>
                <LinkOrButton
                  className={styles.card}
                  href={onRowOpen ? undefined : rowHref?.(row)}
                  onPress={onRowOpen ? () => onRowOpen(row) : undefined}
                >
                  {cardView(row)}
                </LinkOrButton>
                {line.canExpand && (
                  <span className={styles.cardActions}>
                    <IconButton
                      icon={line.isExpanded ? ChevronDownIcon : ChevronRightIcon}
                      label={line.isExpanded ? messages.fold(name) : messages.unfold(name)}
                      aria-expanded={line.isExpanded}
                      isDirectional={!line.isExpanded}
                      onPress={() => opening.toggleExpanded(index)}
                    />
                  </span>
                )}
                {openMenu && (
                  <CardActions
                    label={messages.actionsFor(name)}
                    onPress={(anchor) => openMenu({ row: index, col: 0 }, anchor)}
                  />
                )}
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}
