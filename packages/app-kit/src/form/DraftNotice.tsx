import { Banner } from '@plumbline/ui/Banner';
import { Button } from '@plumbline/ui/Button';
import { formMessages } from './messages.ts';

/** Notice that a form shows unsaved input of an earlier visit, with a button to discard it. */
export function DraftNotice({ onDiscard }: { onDiscard: () => void }) {
  return (
    <Banner
      tone="info"
      action={
        <Button size="sm" onPress={onDiscard}>
          {formMessages.discardDraft}
        </Button>
      }
    >
      {formMessages.draftRestored}
    </Banner>
  );
}
