import { ChevronDownIcon } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { VisuallyHidden } from '../../components/Layout/Layout.tsx';
import { Menu, type MenuEntry } from '../../components/Menu/Menu.tsx';
import * as styles from './UserMenu.css.ts';

export interface UserMenuProps {
  name: string;
  /** Picture of the person; their initials without it. */
  src?: string;
  items: readonly MenuEntry[];
}

/** Who is signed in, and what is theirs: profile, preferences, sign out. */
export function UserMenu({ name, src, items }: UserMenuProps) {
  return (
    <Menu
      label="User menu"
      items={items}
      trigger={
        <AriaButton className={styles.trigger}>
          <VisuallyHidden>User menu, {name}</VisuallyHidden>
          <Avatar name={name} src={src} size={28} decorative />
          <span className={styles.chevron}>
            <Icon icon={ChevronDownIcon} />
          </span>
        </AriaButton>
      }
    />
  );
}
