import { ChevronDownIcon, ChevronUpIcon, Maximize2Icon, Minimize2Icon, XIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../components/Button/IconButton.tsx';
import { cx } from '../../cx.ts';
import { Drawer } from '../../components/Drawer/Drawer.tsx';
import { Skeleton } from '../../components/Feedback/Skeleton.tsx';
import { ErrorState } from '../../components/Feedback/States.tsx';
import { Icon, type IconType } from '../../components/Icon/Icon.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useControlled } from '../../hooks.ts';
import { useIsPhone } from '../../media.ts';
import { useMessages } from '../../messages/useMessages.ts';
import * as styles from './TaskPanel.css.ts';
import { taskPanelMessages } from './TaskPanel.messages.ts';

export interface TaskPanelProps {
  /** Controlled open state. */
  isOpen: boolean;
  /** Called when the open state should change. */
  onOpenChange: (isOpen: boolean) => void;
  /** Accessible name; also the heading if there is no `title`. */
  label: string;
  /** Editable title instead of the heading. */
  title?: ReactNode;
  /** Task number. */
  code?: string;
  /** Content beside the number, e.g. the save state. */
  status?: ReactNode;
  /** Actions in the header. */
  actions?: ReactNode;
  /** Chips of the parents below the title. */
  parents?: ReactNode;
  /** Opens the previous task; null disables the button, undefined hides it. */
  onPrevious?: (() => void) | null;
  /** Opens the next task; null disables the button, undefined hides it. */
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
  /** Content instead of the task, e.g. a `ForbiddenState`. */
  instead?: ReactNode;
  /** Content of the panel. */
  children?: ReactNode;
}

/**
 * Panel of a task beside its list: 720 px wide, full width below the header, or full screen on phones. Escape closes
 * it and returns the focus.
 */
export function TaskPanel({
  isOpen,
  onOpenChange,
  label,
  title,
  code,
  status,
  actions,
  parents,
  onPrevious,
  onNext,
  isFull,
  onFullChange,
  isLoading,
  isFailed,
  onReload,
  instead,
  children,
}: TaskPanelProps) {
  const messages = useMessages('taskPanel', taskPanelMessages);
  const isPhone = useIsPhone();
  const [isWide, setWide] = useControlled(isFull, false, onFullChange);
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
      flush
      head={
        <div className={styles.head}>
          {step(ChevronUpIcon, messages.previous, messages.noPrevious, onPrevious)}
          {step(ChevronDownIcon, messages.next, messages.noNext, onNext)}
          {code !== undefined && <span className={styles.code}>{code}</span>}
          {status && <span className={styles.status}>{status}</span>}
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
              noTooltip
            />
          </span>
        </div>
      }
    >
      <div className={cx(styles.content, isWide && styles.wide)} aria-busy={isLoading || undefined}>
        {instead ??
          (isLoading ? (
            <Skeleton label={messages.loading} count={10} />
          ) : isFailed ? (
            <ErrorState title={messages.failed} onRetry={onReload}>
              {messages.failedHint}
            </ErrorState>
          ) : (
            <>
              <div className={styles.titleBlock}>
                {title ?? <h2 className={styles.title}>{label}</h2>}
                {parents && <div className={styles.below}>{parents}</div>}
              </div>
              {children}
            </>
          ))}
      </div>
    </Drawer>
  );
}

export interface TaskField {
  id?: string;
  label: string;
  value?: ReactNode;
  /** An `InlineEdit`, which brings its label, in place of the value. */
  edit?: ReactNode;
  /** The complete line. */
  isWide?: boolean;
}

export interface TaskFieldsProps {
  /** Fields in order. */
  fields: readonly TaskField[];
}

/** Fields of an item: two columns of labels and values, one on phones. */
export function TaskFields({ fields }: TaskFieldsProps) {
  return (
    <div className={styles.fields}>
      {fields.map(({ id, label, value, edit, isWide }) =>
        edit ? (
          <div key={id ?? label} className={cx(styles.edit, isWide && styles.wideField)}>
            {edit}
          </div>
        ) : (
          <div key={id ?? label} className={cx(styles.field, isWide && styles.wideField)}>
            <span className={styles.fieldLabel} title={label}>
              {label}
            </span>
            <span className={styles.fieldValue}>{value}</span>
          </div>
        ),
      )}
    </div>
  );
}

export interface TaskItem {
  id: string;
  label: string;
  /** Address of the item, or `onOpen`. */
  href?: string;
  onOpen?: () => void;
  /** The state's glyph, or the file's. */
  icon?: IconType;
  /** Element instead of the icon. */
  mark?: ReactNode;
  /** Location of the item, after the label or below it on phones. */
  detail?: string;
  /** Content at the end: a date, a size or a person. */
  aside?: ReactNode;
  isDone?: boolean;
  /** The end of a file's name is never cut. */
  isFile?: boolean;
}

export interface TaskItemsProps {
  /** Names the list. */
  label: string;
  /** Items in order. */
  items: readonly TaskItem[];
  /** Shown if there are no items. */
  empty: ReactNode;
}

/** Sub-items or files of an item, a line each. */
export function TaskItems({ label, items, empty }: TaskItemsProps) {
  if (items.length === 0) return <p className={cx(styles.items, styles.empty)}>{empty}</p>;
  return (
    <ul aria-label={label} className={styles.items}>
      {items.map((item) => (
        <li key={item.id} className={styles.item}>
          {(item.mark ?? item.icon) && (
            <span className={styles.itemGlyph}>{item.mark ?? (item.icon && <Icon icon={item.icon} />)}</span>
          )}
          <span className={cx(styles.itemLabel, item.isDone && styles.itemDone)}>
            <Link
              href={item.href}
              onPress={item.onOpen}
              tone={item.isDone ? 'muted' : 'primary'}
              weight="regular"
              truncate
              cover
            >
              <Text truncate={item.isFile ? 'middle' : 'end'}>{item.label}</Text>
            </Link>
            {item.detail && (
              <span className={styles.itemDetail} title={item.detail}>
                {item.detail}
              </span>
            )}
          </span>
          {item.aside !== undefined && <span className={styles.itemAside}>{item.aside}</span>}
        </li>
      ))}
    </ul>
  );
}

export interface TaskPairProps {
  /** Two sections shown side by side. */
  children: ReactNode;
}

/** Two sections side by side if there is room. */
export function TaskPair({ children }: TaskPairProps) {
  return <div className={styles.pair}>{children}</div>;
}
