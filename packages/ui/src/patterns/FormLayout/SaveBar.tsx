import { Button } from '../../components/Button/Button.tsx';
import * as styles from './FormLayout.css.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { formLayoutMessages } from './FormLayout.messages.ts';

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

/**
 * Bar at the bottom of the page while there are unsaved changes.
 *
 * @example
 * <SaveBar />
 */
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
  const messages = useMessages('formLayout', formLayoutMessages);
  return (
    <div role="region" aria-label={messages.unsaved} className={styles.saveBar}>
      <span className={styles.saveMessage} role="status">
        {message ?? messages.message}
      </span>
      {onDiscard && (
        <Button onPress={onDiscard} isDisabled={isSaving}>
          {discardLabel ?? messages.discard}
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
        {saveLabel ?? messages.save}
      </Button>
    </div>
  );
}
