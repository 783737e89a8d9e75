import { Check, Eye, EyeOff } from 'lucide-react';
import { useId } from 'react';
import { IconButton } from '../../components/Button/IconButton.tsx';
import { Checkbox } from '../../components/Choice/Checkbox.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { VisuallyHidden } from '../../components/Layout/Layout.tsx';
import { cx } from '../../cx.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { estimateQuoteMessages } from './EstimateQuote.messages.ts';
import * as styles from './AlternateList.css.ts';

/** Alternate of a quote. */
export interface AlternateItem {
  /** Unique id. */
  id: string;
  /** Code, e.g. `ALT-1`. */
  code: string;
  /** Name of the alternate. */
  name: string;
  /** Description below the name. */
  detail?: string;
  /** Price difference with its sign. */
  amount: string;
  /** Included in the total. */
  isAccepted: boolean;
  /** Shown to the customer. @default true */
  isOffered?: boolean;
}

export interface AlternateListProps {
  /** Heading of the list. */
  title: string;
  /** Explanation of the checkboxes, beside the title. */
  note?: string;
  /** Alternates in order. */
  items: readonly AlternateItem[];
  /** Includes an alternate in the total or removes it; without it the list is read-only. */
  onAccept?: (item: AlternateItem, isAccepted: boolean) => void;
  /** Shows an alternate to the customer or hides it. */
  onOffer?: (item: AlternateItem, isOffered: boolean) => void;
}

/** Alternates to a base bid with their prices; checked ones are included in the total. */
export function AlternateList({ title, note, items, onAccept, onOffer }: AlternateListProps) {
  const messages = useMessages('estimateQuote', estimateQuoteMessages);
  const headingId = useId();
  const hasMarks = onAccept !== undefined || items.some(({ isAccepted }) => isAccepted);
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
          const { id, code, name, detail, amount, isAccepted, isOffered = true } = item;
          return (
            <li key={id} className={styles.item}>
              {hasMarks && (
                <span className={styles.mark}>
                  {onAccept ? (
                    <Checkbox
                      label={messages.acceptAlternate(code, name)}
                      hideLabel
                      isSelected={isAccepted}
                      isDisabled={!isOffered}
                      onChange={(next) => onAccept(item, next)}
                    />
                  ) : (
                    isAccepted && (
                      <>
                        <Icon icon={Check} />
                        <VisuallyHidden>{messages.inTotal}</VisuallyHidden>
                      </>
                    )
                  )}
                </span>
              )}
              <span className={styles.code}>{code}</span>
              <span className={cx(styles.text, !isOffered && styles.withheld)}>
                <span className={cx(styles.name, !isOffered && styles.withheld)}>{name}</span>{' '}
                {detail && <span className={styles.detail}>{detail}</span>}
                {!isOffered && <span className={styles.detail}>{messages.notOffered}</span>}
              </span>
              <span className={cx(styles.amount, !isOffered && styles.withheld)}>{amount}</span>
              {onOffer && (
                <IconButton
                  icon={isOffered ? Eye : EyeOff}
                  size="sm"
                  label={isOffered ? messages.withhold(code, name) : messages.offer(code, name)}
                  onPress={() => onOffer(item, !isOffered)}
                />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
