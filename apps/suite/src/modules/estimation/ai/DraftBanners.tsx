import { Banner } from '@plumbline/ui/Banner';
import { Button } from '@plumbline/ui/Button';
import { Inline } from '@plumbline/ui/Inline';
import type { DraftState } from './useAiDraft.ts';

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
          urgent
          title="Someone else deleted this draft"
          action={
            <Button size="sm" onPress={onRestart}>
              Continue in a new draft
            </Button>
          }
        >
          Your changes are saved in this browser only.
        </Banner>
      )}
      {state.is === 'failed' && !isGone && (
        <Banner
          tone="bad"
          urgent
          action={
            <Button size="sm" onPress={onRetry}>
              Try again
            </Button>
          }
        >
          {state.text} Your changes are safe in this browser.
        </Banner>
      )}
      {state.is === 'stale' && (
        <Banner
          tone="warn"
          urgent
          title="Someone else changed this draft"
          action={
            <Inline gap={8} wrap>
              <Button size="sm" onPress={() => onSettle(false)}>
                Use their version
              </Button>
              <Button size="sm" onPress={() => onSettle(true)}>
                Keep my version
              </Button>
            </Inline>
          }
        >
          Your changes are saved in this browser.
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
          Continue without
        </Button>
      }
    >
      {count === 1
        ? 'A selected page was removed from the plan set.'
        : `${count} selected pages were removed from the plan set.`}
    </Banner>
  );
}
