import { UsersIcon } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { ConfirmDialog } from '../../components/Dialog/ConfirmDialog.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { Banner } from '../../components/Feedback/Banner.tsx';
import { MultiSelect } from '../../components/Select/MultiSelect.tsx';
import { Select, type Option } from '../../components/Select/Select.tsx';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { ShareFoot } from './ShareFoot.tsx';
import { pageSize, SharedList } from './SharedList.tsx';
import * as styles from './ShareDialog.css.ts';
import { shareDialogWords } from './ShareDialog.messages.ts';

/** Share level. */
export interface ShareLevel {
  id: string;
  label: string;
  description?: string;
}

/** Person or group to share with. */
export interface ShareCandidate {
  id: string;
  name: string;
  /** A role, a firm. */
  description?: string;
  isGroup?: boolean;
}

/** Someone it is shared with. */
export interface SharedPerson extends ShareCandidate {
  /** Id of the level. */
  level: string;
  /** Number of members, for groups. */
  memberCount?: number;
  /** Can be neither changed nor removed. */
  isOwner?: boolean;
}

export interface ShareLink {
  url: string;
  /** False limits the link to people with access. */
  isOpen?: boolean;
  /** Id of the level that the open link gives. */
  level?: string;
  /** Expiry day, YYYY-MM-DD; null for none. */
  endsOn?: string | null;
  hasPassword?: boolean;
}

export interface ShareLinkChange {
  isOpen: boolean;
  level: string;
  endsOn: string | null;
  /** A new one; null takes it away, undefined keeps it. */
  password?: string | null;
}

export interface ShareDialogProps {
  /** Controlled open state. */
  isOpen: boolean;
  /** Called when the open state should change. */
  onOpenChange: (isOpen: boolean) => void;
  /** What is shared. */
  name: string;
  /** What the access covers: "Access covers every folder, task and file inside." */
  note?: ReactNode;
  /** Lowest first. */
  levels: readonly ShareLevel[];
  /** Id of the default level for new people; by default the last one. */
  defaultLevel?: string;
  /** Searches people and groups to share with. */
  onSearch: (words: string, signal: AbortSignal) => Promise<readonly ShareCandidate[]>;
  /** Shares with people. A rejection's message is shown and the selection is kept. */
  onShare: (ids: string[], level: string) => Promise<void>;
  /** People and groups with access. */
  people: readonly SharedPerson[];
  /** Changes the level of a person. Rejects with an Error to show. */
  onLevelChange: (id: string, level: string) => Promise<void>;
  /** Removes the access of a person. Rejects with an Error to show. */
  onRemove: (id: string) => Promise<void>;
  /** Share link and its settings. */
  link?: ShareLink;
  /** Without it the link can be copied, and its settings are not offered. */
  onLinkChange?: (change: ShareLinkChange) => Promise<void>;
  /** Shows the loading state. */
  isLoading?: boolean;
  /** Shows the error state. */
  isFailed?: boolean;
  /** Called to load again after a failure. */
  onReload?: () => void;
  /** Missing permission and who can grant it; makes the list read-only. */
  forbidden?: { permission: string; grantedBy?: readonly string[] };
}

/** Share dialog: people with their levels, and adding people. The caller defines the levels. */
export function ShareDialog({
  isOpen,
  onOpenChange,
  name,
  note,
  levels,
  defaultLevel,
  onSearch,
  onShare,
  people,
  onLevelChange,
  onRemove,
  link,
  onLinkChange,
  isLoading,
  isFailed,
  onReload,
  forbidden,
}: ShareDialogProps) {
  const words = useMessages('shareDialog', shareDialogWords);
  const { locale } = useLocale();
  const usual = defaultLevel ?? levels.at(-1)?.id ?? '';
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [level, setLevel] = useState(usual);
  const [isSharing, setSharing] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [said, setSaid] = useState('');
  const [removing, setRemoving] = useState<SharedPerson>();
  const [query, setQuery] = useState('');
  const [page, setPage] = useState(0);

  const wanted = query.trim().toLowerCase();
  const found = people.filter((person) =>
    `${person.name} ${person.description ?? ''}`.toLowerCase().includes(wanted),
  );
  const last = Math.max(0, Math.ceil(found.length / pageSize) - 1);
  const at = Math.min(page, last);
  useEffect(() => setPage(0), [wanted]);

  const levelOptions: Option[] = levels.map(({ id, label, description }) => ({ id, label, description }));
  const share = async () => {
    if (chosen.length === 0) {
      setFailure(words.personMissing);
      return;
    }
    setSharing(true);
    setFailure(undefined);
    try {
      await onShare([...chosen], level);
      setSaid(words.shared(chosen.length, chosen.length.toLocaleString(locale)));
      setChosen([]);
    } catch (error) {
      setFailure(error instanceof Error && error.message !== '' ? error.message : words.shareFailed);
    } finally {
      setSharing(false);
    }
  };
  const search = async (typed: string, signal: AbortSignal): Promise<Option[]> => {
    const shared = new Set(people.map(({ id }) => id));
    const all = await onSearch(typed, signal);
    return all
      .filter(({ id }) => !shared.has(id))
      .map(({ id, name: label, description, isGroup }) => ({
        id,
        label,
        description,
        icon: isGroup ? UsersIcon : undefined,
      }));
  };
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={words.title(name)}
      width={650}
      flush
      footerLine
      footer={
        <ShareFoot
          levels={levelOptions}
          link={link}
          onLinkChange={forbidden ? undefined : onLinkChange}
          page={at}
          total={found.length}
          onPageChange={setPage}
        />
      }
    >
      <div className={styles.body}>
        {forbidden ? (
          <div className={styles.inset}>
            <Banner tone="info" title={words.forbidden}>
              {words.forbiddenWhy(
                forbidden.permission,
                forbidden.grantedBy && forbidden.grantedBy.length > 0
                  ? new Intl.ListFormat(locale, { type: 'disjunction' }).format(forbidden.grantedBy)
                  : words.administrator,
              )}
            </Banner>
          </div>
        ) : (
          <>
            <div className={styles.add}>
              <div className={styles.addPeople}>
                <MultiSelect
                  label={words.people}
                  hideLabel
                  placeholder={words.placeholder}
                  value={chosen}
                  onChange={(ids) => {
                    setChosen(ids);
                    setFailure(undefined);
                  }}
                  onSearch={search}
                  errorMessage={failure}
                  isDisabled={isSharing}
                  autoFocus
                />
              </div>
              <Select
                label={words.level}
                hideLabel
                options={levelOptions}
                value={level}
                onChange={setLevel}
                isDisabled={isSharing}
              />
              <Button variant="primary" onPress={() => void share()} isPending={isSharing}>
                {words.share}
              </Button>
            </div>
            {note && <p className={styles.note}>{note}</p>}
          </>
        )}
        <SharedList
          people={found.slice(at * pageSize, (at + 1) * pageSize)}
          total={people.length}
          levels={levels}
          levelOptions={levelOptions}
          query={query}
          onQueryChange={setQuery}
          isReadOnly={forbidden !== undefined}
          isLoading={isLoading}
          isFailed={isFailed}
          onReload={onReload}
          onLevelChange={onLevelChange}
          onRemove={setRemoving}
          said={said}
        />
      </div>
      <ConfirmDialog
        isOpen={removing !== undefined}
        onOpenChange={(open) => {
          if (!open) setRemoving(undefined);
        }}
        confirmLabel={words.removeShort}
        onConfirm={async () => {
          if (removing) await onRemove(removing.id);
        }}
      />
    </Dialog>
  );
}
