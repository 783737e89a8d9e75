import { MailIcon, SparklesIcon } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Chip } from '../../components/Chip/Chip.tsx';
import { Skeleton } from '../../components/Feedback/Skeleton.tsx';
import { EmptyState, ErrorState } from '../../components/Feedback/States.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { foldedIds } from './sandboxedMailDocument.ts';
import { MailThreadItem, type MailActions } from './MailThreadItem.tsx';
import type { MailMessage } from './MailMessage.ts';
import { mailReaderMessages } from './MailReader.messages.ts';
import * as styles from './MailReader.css.ts';

export type { MailActions } from './MailThreadItem.tsx';
export type { MailFile, MailMessage, MailPerson } from './MailMessage.ts';

/** Record that a thread is filed to, or may be filed to. */
export interface MailLink {
  /** Unique id. */
  id: string;
  /** Label, e.g. "RFI-027 Opening head at corridor 107". */
  label: string;
  /** Address of the record. */
  href?: string;
  /** Proposed only: it is filed by a press. */
  isSuggested?: boolean;
}

export interface MailReaderProps extends MailActions {
  /** Subject of the thread. */
  subject: string;
  /** Messages of the thread, oldest first. */
  messages: readonly MailMessage[];
  /** Records of the thread. */
  links?: readonly MailLink[];
  /** Called with the id of a record to take the thread out of. */
  onRemoveLink?: (id: string) => void;
  /** Called with the id of a suggested record to file the thread to. */
  onFile?: (id: string) => void;
  /** Actions of the thread beside its subject. */
  headActions?: ReactNode;
  /** True if pictures from other servers are shown without asking, e.g. of a trusted sender. */
  areImagesAllowed?: (message: MailMessage) => boolean;
  /** Called with the id of the message whose pictures are shown. */
  onAllowImages?: (id: string) => void;
  /** Called with the id of a message that is opened, e.g. to mark it as read. */
  onOpenMessage?: (id: string) => void;
  /** Content below the messages, e.g. a `MailComposer`. */
  children?: ReactNode;
  /** Shows placeholders until the messages are loaded. */
  isLoading?: boolean;
  /** Says what failed and what is safe; replaces the messages. */
  errorMessage?: ReactNode;
  /** Called to load again after a failure. */
  onRetry?: () => void;
}

/**
 * Thread of mails, mounted with a key for each thread. The last message and unread ones are open, earlier ones are
 * lines, and the middle of a long thread is folded. Each message is opened and closed by its button with Enter or
 * Space. HTML is shown in a sandboxed frame without scripts; pictures from other servers are blocked until they are
 * allowed.
 *
 * @example
 * <MailReader
 *   subject="RFI-027 head height at corridor 102"
 *   messages={[
 *     {
 *       id: '1',
 *       from: { name: 'Anil Nair', address: 'anil@example.com' },
 *       to: [{ name: 'Maya Lindqvist', address: 'maya@example.com' }],
 *       sentAt: '2026-03-10T16:20:00Z',
 *       snippet: 'Please proceed with 7′-4″.',
 *       text: 'Please proceed with 7′-4″.',
 *     },
 *   ]}
 * />
 */
export function MailReader(props: MailReaderProps) {
  const { subject, messages: mails, links = [], headActions, children, isLoading, errorMessage } = props;
  const messages = useMessages('mailReader', mailReaderMessages);
  const titleId = useId();
  if (errorMessage !== undefined)
    return (
      <ErrorState title={messages.failed} onRetry={props.onRetry}>
        {errorMessage}
      </ErrorState>
    );
  if (isLoading && mails.length === 0)
    return (
      <div className={styles.reader}>
        <Skeleton shape="text" count={6} label={messages.loading} />
      </div>
    );
  if (mails.length === 0)
    return (
      <EmptyState icon={MailIcon} title={messages.empty}>
        {messages.emptyText}
      </EmptyState>
    );
  return (
    <article className={styles.reader} aria-labelledby={titleId}>
      <header className={styles.top}>
        <div className={styles.topLine}>
          <h2 id={titleId} className={styles.subject}>
            {subject}
          </h2>
          {headActions && <div className={styles.headActions}>{headActions}</div>}
        </div>
        {links.length > 0 && <Links links={links} onRemove={props.onRemoveLink} onFile={props.onFile} />}
      </header>
      <Thread {...props} />
      {children}
    </article>
  );
}

function Thread({
  messages: mails,
  areImagesAllowed,
  onAllowImages,
  onOpenMessage,
  ...actions
}: MailReaderProps) {
  const messages = useMessages('mailReader', mailReaderMessages);
  const { locale } = useLocale();
  const [opened, setOpened] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [allowed, setAllowed] = useState<ReadonlySet<string>>(new Set());
  const [isUnfolded, setUnfolded] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const last = mails.at(-1)?.id;
  const isOpen = ({ id, isUnread }: MailMessage) => opened.get(id) ?? (id === last || isUnread === true);
  const openIds = new Set(mails.filter(isOpen).map(({ id }) => id));
  const folded = isUnfolded ? [] : foldedIds(mails, openIds);
  const [firstFolded] = folded;
  const wasFolded = useRef(firstFolded);
  useEffect(() => {
    // The button that unfolds is gone, so the focus goes to the first message that it showed.
    if (isUnfolded && wasFolded.current)
      list.current?.querySelector<HTMLElement>(`[data-mail="${CSS.escape(wasFolded.current)}"]`)?.focus();
  }, [isUnfolded]);

  const change = (id: string, next: boolean) => {
    setOpened(new Map(opened).set(id, next));
    if (next) onOpenMessage?.(id);
    // A closed message is another button, which takes the focus of the pressed one.
    requestAnimationFrame(() =>
      list.current
        ?.querySelector<HTMLElement>(`[data-mail="${CSS.escape(id)}"]`)
        ?.focus({ preventScroll: true }),
    );
  };
  return (
    <ol ref={list} className={styles.thread} aria-label={messages.thread}>
      {mails.map((mail) =>
        mail.id === firstFolded ? (
          <li key="folded" className={styles.item}>
            <Button
              variant="ghost"
              size="sm"
              onPress={() => {
                wasFolded.current = firstFolded;
                setUnfolded(true);
              }}
            >
              {messages.folded(folded.length, folded.length.toLocaleString(locale))}
            </Button>
          </li>
        ) : folded.includes(mail.id) ? null : (
          <li key={mail.id} className={styles.item}>
            <MailThreadItem
              {...actions}
              message={mail}
              isOpen={isOpen(mail)}
              onOpenChange={(next) => change(mail.id, next)}
              areImagesAllowed={allowed.has(mail.id) || (areImagesAllowed?.(mail) ?? false)}
              onAllowImages={() => {
                setAllowed(new Set(allowed).add(mail.id));
                onAllowImages?.(mail.id);
              }}
            />
          </li>
        ),
      )}
    </ol>
  );
}

interface LinksProps {
  links: readonly MailLink[];
  onRemove: ((id: string) => void) | undefined;
  onFile: ((id: string) => void) | undefined;
}

/** Records of a thread: solid where it is filed, dashed where it is only suggested. */
function Links({ links, onRemove, onFile }: LinksProps) {
  const messages = useMessages('mailReader', mailReaderMessages);
  const id = useId();
  return (
    <div className={styles.links}>
      <span id={id} className={styles.linksLabel}>
        {messages.links}
      </span>
      <ul className={styles.linkList} aria-labelledby={id}>
        {links.map((link) => (
          <li key={link.id}>
            {link.isSuggested ? (
              <span className={styles.suggested}>
                <Icon icon={SparklesIcon} size={14} label={messages.suggested} />
                <span className={styles.linkText}>{link.label}</span>
                {onFile && (
                  <Button
                    variant="ghost"
                    size="sm"
                    aria-label={messages.fileToRecord(link.label)}
                    onPress={() => onFile(link.id)}
                  >
                    {messages.fileTo}
                  </Button>
                )}
              </span>
            ) : (
              <Chip
                removeLabel={messages.removeLink(link.label)}
                {...(onRemove ? { onRemove: () => onRemove(link.id) } : {})}
              >
                {link.href ? <Link href={link.href}>{link.label}</Link> : link.label}
              </Chip>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
