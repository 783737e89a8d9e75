import { CircleAlertIcon, Trash2Icon, UsersIcon } from 'lucide-react';
import { useId, useState } from 'react';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { IconButton } from '../../components/Button/IconButton.tsx';
import { Skeleton } from '../../components/Feedback/Skeleton.tsx';
import { EmptyState, ErrorState } from '../../components/Feedback/States.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { VisuallyHidden } from '../../components/Layout/Layout.tsx';
import { Select, type Option } from '../../components/Select/Select.tsx';
import { SearchField } from '../../components/TextField/SearchField.tsx';
import { cx } from '../../cx.ts';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import type { SharedPerson, ShareLevel } from './SharedPerson.ts';
import * as styles from './ShareDialog.css.ts';
import { shareDialogMessages } from './ShareDialog.messages.ts';

/** Number of people per page. */
export const pageSize = 5;

interface SharedListProps {
  people: readonly SharedPerson[];
  total: number;
  levels: readonly ShareLevel[];
  levelOptions: readonly Option[];
  query: string;
  onQueryChange: (query: string) => void;
  isReadOnly: boolean;
  isLoading?: boolean;
  isFailed?: boolean;
  onReload?: () => void;
  onLevelChange: (id: string, level: string) => Promise<void>;
  onRemove: (person: SharedPerson) => void;
  announcement: string;
}

/** List of people and groups with access. */
export function SharedList({
  people,
  total,
  query,
  onQueryChange,
  isLoading,
  isFailed,
  onReload,
  announcement,
  ...rest
}: SharedListProps) {
  const messages = useMessages('shareDialog', shareDialogMessages);
  const { locale } = useLocale();
  return (
    <section aria-label={messages.sharedWith}>
      <div className={styles.listHead}>
        <h3 className={styles.listTitle}>{messages.sharedWith}</h3>
        {!isLoading && !isFailed && <span className={styles.count}>{total.toLocaleString(locale)}</span>}
        {total > 1 && (
          <div className={styles.find}>
            <SearchField
              label={messages.find}
              hideLabel
              size="sm"
              placeholder={messages.find}
              value={query}
              onChange={onQueryChange}
              debounce={0}
            />
          </div>
        )}
      </div>
      {isLoading ? (
        <div className={styles.inset}>
          <Skeleton label={messages.loading} shape="table" count={5} columns={2} />
        </div>
      ) : isFailed ? (
        <div className={styles.empty}>
          <ErrorState size="sm" title={messages.failed} onRetry={onReload}>
            {messages.failedHint}
          </ErrorState>
        </div>
      ) : people.length === 0 ? (
        <div className={styles.empty}>
          <EmptyState
            size="sm"
            level={3}
            title={total === 0 ? messages.nobody : messages.noMatch(query.trim())}
          >
            {total === 0 ? messages.nobodyHint : undefined}
          </EmptyState>
        </div>
      ) : (
        <>
          <div className={styles.columnHead} aria-hidden>
            <span>{messages.person}</span>
            <span>{messages.permission}</span>
          </div>
          <ul className={styles.list} aria-label={messages.sharedWith}>
            {people.map((person) => (
              <SharedRow key={person.id} person={person} {...rest} />
            ))}
          </ul>
        </>
      )}
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </section>
  );
}

type SharedRowProps = Pick<
  SharedListProps,
  'levels' | 'levelOptions' | 'isReadOnly' | 'onLevelChange' | 'onRemove'
> & { person: SharedPerson };

function SharedRow({ person, levels, levelOptions, isReadOnly, onLevelChange, onRemove }: SharedRowProps) {
  const messages = useMessages('shareDialog', shareDialogMessages);
  const { locale } = useLocale();
  /** Level that is being saved, shown optimistically and reverted on rejection. */
  const [pending, setPending] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const failureId = useId();
  const level = pending ?? person.level;
  const detail =
    person.description ??
    (person.memberCount === undefined
      ? undefined
      : messages.members(person.memberCount, person.memberCount.toLocaleString(locale)));
  const change = async (next: string) => {
    setPending(next);
    setFailure(undefined);
    try {
      await onLevelChange(person.id, next);
    } catch (error) {
      setFailure(
        error instanceof Error && error.message !== '' ? error.message : messages.changeFailed(person.name),
      );
    } finally {
      setPending(undefined);
    }
  };
  return (
    <li className={cx(styles.row, failure !== undefined && styles.failedRow)}>
      <span className={styles.who}>
        {person.isGroup ? (
          <span className={styles.group}>
            <Icon icon={UsersIcon} />
          </span>
        ) : (
          <Avatar name={person.name} size={32} isDecorative />
        )}
        <span className={styles.text}>
          <span className={styles.name} title={person.name}>
            {person.name}
          </span>
          {detail && (
            <span className={styles.detail} title={detail}>
              {detail}
            </span>
          )}
        </span>
      </span>
      {isReadOnly || person.isOwner ? (
        <span className={styles.fixed}>
          {person.isOwner ? messages.owner : (levels.find(({ id }) => id === level)?.label ?? level)}
        </span>
      ) : (
        <>
          <Select
            label={messages.levelOf(person.name)}
            hideLabel
            size="sm"
            isBare
            options={levelOptions}
            value={level}
            onChange={(next) => void change(next)}
            isDisabled={pending !== undefined}
            {...(failure === undefined ? {} : { 'aria-describedby': failureId })}
          />
          <span className={styles.tool}>
            <IconButton
              icon={Trash2Icon}
              size="sm"
              label={messages.remove(person.name)}
              onPress={() => onRemove(person)}
            />
          </span>
        </>
      )}
      {failure && (
        <span role="alert" id={failureId} className={styles.rowError}>
          <span className={styles.rowErrorGlyph}>
            <Icon icon={CircleAlertIcon} size={14} />
          </span>
          {failure}
        </span>
      )}
    </li>
  );
}
