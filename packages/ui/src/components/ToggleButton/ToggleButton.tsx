import type { ReactNode, Ref } from 'react';
import * as button from '../Button/Button.css.ts';
import { cx } from '../../cx.ts';
import { useControlled } from '../../hooks.ts';
import { Icon, type IconType } from '../Icon/Icon.tsx';
import { pressHandlers } from '../Press/press.ts';
import * as styles from './ToggleButton.css.ts';

export interface ToggleButtonProps {
  /** Label of the button. */
  children: ReactNode;
  /** Icon before the label. */
  icon?: IconType;
  /** Size of the control. */
  size?: 'md' | 'sm';
  /** Controlled selected state. */
  isSelected?: boolean;
  /** Initial selected state when uncontrolled. */
  defaultSelected?: boolean;
  /** Called with the new state. */
  onChange?: (isSelected: boolean) => void;
  /** Disables the control. */
  isDisabled?: boolean;
  /** Ref to the button. */
  ref?: Ref<HTMLButtonElement>;
}

/**
 * Button that toggles a view setting.
 *
 * @example
 * const [isPinned, setPinned] = useState(false);
 * return (
 *   <ToggleButton isSelected={isPinned} onChange={setPinned}>
 *     Pinned
 *   </ToggleButton>
 * );
 */
export function ToggleButton({
  children,
  icon,
  size = 'md',
  isSelected,
  defaultSelected = false,
  onChange,
  isDisabled,
  ref,
}: ToggleButtonProps) {
  const [isOn, set] = useControlled(isSelected, defaultSelected, onChange);
  return (
    <button
      ref={ref}
      type="button"
      {...pressHandlers({ onPress: () => set(!isOn) })}
      aria-pressed={isOn}
      data-selected={isOn || undefined}
      disabled={isDisabled}
      className={cx(
        button.button,
        button.variant.secondary,
        button.size[size],
        icon && button.withIcon,
        styles.on,
      )}
    >
      {icon && (
        <span className={styles.glyph}>
          <Icon icon={icon} />
        </span>
      )}
      <span className={button.label}>{children}</span>
    </button>
  );
}
