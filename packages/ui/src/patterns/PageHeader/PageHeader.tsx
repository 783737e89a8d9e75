import { ArrowLeftIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../components/Button/IconButton.tsx';
import * as styles from './PageHeader.css.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { pageHeaderWords } from './PageHeader.messages.ts';

export interface PageHeaderProps {
  /** Page title. */
  title: string;
  /** Beside the title: a date, a count, a period. */
  aside?: ReactNode;
  /** Text below the title. */
  description?: ReactNode;
  /** Address of the back link. */
  backHref?: string;
  /** Where back leads: "Purchase orders". */
  backLabel?: string;
  /** Actions in the header. */
  actions?: ReactNode;
}

/** Page title with description and actions. */
export function PageHeader({ title, aside, description, backHref, backLabel, actions }: PageHeaderProps) {
  const words = useMessages('pageHeader', pageHeaderWords);
  return (
    <header className={styles.header}>
      {backHref !== undefined && (
        <span className={styles.back}>
          <IconButton icon={ArrowLeftIcon} label={backLabel ?? words.back} href={backHref} directional />
        </span>
      )}
      <div className={styles.words}>
        <div className={styles.line}>
          <h1 className={styles.title}>{title}</h1>
          {aside !== undefined && <span className={styles.aside}>{aside}</span>}
        </div>
        {description !== undefined && <p className={styles.description}>{description}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
