import {
  ArrowRightLeft,
  CircleCheck,
  CircleDashed,
  CircleDot,
  CircleX,
  Clock3,
  Minus,
  Undo2,
} from 'lucide-react';
import { cx } from '../../cx.ts';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { Avatar } from '../Avatar/Avatar.tsx';
import { formatLocalDate } from '../Date/dates.ts';
import type { IconType } from '../Icon/Icon.tsx';
import { StatusText } from '../Status/StatusText.tsx';
import type { Tone } from '../Status/tones.ts';
import type { ApprovalState, Approver } from './approvalProgress.ts';
import * as styles from './ApprovalSteps.css.ts';
import { approvalStepsMessages } from './ApprovalSteps.messages.ts';

interface ApproverRowProps {
  approver: Approver;
  /** State of the step. */
  state: ApprovalState;
  /** Formatted due day of a step that decides now. */
  due: string | undefined;
  isOverdue: boolean;
}

interface Shown {
  text: string;
  tone: Tone;
  icon: IconType;
}

function shownDecision(
  { approver: { decision, delegatedTo }, state, due, isOverdue }: ApproverRowProps,
  messages: typeof approvalStepsMessages,
): Shown {
  switch (decision) {
    case 'approved':
      return { text: messages.approved, tone: 'ok', icon: CircleCheck };
    case 'rejected':
      return { text: messages.rejected, tone: 'bad', icon: CircleX };
    case 'returned':
      return { text: messages.returned, tone: 'warn', icon: Undo2 };
    case 'delegated':
      return {
        text: delegatedTo ? messages.delegatedTo(delegatedTo) : messages.delegated,
        tone: 'neutral',
        icon: ArrowRightLeft,
      };
    case 'skipped':
      return { text: messages.skipped, tone: 'neutral', icon: Minus };
    default:
  }
  if (state === 'waiting') return { text: messages.waiting, tone: 'neutral', icon: CircleDashed };
  if (state !== 'current') return { text: messages.notNeeded, tone: 'neutral', icon: Minus };
  if (due === undefined) return { text: messages.due, tone: 'info', icon: CircleDot };
  return isOverdue
    ? { text: messages.overdue(due), tone: 'alert', icon: Clock3 }
    : { text: messages.dueBy(due), tone: 'info', icon: CircleDot };
}

/** Approver with decision, day and comment. */
export function ApproverRow(props: ApproverRowProps) {
  const { approver, state } = props;
  const messages = useMessages('approvalSteps', approvalStepsMessages);
  const { locale } = useLocale();
  const shown = shownDecision(props, messages);
  const name = approver.isYou ? `${approver.name} ${messages.youMark}` : approver.name;
  const isQuiet = approver.decision === 'waiting' && state !== 'current';
  return (
    <li className={styles.approver}>
      <Avatar name={approver.name} src={approver.pictureUrl} isDecorative />
      <div className={styles.person}>
        <div className={cx(styles.name, isQuiet && styles.quiet)} title={name}>
          {name}
        </div>
        {approver.detail && (
          <div className={styles.detail} title={approver.detail}>
            {approver.detail}
          </div>
        )}
        <div className={styles.decision}>
          <StatusText tone={shown.tone} icon={shown.icon}>
            {shown.text}
          </StatusText>
          {approver.decidedAt && approver.decision !== 'waiting' && (
            <time dateTime={approver.decidedAt} className={styles.quiet}>
              {formatLocalDate(approver.decidedAt, locale)}
            </time>
          )}
        </div>
        {approver.comment && <div className={styles.comment}>{approver.comment}</div>}
      </div>
    </li>
  );
}
