import { ChevronDownIcon } from 'lucide-react';
import { BareButton } from '../../components/Button/BareButton.tsx';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { VisuallyHidden } from '../../components/Layout/Layout.tsx';
import { Menu, type MenuEntry } from '../../components/Menu/Menu.tsx';
import * as styles from './UserMenu.css.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { userMenuMessages } from './UserMenu.messages.ts';

export interface UserMenuProps {
  /** Name of the user. */
  name: string;
  /** Picture of the user; initials by default. */
  src?: string;
  /** Menu entries. */
  items: readonly MenuEntry[];
}

/**
 * Menu of the signed-in user: profile, preferences, sign out.
 *
 * @example
 * <UserMenu name="Maya Lindqvist" items={[{ id: 'profile', label: 'Profile', href: '/profile' }]} />
 */
export function UserMenu({ name, src, items }: UserMenuProps) {
  const messages = useMessages('userMenu', userMenuMessages);
  return (
    <Menu
      label={messages.label}
      items={items}
      trigger={
        <BareButton className={styles.trigger}>
          <VisuallyHidden>{messages.of(name)}</VisuallyHidden>
          <Avatar name={name} src={src} size={28} isDecorative />
          <span className={styles.chevron}>
            <Icon icon={ChevronDownIcon} />
          </span>
        </BareButton>
      }
    />
  );
}
