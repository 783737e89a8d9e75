import { Button } from '../../components/Button/Button.tsx';
import { useLocale } from '../../locale.tsx';
import { useIsPhone } from '../../media.ts';
import { useMessages } from '../../messages/useMessages.ts';
import * as styles from './ConflictDialog.css.ts';
import { conflictDialogMessages } from './ConflictDialog.messages.ts';

export interface ConflictFooterProps {
  /** Number of decided conflicts. */
  chosen: number;
  /** Number of conflicts. */
  total: number;
  isSaving: boolean;
  onKeepEditing: () => void;
  onTakeTheirs: () => void;
  onSave: () => void;
}

/** Progress and buttons of the dialog. */
export function ConflictFooter({
  chosen,
  total,
  isSaving,
  onKeepEditing,
  onTakeTheirs,
  onSave,
}: ConflictFooterProps) {
  const messages = useMessages('conflictDialog', conflictDialogMessages);
  const { locale } = useLocale();
  const isPhone = useIsPhone();
  return (
    <div className={styles.foot}>
      {total > 0 && (
        <span role="status" className={styles.progress}>
          {messages.chosen(chosen.toLocaleString(locale), total.toLocaleString(locale))}
        </span>
      )}
      <Button variant="ghost" isFullWidth={isPhone} onPress={onKeepEditing} isDisabled={isSaving}>
        {messages.keepEditing}
      </Button>
      <Button isFullWidth={isPhone} onPress={onTakeTheirs} isDisabled={isSaving}>
        {messages.takeTheirs}
      </Button>
      <span className={styles.main}>
        <Button variant="primary" isFullWidth={isPhone} onPress={onSave} isPending={isSaving}>
          {total > 0 ? messages.save : messages.saveMerged}
        </Button>
      </span>
    </div>
  );
}
