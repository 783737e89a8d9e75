import { ArrowLeftIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../components/Button/IconButton.tsx';
import { cx } from '../../cx.ts';
import * as styles from './PageHeader.css.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { pageHeaderMessages } from './PageHeader.messages.ts';

export interface PageHeaderProps {
  /** Page title. */
  title: string;
  /** Content beside the title: a date, a count or a period. */
  aside?: ReactNode;
  /** Text below the title. */
  description?: ReactNode;
  /** Address of the back link. */
  backHref?: string;
  /** Label of the back link: "Purchase orders". */
  backLabel?: string;
  /** Actions in the header. */
  actions?: ReactNode;
}

/**
 * Page title with description and actions.
 *
 * @example
 * <PageHeader title="Accounts" actions={<Button variant="primary">New account</Button>} />
 */
export function PageHeader({ title, aside, description, backHref, backLabel, actions }: PageHeaderProps) {
  const messages = useMessages('pageHeader', pageHeaderMessages);
  return (
    <header className={styles.header}>
      {backHref !== undefined && (
        <span className={cx(styles.back, description !== undefined && styles.backAtTitle)}>
          <IconButton icon={ArrowLeftIcon} label={backLabel ?? messages.back} href={backHref} isDirectional />
        </span>
      )}
      <div className={styles.text}>
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
