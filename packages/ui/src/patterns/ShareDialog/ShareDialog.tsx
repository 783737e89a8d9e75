import { UsersIcon } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { ConfirmDialog } from '../../components/Dialog/ConfirmDialog.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { Banner } from '../../components/Feedback/Banner.tsx';
import { MultiSelect } from '../../components/Select/MultiSelect.tsx';
import { Select, type Option } from '../../components/Select/Select.tsx';
import { useLocale } from '../../locale.tsx';
import { useWords } from '../../messages/useMessages.ts';
import { ShareFoot } from './ShareFoot.tsx';
import { pageSize, SharedList } from './SharedList.tsx';
import * as styles from './ShareDialog.css.ts';
import { shareDialogWords } from './ShareDialog.messages.ts';

/** A step of the scale by which this kind of thing is shared. */
export interface ShareLevel {
  id: string;
  label: string;
  description?: string;
}

/** Someone who can be chosen. */
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
  /** Of a group. */
  memberCount?: number;
  /** Can be neither changed nor removed. */
  isOwner?: boolean;
}

export interface ShareLink {
  url: string;
  /** False is a link for those it is shared with only. */
  isOpen?: boolean;
  /** Id of the level that the open link gives. */
  level?: string;
  /** YYYY-MM-DD; null where it does not end. */
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
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** What is shared. */
  name: string;
  /** What the access covers: "Access covers every folder, task and file inside." */
  note?: ReactNode;
  /** Lowest first. */
  levels: readonly ShareLevel[];
  /** Id of the level for whoever is added; the last where not given. */
  defaultLevel?: string;
  onSearch: (words: string, signal: AbortSignal) => Promise<readonly ShareCandidate[]>;
  /** Rejects with a message for people; what was chosen is kept then. */
  onShare: (ids: string[], level: string) => Promise<void>;
  people: readonly SharedPerson[];
  onLevelChange: (id: string, level: string) => Promise<void>;
  onRemove: (id: string) => Promise<void>;
  link?: ShareLink;
  /** Without it the link can be copied, and its settings are not offered. */
  onLinkChange?: (change: ShareLinkChange) => Promise<void>;
  isLoading?: boolean;
  isFailed?: boolean;
  onReload?: () => void;
  /** No right to share: which permission is missing, and who can grant it. The list is read-only then. */
  forbidden?: { permission: string; grantedBy?: readonly string[] };
}

/** Who has access, how much, and whom to give it to. Levels are the caller's: scales differ by kind of thing. */
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
  const words = useWords('shareDialog', shareDialogWords);
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
