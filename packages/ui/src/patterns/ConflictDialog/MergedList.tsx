import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { VisuallyHidden } from '../../components/Layout/Layout.tsx';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { ChoiceValue } from '../MergeRecords/ChoiceGrid.tsx';
import * as styles from './ConflictDialog.css.ts';
import { conflictDialogMessages } from './ConflictDialog.messages.ts';
import type { MergedField } from './ConflictField.ts';

export function MergedList({ merged, person }: { merged: readonly MergedField[]; person: string }) {
  const messages = useMessages('conflictDialog', conflictDialogMessages);
  const { locale } = useLocale();
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.merged}>
      <div>
        <h3 id={id} className={styles.mergedTitle}>
          {messages.merged(merged.length, merged.length.toLocaleString(locale))}
        </h3>
        <p className={styles.hint}>{messages.mergedHint}</p>
      </div>
      <ul className={styles.mergedList}>
        {merged.map(({ id: field, label, was, now, by }) => (
          <li key={field} className={styles.mergedRow}>
            <span className={styles.mergedLabel}>{label}</span>
            <span className={styles.change}>
              <span className={styles.was}>
                <ChoiceValue value={was} empty={messages.empty} />
              </span>
              <span className={styles.arrow}>
                <Icon icon={ArrowRight} size={14} isDirectional />
              </span>
              <VisuallyHidden>{messages.became}</VisuallyHidden>
              <ChoiceValue value={now} empty={messages.empty} />
            </span>
            <span className={styles.by}>{by === 'mine' ? messages.byYou : person}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
