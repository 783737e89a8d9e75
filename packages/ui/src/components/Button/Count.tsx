import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { VisuallyHidden } from '../Layout/Layout.tsx';
import * as styles from './Button.css.ts';
import { buttonMessages } from './Button.messages.ts';

const maxCount = 99;

interface CountProps {
  /** Accessible name of the button, which includes the count. */
  name: string;
  count: number;
}

/** Count badge at the corner of an icon button. */
export function Count({ name, count }: CountProps) {
  const { locale } = useLocale();
  const messages = useMessages('button', buttonMessages);
  return (
    <>
      <VisuallyHidden>{name}</VisuallyHidden>
      <span className={styles.badge} aria-hidden>
        {count > maxCount
          ? messages.manyCount(maxCount.toLocaleString(locale))
          : count.toLocaleString(locale)}
      </span>
    </>
  );
}
