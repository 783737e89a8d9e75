import { BookOpenIcon, LifeBuoyIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../components/Button/IconButton.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { appFrameMessages } from './AppFrame.messages.ts';
import * as styles from './HeaderActions.css.ts';

interface HelpLinksProps {
  documentationHref: string | undefined;
  supportHref: string | undefined;
  onSupport: (() => void) | undefined;
}

/** Links to the documentation and to support. */
export function HelpLinks({ documentationHref, supportHref, onSupport }: HelpLinksProps) {
  const messages = useMessages('appFrame', appFrameMessages);
  return (
    <>
      {documentationHref !== undefined && (
        <IconButton
          icon={BookOpenIcon}
          label={messages.documentation}
          href={documentationHref}
          target="_blank"
        />
      )}
      {(supportHref !== undefined || onSupport) && (
        <IconButton icon={LifeBuoyIcon} label={messages.support} href={supportHref} onPress={onSupport} />
      )}
    </>
  );
}

interface HeaderActionsProps {
  isNarrow: boolean;
  tabs: ReactNode;
  search: ReactNode;
  assistant: ReactNode;
  /** Links to help. */
  help: ReactNode;
  notifications: ReactNode;
  launcher: ReactNode;
  userMenu: ReactNode;
}

/** End of the header. In narrow windows, help, launcher and user menu are in the menu, and tabs and search are here. */
export function HeaderActions({
  isNarrow,
  tabs,
  search,
  assistant,
  help,
  notifications,
  launcher,
  userMenu,
}: HeaderActionsProps) {
  if (isNarrow)
    return (
      <div className={styles.actions}>
        {tabs}
        {search}
        {assistant && <span className={styles.touch}>{assistant}</span>}
        {notifications && <span className={styles.touch}>{notifications}</span>}
      </div>
    );
  return (
    <div className={styles.actions}>
      {assistant && <span className={styles.slot}>{assistant}</span>}
      {help}
      {notifications}
      {launcher}
      {userMenu}
    </div>
  );
}
