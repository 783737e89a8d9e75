import { Banner } from '@plumbline/ui/Banner';
import { Button } from '@plumbline/ui/Button';
import { Inline } from '@plumbline/ui/Inline';
import type { DraftState } from './useAiDraft.ts';
import { aiEstimatesMessages } from './messages.ts';

/** Problems of saving the draft, with what can be done. */
export function DraftBanners({
  state,
  isGone,
  onRestart,
  onRetry,
  onSettle,
}: {
  state: DraftState;
  /** True if someone else deleted the draft. */
  isGone: boolean;
  /** Continues in a new draft. */
  onRestart: () => void;
  /** Saves the draft again. */
  onRetry: () => void;
  /** Settles a conflict with the user's version or the other one. */
  onSettle: (isMine: boolean) => void;
}) {
  return (
    <>
      {isGone && (
        <Banner
          tone="warn"
          isUrgent
          title={aiEstimatesMessages.draftDeleted}
          action={
            <Button size="sm" onPress={onRestart}>
              {aiEstimatesMessages.continueInANewDraft}
            </Button>
          }
        >
          {aiEstimatesMessages.savedLocallyNotice}
        </Banner>
      )}
      {state.is === 'failed' && !isGone && (
        <Banner
          tone="bad"
          isUrgent
          action={
            <Button size="sm" onPress={onRetry}>
              {aiEstimatesMessages.tryAgain}
            </Button>
          }
        >
          {aiEstimatesMessages.changesKeptNotice(state.text)}
        </Banner>
      )}
      {state.is === 'stale' && (
        <Banner
          tone="warn"
          isUrgent
          title={aiEstimatesMessages.draftConflict}
          action={
            <Inline gap={8} wraps>
              <Button size="sm" onPress={() => onSettle(false)}>
                {aiEstimatesMessages.useTheirVersion}
              </Button>
              <Button size="sm" onPress={() => onSettle(true)}>
                {aiEstimatesMessages.keepMyVersion}
              </Button>
            </Inline>
          }
        >
          {aiEstimatesMessages.conflictNotice}
        </Banner>
      )}
    </>
  );
}

/** Pages of the draft that are not in the plan set any more. */
export function MissingPages({ count, onContinue }: { count: number; onContinue: () => void }) {
  return (
    <Banner
      tone="warn"
      action={
        <Button size="sm" onPress={onContinue}>
          {aiEstimatesMessages.continueWithout}
        </Button>
      }
    >
      {count === 1 ? aiEstimatesMessages.pageRemoved : aiEstimatesMessages.pagesRemoved(count)}
    </Banner>
  );
}
