import { ExternalLink, TriangleAlert } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState, type FocusEvent, type ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { VisuallyHidden } from '../../components/Layout/Layout.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import * as styles from './DuplicateNotice.css.ts';
import { duplicateNoticeMessages } from './DuplicateNotice.messages.ts';
import { useStableFocus } from './useStableFocus.ts';

/** Possible duplicate of the new record. */
export interface DuplicateCandidate {
  id: string;
  title: string;
  /** Number of the record: "ACC-0192". */
  code?: string;
  /** Distinguishing detail, such as city or owner. */
  description?: ReactNode;
  /** Reasons as text, e.g. "Same phone". */
  reasons: readonly string[];
  /** Address of the record, opened in a new tab. */
  href?: string;
}

export interface DuplicateNoticeProps {
  /** Candidates, best match first; three are shown. */
  candidates: readonly DuplicateCandidate[];
  /** Total number, if more were found than given. */
  total?: number;
  /** Uses an existing record instead of the new one; without it candidates can only be opened. */
  onUse?: (id: string) => void;
  /** Label of the use button; "Use this record" by default. */
  useLabel?: string;
  /** Called when the candidates are dismissed. */
  onDismiss?: (ids: readonly string[]) => void;
}

const shownAtMost = 3;

/**
 * Notice about possible duplicates while a record is entered. Place it below the compared fields; a focused field
 * below keeps its position.
 *
 * @example
 * <DuplicateNotice
 *   candidates={[
 *     { id: '1', title: 'Halvorsen Constr. Inc.', href: '/accounts/1', reasons: ['Same phone'] },
 *   ]}
 * />
 */
export function DuplicateNotice({
  candidates,
  total = candidates.length,
  onUse,
  useLabel,
  onDismiss,
}: DuplicateNoticeProps) {
  const messages = useMessages('duplicateNotice', duplicateNoticeMessages);
  const { locale } = useLocale();
  const slot = useRef<HTMLDivElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const hadSome = useRef(false);
  /** Element that had the focus before. */
  const cameFrom = useRef<HTMLElement>(null);
  const isWithin = useRef(false);
  const shown = candidates.slice(0, shownAtMost);
  const rest = Math.max(total, candidates.length) - shown.length;
  const content = shown.map(({ id, reasons }) => `${id} ${reasons.join()}`).join('\n');
  const ids = shown.map(({ id }) => id).join('\n');
  useStableFocus(slot, content);

  useEffect(() => {
    if (ids !== '') setAnnouncement(messages.found(total, total.toLocaleString(locale)));
    else if (hadSome.current) setAnnouncement(messages.gone);
    hadSome.current = ids !== '';
  }, [ids, total, locale, messages]);
  useLayoutEffect(() => {
    if (ids !== '' || !isWithin.current) return;
    // The pressed button is removed, and the focus would otherwise return to the top of the page.
    isWithin.current = false;
    if (document.activeElement === document.body) cameFrom.current?.focus();
  }, [ids]);

  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDivElement>) => {
    isWithin.current = true;
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      cameFrom.current = relatedTarget;
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDivElement>) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) isWithin.current = false;
  };

  return (
    <div ref={slot} className={styles.slot} onFocus={onFocus} onBlur={onBlur}>
      {shown.length > 0 && (
        <div role="group" aria-label={messages.title} className={styles.box}>
          <div className={styles.head}>
            <span className={styles.glyph}>
              <Icon icon={TriangleAlert} />
            </span>
            <span className={styles.title}>{messages.title}</span>
          </div>
          <ul className={styles.list}>
            {shown.map((candidate) => (
              <Candidate key={candidate.id} candidate={candidate} onUse={onUse} useLabel={useLabel} />
            ))}
          </ul>
          {(rest > 0 || onDismiss) && (
            <div className={styles.foot}>
              {rest > 0 && (
                <span className={styles.detail}>{messages.more(rest.toLocaleString(locale))}</span>
              )}
              {onDismiss && (
                <span className={styles.dismiss}>
                  <Button variant="ghost" size="sm" onPress={() => onDismiss(candidates.map(({ id }) => id))}>
                    {messages.dismiss(shown.length)}
                  </Button>
                </span>
              )}
            </div>
          )}
        </div>
      )}
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </div>
  );
}

interface CandidateProps extends Pick<DuplicateNoticeProps, 'onUse' | 'useLabel'> {
  candidate: DuplicateCandidate;
}

function Candidate({ candidate, onUse, useLabel }: CandidateProps) {
  const messages = useMessages('duplicateNotice', duplicateNoticeMessages);
  const { id, title, code, description, reasons, href } = candidate;
  const label = useLabel ?? messages.use;
  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <div className={styles.name}>
          {href === undefined ? (
            <span className={styles.title}>{title}</span>
          ) : (
            <Link href={href} target="_blank" iconAfter={ExternalLink} weight="strong">
              {title}
              <VisuallyHidden> {messages.newTab}</VisuallyHidden>
            </Link>
          )}
          {code && <span className={styles.code}>{code}</span>}
        </div>
        <div className={styles.detail}>
          <span className={styles.reason}>{reasons.join(' · ')}</span>
          {description !== undefined && <> · {description}</>}
        </div>
      </div>
      {onUse && (
        <span className={styles.use}>
          <Button size="sm" aria-label={messages.named(label, title)} onPress={() => onUse(id)}>
            {label}
          </Button>
        </span>
      )}
    </li>
  );
}
