import { Inbox, Lock, RotateCw, SearchX, TriangleAlert } from 'lucide-react';
import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useLocale } from '../../locale.tsx';
import { Button } from '../Button/Button.tsx';
import { cx } from '../../cx.ts';
import { Icon, type IconType } from '../Icon/Icon.tsx';
import type { Tone } from '../Status/tones.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { feedbackMessages } from './Feedback.messages.ts';
import * as styles from './Feedback.css.ts';

interface StateFrameProps {
  icon: IconType;
  tone?: Tone;
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
  size?: 'md' | 'sm';
  role?: 'status' | 'alert';
  level?: 1 | 2 | 3;
}

/**
 * Hands the focus to the page's content when a state disappears by its own action, e.g. a retry that succeeds.
 * @returns ref of the state. In a dialog the focus is kept by the dialog.
 */
function useFocusHandover(): RefObject<HTMLDivElement | null> {
  const state = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = state.current;
    const content = element?.closest('[role="dialog"]') ? null : element?.closest('main');
    // The cleanup runs before the element leaves the document.
    return () => {
      if (content && element?.contains(document.activeElement)) content.focus({ preventScroll: true });
    };
  }, []);
  return state;
}

function StateFrame({ icon, tone, title, children, actions, size = 'md', role, level = 2 }: StateFrameProps) {
  const Title = `h${level}` as const;
  const state = useFocusHandover();
  return (
    <div ref={state} className={cx(styles.state, size === 'sm' && styles.stateSmall)} role={role}>
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

/** Props shared by the states. */
interface StateSize {
  /** `sm` inside a card or a cell. */
  size?: 'md' | 'sm';
  /** Heading level of the title; 1 where the state is the whole page. @default 2 */
  level?: 1 | 2 | 3;
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

/**
 * Empty state with explanation and one action.
 *
 * @example
 * <EmptyState title="No bids yet" action={<Button variant="primary">New bid</Button>}>
 *   Bids you create appear here.
 * </EmptyState>
 */
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

/**
 * Empty result of a search or filter, with an action to clear it.
 *
 * @example
 * <NoResults query="riverside" onClear={() => console.log('Cleared')} />
 */
export function NoResults({ query, filters = [], onClear, ...rest }: NoResultsProps) {
  const messages = useMessages('feedback', feedbackMessages);
  const filtered = filters.length > 0;
  return (
    <StateFrame
      icon={SearchX}
      role="status"
      title={query ? messages.noMatch(query) : messages.noFilterMatch}
      actions={
        onClear && (
          <Button size="sm" onPress={onClear}>
            {query && !filtered ? messages.clearSearch : messages.clearFilters}
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
  /** Title of the error: "The accounts could not be loaded". */
  title?: string;
  /** What is not affected, and what to do next. */
  children?: ReactNode;
  /** Called to load again after a failure. */
  onRetry?: () => void;
  /** Shows that a retry is in progress. */
  isRetrying?: boolean;
  /** Reference that the user can give to support. */
  reference?: string;
}

/**
 * Error state with a retry action.
 *
 * @example
 * <ErrorState title="Could not load bids" onRetry={() => console.log('Again')} />
 */
export function ErrorState({ title, children, onRetry, isRetrying, reference, ...rest }: ErrorStateProps) {
  const messages = useMessages('feedback', feedbackMessages);
  return (
    <StateFrame
      icon={TriangleAlert}
      tone="bad"
      role="alert"
      title={title ?? messages.failed}
      actions={
        onRetry && (
          <Button size="sm" icon={RotateCw} onPress={onRetry} isPending={isRetrying}>
            {messages.tryAgain}
          </Button>
        )
      }
      {...rest}
    >
      {children ?? messages.failedText}
      {reference && <div>{messages.reference(reference)}</div>}
    </StateFrame>
  );
}

export interface ForbiddenStateProps extends StateSize {
  /** Title instead of the default. */
  title?: string;
  /** Name of the missing permission, e.g. "See accounts". */
  permission: string;
  /** People who can grant the permission. */
  grantedBy?: readonly string[];
  /** Action to request access. */
  action?: ReactNode;
}

/**
 * Missing permission and who can grant it.
 *
 * @example
 * <ForbiddenState permission="View estimates" />
 */
export function ForbiddenState({ title, permission, grantedBy = [], action, ...rest }: ForbiddenStateProps) {
  const messages = useMessages('feedback', feedbackMessages);
  const { locale } = useLocale();
  const people =
    grantedBy.length > 0
      ? new Intl.ListFormat(locale, { type: 'disjunction' }).format(grantedBy)
      : messages.administrator;
  return (
    <StateFrame icon={Lock} title={title ?? messages.forbidden} actions={action} {...rest}>
      {messages.forbiddenText(permission, people)}
    </StateFrame>
  );
}
