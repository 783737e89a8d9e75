import {
  Check,
  CircleCheck,
  CircleX,
  Minus,
  ShieldAlert,
  TriangleAlert,
  Undo2,
  UserCheck,
  X,
} from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { cx } from '../../cx.ts';
import { useNarrowWidth } from '../../data-grid/useNarrowWidth.ts';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { formatLocalDate } from '../Date/dates.ts';
import { Skeleton } from '../Feedback/Skeleton.tsx';
import { EmptyState } from '../Feedback/States.tsx';
import { Icon, type IconType } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../Layout/Layout.tsx';
import type { Tone } from '../Status/tones.ts';
import {
  approvalProgress,
  type ApprovalState,
  type ApprovalStep,
  type StepProgress,
} from './approvalProgress.ts';
import { ApproverRow } from './ApproverRow.tsx';
import * as styles from './ApprovalSteps.css.ts';
import { approvalStepsMessages } from './ApprovalSteps.messages.ts';
import { nextDecision } from './nextDecision.ts';

export interface ApprovalStepsProps {
  /** Names the list, e.g. "Approval". */
  label: string;
  /** Steps in order; the approvers of one step decide at the same time. */
  steps: readonly ApprovalStep[];
  /** Sentence before the line that says who decides next, e.g. "Over your $10,000.00 limit." */
  note?: string;
  /** Buttons of the user who may decide; each says what it does: "Approve, send to Dana". */
  actions?: ReactNode;
  /** Present day (YYYY-MM-DD) in the zone of the record; without it nothing is shown as overdue. */
  today?: string;
  /** Shows a placeholder. */
  isLoading?: boolean;
}

const glyphs: Partial<Record<ApprovalState, IconType>> = {
  approved: Check,
  rejected: X,
  returned: Undo2,
  skipped: Minus,
  blocked: TriangleAlert,
};

const endings: Record<string, { icon: IconType; tone: Tone }> = {
  approved: { icon: CircleCheck, tone: 'ok' },
  rejected: { icon: CircleX, tone: 'bad' },
  returned: { icon: Undo2, tone: 'warn' },
  blocked: { icon: TriangleAlert, tone: 'bad' },
};

/**
 * Approval in steps: who decided what, when and why, which step decides now, and in one sentence who decides next. The
 * steps are beside one another where they fit, otherwise below one another. The sentence is a live region, so that a
 * decision is announced. Only `actions` are in the tab order.
 *
 * @example
 * <ApprovalSteps
 *   label="PO-1042 approval"
 *   steps={[
 *     {
 *       id: 'manager',
 *       label: 'Project manager',
 *       approvers: [{ id: 'maya', name: 'Maya Lindqvist', decision: 'approved' }],
 *     },
 *     {
 *       id: 'finance',
 *       label: 'Finance',
 *       approvers: [{ id: 'omar', name: 'Omar Haddad', decision: 'waiting' }],
 *     },
 *   ]}
 * />
 */
export function ApprovalSteps({ label, steps, note, actions, today, isLoading }: ApprovalStepsProps) {
  const messages = useMessages('approvalSteps', approvalStepsMessages);
  const { locale } = useLocale();
  const ruler = useRef<HTMLDivElement>(null);
  const isNarrow = useNarrowWidth(ruler, Math.max(steps.length, 2) * styles.stepWidth) !== undefined;
  const progress = approvalProgress(steps);
  const ending = endings[progress.state];
  return (
    <div className={styles.root}>
      {/* Without a height, so that a new layout does not resize what is measured. */}
      <div ref={ruler} className={styles.ruler} aria-hidden />
      {isLoading ? (
        <Skeleton count={3} label={messages.loading} />
      ) : steps.length === 0 ? (
        <EmptyState size="sm" level={3} title={messages.empty} />
      ) : (
        <>
          <ol aria-label={label} className={cx(styles.steps, !isNarrow && styles.horizontal)}>
            {steps.map((step, at) => {
              const own = progress.steps[at];
              return (
                own && (
                  <StepItem
                    key={step.id}
                    step={step}
                    progress={own}
                    isStop={at === progress.at}
                    isLast={at === steps.length - 1}
                    isNarrow={isNarrow}
                    today={today}
                  />
                )
              );
            })}
          </ol>
          <div className={styles.foot}>
            <div className={styles.next} role="status">
              <span className={styles.nextIcon[ending?.tone ?? (note ? 'warn' : 'info')]}>
                <Icon icon={ending?.icon ?? (note ? ShieldAlert : UserCheck)} />
              </span>
              <span>
                {note && `${note} `}
                {nextDecision(steps, progress, messages, locale)}
              </span>
            </div>
            {actions && <div className={styles.actions}>{actions}</div>}
          </div>
        </>
      )}
    </div>
  );
}

interface StepItemProps {
  step: ApprovalStep;
  progress: StepProgress;
  /** The step that decides now, or that has stopped the approval. */
  isStop: boolean;
  isLast: boolean;
  isNarrow: boolean;
  today: string | undefined;
}

function StepItem({ step, progress, isStop, isLast, isNarrow, today }: StepItemProps) {
  const messages = useMessages('approvalSteps', approvalStepsMessages);
  const { locale } = useLocale();
  const { state } = progress;
  const glyph = glyphs[state];
  const due = step.due && state === 'current' ? formatLocalDate(step.due, locale) : undefined;
  return (
    <li
      className={cx(styles.step, isStop && styles.current, isNarrow && styles.rail)}
      aria-current={isStop ? 'step' : undefined}
    >
      <div className={styles.head}>
        <span className={cx(styles.dot, styles.dotState[state])}>
          {glyph && <Icon icon={glyph} size={12} isBold />}
        </span>
        <span className={cx(styles.title, state === 'waiting' && styles.titleWaiting)} title={step.label}>
          {step.label}
        </span>
        <VisuallyHidden>, {messages[state]}</VisuallyHidden>
        {!isNarrow && !isLast && <span className={styles.connector} aria-hidden />}
      </div>
      <div className={styles.rules}>
        {[...ruleTexts(step, progress, messages, locale), step.limit].filter(Boolean).join(' · ')}
      </div>
      <ul className={cx(styles.approvers, isNarrow && styles.railed)}>
        {step.approvers.map((approver) => (
          <ApproverRow
            key={approver.id}
            approver={approver}
            state={state}
            due={due}
            isOverdue={step.due !== undefined && today !== undefined && step.due < today}
          />
        ))}
      </ul>
    </li>
  );
}

/** Rule of a step with several approvers, and its progress while it decides. */
function ruleTexts(
  { approvers, rule = 'all' }: ApprovalStep,
  progress: StepProgress,
  messages: typeof approvalStepsMessages,
  locale: string,
): string[] {
  const voters = approvers.filter(
    ({ decision }) => decision !== 'skipped' && decision !== 'delegated',
  ).length;
  if (voters < 2 && typeof rule !== 'number') return [];
  const write = (value: number) => value.toLocaleString(locale);
  const text =
    rule === 'all'
      ? messages.all(write(voters))
      : rule === 'any'
        ? messages.any(write(voters))
        : messages.some(write(progress.needed), write(voters));
  return progress.state === 'current' && progress.needed > 1
    ? [text, messages.progress(write(progress.approved), write(progress.needed))]
    : [text];
}
