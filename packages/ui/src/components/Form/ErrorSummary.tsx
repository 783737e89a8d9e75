import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import * as styles from './Form.css.ts';
import { errorSummaryMessages } from './Form.messages.ts';

export interface FormError {
  /** The field's name or its element's id. */
  field: string;
  /** Label of the field on screen. */
  label: string;
  message: string;
}

export interface ErrorSummaryProps {
  /** Errors with their fields. */
  errors: readonly FormError[];
  /** Title instead of the default count. */
  title?: string;
  /** Moves the focus itself; without it the element of that id or name takes it. */
  onFocusField?: (field: string) => void;
  /** Takes the focus when it appears and when the number of errors changes. */
  autoFocus?: boolean;
}

/**
 * Summary of the errors of a form with links to the fields.
 *
 * @example
 * <ErrorSummary errors={[{ field: 'due', label: 'Due date', message: 'Enter a later date.' }]} />
 */
export function ErrorSummary({ errors, title, onFocusField, autoFocus = true }: ErrorSummaryProps) {
  const messages = useMessages('errorSummary', errorSummaryMessages);
  const { locale } = useLocale();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (autoFocus && errors.length > 0) box.current?.focus();
  }, [autoFocus, errors.length]);
  if (errors.length === 0) return null;
  const go = (field: string) => {
    if (onFocusField) return onFocusField(field);
    const element =
      document.getElementById(field) ?? document.querySelector<HTMLElement>(`[name="${CSS.escape(field)}"]`);
    element?.focus();
    element?.scrollIntoView({ block: 'center' });
  };
  return (
    <div ref={box} className={styles.summary} role="alert" tabIndex={-1}>
      <p className={styles.summaryTitle}>
        <Icon icon={CircleAlert} />
        {title ?? messages.title(errors.length, errors.length.toLocaleString(locale))}
      </p>
      <ul className={styles.summaryList}>
        {errors.map(({ field, label, message }) => (
          <li key={`${field} ${message}`}>
            <button type="button" className={styles.summaryLink} onClick={() => go(field)}>
              {messages.line(label, message)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
