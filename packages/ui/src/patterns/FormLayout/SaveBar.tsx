import { Button } from '../../components/Button/Button.tsx';
import * as styles from './FormLayout.css.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { formLayoutWords } from './FormLayout.messages.ts';

export interface SaveBarProps {
  /** "3 changes not saved". */
  message?: string;
  /** Label of the save button. */
  saveLabel?: string;
  /** Label of the discard button. */
  discardLabel?: string;
  /** Called to save. */
  onSave?: () => void;
  /** Called to discard the changes. */
  onDiscard?: () => void;
  /** Shows that saving is in progress. */
  isSaving?: boolean;
  /** Reason why saving is disabled. */
  disabledReason?: string;
  /** The save button submits the form of this id. */
  form?: string;
}

/** At the foot of the page while something is changed. */
export function SaveBar({
  message,
  saveLabel,
  discardLabel,
  onSave,
  onDiscard,
  isSaving,
  disabledReason,
  form,
}: SaveBarProps) {
  const words = useMessages('formLayout', formLayoutWords);
  return (
    <div role="region" aria-label={words.unsaved} className={styles.saveBar}>
      <span className={styles.saveMessage} role="status">
        {message ?? words.message}
      </span>
      {onDiscard && (
        <Button onPress={onDiscard} isDisabled={isSaving}>
          {discardLabel ?? words.discard}
        </Button>
      )}
      <Button
        variant="primary"
        type={form === undefined ? 'button' : 'submit'}
        form={form}
        onPress={onSave}
        isPending={isSaving}
        disabledReason={disabledReason}
      >
        {saveLabel ?? words.save}
      </Button>
    </div>
  );
}
