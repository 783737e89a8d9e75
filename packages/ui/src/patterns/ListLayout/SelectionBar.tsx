import { ChevronDownIcon } from 'lucide-react';
import { useEffect } from 'react';
import { BareButton } from '../../components/Button/BareButton.tsx';
import { Button } from '../../components/Button/Button.tsx';
import type { IconType } from '../../components/Icon/Icon.tsx';
import { Menu } from '../../components/Menu/Menu.tsx';
import { Kbd } from '../../components/Status/Kbd.tsx';
import { cx } from '../../cx.ts';
import { useFit } from '../../fit/useFit.ts';
import { useLocale } from '../../locale.tsx';
import { GridCheck } from '../../data-grid/GridCheck.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import * as styles from './ListLayout.css.ts';
import { listLayoutMessages } from './ListLayout.messages.ts';

export interface BulkAction {
  id: string;
  label: string;
  icon?: IconType;
  tone?: 'danger';
  onPress: () => void;
  disabledReason?: string;
}

export interface ListSelection {
  /** Number of selected rows; 0 hides the bar. */
  count: number;
  /** Number of rows of the list, for "Select all 186". */
  total?: number;
  actions: readonly BulkAction[];
  onSelectAll?: () => void;
  onClear: () => void;
}

interface SelectionBarProps {
  selection: ListSelection;
  isPhone: boolean;
}

/** Covers the toolbar while rows are selected; its checkbox stays in the table's column. */
export function SelectionBar({ selection, isPhone }: SelectionBarProps) {
  const { count, total, actions, onSelectAll, onClear } = selection;
  const messages = useMessages('listLayout', listLayoutMessages);
  const { locale } = useLocale();
  const numberFormat = new Intl.NumberFormat(locale);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      // An open overlay handles Escape first.
      if (document.querySelector('[role="dialog"], [role="menu"], [role="listbox"]')) return;
      if ((event.target as Element).matches('input, textarea, select')) return;
      onClear();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [onClear]);
  const isAll = total !== undefined && count >= total;
  const { row, ghosts, shown } = useFit<HTMLDivElement>({
    count: actions.length,
    signature: actions.map((action) => action.label).join('|'),
  });
  const rest = actions.filter((_, index) => !shown.includes(index));
  return (
    <div
      role="toolbar"
      aria-label={messages.selection}
      className={cx(styles.selection, isPhone && styles.selectionPhone)}
    >
      <BareButton className={styles.selectionCheck} aria-label={messages.clearSelection} onPress={onClear}>
        <GridCheck isSelected={isAll ? true : 'mixed'} />
      </BareButton>
      <span className={styles.selectionCount} aria-live="polite">
        {messages.selected(numberFormat.format(count))}
      </span>
      {onSelectAll && total !== undefined && !isAll && (
        <BareButton className={styles.selectAll} onPress={onSelectAll}>
          {messages.selectAll(numberFormat.format(total))}
        </BareButton>
      )}
      <span className={styles.selectionLine} />
      <div ref={row} className={styles.selectionActions}>
        {shown.map((index) => {
          const action = actions[index];
          return action && <BulkButton key={action.id} action={action} />;
        })}
        {rest.length > 0 && (
          <Menu
            label={messages.moreActions}
            placement="bottom start"
            items={rest.map(({ id, label, icon, tone, onPress, disabledReason }) => ({
              id,
              label,
              icon,
              tone,
              disabledReason,
              onAction: onPress,
            }))}
            trigger={
              <Button variant="ghost" size="sm" iconAfter={ChevronDownIcon}>
                {messages.more}
              </Button>
            }
          />
        )}
        <div ref={ghosts} className={styles.ghosts} inert aria-hidden>
          {actions.map((action) => (
            <BulkButton key={action.id} action={action} />
          ))}
          <span>
            <Button variant="ghost" size="sm" iconAfter={ChevronDownIcon}>
              {messages.more}
            </Button>
          </span>
        </div>
      </div>
      <span className={styles.bulkClear}>
        <Button variant="ghost" size="sm" isQuiet onPress={onClear}>
          <span className={styles.clearText}>
            {messages.clear} <Kbd>Esc</Kbd>
          </span>
        </Button>
      </span>
    </div>
  );
}

interface BulkButtonProps {
  action: BulkAction;
}

function BulkButton({ action }: BulkButtonProps) {
  return (
    <span className={cx(styles.bulk, action.tone === 'danger' && styles.bulkDanger)}>
      <Button
        variant="ghost"
        size="sm"
        icon={action.icon}
        onPress={action.onPress}
        disabledReason={action.disabledReason}
      >
        {action.label}
      </Button>
    </span>
  );
}
