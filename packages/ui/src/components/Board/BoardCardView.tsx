import { Ellipsis } from 'lucide-react';
import type { CSSProperties, PointerEvent } from 'react';
import { useLocale } from '../../locale.tsx';
import { cx } from '../../cx.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../Layout/Layout.tsx';
import { boardMessages } from './Board.messages.ts';
import type { BoardCard } from './boardTypes.ts';
import * as styles from './Board.css.ts';

interface CardFaceProps {
  card: BoardCard;
  hasMenu?: boolean;
}

function CardFace({ card, hasMenu }: CardFaceProps) {
  const messages = useMessages('board', boardMessages);
  const { locale } = useLocale();
  const people = card.people ?? [];
  const facts = card.facts ?? [];
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
          <span className={styles.text}>{card.subtitle}</span>
        </span>
      )}
      {(card.figure || facts.length > 0 || people.length > 0) && (
        <span className={styles.foot}>
          {card.figure && <span className={styles.figure}>{card.figure}</span>}
          {facts.length > 0 && (
            <span className={cx(styles.facts, card.figure && styles.end)}>
              {facts.map((fact) => (
                <span key={fact.id} className={cx(styles.fact, fact.tone && styles.factTone[fact.tone])}>
                  {fact.icon && <Icon icon={fact.icon} size={14} />}
                  <span className={styles.text}>{fact.text}</span>
                  {fact.label && <VisuallyHidden> {fact.label}</VisuallyHidden>}
                </span>
              ))}
            </span>
          )}
          {people.length > 0 && (
            <span className={styles.people}>
              {people.slice(0, 3).map((name) => (
                <Avatar key={name} name={name} decorative />
              ))}
              <VisuallyHidden>
                {messages.people(new Intl.ListFormat(locale, { type: 'conjunction' }).format(people))}
              </VisuallyHidden>
            </span>
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

export function BoardCardView({
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
}

/** The card under the pointer. */
export function LiftedCard({ card, style }: { card: BoardCard; style: CSSProperties }) {
  return (
    <div aria-hidden className={cx(styles.card, styles.lift)} style={style}>
      <CardFace card={card} />
    </div>
  );
}
