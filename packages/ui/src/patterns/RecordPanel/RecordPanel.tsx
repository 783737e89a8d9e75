import { ChevronDownIcon, ChevronUpIcon, Maximize2Icon, Minimize2Icon, XIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../components/Button/IconButton.tsx';
import { cx } from '../../cx.ts';
import { Drawer } from '../../components/Drawer/Drawer.tsx';
import { Skeleton } from '../../components/Feedback/Skeleton.tsx';
import { ErrorState } from '../../components/Feedback/States.tsx';
import type { IconType } from '../../components/Icon/Icon.tsx';
import { useControlled } from '../../hooks.ts';
import { useIsPhone } from '../../media.ts';
import { useMessages } from '../../messages/useMessages.ts';
import * as titleStyles from './EditableTitle.css.ts';
import * as styles from './RecordPanel.css.ts';
import { recordPanelMessages } from './RecordPanel.messages.ts';

export interface RecordPanelProps {
  /** Controlled open state. */
  isOpen: boolean;
  /** Called when the open state should change. */
  onOpenChange: (isOpen: boolean) => void;
  /** Accessible name; also the heading if there is no `title`. */
  label: string;
  /** Singular noun of the record in messages, e.g. "task". @default 'record' */
  noun?: string;
  /** `EditableTitle` instead of the heading. */
  title?: ReactNode;
  /** Record number, in monospace. */
  code?: string;
  /** Content beside the number, e.g. the save state; hidden while the record is not shown. */
  status?: ReactNode;
  /** Actions in the header. */
  actions?: ReactNode;
  /** Content below the title, e.g. links to the parents of the record. */
  subtitle?: ReactNode;
  /** Opens the previous record; null disables the button, undefined hides it. */
  onPrevious?: (() => void) | null;
  /** Opens the next record; null disables the button, undefined hides it. */
  onNext?: (() => void) | null;
  /** Full width instead of 720 px. */
  isFull?: boolean;
  /** Called to switch between full width and side panel. */
  onFullChange?: (isFull: boolean) => void;
  /** Shows the loading state. */
  isLoading?: boolean;
  /** Shows the error state. */
  isFailed?: boolean;
  /** Called to load again after a failure. */
  onReload?: () => void;
  /** Content shown instead of the record, e.g. a `ForbiddenState`. */
  fallback?: ReactNode;
  /** Content of the panel. */
  children?: ReactNode;
}

/**
 * Panel of a record beside its list: 720 px wide, full width below the header, or full screen on phones. Escape closes
 * it and returns the focus.
 *
 * @example
 * const [isOpen, setOpen] = useState(true);
 * return (
 *   <RecordPanel isOpen={isOpen} onOpenChange={setOpen} label="Task TSK-212">
 *     <Heading level={2}>Order the gypsum board</Heading>
 *   </RecordPanel>
 * );
 */
export function RecordPanel({
  isOpen,
  onOpenChange,
  label,
  noun,
  title,
  code,
  status,
  actions,
  subtitle,
  onPrevious,
  onNext,
  isFull,
  onFullChange,
  isLoading,
  isFailed,
  onReload,
  fallback,
  children,
}: RecordPanelProps) {
  const messages = useMessages('recordPanel', recordPanelMessages);
  const recordNoun = noun ?? messages.noun;
  const isPhone = useIsPhone();
  const [isWide, setWide] = useControlled(isFull, false, onFullChange);
  /** The record is not shown, so its state is not either: it would be that of another record or of none. */
  const isAbsent = fallback !== undefined || isLoading || isFailed;
  const step = (icon: IconType, name: string, none: string, run: (() => void) | null | undefined) =>
    run !== undefined && (
      <IconButton
        icon={icon}
        label={name}
        size="sm"
        onPress={run ?? undefined}
        disabledReason={run === null ? none : undefined}
      />
    );
  return (
    <Drawer
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={label}
      isModal={false}
      below={isWide ? 'header' : 'tabs'}
      width={isWide ? 'full' : 720}
      isFlush
      head={
        <div className={styles.head}>
          {step(ChevronUpIcon, messages.previous, messages.noPrevious(recordNoun), onPrevious)}
          {step(ChevronDownIcon, messages.next, messages.noNext(recordNoun), onNext)}
          {code !== undefined && <span className={styles.code}>{code}</span>}
          {status && !isAbsent && <span className={styles.status}>{status}</span>}
          <span className={styles.tools}>
            {actions}
            {!isPhone && (
              <IconButton
                icon={isWide ? Minimize2Icon : Maximize2Icon}
                label={isWide ? messages.side : messages.full}
                size="sm"
                onPress={() => setWide(!isWide)}
              />
            )}
            <span className={styles.rule} />
            <IconButton
              icon={XIcon}
              label={messages.close}
              size="sm"
              onPress={() => onOpenChange(false)}
              hideTooltip
            />
          </span>
        </div>
      }
    >
      <div className={cx(styles.content, isWide && styles.wide)} aria-busy={isLoading || undefined}>
        {fallback ??
          (isLoading ? (
            <Skeleton label={messages.loading} count={10} />
          ) : isFailed ? (
            <ErrorState title={messages.failed(recordNoun)} onRetry={onReload}>
              {messages.failedHint}
            </ErrorState>
          ) : (
            <>
              <div className={styles.titleBlock}>
                {title ?? <h2 className={titleStyles.title}>{label}</h2>}
                {subtitle && <div className={styles.subtitle}>{subtitle}</div>}
              </div>
              {children}
            </>
          ))}
      </div>
    </Drawer>
  );
}
