import { Inbox, Lock, RotateCw, SearchX, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocale } from '../../locale.tsx';
import { Button } from '../Button/Button.tsx';
import { cx } from '../../cx.ts';
import { Icon, type IconType } from '../Icon/Icon.tsx';
import type { Tone } from '../Status/tones.ts';
import { useWords } from '../../messages/useMessages.ts';
import { feedbackWords } from './Feedback.messages.ts';
import * as styles from './Feedback.css.ts';

interface StateFrameProps {
  icon: IconType;
  tone?: Tone;
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
  size?: 'md' | 'sm';
  role?: 'status' | 'alert';
  level?: 2 | 3;
}

function StateFrame({ icon, tone, title, children, actions, size = 'md', role, level = 2 }: StateFrameProps) {
  const Title = `h${level}` as const;
  return (
    <div className={cx(styles.state, size === 'sm' && styles.stateSmall)} role={role}>
      {size === 'md' && (
        <span className={cx(styles.stateGlyph, tone && styles.stateGlyphTone[tone])}>
          <Icon icon={icon} size={20} />
        </span>
      )}
      <Title className={cx(styles.stateTitle, size === 'sm' && styles.stateTitleSmall)}>{title}</Title>
      {children && <div className={styles.stateText}>{children}</div>}
      {actions && <div className={styles.stateActions}>{actions}</div>}
    </div>
  );
}

/** What the states of a place share. */
interface StateSize {
  /** `sm` inside a card or a cell. */
  size?: 'md' | 'sm';
  /** Of the title in the page's outline. */
  level?: 2 | 3;
}

export interface EmptyStateProps extends StateSize {
  /** What there is none of yet. */
  title: string;
  /** What it is and what it is for. */
  children?: ReactNode;
  icon?: IconType;
  /** The one way to begin. */
  action?: ReactNode;
}

/** Nothing yet: what this is, and one way to begin. */
export function EmptyState({ icon = Inbox, action, ...rest }: EmptyStateProps) {
  return <StateFrame icon={icon} actions={action} {...rest} />;
}

export interface NoResultsProps extends StateSize {
  /** The words that were searched. */
  query?: string;
  /** The filters in force, in words. */
  filters?: readonly string[];
  onClear?: () => void;
}

/** A search or a filter that matches nothing: what was asked, and the way back. */
export function NoResults({ query, filters = [], onClear, ...rest }: NoResultsProps) {
  const words = useWords('feedback', feedbackWords);
  const filtered = filters.length > 0;
  return (
    <StateFrame
      icon={SearchX}
      role="status"
      title={query ? words.noMatch(query) : words.noFilterMatch}
      actions={
        onClear && (
          <Button size="sm" onPress={onClear}>
            {query && !filtered ? words.clearSearch : words.clearFilters}
          </Button>
        )
      }
      {...rest}
    >
      {filtered && filters.join(' · ')}
    </StateFrame>
  );
}

export interface ErrorStateProps extends StateSize {
  /** What failed: "The accounts could not be loaded". */
  title?: string;
  /** What was kept and what to do. */
  children?: ReactNode;
  onRetry?: () => void;
  isRetrying?: boolean;
  /** To quote to support. */
  reference?: string;
}

/** Something failed: what, what was kept, and another try. */
export function ErrorState({ title, children, onRetry, isRetrying, reference, ...rest }: ErrorStateProps) {
  const words = useWords('feedback', feedbackWords);
  return (
    <StateFrame
      icon={TriangleAlert}
      tone="bad"
      role="alert"
      title={title ?? words.failed}
      actions={
        onRetry && (
          <Button size="sm" icon={RotateCw} onPress={onRetry} isPending={isRetrying}>
            {words.tryAgain}
          </Button>
        )
      }
      {...rest}
    >
      {children ?? words.failedText}
      {reference && <div>{words.reference(reference)}</div>}
    </StateFrame>
  );
}

export interface ForbiddenStateProps extends StateSize {
  title?: string;
  /** The permission as the catalogue calls it: "See accounts". */
  permission: string;
  /** Who can grant it. */
  grantedBy?: readonly string[];
  /** A way to ask for it. */
  action?: ReactNode;
}

/** Not allowed: which permission is missing, and who can grant it. */
export function ForbiddenState({ title, permission, grantedBy = [], action, ...rest }: ForbiddenStateProps) {
  const words = useWords('feedback', feedbackWords);
  const { locale } = useLocale();
  const people =
    grantedBy.length > 0
      ? new Intl.ListFormat(locale, { type: 'disjunction' }).format(grantedBy)
      : words.administrator;
  return (
    <StateFrame icon={Lock} title={title ?? words.forbidden} actions={action} {...rest}>
      {words.forbiddenText(permission, people)}
    </StateFrame>
  );
}
