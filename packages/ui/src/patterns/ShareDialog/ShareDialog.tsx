import { useEffect, useState, type ReactNode } from 'react';
import { ConfirmDialog } from '../../components/Dialog/ConfirmDialog.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { Banner } from '../../components/Feedback/Banner.tsx';
import type { Option } from '../../components/Select/Select.tsx';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { ShareFooter } from './ShareFooter.tsx';
import { pageSize, SharedList } from './SharedList.tsx';
import { ShareForm } from './ShareForm.tsx';
import { useShareForm } from './useShareForm.ts';
import * as styles from './ShareDialog.css.ts';
import { shareDialogMessages } from './ShareDialog.messages.ts';
import type { ShareLevel, ShareCandidate, SharedPerson } from './SharedPerson.ts';
import type { ShareLink, ShareLinkChange } from './ShareLink.ts';

export type { ShareLink, ShareLinkChange } from './ShareLink.ts';

export type { ShareLevel, ShareCandidate, SharedPerson } from './SharedPerson.ts';

export interface ShareDialogProps {
  /** Controlled open state. */
  isOpen: boolean;
  /** Called when the open state should change. */
  onOpenChange: (isOpen: boolean) => void;
  /** Name of the shared item. */
  name: string;
  /** Scope of the access: "Access covers every folder, task and file inside." */
  note?: ReactNode;
  /** Lowest first. */
  levels: readonly ShareLevel[];
  /** Id of the default level for new people; by default the last one. */
  defaultLevel?: string;
  /** Searches people and groups to share with. */
  onSearch: (query: string, signal: AbortSignal) => Promise<readonly ShareCandidate[]>;
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
  /** Changes the link; without it the link can be copied but has no settings. */
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

/**
 * Share dialog: people with their levels, and adding people. The caller defines the levels.
 *
 * @example
 * <ShareDialog
 *   isOpen
 *   onOpenChange={(isOpen) => console.log(isOpen)}
 *   name="Riverside Clinic"
 *   levels={[
 *     { id: 'read', label: 'Read' },
 *     { id: 'full', label: 'Full access' },
 *   ]}
 *   people={[{ id: 'maya', name: 'Maya Lindqvist', level: 'full', isOwner: true }]}
 *   onSearch={async () => [{ id: 'omar', name: 'Omar Haddad' }]}
 *   onShare={async (ids, level) => console.log(ids, level)}
 *   onLevelChange={async (id, level) => console.log(id, level)}
 *   onRemove={async (id) => console.log(id)}
 * />
 */
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
  const messages = useMessages('shareDialog', shareDialogMessages);
  const { locale } = useLocale();
  const [removing, setRemoving] = useState<SharedPerson>();
  const [query, setQuery] = useState('');
  const [page, setPage] = useState(0);

  const search = query.trim().toLowerCase();
  const found = people.filter((person) =>
    `${person.name} ${person.description ?? ''}`.toLowerCase().includes(search),
  );
  const last = Math.max(0, Math.ceil(found.length / pageSize) - 1);
  const at = Math.min(page, last);
  useEffect(() => setPage(0), [search]);

  const levelOptions: Option[] = levels.map(({ id, label, description }) => ({ id, label, description }));
  const form = useShareForm({
    people,
    defaultLevel: defaultLevel ?? levels.at(-1)?.id ?? '',
    onSearch,
    onShare,
  });
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={messages.title(name)}
      width={650}
      isFlush
      hasFooterLine
      footer={
        <ShareFooter
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
            <Banner tone="info" title={messages.forbidden}>
              {messages.forbiddenWhy(
                forbidden.permission,
                forbidden.grantedBy && forbidden.grantedBy.length > 0
                  ? new Intl.ListFormat(locale, { type: 'disjunction' }).format(forbidden.grantedBy)
                  : messages.administrator,
              )}
            </Banner>
          </div>
        ) : (
          <>
            <ShareForm form={form} levelOptions={levelOptions} />
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
          announcement={form.announcement}
        />
      </div>
      <ConfirmDialog
        isOpen={removing !== undefined}
        onOpenChange={(open) => {
          if (!open) setRemoving(undefined);
        }}
        confirmLabel={messages.removeShort}
        onConfirm={async () => {
          if (removing) await onRemove(removing.id);
        }}
      />
    </Dialog>
  );
}
