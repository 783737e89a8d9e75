import { ChevronDown } from 'lucide-react';
import { Button as AriaButton, Group } from 'react-aria-components';
import * as button from '../Button/Button.css.ts';
import { cx } from '../../cx.ts';
import { Icon, type IconType } from '../Icon/Icon.tsx';
import { Menu, type MenuEntry } from '../Menu/Menu.tsx';
import * as styles from './ToggleButton.css.ts';

export interface SplitButtonProps {
  label: string;
  icon?: IconType;
  onPress: () => void;
  /** The other ways to do it. */
  items: readonly MenuEntry[];
  /** Names the menu's half: "More ways to send". */
  menuLabel: string;
  variant?: 'primary' | 'secondary';
  size?: 'md' | 'sm';
  isDisabled?: boolean;
  isPending?: boolean;
}

/** The usual action, with its variations behind the arrow. */
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
    <Group className={styles.pair} aria-label={label}>
      <AriaButton
        className={cx(look, icon && button.withIcon, styles.first)}
        onPress={onPress}
        isDisabled={isDisabled || isPending}
      >
        {icon && (
          <span className={glyph}>
            <Icon icon={icon} />
          </span>
        )}
        <span className={button.label}>{label}</span>
      </AriaButton>
      <Menu
        label={menuLabel}
        items={items}
        trigger={
          <AriaButton
            aria-label={menuLabel}
            isDisabled={isDisabled || isPending}
            className={cx(look, styles.second, variant === 'primary' && styles.secondPrimary)}
          >
            <span className={glyph}>
              <Icon icon={ChevronDown} />
            </span>
          </AriaButton>
        }
      />
    </Group>
  );
}
