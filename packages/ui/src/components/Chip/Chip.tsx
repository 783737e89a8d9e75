import { X } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { BareButton } from '../Button/BareButton.tsx';
import { cx } from '../../cx.ts';
import { Icon, type IconType } from '../Icon/Icon.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { chipMessages } from './Chip.messages.ts';
import * as styles from './Chip.css.ts';

export interface ChipProps {
  /** Content instead of field, operator and value. */
  children?: ReactNode;
  /** A filter reads field, operator, value. */
  field?: string;
  /** Text between field and value, e.g. "is". */
  operator?: string;
  /** Value of the chip. */
  value?: string;
  /** Icon before the text. */
  icon?: IconType;
  /** Opens the chip's editor. */
  onPress?: () => void;
  /** Shows a remove button that calls this. */
  onRemove?: () => void;
  /** Accessible name of the remove button; by default built from the chip's text. */
  removeLabel?: string;
  /** Shows the chip as selected. */
  isSelected?: boolean;
  /** Ref to the button of the chip. */
  ref?: Ref<HTMLButtonElement>;
}

/**
 * Filter, tag or selected item: a press changes it, the cross removes it.
 *
 * @example
 * <Chip onRemove={() => console.log('Removed')}>Concrete</Chip>
 */
export function Chip({
  children,
  field,
  operator,
  value,
  icon,
  onPress,
  onRemove,
  removeLabel,
  isSelected,
  ref,
}: ChipProps) {
  const own = useMessages('chip', chipMessages);
  const text = [field, operator, value].filter(Boolean).join(' ');
  const body = (
    <>
      {icon && (
        <span className={styles.glyph}>
          <Icon icon={icon} size={14} />
        </span>
      )}
      {field && <span className={styles.faint}>{field}</span>}
      {operator && <span className={styles.faint}>{operator}</span>}
      {value && (
        <span className={styles.value} title={value}>
          {value}
        </span>
      )}
      {typeof children === 'string' ? <span className={styles.text}>{children}</span> : children}
    </>
  );
  return (
    <span className={cx(styles.chip, isSelected && styles.selected)}>
      {onPress ? (
        <BareButton ref={ref} className={cx(styles.body, styles.pressable)} onPress={onPress}>
          {body}
        </BareButton>
      ) : (
        <span className={styles.body}>{body}</span>
      )}
      {onRemove && (
        <BareButton
          className={styles.remove}
          onPress={onRemove}
          aria-label={removeLabel ?? own.remove(text || (typeof children === 'string' ? children : ''))}
        >
          <Icon icon={X} size={14} />
        </BareButton>
      )}
    </span>
  );
}
