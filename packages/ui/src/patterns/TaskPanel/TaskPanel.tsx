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
import { useWords } from '../../messages/useMessages.ts';
import * as styles from './TaskPanel.css.ts';
import { taskPanelWords } from './TaskPanel.messages.ts';

export interface TaskPanelProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** What the panel shows; names it, and is its heading where `title` is not given. */
  label: string;
  /** An `InlineEdit` in place of the heading. */
  title?: ReactNode;
  /** The number, in monospace. */
  code?: string;
  /** Beside the number: saved, saving, read-only. */
  status?: ReactNode;
  /** Buttons of the head. */
  actions?: ReactNode;
  /** Chips below the title: what it belongs to. */
  parents?: ReactNode;
  /** The one before and the one after in the list; `undefined` leaves the button out, `null` says there is none. */
  onPrevious?: (() => void) | null;
  onNext?: (() => void) | null;
  /** The whole width instead of 720. */
  isFull?: boolean;
  onFullChange?: (isFull: boolean) => void;
  isLoading?: boolean;
  isFailed?: boolean;
  onReload?: () => void;
  /** In place of the content: a `ForbiddenState`. */
  instead?: ReactNode;
  children?: ReactNode;
}

/**
 * One item beside its list, which stays usable: 720 wide below the tab bar, wide all that is below the header, a
 * phone's whole screen. Escape closes, and focus goes back to where it came from.
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
  const words = useWords('taskPanel', taskPanelWords);
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
          {step(ChevronUpIcon, words.previous, words.noPrevious, onPrevious)}
          {step(ChevronDownIcon, words.next, words.noNext, onNext)}
          {code !== undefined && <span className={styles.code}>{code}</span>}
          {status && <span className={styles.status}>{status}</span>}
          <span className={styles.tools}>
            {actions}
            {!isPhone && (
              <IconButton
                icon={isWide ? Minimize2Icon : Maximize2Icon}
                label={isWide ? words.side : words.full}
                size="sm"
                onPress={() => setWide(!isWide)}
              />
            )}
            <span className={styles.rule} />
            <IconButton
              icon={XIcon}
              label={words.close}
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
            <Skeleton label={words.loading} count={10} />
          ) : isFailed ? (
            <ErrorState title={words.failed} onRetry={onReload}>
              {words.failedHint}
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
  /** The whole line. */
  isWide?: boolean;
}

export interface TaskFieldsProps {
  fields: readonly TaskField[];
}

/** What an item is: two columns of names and values, one on a phone. */
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
  /** Where it leads, or what a press does. */
  href?: string;
  onOpen?: () => void;
  /** The state's glyph, or the file's. */
  icon?: IconType;
  /** In place of the glyph: one with a colour of its own. */
  mark?: ReactNode;
  /** Behind the label, and on a phone below it: where it is. */
  detail?: string;
  /** At the end: a date, a size, a person. */
  aside?: ReactNode;
  isDone?: boolean;
  /** The end of a file's name is never cut. */
  isFile?: boolean;
}

export interface TaskItemsProps {
  /** Names the list. */
  label: string;
  items: readonly TaskItem[];
  /** In place of the items when there are none. */
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
  children: ReactNode;
}

/** Two sections side by side while there is room. */
export function TaskPair({ children }: TaskPairProps) {
  return <div className={styles.pair}>{children}</div>;
}
