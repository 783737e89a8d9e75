import { Ellipsis } from 'lucide-react';
import { memo, type CSSProperties, type PointerEvent } from 'react';
import { useLocale } from '../../locale.tsx';
import { cx } from '../../cx.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../Layout/Layout.tsx';
import { boardMessages } from './Board.messages.ts';
import type { BoardCard, BoardFact } from './boardTypes.ts';
import * as board from './Board.css.ts';
import * as styles from './BoardCard.css.ts';

const isAlarm = ({ tone }: BoardFact) => tone === 'alert' || tone === 'bad' || tone === 'warn';

interface CardFaceProps {
  card: BoardCard;
  hasMenu?: boolean;
}

function CardFace({ card, hasMenu }: CardFaceProps) {
  const messages = useMessages('board', boardMessages);
  const { locale } = useLocale();
  const people = card.people ?? [];
  const alarms = (card.facts ?? []).filter(isAlarm);
  const facts = (card.facts ?? []).filter((fact) => !isAlarm(fact));
  const hasAlarms = alarms.length > 0;
  const rest = (facts.length > 0 || people.length > 0) && (
    <>
      {facts.length > 0 && (
        <span className={cx(styles.facts, card.figure && styles.end)}>
          {facts.map((fact) => (
            <span key={fact.id} className={cx(styles.fact, fact.tone && styles.factTone[fact.tone])}>
              {fact.icon && <Icon icon={fact.icon} size={14} />}
              <span className={board.text}>{fact.text}</span>
              {fact.label && <VisuallyHidden> {fact.label}</VisuallyHidden>}
            </span>
          ))}
        </span>
      )}
      {people.length > 0 && (
        <span className={styles.people}>
          {people.slice(0, 3).map((name) => (
            <Avatar key={name} name={name} isDecorative />
          ))}
          <VisuallyHidden>
            {messages.people(new Intl.ListFormat(locale, { type: 'conjunction' }).format(people))}
          </VisuallyHidden>
        </span>
      )}
    </>
  );
  return (
    <>
      <span className={cx(styles.cardTitle, hasMenu && styles.withMore)} title={card.title}>
        {card.title}
      </span>
      {card.subtitle && (
        <span className={styles.subtitle} title={card.subtitle}>
          {card.subtitleIcon && (
            <span className={styles.faint}>
              <Icon icon={card.subtitleIcon} />
            </span>
          )}
          <span className={board.text}>{card.subtitle}</span>
        </span>
      )}
      {(card.figure || hasAlarms || rest) && (
        <span className={cx(styles.foot, hasAlarms && styles.footWithAlarms)}>
          {card.figure && (
            <span className={cx(styles.figure, hasAlarms && styles.beforeAlarms)}>{card.figure}</span>
          )}
          {hasAlarms && (
            <span className={cx(styles.alarms, card.figure && rest && styles.alarmsBelowFigure)}>
              {alarms.map((fact) => (
                <span key={fact.id} className={cx(styles.alarm, fact.tone && styles.factTone[fact.tone])}>
                  {fact.icon && (
                    <span className={styles.alarmGlyph}>
                      <Icon icon={fact.icon} size={14} />
                    </span>
                  )}
                  {fact.text}
                  {fact.label && <VisuallyHidden> {fact.label}</VisuallyHidden>}
                </span>
              ))}
            </span>
          )}
          {hasAlarms && rest ? (
            <span className={cx(styles.rest, !card.figure && styles.grow)}>{rest}</span>
          ) : (
            rest
          )}
        </span>
      )}
    </>
  );
}

export interface CardActions {
  onPress: (id: string) => void;
  onFocusCard: (id: string) => void;
  onDragStart: (event: PointerEvent<HTMLElement>, id: string) => void;
  onMenu: (id: string, anchor: Element) => void;
}

interface BoardCardViewProps {
  card: BoardCard;
  actions: CardActions;
  isActive: boolean;
  isGhost: boolean;
  hasMenu: boolean;
  hintId?: string;
  roleDescription: string;
}

/** Card that is pressed, focused and dragged. */
export const BoardCardView = memo(function BoardCardView({
  card,
  actions,
  isActive,
  isGhost,
  hasMenu,
  hintId,
  roleDescription,
}: BoardCardViewProps) {
  return (
    <div
      role="button"
      aria-roledescription={roleDescription}
      aria-describedby={hintId}
      tabIndex={isActive ? 0 : -1}
      data-card={card.id}
      className={cx(styles.card, isGhost && styles.ghost, card.lockedReason && styles.locked)}
      onFocus={() => actions.onFocusCard(card.id)}
      onPointerDown={(event) => actions.onDragStart(event, card.id)}
      onClick={() => actions.onPress(card.id)}
    >
      <CardFace card={card} hasMenu={hasMenu} />
      {hasMenu && (
        <span
          className={styles.more}
          // The menu key and Shift+F10 open the same menu from the focused card.
          aria-hidden
          onPointerDown={(event) => event.stopPropagation()}
          onClick={(event) => {
            event.stopPropagation();
            actions.onMenu(card.id, event.currentTarget);
          }}
        >
          <Icon icon={Ellipsis} />
        </span>
      )}
    </div>
  );
});

/** The card under the pointer. */
export function LiftedCard({ card, style }: { card: BoardCard; style: CSSProperties }) {
  return (
    <div aria-hidden className={cx(styles.card, styles.lift)} style={style}>
      <CardFace card={card} />
    </div>
  );
}
