import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import * as button from '../Button/Button.css.ts';
import { Spinner } from '../Button/pending.tsx';
import { cx } from '../../cx.ts';
import { Icon, type IconType } from '../Icon/Icon.tsx';
import { Menu, type MenuEntry } from '../Menu/Menu.tsx';
import { pressHandlers } from '../Press/press.ts';
import { useBridged } from '../Press/PressTrigger.tsx';
import * as styles from './ToggleButton.css.ts';

export interface SplitButtonProps {
  /** Label of the main action. */
  label: string;
  /** Icon before the label. */
  icon?: IconType;
  /** Called for the main action. */
  onPress: () => void;
  /** Menu entries with variations of the action. */
  items: readonly MenuEntry[];
  /** Accessible name of the menu button, e.g. "More ways to send". */
  menuLabel: string;
  /** Visual style. */
  variant?: 'primary' | 'secondary';
  /** Size of the control. */
  size?: 'md' | 'sm';
  /** Disables the control. */
  isDisabled?: boolean;
  /** Shows a pending state and ignores presses. */
  isPending?: boolean;
}

interface HalfProps {
  label: string;
  isDisabled?: boolean;
  className: string;
  children: ReactNode;
}

/** Part of the button that opens the menu. */
function Half({ label, isDisabled, className, children }: HalfProps) {
  return useBridged(
    <button
      type="button"
      {...pressHandlers({})}
      aria-label={label}
      disabled={isDisabled}
      className={className}
    >
      {children}
    </button>,
  );
}

/**
 * Button of the main action with a menu of its variations.
 *
 * @example
 * <SplitButton
 *   label="Send quote"
 *   onPress={() => console.log('Sent')}
 *   menuLabel="More ways to send"
 *   items={[{ id: 'link', label: 'Copy link', onAction: () => console.log('Copied') }]}
 * />
 */
export function SplitButton({
  label,
  icon,
  onPress,
  items,
  menuLabel,
  variant = 'secondary',
  size = 'md',
  isDisabled,
  isPending,
}: SplitButtonProps) {
  const look = cx(button.button, button.variant[variant], button.size[size]);
  const glyph = cx(button.glyph, variant === 'primary' && button.glyphInherit);
  return (
    <div role="group" className={styles.pair} aria-label={label}>
      <button
        type="button"
        className={cx(look, icon && button.withIcon, styles.first)}
        {...pressHandlers({ onPress, isInert: isPending })}
        disabled={isDisabled}
        aria-disabled={isPending || undefined}
        data-busy={isPending || undefined}
      >
        {icon && (
          <span className={cx(glyph, isPending && button.concealed)}>
            <Icon icon={icon} />
          </span>
        )}
        <span className={cx(button.label, isPending && button.concealed)}>{label}</span>
        {isPending && <Spinner />}
      </button>
      <Menu
        label={menuLabel}
        items={items}
        trigger={
          <Half
            label={menuLabel}
            isDisabled={isDisabled || isPending}
            className={cx(look, styles.second, variant === 'primary' && styles.secondPrimary)}
          >
            <span className={glyph}>
              <Icon icon={ChevronDown} />
            </span>
          </Half>
        }
      />
    </div>
  );
}
