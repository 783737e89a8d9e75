import { ChevronDown, TriangleAlert } from 'lucide-react';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Popover } from '../../components/Popover/Popover.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import * as styles from './Dimensions.css.ts';
import { takeoffDimensionsMessages } from './Dimensions.messages.ts';

interface DraftPopoverProps<Draft> {
  title: string;
  hint: string;
  /** Label of the button with the current value. */
  label: string;
  /** Creates the initial draft. */
  initial: () => Draft;
  /** Saves the draft; false if it is invalid. */
  keep: (draft: Draft) => boolean;
  children: (draft: Draft, set: (draft: Draft) => void, showsWrong: boolean, done: ReactNode) => ReactNode;
}

/**
 * Popover of an options bar button whose values are saved together when it closes, as one undo step. An invalid draft
 * is kept, and the button marks it as incomplete.
 */
export function DraftPopover<Draft>({
  title,
  hint,
  label,
  initial,
  keep,
  children,
}: DraftPopoverProps<Draft>) {
  const messages = useMessages('takeoffDimensions', takeoffDimensionsMessages);
  const [isOpen, setOpen] = useState(false);
  const [draft, setDraft] = useState<{ of: Draft; isTouched: boolean; isTried: boolean } | null>(null);
  const settle = (): boolean => {
    if (draft === null) return true;
    // An untouched draft is not saved, so that exact values are kept.
    const isKept = !draft.isTouched || keep(draft.of);
    setDraft(isKept ? null : { ...draft, isTried: true });
    return isKept;
  };
  const finish = () => {
    if (settle()) setOpen(false);
  };
  const isIncomplete = !isOpen && draft !== null;
  return (
    <Popover
      title={title}
      width="lg"
      isOpen={isOpen}
      onOpenChange={(next) => {
        if (next) setDraft(draft ?? { of: initial(), isTouched: false, isTried: false });
        else settle();
        setOpen(next);
      }}
      trigger={
        <Button
          variant="ghost"
          size="sm"
          iconAfter={ChevronDown}
          {...(isIncomplete ? { icon: TriangleAlert, 'aria-label': messages.incomplete(label) } : {})}
        >
          {label}
        </Button>
      }
    >
      {draft && (
        <div
          className={styles.rows}
          onKeyDown={(event: KeyboardEvent<HTMLDivElement>) => {
            // Keys do not reach the canvas, and Enter in a field closes the popover.
            if (event.key !== 'Escape') event.stopPropagation();
            if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
            // The focus returns to the button, which the same key press would activate.
            event.preventDefault();
            finish();
          }}
        >
          <p className={styles.hint}>{hint}</p>
          {children(
            draft.of,
            (of) => setDraft({ ...draft, of, isTouched: true }),
            draft.isTried,
            <Button size="sm" variant="primary" onPress={finish}>
              {messages.done}
            </Button>,
          )}
        </div>
      )}
    </Popover>
  );
}
