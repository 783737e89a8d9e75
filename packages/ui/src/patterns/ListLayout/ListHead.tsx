import { PlusIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import type { IconType } from '../../components/Icon/Icon.tsx';
import { useLocale } from '../../locale.tsx';
import * as styles from './ListLayout.css.ts';

export interface PrimaryAction {
  label: string;
  /** Label on phones ("New"). */
  shortLabel?: string;
  icon?: IconType;
  onPress?: () => void;
  href?: string;
  /** Reason why the action is disabled. */
  disabledReason?: string;
  /** Pending; further presses are ignored. */
  isPending?: boolean;
}

interface ListHeadProps {
  title: string;
  count: number | undefined;
  actions: ReactNode;
  primaryAction: PrimaryAction | undefined;
  isPhone: boolean;
}

/** Header of the list: title, count and actions. Actions that do not fit beside the title are placed below. */
export function ListHead({ title, count, actions, primaryAction, isPhone }: ListHeadProps) {
  const { locale } = useLocale();
  const shortLabel = isPhone ? primaryAction?.shortLabel : undefined;
  return (
    <header className={styles.head}>
      <div className={styles.name}>
        <h1 className={styles.title}>{title}</h1>
        {count !== undefined && <span className={styles.count}>{count.toLocaleString(locale)}</span>}
      </div>
      <span className={styles.actions}>
        {actions}
        {primaryAction && (
          <Button
            variant="primary"
            size={isPhone ? 'lg' : 'md'}
            icon={primaryAction.icon ?? PlusIcon}
            onPress={primaryAction.onPress}
            href={primaryAction.href}
            disabledReason={primaryAction.disabledReason}
            isPending={primaryAction.isPending}
            {...(shortLabel === undefined ? {} : { 'aria-label': primaryAction.label })}
          >
            {shortLabel ?? primaryAction.label}
          </Button>
        )}
      </span>
    </header>
  );
}
