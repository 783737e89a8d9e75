import type { ReactNode, Ref } from 'react';
import { ToggleButton as AriaToggleButton } from 'react-aria-components';
import * as button from '../Button/Button.css.ts';
import { cx } from '../../cx.ts';
import { Icon, type IconType } from '../Icon/Icon.tsx';
import * as styles from './ToggleButton.css.ts';

export interface ToggleButtonProps {
  children: ReactNode;
  icon?: IconType;
  size?: 'md' | 'sm';
  isSelected?: boolean;
  defaultSelected?: boolean;
  onChange?: (isSelected: boolean) => void;
  isDisabled?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A setting of the view that stays pressed. */
export function ToggleButton({ children, icon, size = 'md', ...rest }: ToggleButtonProps) {
  return (
    <AriaToggleButton
      {...rest}
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
    </AriaToggleButton>
  );
}
