import { ChevronDown, TriangleAlert } from 'lucide-react';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Popover } from '../../components/Popover/Popover.tsx';
import { useWords } from '../../messages/useMessages.ts';
import * as styles from './Dimensions.css.ts';
import { takeoffDimensionsWords } from './Dimensions.messages.ts';

interface DraftPopoverProps<Draft> {
  title: string;
  hint: string;
  /** On the button: what holds now. */
  label: string;
  /** What is there to be changed when it opens. */
  initial: () => Draft;
  /** Takes what is typed; false where it means nothing yet. */
  keep: (draft: Draft) => boolean;
  children: (draft: Draft, set: (draft: Draft) => void, showsWrong: boolean, done: ReactNode) => ReactNode;
}

/**
 * Figures behind a button of the bar, taken together when it closes: one step to undo. What means nothing stays as it was
 * typed, and the button says so.
 */
export function DraftPopover<Draft>({
  title,
  hint,
  label,
  initial,
  keep,
  children,
}: DraftPopoverProps<Draft>) {
  const words = useWords('takeoffDimensions', takeoffDimensionsWords);
  const [isOpen, setOpen] = useState(false);
  const [draft, setDraft] = useState<{ of: Draft; isTouched: boolean; isTried: boolean } | null>(null);
  const settle = (): boolean => {
    if (draft === null) return true;
    // What was only looked at stays as it is, to the last digit.
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
          {...(isIncomplete ? { icon: TriangleAlert, 'aria-label': words.incomplete(label) } : {})}
        >
          {label}
        </Button>
      }
    >
      {draft && (
        <div
          className={styles.rows}
          onKeyDown={(event: KeyboardEvent<HTMLDivElement>) => {
            // None of its keys is one of the canvas, and Enter in a field is its end.
            if (event.key !== 'Escape') event.stopPropagation();
            if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
            // The focus goes back to the button, which the same key would press.
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
              {words.done}
            </Button>,
          )}
        </div>
      )}
    </Popover>
  );
}
