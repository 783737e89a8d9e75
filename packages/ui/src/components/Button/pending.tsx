import { useMessages } from '../../messages/useMessages.ts';
import * as styles from './Button.css.ts';
import { buttonMessages } from './Button.messages.ts';

/** Spinner over the label of a pending button, which keeps its width. */
export function Spinner() {
  return (
    <span className={styles.pending}>
      <span className={styles.spinner} aria-hidden />
    </span>
  );
}

interface WorkingProps {
  isPending: boolean;
  /** Name of a button without a visible label. */
  label?: string;
}

/** Announces the pending state to assistive technology. */
export function Working({ isPending, label }: WorkingProps) {
  const messages = useMessages('button', buttonMessages);
  const text = label === undefined ? messages.working : messages.workingOn(label);
  return (
    <span role="status" className={styles.announced}>
      {isPending && text}
    </span>
  );
}
