import { Inbox, Lock, RotateCw, SearchX, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocale } from '../../locale.tsx';
import { Button } from '../Button/Button.tsx';
import { cx } from '../../cx.ts';
import { Icon, type IconType } from '../Icon/Icon.tsx';
import type { Tone } from '../Status/tones.ts';
import { useMessages } from '../../messages/useMessages.ts';
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
  /** Title, e.g. "No invoices yet". */
  title: string;
  /** Explanation of what appears here. */
  children?: ReactNode;
  /** Icon above the title. */
  icon?: IconType;
  /** Action to get started. */
  action?: ReactNode;
}

/** Empty state with explanation and one action. */
export function EmptyState({ icon = Inbox, action, ...rest }: EmptyStateProps) {
  return <StateFrame icon={icon} actions={action} {...rest} />;
}

export interface NoResultsProps extends StateSize {
  /** Search text. */
  query?: string;
  /** Descriptions of the active filters. */
  filters?: readonly string[];
  /** Called to clear search and filters; shows a button. */
  onClear?: () => void;
}

/** Empty result of a search or filter, with an action to clear it. */
export function NoResults({ query, filters = [], onClear, ...rest }: NoResultsProps) {
  const words = useMessages('feedback', feedbackWords);
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
  /** What is safe and what to do. */
  children?: ReactNode;
  /** Called to load again after a failure. */
  onRetry?: () => void;
  /** Shows that a retry is in progress. */
  isRetrying?: boolean;
  /** To quote to support. */
  reference?: string;
}

/** Error state with a retry action. */
export function ErrorState({ title, children, onRetry, isRetrying, reference, ...rest }: ErrorStateProps) {
  const words = useMessages('feedback', feedbackWords);
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
  /** Title instead of the default. */
  title?: string;
  /** Name of the missing permission, e.g. "See accounts". */
  permission: string;
  /** Who can grant it. */
  grantedBy?: readonly string[];
  /** Action to request access. */
  action?: ReactNode;
}

/** Missing permission and who can grant it. */
export function ForbiddenState({ title, permission, grantedBy = [], action, ...rest }: ForbiddenStateProps) {
  const words = useMessages('feedback', feedbackWords);
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
