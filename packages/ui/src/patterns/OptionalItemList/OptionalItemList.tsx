import { Check, Eye, EyeOff } from 'lucide-react';
import { useId } from 'react';
import { IconButton } from '../../components/Button/IconButton.tsx';
import { Checkbox } from '../../components/Choice/Checkbox.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { VisuallyHidden } from '../../components/Layout/Layout.tsx';
import { cx } from '../../cx.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { optionalItemListMessages } from './OptionalItemList.messages.ts';
import * as styles from './OptionalItemList.css.ts';

/** Item of a document that its recipient can include. */
export interface OptionalItem {
  /** Unique id. */
  id: string;
  /** Code, e.g. `OPT-1`. */
  code: string;
  /** Name of the item. */
  name: string;
  /** Description below the name. */
  detail?: string;
  /** Price difference with its sign. */
  amount: string;
  /** Included in the total. */
  isIncluded: boolean;
  /** Shown to the recipient of the document. @default true */
  isVisible?: boolean;
}

export interface OptionalItemListProps {
  /** Heading of the list. */
  title: string;
  /** Explanation of the checkboxes, beside the title. */
  note?: string;
  /** Items in order. */
  items: readonly OptionalItem[];
  /** Includes an item in the total or removes it; without it the list is read-only. */
  onInclude?: (item: OptionalItem, isIncluded: boolean) => void;
  /** Shows an item to the recipient or hides it. */
  onVisibilityChange?: (item: OptionalItem, isVisible: boolean) => void;
  /** Singular noun of the document's recipient, e.g. "vendor". @default 'customer' */
  recipient?: string;
}

/**
 * Optional items of a document with their prices, e.g. alternates or add-ons; checked ones are included in the total.
 *
 * @example
 * <OptionalItemList
 *   title="Alternates"
 *   items={[{ id: '1', code: 'ALT-1', name: 'Acoustic tile', amount: '3180.00', isIncluded: false }]}
 * />
 */
export function OptionalItemList({
  title,
  note,
  items,
  onInclude,
  onVisibilityChange,
  recipient,
}: OptionalItemListProps) {
  const messages = useMessages('optionalItemList', optionalItemListMessages);
  const reader = recipient ?? messages.recipient;
  const headingId = useId();
  const hasMarks = onInclude !== undefined || items.some(({ isIncluded }) => isIncluded);
  return (
    <section aria-labelledby={headingId}>
      <header className={styles.head}>
        <h2 id={headingId} className={styles.title}>
          {title}
        </h2>
        {note && <span className={styles.note}>{note}</span>}
      </header>
      <ul>
        {items.map((item) => {
          const { id, code, name, detail, amount, isIncluded, isVisible = true } = item;
          return (
            <li key={id} className={styles.item}>
              {hasMarks && (
                <span className={styles.mark}>
                  {onInclude ? (
                    <Checkbox
                      label={messages.include(code, name)}
                      hideLabel
                      isSelected={isIncluded}
                      isDisabled={!isVisible}
                      onChange={(next) => onInclude(item, next)}
                    />
                  ) : (
                    isIncluded && (
                      <>
                        <Icon icon={Check} />
                        <VisuallyHidden>{messages.included}</VisuallyHidden>
                      </>
                    )
                  )}
                </span>
              )}
              <span className={styles.code}>{code}</span>
              <span className={cx(styles.text, !isVisible && styles.hiddenItem)}>
                <span className={cx(styles.name, !isVisible && styles.hiddenItem)}>{name}</span>{' '}
                {detail && <span className={styles.detail}>{detail}</span>}
                {!isVisible && <span className={styles.detail}>{messages.hidden(reader)}</span>}
              </span>
              <span className={cx(styles.amount, !isVisible && styles.hiddenItem)}>{amount}</span>
              {onVisibilityChange && (
                <span className={styles.tool}>
                  <IconButton
                    icon={isVisible ? Eye : EyeOff}
                    size="sm"
                    label={isVisible ? messages.hide(code, name, reader) : messages.show(code, name, reader)}
                    onPress={() => onVisibilityChange(item, !isVisible)}
                  />
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
