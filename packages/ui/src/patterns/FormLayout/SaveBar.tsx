import { Button } from '../../components/Button/Button.tsx';
import * as styles from './FormLayout.css.ts';

export interface SaveBarProps {
  /** "3 changes not saved". */
  message?: string;
  saveLabel?: string;
  discardLabel?: string;
  onSave?: () => void;
  onDiscard?: () => void;
  isSaving?: boolean;
  /** Why it cannot be saved as it is. */
  disabledReason?: string;
  /** The save button submits the form of this id. */
  form?: string;
}

/** At the foot of the page while something is changed. */
export function SaveBar({
  message = 'Changes not saved',
  saveLabel = 'Save',
  discardLabel = 'Discard',
  onSave,
  onDiscard,
  isSaving,
  disabledReason,
  form,
}: SaveBarProps) {
  return (
    <div role="region" aria-label="Unsaved changes" className={styles.saveBar}>
      <span className={styles.saveMessage} role="status">
        {message}
      </span>
      {onDiscard && (
        <Button onPress={onDiscard} isDisabled={isSaving}>
          {discardLabel}
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
        {saveLabel}
      </Button>
    </div>
  );
}
