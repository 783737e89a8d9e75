import type { ApprovalProgress, ApprovalStep, Approver } from './approvalProgress.ts';
import type { approvalStepsMessages } from './ApprovalSteps.messages.ts';

type Names = 'all' | 'any';

/** Sentence that says who decides next, or how the approval ended. */
export function nextDecision(
  steps: readonly ApprovalStep[],
  { steps: progress, state, at }: ApprovalProgress,
  messages: typeof approvalStepsMessages,
  locale: string,
): string {
  const step = steps[at];
  const now = progress[at];
  if (!step || !now) return messages.allApproved;
  const write = (people: readonly Approver[], kind: Names, isFirst: boolean): string =>
    new Intl.ListFormat(locale, { type: kind === 'all' ? 'conjunction' : 'disjunction' }).format(
      people
        .toSorted((a, b) => Number(b.isYou ?? false) - Number(a.isYou ?? false))
        .map(({ name, isYou }, index) =>
          isYou ? (isFirst && index === 0 ? messages.youFirst : messages.you) : name,
        ),
    );
  const by = (decision: Approver['decision']) =>
    write(
      step.approvers.filter((approver) => approver.decision === decision),
      'all',
      false,
    );
  if (state === 'rejected') return messages.rejectedBy(by('rejected'));
  if (state === 'returned') return messages.returnedBy(by('returned'));
  if (state === 'blocked') return messages.blockedAt(step.label);
  const { pending } = now;
  const open = now.needed - now.approved;
  const who =
    pending.length === 1
      ? pending[0]?.isYou
        ? messages.nextYou
        : messages.nextOne(write(pending, 'all', true))
      : open >= pending.length
        ? messages.nextAll(write(pending, 'all', true))
        : open === 1
          ? messages.nextAny(write(pending, 'any', true))
          : messages.nextSome(open.toLocaleString(locale), write(pending, 'all', false));
  const following = steps.find(
    ({ approvers }, index) => index > at && approvers.some(({ decision }) => decision !== 'skipped'),
  );
  return following ? `${who} ${messages.afterwards(following.label)}` : who;
}
