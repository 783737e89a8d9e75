import { Inbox, Lock, RotateCw, SearchX, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { cx } from '../../cx.ts';
import { Icon, type IconType } from '../Icon/Icon.tsx';
import type { Tone } from '../Status/tones.ts';
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

export interface EmptyStateProps {
  /** What there is none of yet. */
  title: string;
  /** What it is and what it is for. */
  children?: ReactNode;
  icon?: IconType;
  /** The one way to begin. */
  action?: ReactNode;
  size?: 'md' | 'sm';
  level?: 2 | 3;
}

/** Nothing yet: what this is, and one way to begin. */
export function EmptyState({ icon = Inbox, action, ...rest }: EmptyStateProps) {
  return <StateFrame icon={icon} actions={action} {...rest} />;
}

export interface NoResultsProps {
  /** The words that were searched. */
  query?: string;
  /** The filters in force, in words. */
  filters?: readonly string[];
  onClear?: () => void;
  size?: 'md' | 'sm';
}

/** A search or a filter that matches nothing: what was asked, and the way back. */
export function NoResults({ query, filters = [], onClear, size }: NoResultsProps) {
  const filtered = filters.length > 0;
  return (
    <StateFrame
      icon={SearchX}
      size={size}
      role="status"
      title={query ? `Nothing matches “${query}”` : 'Nothing matches the filters'}
      actions={
        onClear && (
          <Button size="sm" onPress={onClear}>
            {query && !filtered ? 'Clear search' : 'Clear filters'}
          </Button>
        )
      }
    >
      {filtered && filters.join(' · ')}
    </StateFrame>
  );
}

export interface ErrorStateProps {
  /** What failed: "The accounts could not be loaded". */
  title?: string;
  /** What was kept and what to do. */
  children?: ReactNode;
  onRetry?: () => void;
  isRetrying?: boolean;
  /** To quote to support. */
  reference?: string;
  size?: 'md' | 'sm';
}

/** Something failed: what, what was kept, and another try. */
export function ErrorState({
  title = 'This could not be loaded',
  children = 'Nothing was lost. Check the connection and try again.',
  onRetry,
  isRetrying,
  reference,
  size,
}: ErrorStateProps) {
  return (
    <StateFrame
      icon={TriangleAlert}
      tone="bad"
      size={size}
      role="alert"
      title={title}
      actions={
        onRetry && (
          <Button size="sm" icon={RotateCw} onPress={onRetry} isPending={isRetrying}>
            Try again
          </Button>
        )
      }
    >
      {children}
      {reference && <div>Reference {reference}</div>}
    </StateFrame>
  );
}

export interface ForbiddenStateProps {
  title?: string;
  /** The permission as the catalogue calls it: "See accounts". */
  permission: string;
  /** Who can grant it. */
  grantedBy?: readonly string[];
  action?: ReactNode;
}

/** Not allowed: which permission is missing, and who can grant it. */
export function ForbiddenState({
  title = 'You do not have access to this',
  permission,
  grantedBy = [],
  action,
}: ForbiddenStateProps) {
  const people =
    grantedBy.length > 0
      ? new Intl.ListFormat('en', { type: 'disjunction' }).format(grantedBy)
      : 'An administrator';
  return (
    <StateFrame icon={Lock} title={title} actions={action}>
      It needs the permission “{permission}”. {people} can grant it.
    </StateFrame>
  );
}
